package eval

import (
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// What the evaluation takes as attacked is what a side could capture if an enemy
// piece stood there.
func TestAttackedSquares(t *testing.T) {
	for name, def := range map[string]*define.Game{
		"chess": testgames.Chess(), "capablanca": testgames.Capablanca(), "cannons": testgames.Cannons(), "large": testgames.Large(),
	} {
		r := testgames.Compile(t, def)
		var list []define.Square
		var none define.Set
		eachRandomPosition(t, r, 1, func(p *board.Position, e *Evaluator, ply int) {
			x := e.scan(p, &e.stack[ply])
			for i := range r.Squares {
				s := define.Square(i)
				for c := define.White; c <= define.Black; c++ {
					list = p.Attackers(s, c, &none, list[:0])
					if x.attacked[c].Has(s) != (len(list) > 0) || x.attackedTwice[c].Has(s) != (len(list) > 1) {
						t.Fatalf("%s: %s: %v attacks %s with %d pieces, seen once %v, twice %v", name, p.FEN(), c,
							r.SquareName(s, 1), len(list), x.attacked[c].Has(s), x.attackedTwice[c].Has(s))
					}
				}
			}
		})
	}
}

func TestThreats(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct{ name, better, worse string }{
		{"a pawn attacks a rook", "4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1", "4k3/8/8/3r4/3P4/8/8/4K3 w - - 0 1"},
		{"a knight attacks a queen", "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", "4k3/8/8/3q4/8/3N4/8/4K3 w - - 0 1"},
		{"the knight is not protected", "k7/8/6p1/3n4/8/8/8/K2R4 w - - 0 1", "k7/8/4p3/3n4/8/8/8/K2R4 w - - 0 1"},
	} {
		value := func(fen string) int {
			for _, term := range breakdown(testgames.Position(t, r, fen)) {
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
