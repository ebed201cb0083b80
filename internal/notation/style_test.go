package notation_test

import (
	"math/rand/v2"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// Every move of random games is another text, and is read back, in each style.
func TestStyleRoundTrip(t *testing.T) {
	for i, name := range variants.NewCatalogue(fairymax.Files).Names() {
		for k, style := range []notation.Style{{Origin: 1}, {Origin: 1, Chess960: true}, {Origin: 0}} {
			walkStyle(t, name, style, rand.New(rand.NewPCG(uint64(i), uint64(k))))
		}
	}
}

func walkStyle(t *testing.T, name string, style notation.Style, random *rand.Rand) {
	t.Helper()
	g := board.NewGame(rulesOf(t, name).Start())
	for range 40 {
		p := g.Position()
		var list board.MoveList
		p.Legal(&list)
		if list.Len() == 0 {
			return
		}
		seen := map[string]bool{}
		for _, m := range list.Moves() {
			text := style.Text(p, m)
			if seen[text] {
				t.Errorf("%s: %s is two moves in %s", name, text, p.FEN())
				return
			}
			seen[text] = true
		}
		m := list.Moves()[random.IntN(list.Len())]
		if back, err := style.Read(p, style.Text(p, m)); err != nil || back != m {
			t.Errorf("%s: %s is read as %v, %v, in %s", name, style.Text(p, m), back, err, p.FEN())
			return
		}
		g.Play(m)
	}
}

// Programs that speak UCI have letters of their own for the pieces of xiangqi.
func TestForeignLetters(t *testing.T) {
	p := position(t, "xiangqihouse", "3k5/9/9/9/9/9/9/9/9/4K4[EHeh] w - - 0 1")
	const fen = "3k5/9/9/9/9/9/9/9/9/4K4[BNbn] w - - 0 1"
	if got := notation.UCIFEN(p); got != fen {
		t.Errorf("%s, want %s", got, fen)
	}
	for text, plain := range map[string]string{"N@e5": "H@e5", "B@c1": "E@c1"} {
		m, err := notation.Style{Origin: 1}.Read(p, text)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if back := notation.UCI(p, m); back != text || notation.Coordinate(p.Rules(), m, 1) != plain {
			t.Errorf("%s is written %s and %s", text, back, notation.Coordinate(p.Rules(), m, 1))
		}
		if same, err := notation.Read(p, text, 1); same != m || err != nil {
			t.Errorf("%s is read as %v, %v", text, same, err)
		}
	}
	checks := position(t, "3check", "4k3/8/8/8/8/8/8/R3K3 w Q - 4 9 +2+0")
	if got := notation.UCIFEN(checks); got != "4k3/8/8/8/8/8/8/R3K3 w Q - 1+3 4 9" {
		t.Errorf("3check: %s", got)
	}
}
