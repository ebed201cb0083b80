package page

import (
	"fairymax/engine/traits"
	"fairymax/internal/sheet"
	"fairymax/internal/xboard"
	"fairymax/variants"
)

// Of is the page of a variant. It only shows the rules, until it gets a player.
func Of(v *variants.Variant) *Game {
	g := &Game{Sheet: SheetOf(v), Symbols: v.Symbols, Definition: v.Text}
	shown := xboard.Variant{Name: v.Name, Rules: v.Rules, Betza: xboard.Once(v.Betza)}
	g.Sheet.XBoard, g.Sheet.Limit = xboard.Knows(shown), xboard.Limit(shown)
	return g
}

// SheetOf is the rule sheet of a variant.
func SheetOf(v *variants.Variant) *sheet.Sheet {
	return &sheet.Sheet{
		Def:            v.Rules.Def,
		Start:          v.Rules.Start(),
		Source:         v.Source,
		Values:         traits.Values(v.Rules),
		Betza:          v.Betza,
		ResetsMoveRule: v.Rules.Renews,
	}
}
