package eval

import (
	"math/bits"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// What pawns do for a king in the middlegame: its own pawns cover it, on its file
// and those beside it; the enemy's storm the shelter, and where the enemy has no
// pawn the file is open to its pieces.

// shelter is what the pawns before both kings are worth: less where the enemy's best
// piece is weaker than a queen.
func (x *context) shelter() pair {
	var score [2]int32
	for c := range score {
		score[c] = x.shelterScore[c] * (100 - x.queenDeficit(define.Color(c).Other())) / 100
	}
	return pair{score[define.White] - score[define.Black], 0}
}

// shelterOf is what the pawns before a side's king are worth. The pawn table
// remembers it.
func (x *context) shelterOf(c define.Color) int32 {
	if !x.hasKing[c] || x.sharedDanger[c] {
		return 0
	}
	k := &x.pawnEntry.shelter[c]
	if !k.known || k.king != x.king[c] {
		*k = shelterEntry{known: true, king: x.king[c], score: x.shelterAt(c, x.king[c])}
	}
	return k.score
}

// shelterAt sums up three files around a king, fewer on a narrow board.
func (x *context) shelterAt(c define.Color, king define.Square) (score int32) {
	r, zone := x.Rules, &x.shelterZone[c][king]
	own, enemy := x.nearest(zone, &x.s.Pawns[c], king), x.nearest(zone, &x.s.Pawns[c.Other()], king)
	first := middleFile(r, king) - 1
	for i := range own {
		file := first + i
		if file >= r.Files {
			break
		}
		pawn := x.weights.shelterPawn(own[i])
		if file == r.File(king) {
			pawn *= 2
		}
		score += pawn
		if x.pawnEntry.files[c.Other()]>>file&1 == 0 {
			score -= x.weights.ShelterOpen
		} else if blocked := enemy[i] == own[i]+1; enemy[i] <= shelterRanks && !blocked {
			score -= x.weights.Storm << (shelterRanks - enemy[i])
		}
	}
	return score
}

// shelterPawn is what a pawn is worth that many ranks before its king.
func (w *Weights) shelterPawn(ranks int) int32 {
	switch {
	case ranks == 1:
		return w.ShelterNear
	case ranks == 2:
		return w.ShelterFar
	case ranks <= shelterRanks:
		return w.ShelterDistant
	}
	return 0
}

// shelterRanks is how many ranks before a king pawns matter.
const shelterRanks = 5

// nearest is the distance of the first pawn of a set ahead of a king on each of three
// files: 1 to shelterRanks, or more if there is none.
func (x *context) nearest(zone, pawns *define.Set, king define.Square) (steps [3]int) {
	r := x.Rules
	steps = [3]int{shelterRanks + 1, shelterRanks + 1, shelterRanks + 1}
	first := middleFile(r, king) - 1
	for w := range x.words {
		w &= 3
		for word := zone[w] & pawns[w]; word != 0; word &= word - 1 {
			s := define.Square(w<<6 + bits.TrailingZeros64(word))
			ahead := r.Rank(s) - r.Rank(king)
			i := r.File(s) - first
			steps[i] = min(steps[i], max(1, ahead, -ahead))
		}
	}
	return steps
}

// layOutShelters finds the squares where pawns matter to a king, for each square
// where it may stand.
func (t *tables) layOutShelters() {
	r := t.Rules
	for c := range t.shelterZone {
		t.shelterZone[c] = make([]define.Set, r.Squares)
		for king := range r.Squares {
			for s := range r.Squares {
				if inShelter(r, define.Color(c), define.Square(king), define.Square(s)) {
					t.shelterZone[c][king].Add(define.Square(s))
				}
			}
		}
	}
}

// middleFile is the middle one of the three files on which pawns matter to a king.
func middleFile(r *board.Rules, king define.Square) int {
	return clamp(r.File(king), 1, max(1, r.Files-2))
}

// inShelter reports whether a pawn on s matters to a side's king.
func inShelter(r *board.Rules, c define.Color, king, s define.Square) bool {
	files := r.File(s) - middleFile(r, king)
	ahead := traits.Forward(c, r.Rank(s)-r.Rank(king))
	return files >= -1 && files <= 1 && ahead >= 0 && ahead <= shelterRanks
}
