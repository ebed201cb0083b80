package xboard

import (
	"testing"

	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// A royal piece gets the king's slot only where XBoard sees no check that is none. In
// janggi it would: of chariots beside the lines, and of cannons over cannons. In grid chess it would
// see those inside a cell.
func TestFalseChecks(t *testing.T) {
	for name, guarded := range map[string]bool{"janggi": false, "janggicasual": false, "minixiangqi": true, "manchu": true, "cambodian": true, "grid": false, "wildebeest": true} {
		v := testgames.Variant(t, name)
		table := assignSlots(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
		if got := table.king != [2]define.PieceType{}; got != guarded {
			t.Errorf("%s: a king's slot: %v, want %v", name, got, guarded)
		}
	}
}

// XBoard tells a pass as the position after it.
func TestPassTo(t *testing.T) {
	for _, test := range []struct {
		variant, fen string
		passes       bool
	}{
		{"janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1", true},
		{"janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", false},
		{"janggi", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/4K4/RNBA1ABNR b - - 0 1", false},
		{"normal", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", false},
	} {
		v := testgames.Variant(t, test.variant)
		next, err := v.Rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		s := introduced(Variant{Name: v.Name, Rules: v.Rules, Betza: v.Betza})
		if m := s.PassTo(v.Rules.Start(), next); m.IsPass() != test.passes {
			t.Errorf("%s to %s: %v", test.variant, test.fen, m)
		}
	}
}
