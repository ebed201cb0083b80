package xboard

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard's notation cannot express all conditions of moves. Without them XBoard may see
// checks that are none.

// seesFalseChecks reports whether a piece of some type, told without the conditions of
// its moves, would attack a royal piece that it does not attack.
func (table *slotTable) seesFalseChecks(v Variant) bool {
	if v.Rules.GridLimitsCaptures() {
		return true
	}
	for i := range v.Rules.Types() {
		t := define.PieceType(i + 1)
		if exactFor(v, t) {
			continue
		}
		for _, c := range table.owners(t) {
			if attacksBesides(v.Rules, c, t) {
				return true
			}
		}
	}
	return false
}

// attacksBesides reports whether the pieces of a type would attack squares of the other
// side's royal pieces in more ways without the conditions of their moves.
func attacksBesides(r *board.Rules, c define.Color, t define.PieceType) bool {
	stands, targets := standing(r, c, t), royalSquares(r, c.Other())
	return slices.ContainsFunc(define.Chains(r.Steps(c, t)), func(chain define.Chain) bool {
		last := chain[len(chain)-1]
		limited := last.Victims != 0 && last.Victims&r.RoyalTypes() == 0 || last.Hurdles != 0
		if last.Mode&define.MayCapture == 0 || !limited && chain[0].From == nil && chain[0].To == nil {
			return false
		}
		return slices.ContainsFunc(stands, func(from define.Square) bool {
			return slices.ContainsFunc(targets, func(to define.Square) bool {
				return (limited || !meets(chain[0], from, to)) && goes(r, chain, from, to)
			})
		})
	})
}

// meets reports whether a chain that begins with a step may begin and end on two squares.
func meets(first define.Step, from, to define.Square) bool {
	return (first.From == nil || first.From.Has(from)) && (first.To == nil || first.To.Has(to))
}

// goes reports whether a chain leads from one square to another without its conditions.
func goes(r *board.Rules, chain define.Chain, from, to define.Square) bool {
	free := chain.Clone()
	free[0].From, free[0].To = nil, nil
	return len(r.Routes(free, from, to)) > 0
}

// standing lists the squares on which a piece can be while there are royal pieces.
func standing(r *board.Rules, c define.Color, t define.PieceType) (squares []define.Square) {
	var ends define.Set
	for _, chain := range define.Chains(r.Steps(c, t)) {
		switch last := chain[len(chain)-1]; {
		case last.Victims != 0 && last.Victims&^r.RoyalTypes() == 0:
			continue // it captures a royal piece there, if anything
		case chain[0].To == nil || r.HasHands() || r.HasPromotion():
			return everywhere(r)
		}
		for _, s := range chain[0].To.Squares() {
			ends.Add(s)
		}
	}
	for _, s := range everywhere(r) {
		if ends.Has(s) || r.Start().At(s) == define.MakePiece(c, t) {
			squares = append(squares, s)
		}
	}
	return squares
}

// royalSquares lists the squares on which royal pieces of a side can be.
func royalSquares(r *board.Rules, c define.Color) (squares []define.Square) {
	for i := range r.Types() {
		if t := define.PieceType(i + 1); r.IsRoyal(t) && r.Owns(c, t) {
			squares = append(squares, standing(r, c, t)...)
		}
	}
	return squares
}

// everywhere lists the squares of the board.
func everywhere(r *board.Rules) (squares []define.Square) {
	for i := range r.Squares {
		if s := define.Square(i); !r.IsHole(s) {
			squares = append(squares, s)
		}
	}
	return squares
}
