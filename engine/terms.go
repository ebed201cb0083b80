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
	{"threats", (*view).threats},
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
	weak      [2]int32        // likewise, of squares around him that hardly anybody protects
	bishops   [2]uint8        // the shades on which a side has men bound to them
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
			v.zone[c] = &v.ring[c][v.royal[c]]
		}
	}
	if e.fragile {
		v.gather(board.White)
		v.gather(board.Black)
	}
	v.struck, v.twice = v.pawnEntry.struck, v.pawnEntry.twice
	v.watch(board.White)
	v.watch(board.Black)
	v.undermine(board.White)
	v.undermine(board.Black)
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
		join(&v.court[c], &v.ring[c][s])
	}
}

// watch takes in the men of one side other than pawns and royal.
func (v *view) watch(c board.Color) {
	zone, prey := v.zone[c.Other()], v.p.Men(c.Other())
	men := v.p.Men(c)
	for w := range men {
		prey[w] &^= v.s.pawns[c.Other()][w]
		for word := men[w] &^ v.s.pawns[c][w]; word != 0; word &= word - 1 {
			square := board.Square(w<<6 + bits.TrailingZeros64(word))
			man := v.p.At(square)
			var hit board.Set
			n := v.p.Influence(man, square, &hit)
			if v.hearts[c].Has(man.Type()) {
				v.crown[c].Add(square)
				v.bear(c, man, &hit, &noSquares, &noSquares)
				continue
			}
			if v.plain[man] {
				n -= v.denied(c, &hit, &men)
			}
			v.moving[c] = v.moving[c].plus(v.knowledge.mobility[man][clamp(n, 0, maxMobility)])
			if hits := v.bear(c, man, &hit, zone, &prey); hits > 0 {
				v.attackers[c.Other()]++
				v.danger[c.Other()] += hits * v.knowledge.attack[man]
			}
			if v.bound[man] {
				v.bishops[c] |= v.shades[square]
			}
		}
	}
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

// undermine counts the squares around a side's royal that the enemy attacks and
// hardly anybody protects: the more men he has to come there, the worse they are.
func (v *view) undermine(c board.Color) {
	enemy, units := c.Other(), int32(0)
	for w := range v.words {
		w &= 3
		weak := v.zone[c][w] & v.struck[enemy][w] &^ v.twice[c][w]
		units += v.weights.weakSquare*ones(weak) + v.weights.bareSquare*ones(weak&^v.struck[c][w])
	}
	const army = 3200 // of chess, where all that counts in full
	v.weak[c] = units * min(v.s.strength(enemy), 2*army) / army
}

func (v *view) men() pair       { return v.s.placed }
func (v *view) mobility() pair  { return v.moving[board.White].minus(v.moving[board.Black]) }
func (v *view) structure() pair { return v.pawnEntry.score }

// attack grows with the square of the weight of the men who bear upon the
// squares around a royal and of those squares' weakness; one attacker alone is
// little danger.
func (v *view) attack() pair {
	const steepness, most, limit = 400, 1500, 1000 // squares of the limit still fit
	var penalty [2]int32
	if v.drops {
		v.besiege(board.White)
		v.besiege(board.Black)
	}
	for c, danger := range v.danger {
		if v.remote[c] {
			danger /= 2
		}
		danger = clamp(danger+v.weak[c], 0, limit)
		penalty[c] = min(danger*danger/steepness, most) / 2
		if v.attackers[c] < 2 {
			penalty[c] /= 4
		}
	}
	return v.weights.attack.percent(penalty[board.Black] - penalty[board.White])
}

// besiege adds the men whom the enemy may drop on the empty squares around a
// side's royal to the danger.
func (v *view) besiege(c board.Color) {
	const share = 6 // of a man's weight in an attack, for each empty square
	enemy, open := c.Other(), *v.zone[c]
	ours, theirs := v.p.Men(c), v.p.Men(enemy)
	room := open.Len() - int(common(&open, &ours)+common(&open, &theirs))
	for _, t := range v.handTypes {
		if n := v.p.Hand(enemy, t); n > 0 {
			v.attackers[c]++
			v.danger[c] += v.knowledge.attack[board.MakePiece(enemy, t)] * int32(min(n, 2)*room) / share
		}
	}
}

// shelter counts the pawns in front of a royal.
func (v *view) shelter() pair {
	var score [2]pair
	for c := range score {
		if !v.reigns[c] {
			continue
		}
		near, far := &v.knowledge.shelter[c][0][v.royal[c]], &v.knowledge.shelter[c][1][v.royal[c]]
		score[c] = v.weights.shelterNear.times(common(near, &v.s.pawns[c])).plus(v.weights.shelterFar.times(common(far, &v.s.pawns[c])))
	}
	return score[board.White].minus(score[board.Black])
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
		score = pair{path.passing.mg * (v.weights.barred.mg - 100) / 100, path.passing.eg * (v.weights.barred.eg - 100) / 100}
	}
	if v.stock {
		const quarters = 4
		missing := quarters - v.stocked(v.p, c, v.p.At(s).Type())
		score = score.minus(pair{path.passing.mg * missing / quarters, path.passing.eg * missing / quarters})
	}
	if v.reigns[board.White] && v.reigns[board.Black] {
		lead := distance(v.rules, v.royal[c.Other()], s) - distance(v.rules, v.royal[c], s)
		steps := int32(clamp(lead, -4, 4))
		score.mg += steps * v.weights.escort.mg * path.passing.mg / 100
		score.eg += steps * v.weights.escort.eg * path.passing.eg / 100
	}
	return score
}

// bothShades rewards colour-bound men, such as bishops, on squares of both shades.
func (v *view) bothShades() pair {
	const both = 3
	var score pair
	if v.bishops[board.White] == both {
		score = score.plus(v.weights.bothShades)
	}
	if v.bishops[board.Black] == both {
		score = score.minus(v.weights.bothShades)
	}
	return score
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
