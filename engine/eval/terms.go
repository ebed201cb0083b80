package engine

import (
	"math/bits"

	"fairymax/board"
)

// term is a part of the evaluation. It answers for White minus Black.
type term struct {
	name  string
	score func(*view) pair
}

// terms are the parts that matter in every game; for the others see stakes.
var terms = [...]term{
	{"men", (*view).men},
	{"mobility", (*view).mobility},
	{"attack", (*view).attack},
	{"screens", (*view).screens},
	{"threats", (*view).threats},
	{"shelter", (*view).shelter},
	{"pawns", (*view).structure},
	{"passers", (*view).passers},
	{"both shades", (*view).bothShades},
	{"files", (*view).files},
	{"cornering", (*view).cornering},
}

// view is a position seen once by the evaluation: what the terms share.
type view struct {
	*evaluator
	p *board.Position
	s *sums

	pawnEntry *pawnEntry
	moving    [2]pair
	attackers [2]int32        // men who attack squares around a side's royal
	attacks   [2]int32        // how many squares they attack there, together
	strongest [2]int32        // the value of a side's best man on the board
	sheltered [2]int32        // what the pawns before a side's royal are worth, see shelter.go
	lanes     [2]pair         // what a side's men on open files are worth
	bishops   [2][2]int32     // the stature of a side's best man who is bound to a shade, by shade
	royal     [2]board.Square // around whom a side's safety turns, the first of several
	reigns    [2]bool         // there is one
	zone      [2]*board.Set   // what an attack on him aims at
	struck    [2]board.Set    // what a side attacks and protects
	twice     [2]board.Set    // likewise, with two men at least
	crown     [2]board.Set    // its hearts
	lesser    [2]int32        // attacks on men of more value
	remote    [2]bool         // he is not in danger yet, for there is another
}

// look fills the view of a position.
func (e *evaluator) look(p *board.Position, s *sums) *view {
	v := &e.view
	*v = view{evaluator: e, p: p, s: s, pawnEntry: e.structure(p, s)}
	for c := range v.royal {
		v.zone[c] = &noSquares
		if v.royal[c], v.reigns[c] = p.Royal(board.Color(c)); v.reigns[c] {
			v.zone[c] = &v.ring[v.royal[c]]
		}
	}
	if e.fragile {
		v.gather(board.White)
		v.gather(board.Black)
	}
	v.sheltered = [2]int32{v.shelterOf(board.White), v.shelterOf(board.Black)}
	v.struck, v.twice = v.pawnEntry.struck, v.pawnEntry.twice
	for c := range e.reach {
		clear(e.reach[c][:len(e.values)])
	}
	v.watch(board.White)
	v.watch(board.Black)
	if e.drops {
		v.besiege(board.White)
		v.besiege(board.Black)
	}
	return v
}

var noSquares board.Set

// gather finds around whom a side's safety turns where that is not one royal:
// the men whose loss loses, and of several royals who must be attacked at once, all.
func (v *view) gather(c board.Color) {
	var hearts board.Set
	v.vital(v.p, c, &hearts)
	for s := range each(&hearts) {
		if !v.hearts[c].Has(v.p.At(s).Type()) {
			hearts.Remove(s)
		}
	}
	if hearts.Empty() && v.rules.Def.Royal.Check == board.CheckAll {
		hearts, v.remote[c] = v.p.Royals(c), true
	}
	v.reigns[c], v.zone[c] = !hearts.Empty(), &v.court[c]
	v.court[c] = board.Set{}
	first := true
	for s := range each(&hearts) {
		if first {
			v.royal[c], first = s, false
		}
		join(&v.court[c], &v.ring[s])
	}
}

// watch takes in the men of one side other than pawns and royal.
func (v *view) watch(c board.Color) {
	k, p, zone := v.knowledge, v.p, v.zone[c.Other()]
	men, prey := p.Pieces(c), p.Pieces(c.Other())
	var moving pair
	var attackers, attacks, strongest int32
	for w := range men {
		prey[w] &^= v.s.pawns[c.Other()][w]
		for word := men[w] &^ v.s.pawns[c][w]; word != 0; word &= word - 1 {
			square := board.Square(w<<6 + bits.TrailingZeros64(word))
			man := p.At(square)
			var hit board.Set
			n := p.Attacks(man, square, &hit)
			if k.hearts[c].Has(man.Type()) {
				v.crown[c].Add(square)
				v.bear(c, man, &hit, &noSquares, &noSquares)
				continue
			}
			if k.plain[man] {
				n -= v.denied(c, &hit, &men)
			}
			moving = moving.plus(k.mobility[man][clamp(n, 0, maxMobility)])
			if hits := v.bear(c, man, &hit, zone, &prey); hits > 0 {
				attackers++
				attacks += hits
			}
			strongest = max(strongest, k.force[man])
			if k.advances[man] {
				v.lanes[c] = v.lanes[c].plus(v.lane(c, k.rules.File(square)))
			}
			if k.bound[man] {
				best := &v.bishops[c][k.shades[square]]
				*best = max(*best, k.stature[man])
			}
		}
	}
	v.moving[c], v.strongest[c] = moving, strongest
	v.attackers[c.Other()], v.attacks[c.Other()] = attackers, attacks
}

// lane is what a file is worth to a man who goes along it: it is half open without
// pawns of his side, and open without any.
func (v *view) lane(c board.Color, file int) pair {
	switch e := v.pawnEntry; {
	case e.files[c]>>file&1 != 0:
		return pair{}
	case e.files[c.Other()]>>file&1 != 0:
		return v.weights.halfOpenFile
	}
	return v.weights.openFile
}

// denied counts the squares that a man reaches but enemy pawns strike.
func (v *view) denied(c board.Color, hit, men *board.Set) (n int) {
	pawns := &v.pawnEntry.struck[c.Other()]
	for w := range v.words {
		w &= 3
		n += int(ones(hit[w] & pawns[w] &^ men[w]))
	}
	return n
}

func (v *view) men() pair       { return v.s.placed }
func (v *view) mobility() pair  { return v.moving[board.White].minus(v.moving[board.Black]) }
func (v *view) files() pair     { return v.lanes[board.White].minus(v.lanes[board.Black]) }
func (v *view) structure() pair { return v.pawnEntry.score }

// bothShades rewards colour-bound men, such as bishops, on squares of both shades.
func (v *view) bothShades() pair {
	percent := min(v.bishops[board.White][0], v.bishops[board.White][1]) - min(v.bishops[board.Black][0], v.bishops[board.Black][1])
	return v.weights.bothShades.percent(percent)
}

// cornering drives a bare royal to the edge, towards the other royal.
func (v *view) cornering() pair {
	if !v.reigns[board.White] || !v.reigns[board.Black] {
		return pair{}
	}
	for weak := board.White; weak <= board.Black; weak++ {
		if v.s.strength(weak) == 0 && v.s.pawns[weak].Empty() && v.s.strength(weak.Other()) > 0 {
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
