package xboard

import (
	"slices"

	"fairymax/board"
)

// A variant of our own has a parent among XBoard's: what XBoard is not told, it
// takes from there. Everything else about these variants is said by our lines.
type parentVariant struct {
	name  string
	suits func(r *board.Rules) bool

	ownPawns bool // its pawns move and promote as ours: they get no line
	camp     bool // pieces promote in a camp, and some slots have to on the last ranks
	straight bool // its pawns capture straight ahead: it knows no other capture en passant
}

// parents are tried in this order.
var parents = []parentVariant{
	{name: "seirawan", suits: gates},
	{name: "shogi", suits: promotesAsShogi, camp: true},
	{name: "shogi", suits: losesStalemate, camp: true},
	{name: "makruk", suits: func(r *board.Rules) bool { return pawnsPromoteEarly(r, true) }, ownPawns: true},
	{name: "grand", suits: func(r *board.Rules) bool { return pawnsPromoteEarly(r, false) }, ownPawns: true},
	{name: "berolina", suits: pawnsSidestep, straight: true},
	{name: "fairy", suits: func(*board.Rules) bool { return true }},
}

func parentOf(r *board.Rules) *parentVariant {
	i := slices.IndexFunc(parents, func(p parentVariant) bool { return p.suits(r) })
	return &parents[i]
}

// gates reports whether pieces in hand come in where others have left.
func gates(r *board.Rules) bool { return r.Def.Hand.Use&board.HandGate != 0 }

// promotesAsShogi reports whether every piece that promotes has one promoted form
// of its own, in no larger a camp than XBoard's shogi has on a board of this height.
func promotesAsShogi(r *board.Rules) bool {
	camp := r.Ranks / 3
	if r.Ranks == 8 {
		camp++
	}
	for _, d := range r.Def.Promotions {
		for c := range d.Zone {
			choices := r.Choices(board.Color(c), d.Type)
			own := len(choices) == 1 && r.Def.Types[choices[0]-1].Letter == "+"+r.Def.Types[d.Type-1].Letter
			if !own || !within(&d.Zone[c], lastRanks(r, board.Color(c), camp)) {
				return false
			}
		}
	}
	return len(r.Def.Promotions) > 0
}

// losesStalemate reports whether a side that cannot move has lost, in a game
// without anything that XBoard's shogi does otherwise. Its other parents call that
// a draw, or a bare king a loss.
func losesStalemate(r *board.Rules) bool {
	special := len(r.Def.Promotions) > 0 || len(r.Def.Castlings) > 0 || r.HasHands()
	return r.Def.Endings.Stalemate == board.Loss && !special
}

// pawnsPromoteEarly reports whether only pawns promote, on the last three ranks:
// always, or else always on the last rank and at will before.
func pawnsPromoteEarly(r *board.Rules, always bool) bool {
	if len(r.Def.Promotions) != 1 || len(r.Def.Castlings) > 0 {
		return false
	}
	d := &r.Def.Promotions[0]
	for c := range d.Zone {
		must := lastRanks(r, board.Color(c), 1)
		if always {
			must = lastRanks(r, board.Color(c), 3)
		}
		if d.Zone[c] != lastRanks(r, board.Color(c), 3) || d.Must[c] != must {
			return false
		}
		if !movesAsPawn(r.Steps(board.Color(c), d.Type), board.Color(c)) {
			return false
		}
	}
	return true
}

// movesAsPawn reports whether a step table is a chess pawn's, with or without
// the double step.
func movesAsPawn(steps []board.Step, c board.Color) bool {
	up := int8(1 - 2*int(c))
	for _, step := range steps {
		v := step.Vector
		single := v.Up == up && step.Range == 1 &&
			(v.Right == 0 && step.Mode == board.MayMove || v.Right*v.Right == 1 && step.Mode == board.MayCapture)
		double := v == board.Vector{Up: 2 * up} && step.Mode == board.MayMove && step.Unmoved
		if step.Then || step.From != nil || step.To != nil || step.Wrap || !single && !double {
			return false
		}
	}
	return true
}

// pawnsSidestep reports whether pieces that promote can go to other files without
// capturing. With other parents XBoard would take some of these moves for captures
// en passant; with this one it does not know those that really are.
func pawnsSidestep(r *board.Rules) bool {
	return slices.ContainsFunc(r.Def.Promotions, func(d board.PromotionDef) bool {
		return slices.ContainsFunc(r.Steps(board.White, d.Type), func(step board.Step) bool {
			return step.Vector.Right != 0 && step.Mode&board.MayMove != 0
		})
	})
}

// lastRanks returns the squares of the n ranks that are farthest from a side.
func lastRanks(r *board.Rules, c board.Color, n int) board.Set {
	var set board.Set
	for s := range r.Squares {
		rank := r.Rank(board.Square(s))
		if c == board.White && rank >= r.Ranks-n || c == board.Black && rank < n {
			if !r.IsHole(board.Square(s)) {
				set.Add(board.Square(s))
			}
		}
	}
	return set
}

// within reports whether a set is part of another.
func within(part *board.Set, whole board.Set) bool {
	for w, word := range part {
		if word&^whole[w] != 0 {
			return false
		}
	}
	return true
}
