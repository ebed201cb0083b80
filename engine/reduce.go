package engine

import (
	"math"

	"fairymax/board"
)

// maxMoves is how many moves the table of reductions distinguishes.
const maxMoves = 64

// reductions holds the first reduction of a late move, by depth and number of the
// move, in 1/1024 of a ply.
// https://www.chessprogramming.org/Late_Move_Reductions
type reductions [MaxPly][maxMoves]int32

const reductionUnit = 1024

func newReductions() *reductions {
	t := new(reductions)
	for depth := 1; depth < MaxPly; depth++ {
		for n := 1; n < maxMoves; n++ {
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

// reduction is the reduction of a move's first search, in plies.
func (w *worker) reduction(m candidate) int {
	if !w.on(LateMoveReduction) || m.depth < reduceMinDepth || m.number <= 1 || m.pv && m.number <= 2 {
		return 0
	}
	r := w.reductions[min(m.depth, MaxPly-1)][min(m.number, maxMoves-1)]
	if !m.quiet {
		r /= 2
	}
	if m.pv {
		r -= reductionUnit
	}
	if m.cut {
		r += reductionUnit
	}
	if !m.improving {
		r += reductionUnit / 2
	}
	if m.hashCapture && m.quiet {
		r += reductionUnit * 3 / 4
	}
	if m.failedHigh {
		r += reductionUnit
	}
	if m.killer {
		r -= reductionUnit
	}
	if m.check || m.pressing {
		r -= reductionUnit
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
