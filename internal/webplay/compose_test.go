package webplay

import (
	"math/rand/v2"
	"testing"
)

// draftOf is the draft that begins with a position.
func draftOf(v view) draft {
	return draft{From: v.FEN, Turn: v.Turn, Pieces: v.Pieces, Walls: v.Walls, Hands: v.Hands}
}

// TestUntouchedDraft holds that a draft without a change is the position that it began with.
func TestUntouchedDraft(t *testing.T) {
	for _, name := range append(someNames(), "3check", "chu", "duck") {
		s, _ := loaded(t, name)
		v, random := ask[view](t, s, question{Do: "new"}), rand.New(rand.NewPCG(3, 4))
		for ply := 0; ply < 40 && len(v.Moves) > 0; ply++ {
			if c := ask[composed](t, s, question{Do: "compose", Draft: draftOf(v)}); c.FEN != v.FEN || c.Problem != "" {
				t.Errorf("%s: %s becomes %+v", name, v.FEN, c)
			}
			v = ask[view](t, s, question{Do: "play", Text: v.Moves[random.IntN(len(v.Moves))].Text})
		}
	}
}

// TestChangedDraft holds that a change leaves the rights that still fit, and all counts.
func TestChangedDraft(t *testing.T) {
	without := func(square string) func(*draft) {
		return func(d *draft) {
			var rest []placed
			for _, p := range d.Pieces {
				if p.Square != square {
					rest = append(rest, p)
				}
			}
			d.Pieces = rest
		}
	}
	for _, test := range []struct {
		game, from, want string
		change           func(*draft)
	}{
		{"normal", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w Qq - 3 7", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/1NBQKBNR w q - 3 7", without("a1")},
		{"normal", "rnbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 7", "rnbqkbnr/ppp2ppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 7", without("d5")},
		{"normal", "rnbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 7", "1nbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQk d6 0 7", without("a8")},
		{"normal", "rnbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w - d6 0 7", "rnbqkbnr/ppp2ppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR b - - 0 7", func(d *draft) { d.Turn = "black" }},
		{"3check", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 7 +2+0", "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPP1PPP/RNBQKBNR w - - 0 7 +2+0", without("e4")},
		{"normal", "r3k2r/8/8/8/8/8/8/R3K2R w - - 5 30", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", func(d *draft) { d.From = "" }},
	} {
		s, _ := loaded(t, test.game)
		d := draftOf(ask[view](t, s, question{Do: "fen", Text: test.from}))
		test.change(&d)
		if c := ask[composed](t, s, question{Do: "compose", Draft: d}); c.FEN != test.want || c.Problem != "" {
			t.Errorf("%s becomes %+v, want %s", test.from, c, test.want)
		}
	}
}
