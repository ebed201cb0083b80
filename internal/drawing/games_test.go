package drawing

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/variants"
)

// mostBytes is the size that no drawing exceeds.
const mostBytes = 16 << 10

// Every piece of every game has a drawing that needs no font, and no two pieces of a
// game look alike.
func TestGames(t *testing.T) {
	l := Open()
	for _, v := range games(t) {
		checkGame(t, v.Name, v.Rules.Def, l.Game(v.Rules.Def, hintsOf(v)))
	}
}

// No pawn of any game is a disc with dots.
func TestNoPawnIsAMedal(t *testing.T) {
	l := Open()
	disc := circle(medalX, medalY, medalR)
	pawns := 0
	for _, v := range games(t) {
		for i, d := range l.Game(v.Rules.Def, hintsOf(v)) {
			if name := v.Rules.Def.Types[i].Name; !strings.Contains(name, "pawn") || strings.Contains(name, "promoted") {
				continue
			}
			if pawns++; strings.Contains(d.SVG(define.White), disc) {
				t.Errorf("%s: the %s is a medal", v.Name, v.Rules.Def.Types[i].Name)
			}
		}
	}
	if pawns < 20 {
		t.Errorf("%d pawns", pawns)
	}
}

// So has every piece of the library, also those that no game has.
func TestLibrary(t *testing.T) {
	l := Open()
	for _, name := range libraryNames(t) {
		v := lone(t, name)
		checkGame(t, name, v.Rules.Def, l.Game(v.Rules.Def, hintsOf(v)))
	}
}

// libraryNames are the pieces of pieces.toml.
func libraryNames(t *testing.T) (names []string) {
	t.Helper()
	text, err := fairymax.Files.ReadFile("pieces.toml")
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range regexp.MustCompile(`(?m)^\[([a-z-]+)\]`).FindAllStringSubmatch(string(text), -1) {
		names = append(names, table[1])
	}
	if len(names) < 80 {
		t.Fatalf("%d pieces in pieces.toml", len(names))
	}
	return names
}

// lone is a game with a piece and a king. A piece with a special first move has the
// right to it.
func lone(t *testing.T, name string) *variants.Variant {
	t.Helper()
	file := filepath.Join(t.TempDir(), "lone.toml")
	var v *variants.Variant
	var err error
	for _, rights := range []string{"-", "A"} {
		text := fmt.Sprintf("start = \"5k2/8/8/8/8/8/8/X6K w %s - 0 1\"\npieces = [\"king\", %q]\n[piece.%s]\nletter = \"X\"\n", rights, name, name)
		if name == "king" {
			text = "start = \"5k2/8/8/8/8/8/8/7K w - - 0 1\"\npieces = [\"king\"]\n"
		}
		if err := os.WriteFile(file, []byte("title = \"Lone\"\nboard = \"8x8\"\n"+text), 0o666); err != nil {
			t.Fatal(err)
		}
		if v, err = variants.NewCatalogue(fairymax.Files).Load(file); err == nil {
			return v
		}
	}
	t.Fatal(err)
	return nil
}

func checkGame(t *testing.T, game string, def *define.Game, drawings []Drawing) {
	t.Helper()
	for side := define.White; side <= define.Black; side++ {
		seen := map[string]string{}
		for i, d := range drawings {
			name := game + ", " + def.Types[i].Name
			svg := d.SVG(side)
			if other := seen[svg]; other != "" {
				t.Errorf("%s looks like %s", name, other)
			}
			seen[svg] = name
			checkDrawing(t, name, svg)
			if strings.Contains(svg, "<text") {
				t.Errorf("%s is shown by a letter", name)
			}
		}
	}
}

// checkDrawing holds that a drawing is one well-formed element of bounded size,
// without anything that acts or fetches.
func checkDrawing(t *testing.T, name, svg string) {
	t.Helper()
	if len(svg) > mostBytes {
		t.Errorf("%s has %d bytes", name, len(svg))
	}
	decoder := xml.NewDecoder(strings.NewReader(svg))
	depth, roots := 0, 0
	for {
		token, err := decoder.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatalf("%s: %v in\n%s", name, err, svg)
		}
		switch token := token.(type) {
		case xml.StartElement:
			if depth == 0 {
				roots++
			}
			depth++
			if !strings.Contains(" g path text ", " "+token.Name.Local+" ") {
				t.Errorf("%s has the element %s", name, token.Name.Local)
			}
		case xml.EndElement:
			depth--
		}
	}
	if roots != 1 {
		t.Errorf("%s has %d elements", name, roots)
	}
}

// The same piece is drawn alike each time.
func TestDeterministic(t *testing.T) {
	v := lone(t, "falcon")
	first := Open().Game(v.Rules.Def, nil)[1].SVG(define.Black)
	for range 5 {
		if again := Open().Game(v.Rules.Def, nil)[1].SVG(define.Black); again != first {
			t.Fatalf("another drawing:\n%s\n%s", first, again)
		}
	}
}

func games(t *testing.T) []*variants.Variant {
	t.Helper()
	var all []*variants.Variant
	for _, name := range testgames.SomeNames(3) {
		all = append(all, testgames.Variant(t, name))
	}
	return all
}

func hintsOf(v *variants.Variant) []Hint {
	hints := make([]Hint, len(v.Symbols))
	for i, s := range v.Symbols {
		hints[i] = Hint(s)
	}
	return hints
}

// A pawn with moves of its own is drawn as a pawn, with a badge; a piece that goes back is not.
func TestPawns(t *testing.T) {
	for moves, isPawn := range map[string]bool{
		`{ leap = [0, 1], dirs = "forward", only = "move" }, { leap = [2, 1], dirs = "forward", only = "capture" }`: true,
		`{ leap = [[0, 1], [1, 2]], dirs = "forward" }`:                                                             true,
		`{ leap = [[0, 1], [1, 2]], dirs = ["forward", "backward"] }`:                                               false,
		`{ leap = [2, 3], dirs = "forward" }`:                                                                       false,
		`{ slide = [0, 1], dirs = "forward" }, { leap = [3, 1], dirs = "forward" }`:                                 false,
	} {
		file := filepath.Join(t.TempDir(), "own.toml")
		if err := os.WriteFile(file, []byte("title = \"Own\"\nextends = \"shatranj\"\npiece.shatranj-pawn.moves = ["+moves+"]\n"), 0o666); err != nil {
			t.Fatal(err)
		}
		v, err := variants.NewCatalogue(fairymax.Files).Load(file)
		if err != nil {
			t.Fatal(err)
		}
		l := Open()
		pawn := alike(l.byName["pawn"].shapes...).SVG(define.White)
		drawn := l.Game(v.Rules.Def, nil)[0].SVG(define.White)
		if got := strings.HasPrefix(drawn, strings.TrimSuffix(pawn, "</g>")); got != isPawn {
			t.Errorf("%s: drawn as a pawn: %v", moves, got)
		}
	}
}
