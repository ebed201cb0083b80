package engine

import (
	"math"

	"fairymax/board"
)

// reductions holds the first reduction of a late move, by depth and number of the
// move, in units of which reductionUnit make a ply.
// https://www.chessprogramming.org/Late_Move_Reductions
type reductions [MaxPly][reduceMoves]int32

func newReductions() *reductions {
	t := new(reductions)
	for depth := 1; depth < MaxPly; depth++ {
		for n := 1; n < reduceMoves; n++ {
			plies := reduceBase + reduceSlope*math.Log(float64(depth))*math.Log(float64(n))
			t[depth][n] = int32(plies * reductionUnit)
		}
	}
	return t
}

// candidate describes a move for the decision how much to reduce it.
type candidate struct {
	number      int // of the move, from 1
	depth       int
	pv, cut     bool
	quiet       bool
	check       bool // gives check, or makes another winning threat
	pressing    bool // a drop near the enemy's king
	improving   bool
	hashCapture bool // the hash move is a capture
	failedHigh  bool // many siblings of the next node have failed high
	killer      bool
	history     int32
}

// reduction is the reduction of a move's first search, in plies. Captures and promotions have none.
func (w *worker) reduction(m candidate) int {
	if !w.on(LateMoveReduction) || !m.quiet || m.depth < reduceMinDepth || m.number <= reduceAfter || m.pv && m.number <= reduceAfterPV {
		return 0
	}
	r := w.reductions[min(m.depth, MaxPly-1)][min(m.number, reduceMoves-1)]
	if m.pv {
		r -= lessPV
	}
	if m.cut {
		r += moreCut
	}
	if !m.improving {
		r += moreWorsening
	}
	if m.hashCapture {
		r += moreHashCapture
	}
	if m.failedHigh {
		r += moreFailedHigh
	}
	if m.killer {
		r -= lessKiller
	}
	if m.check || m.pressing {
		r -= lessThreat
	}
	r -= m.history * reductionUnit / reduceHistory
	return clamp(int(r)/reductionUnit, 0, m.depth-2)
}

// pressesKing reports whether a drop puts a piece beside the enemy's royal, or where
// it may attack the royal if nothing is in the way.
func (w *worker) pressesKing(p *board.Position, m board.Move) bool {
	if !w.on(PressingDrops) {
		return false
	}
	g, enemy := w.game, p.Turn().Other()
	royal, ok := p.Royal(enemy)
	return ok && g.Drops && (g.KingZone[royal].Has(m.To()) || g.Profiles[p.Mover(m)].Captures[m.To()].Has(royal))
}
