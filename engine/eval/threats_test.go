package engine

import (
	"testing"

	"fairymax/board"
)

// leaper, slider and hopper, so that everything that strikes is there.
func cannonDefinition() *board.Definition {
	var cannon []board.Step
	for _, v := range directions(0, 1) {
		cannon = append(cannon, board.Step{Vector: v, Mode: board.MayMove, Then: true}, board.Step{Vector: v, Mode: board.MayCapture, Hop: board.OverAny})
	}
	men := append(chessMen(), manOf("C", cannon))
	return define(9, 9, "rnbckcbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBCKCBNR w - - 0 1", -1, -1, men...)
}

// What the evaluation thinks a side strikes is what its men could capture, were
// enemies there.
func TestStruckSquares(t *testing.T) {
	for name, def := range map[string]*board.Definition{
		"chess": chessDefinition(), "capablanca": capablancaDefinition(), "cannons": cannonDefinition(), "large": largeDefinition(),
	} {
		r := compile(t, def)
		var list []board.Square
		var nobody board.Set
		eachRandomPosition(t, r, 1, func(p *board.Position, e *evaluator, carried *sums) {
			v := e.look(p, carried)
			for i := range r.Squares {
				s := board.Square(i)
				for c := board.White; c <= board.Black; c++ {
					list = p.Attackers(s, c, &nobody, list[:0])
					if v.struck[c].Has(s) != (len(list) > 0) || v.twice[c].Has(s) != (len(list) > 1) {
						t.Fatalf("%s: %s: %v strikes %s with %d men, seen once %v, twice %v", name, p.FEN(), c,
							r.SquareName(s, 1), len(list), v.struck[c].Has(s), v.twice[c].Has(s))
					}
				}
			}
		})
	}
}

func TestThreats(t *testing.T) {
	r := compile(t, chessDefinition())
	e := New(Options{HashMB: 1})
	for _, row := range []struct{ name, better, worse string }{
		{"a pawn attacks a rook", "4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3r4/3P4/8/8/4K3 w - - 0 1"},
		{"a knight attacks a queen", "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "4k3/8/8/3q4/8/3N4/8/4K3 w - - 0 1"},
		{"nobody protects the knight", "k7/8/6p1/3n4/8/8/8/K2R4 w - - 0 1", "k7/8/4p3/3n4/8/8/8/K2R4 w - - 0 1"},
	} {
		value := func(fen string) Score {
			for _, term := range e.Breakdown(position(t, r, fen)) {
				if term.Name == "threats" {
					return term.Tapered
				}
			}
			return 0
		}
		if better, worse := value(row.better), value(row.worse); better <= worse {
			t.Errorf("%s: %d is not more than %d", row.name, better, worse)
		}
	}
}
