package engine

import "fairymax/board"

// In most games nobody can take a royal, and check says when he is in danger.
// Where royals may be taken, or a side that runs out of men of some types has
// lost, the last of them are as vital: whoever takes one has won.

// group is a set of types of which a side has to keep men.
type group struct {
	types board.TypeMask
	left  int // as many men left are too few
}

// learnGroups finds out of whom each side must not run out.
func (k *knowledge) learnGroups() {
	def, start := k.rules.Def, k.rules.Start()
	for c := board.White; c <= board.Black; c++ {
		if royal := def.Royal; royal.Types != 0 && royal.Check != board.CheckAny && royal.Check != board.CheckLeftmost {
			k.addGroup(start, c, group{types: royal.Types})
		}
		e, owned := def.Endings.Extinct, board.TypeMask(0)
		for t := 1; t < len(k.values); t++ {
			one := group{board.MaskOf(board.PieceType(t)), e.Left}
			if e.Types&one.types == 0 || countMen(start, c, one.types) <= e.Left {
				continue
			}
			owned |= one.types
			if !e.All {
				k.addGroup(start, c, one)
			}
		}
		if e.All {
			k.addGroup(start, c, group{owned, e.Left})
		}
	}
	k.fragile = len(k.groups[board.White])+len(k.groups[board.Black]) > 0 || k.decides()
}

// addGroup keeps a group that the side owns at the start.
func (k *knowledge) addGroup(start *board.Position, c board.Color, g group) {
	if countMen(start, c, g.types) > g.left {
		k.groups[c] = append(k.groups[c], g)
	}
}

// decides reports whether one of several royals decides.
func (k *knowledge) decides() bool { return k.rules.Def.Royal.Check == board.CheckLeftmost }

// learnHearts finds the types around whom the safety of a side turns: its royals,
// or else the weakest of those whose only man must not be lost.
func (k *knowledge) learnHearts() {
	start := k.rules.Start()
	for c := range k.hearts {
		if k.hearts[c] = k.rules.Def.Royal.Types; k.hearts[c] != 0 {
			continue
		}
		weakest := 0
		for _, g := range k.groups[c] {
			if countMen(start, board.Color(c), g.types) > g.left+1 {
				continue
			}
			for t := 1; t < len(k.values); t++ {
				if g.types.Has(board.PieceType(t)) && (weakest == 0 || k.values[t] < k.values[weakest]) {
					weakest = t
				}
			}
		}
		if weakest > 0 {
			k.hearts[c] = board.MaskOf(board.PieceType(weakest))
		}
	}
}

// countMen counts a side's men of some types, on the board and in hand.
func countMen(p *board.Position, c board.Color, types board.TypeMask) int {
	n := 0
	men := p.Pieces(c)
	for s := range each(&men) {
		if types.Has(p.At(s).Type()) {
			n++
		}
	}
	for t := range p.Rules().Def.Types {
		if types.Has(board.PieceType(t + 1)) {
			n += p.Hand(c, board.PieceType(t+1))
		}
	}
	return n
}

// spare is how many men of a group a side can lose before it has lost.
func (g *group) spare(p *board.Position, c board.Color) int { return countMen(p, c, g.types) - g.left }

// vital collects the men whom a side cannot lose without losing the game.
func (k *knowledge) vital(p *board.Position, c board.Color, into *board.Set) {
	if k.decides() {
		if s, ok := p.Royal(c); ok {
			into.Add(s)
		}
	}
	men := p.Pieces(c)
	for i := range k.groups[c] {
		g := &k.groups[c][i]
		if g.spare(p, c) != 1 {
			continue
		}
		for s := range each(&men) {
			if g.types.Has(p.At(s).Type()) {
				into.Add(s)
			}
		}
	}
}

// endangered reports whether the enemy could take one of the vital men of the
// side to move.
func endangered(p *board.Position, vital *board.Set) bool {
	us := p.Turn()
	for s := range each(vital) {
		if p.At(s).Is(us) && p.Attacked(s, us.Other()) {
			return true
		}
	}
	return false
}
