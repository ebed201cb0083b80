package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// A chase loses, but pawns and kings may be attacked for ever: of kings that is check, which
// has a rule of its own.
func TestWhatMayBeChased(t *testing.T) {
	def := chess()
	def.Endings.Repetition = define.Repetition{Count: 3, Result: define.Draw, PerpetualChase: define.Loss}
	r := mustCompile(t, def)
	def.Endings.Repetition.PerpetualCheck = define.Loss
	checks := mustCompile(t, def)
	drawn := Result{Over: true, Draw: true, Reason: Repetition}
	for _, test := range []struct {
		name       string
		rules      *Rules
		fen, moves string
		want       Result
	}{
		// The bishop opens a file and a rank in turn.
		{"a pawn", r, "6k1/8/8/RB1p4/8/8/8/3R2K1 w - - 0 1", "b5d3 g8h8 d3b5 h8g8", drawn},
		{"a knight", r, "6k1/8/8/RB1n4/8/8/8/3R2K1 w - - 0 1", "b5d3 g8h8 d3b5 h8g8", Result{Over: true, Winner: define.Black, Reason: PerpetualChase}},
		{"a king", r, "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1", "g3h3 h8g8 h3g3 g8h8", drawn},
		{"checks have a rule", checks, "7k/8/8/8/8/6Q1/8/6K1 w - - 0 1", "g3h3 h8g8 h3g3 g8h8", Result{Over: true, Winner: define.Black, Reason: PerpetualCheck}},
	} {
		g := NewGame(mustParse(t, test.rules, test.fen))
		moves := strings.Fields(test.moves)
		play(t, g, append(moves, moves...)...)
		if got := g.Result(); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
}

// A square that no legal move captures on does not make a position another one: the pawn on d4 is
// pinned along the rank by the one that it would take.
func TestIllegalEnPassantRepeats(t *testing.T) {
	g := NewGame(mustParse(t, mustCompile(t, chess()), "8/8/8/8/R2p3k/8/4P3/4K3 w - - 0 1"))
	play(t, g, "e2e4")
	const want = "8/8/8/8/R2pP2k/8/8/4K3 b - - 0 1"
	if got := g.Position().FEN(); got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if p := mustParse(t, g.Position().rules, strings.Replace(want, "- -", "- e3", 1)); p.FEN() != want || p.Key() != g.Position().Key() {
		t.Errorf("read as %s", p.FEN())
	}
	play(t, g, strings.Fields("h4h5 e1e2 h5h4 e2e1 h4h5 e1e2 h5h4 e2e1")...)
	if got := (Result{Over: true, Draw: true, Reason: Repetition}); g.Result() != got {
		t.Errorf("%+v, want %+v", g.Result(), got)
	}
}

// Every piece is known again after a move, and one that was not there before comes from its
// own square.
func TestComesFrom(t *testing.T) {
	r := mustCompile(t, chess())
	for _, test := range []struct{ name, fen, move, piece, from string }{
		{"a move", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a5", "a5", "a1"},
		{"a piece that did not move", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "a1a5", "h1", "h1"},
		{"a capture", "4k3/8/8/r7/8/8/8/R3K2R w KQ - 0 1", "a1a5", "a5", "a1"},
		{"a king that castles", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "c1", "e1"},
		{"its rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "d1", "a1"},
		{"the other rook", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "f1", "h1"},
		{"a pawn that passes", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "d6", "e5"},
		{"a pawn that promotes", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "a8", "a8"},
	} {
		g := NewGame(mustParse(t, r, test.fen))
		play(t, g, test.move)
		s, _ := r.ParseSquare(test.piece, 1)
		if got := r.SquareName(g.Position().comesFrom(s), 1); got != test.from {
			t.Errorf("%s: it comes from %s, want %s", test.name, got, test.from)
		}
	}
}
