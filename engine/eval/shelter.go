package engine

import (
	"math/bits"

	"fairymax/board"
)

// What pawns do for a royal in the middlegame: his own cover him, on his file and
// those beside it; the enemy's come to open these files, and where the enemy has
// none they are open to his men.

// shelter is what the pawns before both royals are worth, less where the enemy's best
// man is no queen.
func (v *view) shelter() pair {
	var score [2]int32
	for c := range score {
		score[c] = v.sheltered[c] * (100 - v.tameness(board.Color(c).Other())) / 100
	}
	return pair{score[board.White] - score[board.Black], 0}
}

// cover remembers what pawns are worth to a royal on a square.
type cover struct {
	known bool
	royal board.Square
	score int32
}

// shelterOf is what the pawns before a side's royal are worth, remembered with them.
func (v *view) shelterOf(c board.Color) int32 {
	if !v.reigns[c] || v.remote[c] {
		return 0
	}
	k := &v.pawnEntry.cover[c]
	if !k.known || k.royal != v.royal[c] {
		*k = cover{known: true, royal: v.royal[c], score: v.coverOf(c, v.royal[c])}
	}
	return k.score
}

// coverOf sums up three files around a royal, fewer on a narrow board.
func (v *view) coverOf(c board.Color, royal board.Square) (score int32) {
	r, front := v.rules, &v.front[c][royal]
	own, enemy := v.nearest(front, &v.s.pawns[c], royal), v.nearest(front, &v.s.pawns[c.Other()], royal)
	first := middleFile(r, royal) - 1
	for i := range own {
		file := first + i
		if file >= r.Files {
			break
		}
		cover := v.weights.cover(own[i])
		if file == r.File(royal) {
			cover *= 2
		}
		score += cover
		if v.pawnEntry.files[c.Other()]>>file&1 == 0 {
			score -= v.weights.laidOpen
		} else if blocked := enemy[i] == own[i]+1; enemy[i] <= sight && !blocked {
			score -= v.weights.storm << (sight - enemy[i])
		}
	}
	return score
}

// cover is what a pawn is worth so many ranks before a royal.
func (w *weights) cover(ranks int) int32 {
	switch {
	case ranks == 1:
		return w.shelterNear
	case ranks == 2:
		return w.shelterFar
	case ranks <= sight:
		return w.shelterDistant
	}
	return 0
}

// sight is how many ranks before a royal his pawns and the enemy's matter.
const sight = 5

// nearest is how far from a royal the first pawn of a set stands before him, or
// beside him, on each of three files: 1 to sight, or more if there is none.
func (v *view) nearest(front, pawns *board.Set, royal board.Square) (steps [3]int) {
	r := v.rules
	steps = [3]int{sight + 1, sight + 1, sight + 1}
	first := middleFile(r, royal) - 1
	for w := range v.words {
		w &= 3
		for word := front[w] & pawns[w]; word != 0; word &= word - 1 {
			s := board.Square(w<<6 + bits.TrailingZeros64(word))
			ahead := r.Rank(s) - r.Rank(royal)
			i := r.File(s) - first
			steps[i] = min(steps[i], max(1, ahead, -ahead))
		}
	}
	return steps
}

// middleFile is the middle one of the three files on which pawns matter to a royal.
func middleFile(r *board.Rules, royal board.Square) int {
	return clamp(r.File(royal), 1, max(1, r.Files-2))
}

// inFront reports whether a pawn on s matters to a side's royal.
func inFront(r *board.Rules, c board.Color, royal, s board.Square) bool {
	files := r.File(s) - middleFile(r, royal)
	ahead := forward(c, r.Rank(s)-r.Rank(royal))
	return files >= -1 && files <= 1 && ahead >= 0 && ahead <= sight
}
