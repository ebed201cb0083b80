package fairymax_test

import (
	"math/rand/v2"
	"testing"

	"fairymax"
)

// TestWritePlayed holds that moves can be written when they have been played, in all games and notations:
// "play, then print" is a usual order.
func TestWritePlayed(t *testing.T) {
	b := load("normal").Start()
	m, err := b.Read("e4")
	if err != nil {
		t.Fatal(err)
	}
	if got := b.Write(m, fairymax.SAN); got != "e4" {
		t.Errorf("before it is played, the move is %s", got)
	}
	b.Play(m)
	if got := b.Write(m, fairymax.SAN); got != "e2e4" {
		t.Errorf("after it is played, the move is %s", got)
	}
	for _, name := range fairymax.Names() {
		b, random := load(name).Start(), rand.New(rand.NewPCG(1, 2))
		for range 30 {
			legal := b.Legal()
			if len(legal) == 0 {
				break
			}
			m := legal[random.IntN(len(legal))]
			b.Play(m)
			for _, n := range []fairymax.Notation{fairymax.Coordinates, fairymax.SAN, fairymax.UCI, fairymax.USI} {
				if b.Write(m, n) == "" {
					t.Errorf("%s: %v is written as nothing", name, m)
				}
			}
		}
	}
}

// TestSFEN holds that the SFEN of a game is the same position behind its word.
func TestSFEN(t *testing.T) {
	for _, name := range []string{"normal", "wildebeest", "shogi"} {
		game := load(name)
		b, random := game.Start(), rand.New(rand.NewPCG(3, 4))
		for range 7 {
			legal := b.Legal()
			b.Play(legal[random.IntN(len(legal))])
		}
		text := b.FENIn(fairymax.USI)
		again, _, err := game.SetUp("sfen " + text)
		if err != nil || again.FENIn(fairymax.USI) != text || again.Turn() != b.Turn() {
			t.Errorf("%s: %s: %v", name, text, err)
		}
	}
}

// TestExplainAgrees holds that a text is explained as legal if, and only if, it can be played.
func TestExplainAgrees(t *testing.T) {
	b, _, err := load("normal").SetUp("1k6/8/8/8/8/8/4P3/R6K w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]bool{"e2e4": true, "Ra4": true, "e3": true, "a4": false, "rook": false, "R": false, "Rh1": false, "h8": false, "z": false, "": false} {
		legal, sentences := b.Explain(text)
		if _, err := b.Read(text); legal != want || (err == nil) != want {
			t.Errorf("%q: %v %q, but read with %v", text, legal, sentences, err)
		}
	}
}
