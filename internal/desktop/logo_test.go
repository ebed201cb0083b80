package desktop

import (
	"bytes"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "draw the logo again")

// The logo shows how pieces are defined: a piece in the middle of a board and the
// squares that its vectors reach.
const (
	logoWidth, logoHeight = 130, 65 // the size in XBoard and WinBoard
	logoSquares           = 5
	logoSquare            = logoHeight / logoSquares
)

var (
	logoLight  = color.NRGBA{0xe8, 0xd9, 0xb5, 0xff}
	logoDark   = color.NRGBA{0xa3, 0x7a, 0x52, 0xff}
	logoGround = color.NRGBA{0x2b, 0x2d, 0x42, 0xff}
	logoPiece  = color.NRGBA{0x2b, 0x2d, 0x42, 0xff}
	logoTarget = color.NRGBA{0x3d, 0x8b, 0x6e, 0xff}
	logoText   = color.NRGBA{0xf4, 0xe8, 0xc8, 0xff}
)

// logoLetters are five pixels wide and seven high; y hangs lower.
var logoLetters = map[rune][]string{
	'f': {"..##.", ".#..#", ".#...", "####.", ".#...", ".#...", ".#..."},
	'a': {".....", ".....", ".###.", "....#", ".####", "#...#", ".####"},
	'i': {"..#..", ".....", ".##..", "..#..", "..#..", "..#..", ".###."},
	'r': {".....", ".....", "#.##.", "##..#", "#....", "#....", "#...."},
	'y': {".....", ".....", "#...#", "#...#", "#...#", ".####", "....#", ".###."},
	'm': {".....", ".....", "##.#.", "#.#.#", "#.#.#", "#.#.#", "#.#.#"},
	'x': {".....", ".....", "#...#", ".#.#.", "..#..", ".#.#.", "#...#"},
}

func drawLogo() *image.NRGBA {
	logo := image.NewNRGBA(image.Rect(0, 0, logoWidth, logoHeight))
	for y := range logoHeight {
		for x := range logoWidth {
			logo.SetNRGBA(x, y, logoGround)
			if x < logoHeight {
				logo.SetNRGBA(x, y, logoBoard(x, y))
			}
		}
	}
	writeLogo(logo, "fairy", 68, 12)
	writeLogo(logo, "max", 80, 36)
	return logo
}

// logoBoard is the colour of a pixel of the board.
func logoBoard(x, y int) color.NRGBA {
	file, rank := x/logoSquare-logoSquares/2, y/logoSquare-logoSquares/2
	ground := logoDark
	if (file+rank)%2 == 0 {
		ground = logoLight
	}
	switch distance := file*file + rank*rank; distance {
	case 0:
		return logoDisc(x, y, 5, logoPiece, ground)
	case 2, 5: // one diagonal step, and the knight's leap
		return logoDisc(x, y, 3, logoTarget, ground)
	}
	return ground
}

// logoDisc mixes the colours of a disc in the middle of a square and of its
// background by how much of the pixel lies within.
func logoDisc(x, y, radius int, disc, ground color.NRGBA) color.NRGBA {
	const fine = 4
	inside := 0
	for i := range fine * fine {
		// In units of half a subpixel, so that everything is a whole number.
		dx := (x%logoSquare)*2*fine + i%fine*2 + 1 - logoSquare*fine
		dy := (y%logoSquare)*2*fine + i/fine*2 + 1 - logoSquare*fine
		if dx*dx+dy*dy <= 4*fine*fine*radius*radius {
			inside++
		}
	}
	mix := func(a, b uint8) uint8 {
		return uint8((int(a)*inside + int(b)*(fine*fine-inside)) / (fine * fine))
	}
	return color.NRGBA{mix(disc.R, ground.R), mix(disc.G, ground.G), mix(disc.B, ground.B), 0xff}
}

func writeLogo(logo *image.NRGBA, word string, left, top int) {
	const dot = 2
	for i, letter := range word {
		for row, dots := range logoLetters[letter] {
			for column, d := range dots {
				for n := range dot * dot {
					if d == '#' {
						logo.SetNRGBA(left+(i*6+column)*dot+n%dot, top+row*dot+n/dot, logoText)
					}
				}
			}
		}
	}
}

// TestLogo compares the picture with this drawing; -update draws it again.
func TestLogo(t *testing.T) {
	const path = "fairymax.png"
	want := drawLogo()
	if *update {
		var text bytes.Buffer
		if err := png.Encode(&text, want); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, text.Bytes(), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	got, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.Bounds() != want.Bounds() {
		t.Fatalf("the logo is %v, want %v", got.Bounds(), want.Bounds())
	}
	for y := range logoHeight {
		for x := range logoWidth {
			if color.NRGBAModel.Convert(got.At(x, y)) != want.At(x, y) {
				t.Fatalf("pixel %d,%d is %v, want %v; -update draws the logo again", x, y, got.At(x, y), want.At(x, y))
			}
		}
	}
}
