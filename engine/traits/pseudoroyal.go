package traits

import (
	"fairymax/board"
	"fairymax/board/define"
)

// In most games a royal cannot be captured, and check says when it is in danger.
// Where royals can be captured, or a side loses when it runs out of some types,
// the last of these pieces are pseudo-royals: their capture wins the game.

// Spare is how many pieces of a group a side has more than too few: with 1, the next
// loss loses the game.
func Spare(k board.Keep, p *board.Position, c define.Color) int {
	n := 0
	pieces := p.Pieces(c)
	for s := range Each(&pieces) {
		if k.Types.Has(p.At(s).Type()) {
			n++
		}
	}
	for t := define.PieceType(1); int(t) <= p.Rules().Types(); t++ {
		if k.Types.Has(t) {
			n += p.Hand(c, t)
		}
	}
	return n - k.Left
}

// findGroups finds the groups that each side must keep.
func (g *Game) findGroups() {
	for c := range g.Groups {
		g.Groups[c] = g.Rules.MustKeep(define.Color(c))
	}
	g.HasPseudoRoyals = len(g.Groups[define.White])+len(g.Groups[define.Black]) > 0 || g.Rules.LeftmostDecides()
}

// PseudoRoyals adds the pieces that a side cannot lose without losing the game.
func (g *Game) PseudoRoyals(p *board.Position, c define.Color, into *define.Set) {
	if g.Rules.LeftmostDecides() {
		if s, ok := p.Royal(c); ok {
			into.Add(s)
		}
	}
	pieces := p.Pieces(c)
	for _, group := range g.Groups[c] {
		if Spare(group, p, c) != 1 {
			continue
		}
		for s := range Each(&pieces) {
			if group.Types.Has(p.At(s).Type()) {
				into.Add(s)
			}
		}
	}
}

// Endangered reports whether the enemy could capture a pseudo-royal of the side to move,
// or remove it by another capture.
func Endangered(p *board.Position, pseudoRoyals *define.Set) bool {
	us := p.Turn()
	for s := range Each(pseudoRoyals) {
		if p.At(s).Is(us) && (p.Threatened(s, us.Other()) || p.LostNext(s, us.Other())) {
			return true
		}
	}
	return false
}
