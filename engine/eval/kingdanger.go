package engine

import (
	"math/bits"

	"fairymax/board"
)

// What a side's royal has to fear is counted in points: whose square, in
// ten-thousandths, is what they cost in the middlegame, in centipawns, for what
// threatens him at the same time can be met one by one only. The parts, and their
// proportions, are those of Stockfish's king danger, which
// https://www.chessprogramming.org/King_Safety describes.

// attack is what the dangers of both royals cost.
func (v *view) attack() pair {
	const unit, thousand = 10_000, 1000
	var cost [2]pair
	for c := range cost {
		points := v.danger(board.Color(c))
		cost[c] = pair{points * points / unit, v.weights.lingering * points / thousand}
	}
	return cost[board.Black].minus(cost[board.White])
}

// danger sums up the points of a side's royal, if anybody attacks the squares
// around him.
func (v *view) danger(c board.Color) int32 {
	if !v.reigns[c] || v.attackers[c] == 0 {
		return 0
	}
	const most, perShelter = 4000, 16 // points, and tenths of them
	w, men := &v.weights, v.attackers[c]
	points := w.attackers*men*men + w.attackedSquare*v.attacks[c] + w.weakSquare*v.weakSquares(c) + w.safeCheck*v.safeChecks(c)
	points -= w.noQueen*v.tameness(c.Other())/100 + perShelter*v.sheltered[c]/10
	if v.remote[c] {
		points /= 2
	}
	return clamp(points, 0, most)
}

// screens is what the men cost who stand between a royal and the enemy's men: they
// are pinned, or uncover an attack.
func (v *view) screens() pair {
	return v.screensOf(board.Black).minus(v.screensOf(board.White))
}

func (v *view) screensOf(c board.Color) pair {
	if !v.reigns[c] || v.remote[c] {
		return pair{}
	}
	struck := &v.struck[c.Other()] // a rider strikes the man who keeps him off
	screens := v.p.Blockers(v.royal[c], c.Other(), struck)
	return v.weights.screen.times(int32(screens.Len()))
}

// weakSquares counts the squares around a side's royal that the enemy attacks and
// hardly anybody but the royal protects.
func (v *view) weakSquares(c board.Color) (n int32) {
	for w := range v.words {
		w &= 3
		n += ones(v.zone[c][w] & v.struck[c.Other()][w] &^ v.twice[c][w])
	}
	return n
}

// tameness is what a side's best man lacks to be a queen, in percent.
func (v *view) tameness(c board.Color) int32 {
	const queen = 900
	best := v.strongest[c]
	for types := v.held(c); types != 0; types &= types - 1 {
		best = max(best, int32(v.values[bits.TrailingZeros64(uint64(types))]))
	}
	return 100 * max(0, queen-best) / queen
}

// besiege adds the men whom the enemy may drop on the empty squares around a
// side's royal to those who attack him.
func (v *view) besiege(c board.Color) {
	const share = 6 // of an attack, for each empty square
	enemy, open := c.Other(), *v.zone[c]
	ours, theirs := v.p.Pieces(c), v.p.Pieces(enemy)
	room := open.Len() - int(common(&open, &ours)+common(&open, &theirs))
	for _, t := range v.handTypes {
		if n := v.p.Hand(enemy, t); n > 0 {
			v.attackers[c]++
			v.attacks[c] += int32(min(n, 2) * room / share)
		}
	}
}

// safeChecks counts the types of which the enemy of a side has a man, on the board
// or in hand, who could give check by his next move and not be taken.
func (v *view) safeChecks(c board.Color) int32 {
	enemy := c.Other()
	ours, theirs := v.p.Pieces(c), v.p.Pieces(enemy)
	held := v.held(enemy)
	var among board.Set
	for w := range v.words {
		w &= 3
		// A royal guards nothing that two men attack and he alone protects.
		guarded := v.struck[c][w] &^ (v.zone[c][w] & v.twice[enemy][w] &^ v.twice[c][w])
		among[w] = v.struck[enemy][w] &^ (theirs[w] | guarded)
		if held != 0 {
			among[w] |= ^(ours[w] | theirs[w] | guarded)
		}
	}
	v.vantages = v.p.AttackOrigins(v.royal[c], enemy, &among, v.vantages[:0])
	var checking board.TypeMask
	for _, from := range v.vantages {
		if !ours.Has(from.Square) {
			checking |= from.Types & held
		}
		for types := from.Types &^ (checking | v.hearts[enemy]); types != 0; types &= types - 1 {
			if t := bits.TrailingZeros64(uint64(types)); v.reach[enemy][t].Has(from.Square) {
				checking |= types & -types
			}
		}
	}
	return int32(bits.OnesCount64(uint64(checking)))
}

// held are the types of the men whom a side may drop.
func (v *view) held(c board.Color) (types board.TypeMask) {
	if v.drops {
		for _, t := range v.handTypes {
			if v.p.Hand(c, t) > 0 {
				types |= board.MaskOf(t)
			}
		}
	}
	return types
}
