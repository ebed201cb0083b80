package textboard

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// after sets up a variant and plays the moves between squares.
func after(t *testing.T, name string, squares ...string) (*variants.Variant, *board.Position) {
	t.Helper()
	v, err := variants.NewCatalogue(testfiles.Files).Load(name)
	if err != nil {
		t.Fatal(err)
	}
	g := board.NewGame(v.Rules.Start())
	for i := 0; i < len(squares); i += 2 {
		var list board.MoveList
		g.Position().Legal(&list)
		for _, m := range list.Moves() {
			if v.Rules.SquareName(m.From(), 1) == squares[i] && v.Rules.SquareName(m.To(), 1) == squares[i+1] && !m.IsDrop() {
				g.Play(m)
				break
			}
		}
	}
	if want := len(squares) / 2; len(g.Moves()) != want {
		t.Fatalf("%d moves of %d are legal", len(g.Moves()), want)
	}
	return v, g.Position()
}

var glyphsOfChess = []string{"♟", "♞", "♝", "♜", "♛", "♚"}

// What a style changes, line by line.
func TestStyles(t *testing.T) {
	_, p := after(t, "normal", "e2", "e4", "d7", "d5", "e4", "d5")
	for _, test := range []struct {
		style Style
		want  []string
	}{
		{Style{}, []string{"\n  8  r n b q k b n r 8\n", "\n  5  . . . P . . . . 5\n", "\n     a b c d e f g h\n\n"}},
		{Style{Flipped: true}, []string{"\n  1  R N B K Q B N R 1\n", "\n  8  r n b k q b n r 8\n     h g f e d c b a\n\n"}},
		{Style{Changed: true}, []string{"\n  5  . . .[P]. . . . 5\n  4  . . . .[.]. . . 4\n"}},
		{Style{Glyphs: glyphsOfChess}, []string{"\n  8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜ 8\n", "\n  1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖ 1\n"}},
		{Style{Colours: Few, Changed: true}, []string{"8  \x1b[31mr\x1b[0m ", ".[\x1b[1mP\x1b[0m]. . . . 5"}},
		{Style{Colours: Many, Glyphs: glyphsOfChess, Changed: true}, []string{"  8 \x1b[1;38;5;16;48;5;137m ♜ \x1b[0m\x1b[1;38;5;16;48;5;94m ♞ \x1b[0m",
			"\x1b[1;38;5;231;48;5;65m ♟ \x1b[0m", "\x1b[1;38;5;16;48;5;65m   \x1b[0m", "\n     a  b  c"}},
	} {
		rest := Board(p, test.style)
		for _, part := range test.want {
			_, after, found := strings.Cut(rest, part)
			if !found {
				t.Fatalf("%+v: %q is missing in\n%s", test.style, part, Board(p, test.style))
			}
			rest = after
		}
	}
}

// The last square of a rank is closed too, and neighbours share a bracket.
func TestBrackets(t *testing.T) {
	_, p := after(t, "normal", "h2", "h4")
	if text := Board(p, Style{Changed: true}); !strings.Contains(text, "  4  . . . . . . .[P]4\n") {
		t.Errorf("%s", text)
	}
	_, p = after(t, "normal", "e2", "e3", "a7", "a6", "e1", "e2", "a6", "a5", "e2", "d3", "a5", "a4", "d3", "e4", "a4", "a3", "e4", "d4")
	if text := Board(p, Style{Changed: true}); !strings.Contains(text, "  4  . . .[K[.]. . . 4\n") {
		t.Errorf("%s", text)
	}
}

var sequence = regexp.MustCompile("\x1b\\[[0-9;]*m")

// Every game (one in four without FAIRYMAX_LONG) fits a terminal of 80 columns in every style,
// files and numbers stand where they belong, and each square is drawn.
func TestWidths(t *testing.T) {
	for _, name := range testgames.SomeNames(4) {
		v := testgames.Variant(t, name)
		symbols := make([]string, len(v.Symbols))
		for i, s := range v.Symbols {
			symbols[i] = s.Glyph
		}
		for _, colours := range []Colours{None, Few, Many} {
			for _, glyphs := range [][]string{nil, Glyphs(symbols)} {
				style := Style{Colours: colours, Glyphs: glyphs, Width: 80}
				checkWidth(t, fmt.Sprintf("%s, %d colours", name, colours), v.Rules, Board(v.Rules.Start(), style))
			}
		}
	}
}

func checkWidth(t *testing.T, what string, r *board.Rules, text string) {
	t.Helper()
	width, ranks := 0, 0 // without the number on the right
	for line := range strings.Lines(sequence.ReplaceAllString(text, "")) {
		line = strings.TrimSuffix(line, "\n")
		if n := utf8.RuneCountInString(line); n > 80 && !strings.Contains(line, "hand:") {
			t.Errorf("%s: %d columns: %s", what, n, line)
		}
		squares := strings.TrimRight(line, "0123456789")
		if squares == line || strings.Contains(line, "hand:") {
			continue // it is no rank
		}
		ranks++
		if n := utf8.RuneCountInString(squares); ranks > 1 && n != width {
			t.Errorf("%s: %d columns instead of %d: %s", what, n, width, line)
		} else {
			width = n
		}
	}
	if ranks != r.Ranks {
		t.Errorf("%s: %d ranks\n%s", what, ranks, text)
	}
}

// Only single characters of one column are symbols, each for one piece.
func TestGlyphs(t *testing.T) {
	got := Glyphs([]string{"♟︎", "♞", "♟", "", "象", "ab", "\u202e", "\x1b", "é", "🐎", "→"})
	if want := []string{"♟", "♞", "", "", "", "", "", "", "é", "", "→"}; fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// Hands are written with the letters of drops.
func TestHands(t *testing.T) {
	v, _ := after(t, "crazyhouse")
	p, err := v.Rules.ParseFEN("4k3/8/8/8/8/8/8/4K3[NNq] w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	text := Board(p, Style{Glyphs: make([]string, v.Rules.Types()), Flipped: true})
	if !strings.HasPrefix(text, "\n     White's hand: N×2\n") || !strings.HasSuffix(text, "\n     Black's hand: q\n\n") {
		t.Errorf("%s", text)
	}
}
