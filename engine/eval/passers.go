package eval

import (
	"math/bits"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// passers refines the bonus of passed pawns: whether a piece blocks the path, whether
// the pawn can advance safely, and how near the kings are.
func (x *context) passers() pair {
	var score [2]pair
	for c := range score {
		for w, word := range x.pawnEntry.passed[c] {
			for ; word != 0; word &= word - 1 {
				score[c] = score[c].plus(x.passer(define.Color(c), define.Square(w<<6+bits.TrailingZeros64(word))))
			}
		}
	}
	return score[define.White].minus(score[define.Black])
}

func (x *context) passer(c define.Color, s define.Square) pair {
	path, w := &x.paths[x.p.At(s)][s], &x.weights
	theirs := x.p.Pieces(c.Other())
	var score pair
	if path.oneLine && traits.Meets(&path.ahead, &theirs) {
		score = pair{path.passing.mg * (w.Blocked.mg - 100) / 100, path.passing.eg * (w.Blocked.eg - 100) / 100}
	}
	score.eg += path.passing.eg * x.safety(c, path, &theirs) / 100
	if x.PromotesFromHand {
		missing := quarters - x.choicesInHand(x.p, c, x.p.At(s).Type())
		score = score.minus(pair{path.passing.mg * missing / quarters, path.passing.eg * missing / quarters})
	}
	if x.hasKing[define.White] && x.hasKing[define.Black] {
		lead := traits.Distance(x.Rules, x.king[c.Other()], s) - traits.Distance(x.Rules, x.king[c], s)
		steps := int32(clamp(lead, -4, 4))
		score.mg += steps * w.Escort.mg * path.passing.mg / 100
		score.eg += steps * w.Escort.eg * path.passing.eg / 100
	}
	return score
}

// safety is the extra bonus of a free path in the endgame, in percent: if the enemy
// attacks none of its squares, or not the next one, and if that is protected.
func (x *context) safety(c define.Color, path *pawnPath, theirs *define.Set) (percent int32) {
	var enemies, safe, supported uint64
	for w := range x.words {
		w &= 3
		held := theirs[w] | x.attacked[c.Other()][w]
		enemies |= path.ahead[w] & held
		safe |= path.next[w] &^ held
		supported |= path.next[w] &^ theirs[w] & x.attacked[c][w]
	}
	if enemies == 0 {
		percent += x.weights.FreePath
	}
	if safe != 0 {
		percent += x.weights.SafeStep
	}
	if supported != 0 {
		percent += x.weights.SupportedStep
	}
	return percent
}

// quarters is what choicesInHand counts in.
const quarters = 4

// choicesInHand is the part of a promotion's gain that pieces in hand allow, in
// quarters, where promotion is a swap for one of them. Even without any the
// pawn is worth something: they come when pieces are lost.
func (t *tables) choicesInHand(p *board.Position, c define.Color, pawn define.PieceType) int32 {
	best, most := 0, 1
	for _, choice := range t.choices[define.MakePiece(c, pawn)] {
		gain := t.Values[choice] - t.Values[pawn]
		most = max(most, gain)
		if p.Hand(c, choice) > 0 {
			best = max(best, gain)
		}
	}
	return int32(1 + (quarters-1)*best/most)
}
