package match

import (
	"testing"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Moves of Fairy-Stockfish are read and written, and positions are written as it
// reads them.
func TestUCIMoves(t *testing.T) {
	for _, test := range []struct{ variant, fen, move, then string }{
		{"normal", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1"},
		{"normal", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8n", "N3k3/8/8/8/8/8/8/4K3 b - - 0 1"},
		{"normal", "4k3/8/8/8/p7/8/1P6/4K3 w - - 0 1", "b2b4", "4k3/8/8/8/pP6/8/8/4K3 b - b3 0 1"},
		{"capablanca", "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1", "f1i1", "5k4/10/10/10/10/10/10/R6RK1 b - - 1 1"},
		{"fischerandom", "4k3/8/8/8/8/8/8/1R2K2R w HB - 0 1", "e1b1", "4k3/8/8/8/8/8/8/2KR3R b - - 1 1"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pq] w - - 0 1", "P@e4", "4k3/8/8/8/4P3/8/8/4K3[q] b - - 0 1"},
		{"shogi", "4k4/9/P8/9/9/9/9/9/4K4[] w - - 0 1", "a7a8+", "4k4/+P8/9/9/9/9/9/9/4K4[] b - - 0 1"},
		{"xiangqi", "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1", "a2a10", "R3k4/9/9/9/9/9/9/9/9/3K5 b - - 1 1"},
		{"seirawan", "4k3/8/8/8/8/8/8/4K2R[H] w K - 0 1", "h1e1h", "4k3/8/8/8/8/8/8/5RKH[] b - - 1 1"},
	} {
		p, err := rules(t, test.variant).ParseFEN(test.fen)
		if err != nil {
			t.Errorf("%s: %v", test.variant, err)
			continue
		}
		m, err := notation.Style{Origin: 1}.Read(p, test.move)
		if err != nil {
			t.Errorf("%s: %v", test.variant, err)
			continue
		}
		if text := notation.UCI(p, m); text != test.move {
			t.Errorf("%s: %s is written %s", test.variant, test.move, text)
		}
		var next board.Position
		p.Play(m, &next)
		if got := notation.UCIFEN(&next); got != test.then {
			t.Errorf("%s: after %s %s, want %s", test.variant, test.move, got, test.then)
		}
	}
}

// A pass is a king move to its own square.
func TestUCIPass(t *testing.T) {
	passing := 0
	r := rules(t, "normal")
	def := *r.Def
	def.Pass = true
	r, err := board.Compile(&def)
	if err != nil {
		t.Fatal(err)
	}
	var list board.MoveList
	r.Start().Legal(&list)
	for _, m := range list.Moves() {
		if !m.IsPass() {
			continue
		}
		passing++
		text := notation.UCI(r.Start(), m)
		if back, err := (notation.Style{Origin: 1}).Read(r.Start(), text); text != "e1e1" || back != m || err != nil {
			t.Errorf("%s is read as %v, %v", text, back, err)
		}
	}
	if passing != 1 {
		t.Errorf("%d ways to pass", passing)
	}
}
