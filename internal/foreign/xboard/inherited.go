package xboard

import (
	"slices"

	"fairymax/board/define"
)

// unneeded leaves out what the parent says of its own pieces, and its rules about pieces
// that this game lacks: several kings on a side, lions that are hard to trade.
func (k *converter) unneeded() {
	if k.Says(k.game.Parent, "piece") {
		k.game.Without = append(k.game.Without, "piece")
	}
	def := k.base.Def
	if def.Royal.Check != define.CheckAny && len(k.game.Royals()) < 2 {
		k.game.Without = append(k.game.Without, "royal.check")
	}
	if def.Trade.Types != 0 && !k.hasOf(def.Trade.Types) {
		k.game.Without = append(k.game.Without, "trade")
	}
}

// hasOf reports whether the game has one of some pieces of its parent.
func (k *converter) hasOf(types define.TypeMask) bool {
	for i, t := range k.base.Def.Types {
		if types.Has(define.PieceType(i+1)) && k.game.Has(t.Name) {
			return true
		}
	}
	return false
}

// confined reports whether pieces of the parent may not go everywhere.
func (k *converter) confined() bool {
	return slices.ContainsFunc(k.base.Def.Types, func(t define.Type) bool {
		return slices.ContainsFunc(t.Steps[define.White], func(s define.Step) bool { return s.To != nil })
	})
}
