package traits

import "fairymax/board"

// In most games a royal cannot be captured, and check says when it is in danger.
// Where royals can be captured, or a side loses when it runs out of some types,
// the last of these pieces are pseudo-royals: their capture wins the game.

// Group is a set of types of which a side has to keep pieces.
type Group struct {
	Types board.TypeMask
	Left  int // a side that has no more than this many has lost
}

// Spare is how many pieces of a group a side can lose before it has lost.
func (g *Group) Spare(p *board.Position, c board.Color) int { return count(p, c, g.Types) - g.Left }

// count counts a side's pieces of some types, on the board and in hand.
func count(p *board.Position, c board.Color, types board.TypeMask) int {
	n := 0
	pieces := p.Pieces(c)
	for s := range Each(&pieces) {
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

// findGroups finds the groups that each side must keep.
func (g *Game) findGroups() {
	def, start := g.Rules.Def, g.Rules.Start()
	for c := board.White; c <= board.Black; c++ {
		if royal := def.Royal; royal.Types != 0 && royal.Check != board.CheckAny && royal.Check != board.CheckLeftmost {
			g.addGroup(start, c, Group{Types: royal.Types})
		}
		e, owned := def.Endings.Extinct, board.TypeMask(0)
		for t := 1; t < len(g.Values); t++ {
			one := Group{board.MaskOf(board.PieceType(t)), e.Left}
			if e.Types&one.Types == 0 || one.Spare(start, c) <= 0 {
				continue
			}
			owned |= one.Types
			if !e.All {
				g.addGroup(start, c, one)
			}
		}
		if e.All {
			g.addGroup(start, c, Group{owned, e.Left})
		}
	}
	g.HasPseudoRoyals = len(g.Groups[board.White])+len(g.Groups[board.Black]) > 0 || g.oneRoyalDecides()
}

// addGroup keeps a group that the side owns at the start.
func (g *Game) addGroup(start *board.Position, c board.Color, group Group) {
	if group.Spare(start, c) > 0 {
		g.Groups[c] = append(g.Groups[c], group)
	}
}

// oneRoyalDecides reports whether one of several royals decides.
func (g *Game) oneRoyalDecides() bool { return g.Rules.Def.Royal.Check == board.CheckLeftmost }

// PseudoRoyals adds the pieces that a side cannot lose without losing the game.
func (g *Game) PseudoRoyals(p *board.Position, c board.Color, into *board.Set) {
	if g.oneRoyalDecides() {
		if s, ok := p.Royal(c); ok {
			into.Add(s)
		}
	}
	pieces := p.Pieces(c)
	for i := range g.Groups[c] {
		group := &g.Groups[c][i]
		if group.Spare(p, c) != 1 {
			continue
		}
		for s := range Each(&pieces) {
			if group.Types.Has(p.At(s).Type()) {
				into.Add(s)
			}
		}
	}
}

// Endangered reports whether the enemy could capture a pseudo-royal of the side to move.
func Endangered(p *board.Position, pseudoRoyals *board.Set) bool {
	us := p.Turn()
	for s := range Each(pseudoRoyals) {
		if p.At(s).Is(us) && p.Attacked(s, us.Other()) {
			return true
		}
	}
	return false
}
