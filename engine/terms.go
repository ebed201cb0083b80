package engine

import (
	"math/bits"

	"fairymax/board"
)

// terms are the parts of the evaluation. Each answers for White minus Black.
var terms = [...]struct {
	name  string
	score func(*view) pair
}{
	{"men", (*view).men},
	{"mobility", (*view).mobility},
	{"attack", (*view).attack},
	{"shelter", (*view).shelter},
	{"pawns", (*view).structure},
	{"passers", (*view).passers},
	{"both shades", (*view).bothShades},
	{"cornering", (*view).cornering},
}

// view is a position seen once by the evaluation: what the terms share.
type view struct {
	*evaluator
	p *board.Position
	s *sums

	pawnEntry *pawnEntry
	moving    [2]pair
	danger    [2]int32 // weight of the attacks on a side's royal, tenths
	attackers [2]int32
	bishops   [2]uint8 // the shades on which a side has men bound to them
	royal     [2]board.Square
	reigns    [2]bool
}

// look fills the view of a position.
func (e *evaluator) look(p *board.Position, s *sums) *view {
	v := &e.view
	*v = view{evaluator: e, p: p, s: s, pawnEntry: e.structure(p, s)}
	for c := range v.royal {
		v.royal[c], v.reigns[c] = p.Royal(board.Color(c))
	}
	v.watch(board.White)
	v.watch(board.Black)
	return v
}

var noSquares board.Set

// watch takes in the men of one side other than pawns and royal.
func (v *view) watch(c board.Color) {
	target := &noSquares
	if enemy := c.Other(); v.reigns[enemy] {
		target = &v.ring[enemy][v.royal[enemy]]
	}
	men := v.p.Men(c)
	for w := range men {
		for word := men[w] &^ v.s.pawns[c][w]; word != 0; word &= word - 1 {
			square := board.Square(w<<6 + bits.TrailingZeros64(word))
			if v.reigns[c] && square == v.royal[c] {
				continue
			}
			man := v.p.At(square)
			n, hits := v.p.Mobility(square, target)
			v.moving[c] = v.moving[c].plus(v.knowledge.mobility[man][min(n, maxMobility)])
			if hits > 0 {
				v.attackers[c.Other()]++
				v.danger[c.Other()] += int32(hits) * v.knowledge.attack[man]
			}
			if v.bound[man] {
				v.bishops[c] |= v.shades[square]
			}
		}
	}
}

func (v *view) men() pair       { return v.s.placed }
func (v *view) mobility() pair  { return v.moving[board.White].minus(v.moving[board.Black]) }
func (v *view) structure() pair { return v.pawnEntry.score }

// attack grows with the square of the weight of the men who bear upon the
// squares around a royal; one attacker alone is little danger.
func (v *view) attack() pair {
	const steepness, most, limit = 400, 500, 1000 // squares of the limit still fit
	var penalty [2]int32
	for c, danger := range v.danger {
		danger = min(danger, limit)
		penalty[c] = min(danger*danger/steepness, most)
		if v.attackers[c] < 2 {
			penalty[c] /= 4
		}
	}
	difference := penalty[board.Black] - penalty[board.White]
	return pair{difference, difference / 6}
}

// shelter counts the pawns in front of a royal.
func (v *view) shelter() pair {
	var score [2]int32
	for c := range score {
		if !v.reigns[c] {
			continue
		}
		near, next := &v.knowledge.shelter[c][0][v.royal[c]], &v.knowledge.shelter[c][1][v.royal[c]]
		score[c] = 14*common(near, &v.s.pawns[c]) + 7*common(next, &v.s.pawns[c])
	}
	return pair{score[board.White] - score[board.Black], 0}
}

// common counts the squares in both sets.
func common(a, b *board.Set) int32 {
	n := 0
	for w := range a {
		n += bits.OnesCount64(a[w] & b[w])
	}
	return int32(n)
}

// passers adds to the free way of a pawn whether a man bars it and how near the
// royals are.
func (v *view) passers() pair {
	var score [2]pair
	for c := range score {
		for w, word := range v.pawnEntry.passed[c] {
			for ; word != 0; word &= word - 1 {
				score[c] = score[c].plus(v.passer(board.Color(c), board.Square(w<<6+bits.TrailingZeros64(word))))
			}
		}
	}
	return score[board.White].minus(score[board.Black])
}

func (v *view) passer(c board.Color, s board.Square) pair {
	path := &v.paths[v.at(v.p.At(s), s)]
	theirs := v.p.Men(c.Other())
	var score pair
	if path.single && meets(&path.ahead, &theirs) {
		score = pair{-path.passing.mg / 3, -path.passing.eg / 3}
	}
	if v.reigns[board.White] && v.reigns[board.Black] {
		lead := distance(v.rules, v.royal[c.Other()], s) - distance(v.rules, v.royal[c], s)
		score.eg += int32(clamp(lead, -4, 4)) * path.passing.eg / 16
	}
	return score
}

// bothShades rewards colour-bound men, such as bishops, on squares of both shades.
func (v *view) bothShades() pair {
	const both = 3
	bonus := pair{28, 40}
	var score pair
	if v.bishops[board.White] == both {
		score = score.plus(bonus)
	}
	if v.bishops[board.Black] == both {
		score = score.minus(bonus)
	}
	return score
}

// cornering drives a bare royal to the edge, towards the other royal.
func (v *view) cornering() pair {
	if !v.reigns[board.White] || !v.reigns[board.Black] {
		return pair{}
	}
	for weak := board.White; weak <= board.Black; weak++ {
		if v.s.force[weak] == 0 && v.s.pawns[weak].Empty() && v.s.force[weak.Other()] > 0 {
			apart := distance(v.rules, v.royal[0], v.royal[1])
			score := int32(-30*centre(v.rules, v.royal[weak])) - int32(6*apart)
			if weak == board.White {
				score = -score
			}
			return pair{score, score}
		}
	}
	return pair{}
}
