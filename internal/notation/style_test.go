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
