package eval

import (
	"math/bits"

	"fairymax/board/define"
)

// The danger of a king is counted in points. Their square, in ten-thousandths, is
// what they cost in the middlegame in centipawns: single threats can be met one
// by one, several at once cannot. The parts and their proportions follow Stockfish's
// king danger. https://www.chessprogramming.org/King_Safety

// attack is what the dangers of both kings cost.
func (x *context) attack() pair {
	const unit, thousand = 10_000, 1000
	var cost [2]pair
	for c := range cost {
		points := x.danger(define.Color(c))
		cost[c] = pair{points * points / unit, x.weights.DangerEndgame * points / thousand}
	}
	return cost[define.Black].minus(cost[define.White])
}

// danger sums up the points of a side's king, if its zone is attacked.
func (x *context) danger(c define.Color) int32 {
	if !x.hasKing[c] || x.attackers[c] == 0 {
		return 0
	}
	const most, perShelter = 4000, 16 // points, and tenths of them
	w, n := &x.weights, x.attackers[c]
	points := w.Attackers*n*n + w.AttackedSquare*x.zoneAttacks[c] + w.WeakSquare*x.weakSquares(c) + w.SafeCheck*x.safeChecks(c)
	points -= w.NoQueen*x.queenDeficit(c.Other())/100 + perShelter*x.shelterScore[c]/10
	if x.sharedDanger[c] {
		points /= 2
	}
	return clamp(points, 0, most)
}

// blockers is the penalty for pieces between a king and enemy pieces: they are
// pinned, or uncover an attack.
func (x *context) blockers() pair {
	return x.blockersOf(define.Black).minus(x.blockersOf(define.White))
}

func (x *context) blockersOf(c define.Color) pair {
	if !x.hasKing[c] || x.sharedDanger[c] {
		return pair{}
	}
	attacked := &x.attacked[c.Other()] // a rider attacks the piece that blocks it
	blockers := x.p.Blockers(x.king[c], c.Other(), attacked)
	return x.weights.Blocker.times(int32(blockers.Len()))
}

// weakSquares counts the squares of a side's king zone that the enemy attacks and at
// most one piece protects, usually the king.
func (x *context) weakSquares(c define.Color) (n int32) {
	for w := range x.words {
		w &= 3
		n += ones(x.zone[c][w] & x.attacked[c.Other()][w] &^ x.attackedTwice[c][w])
	}
	return n
}

// queenDeficit is what a side's best piece lacks to be a queen, in percent.
func (x *context) queenDeficit(c define.Color) int32 {
	const queen = 900
	best := x.strongest[c]
	for types := x.held[c]; types != 0; types &= types - 1 {
		best = max(best, int32(x.Values[bits.TrailingZeros64(uint64(types))]))
	}
	return 100 * max(0, queen-best) / queen
}

// safeChecks counts the enemy's types, on the board or in hand, that could give
// check with the next move without being captured.
func (x *context) safeChecks(c define.Color) int32 {
	enemy := c.Other()
	ours, theirs := x.p.Pieces(c), x.p.Pieces(enemy)
	held := x.held[enemy]
	var among define.Set
	for w := range x.words {
		w &= 3
		// A square that the king alone protects and two pieces attack is not guarded.
		guarded := x.attacked[c][w] &^ (x.zone[c][w] & x.attackedTwice[enemy][w] &^ x.attackedTwice[c][w])
		among[w] = x.attacked[enemy][w] &^ (theirs[w] | guarded)
		if held != 0 {
			among[w] |= ^(ours[w] | theirs[w] | guarded)
		}
	}
	x.origins = x.p.AttackOrigins(x.king[c], enemy, &among, x.origins[:0])
	var checking define.TypeMask
	for _, from := range x.origins {
		if !ours.Has(from.Square) {
			checking |= from.Types & held
		}
		for types := from.Types &^ (checking | x.kingTypes[enemy]); types != 0; types &= types - 1 {
			if t := bits.TrailingZeros64(uint64(types)); x.attackedBy[enemy][t].Has(from.Square) {
				checking |= types & -types
			}
		}
	}
	return int32(bits.OnesCount64(uint64(checking)))
}
