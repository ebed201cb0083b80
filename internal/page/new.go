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
	s := PlainSheetOf(v)
	s.Values = traits.Values(v.Rules)
	s.Measured, s.How = measured(v)
	return s
}

// PlainSheetOf is the rule sheet of a definition alone, without values that are computed or
// measured.
func PlainSheetOf(v *variants.Variant) *sheet.Sheet {
	s := &sheet.Sheet{
		Def:            v.Rules.Def,
		Start:          v.Rules.Start(),
		Source:         v.Source,
		Values:         []int{0},
		Betza:          v.Betza,
		ResetsMoveRule: v.Rules.Renews,
	}
	for _, t := range v.Rules.Def.Types {
		s.Values = append(s.Values, t.Value)
	}
	return s
}
