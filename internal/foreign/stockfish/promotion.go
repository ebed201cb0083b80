package stockfish

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// promotionOptions change how pieces promote.
var promotionOptions = []string{"promotionPieceTypes", "promotionPieceTypesWhite", "promotionPieceTypesBlack", "promotionPawnTypes",
	"promotionPawnTypesWhite", "promotionPawnTypesBlack", "pawnTypes", "promotionRegionWhite", "promotionRegionBlack", "promotionRank",
	"mandatoryPawnPromotion", "promotionLimit", "promotedPieceType", "mandatoryPiecePromotion", "piecePromotionOnCapture"}

// promotion carries the promotions over. If nothing changes them, the parent's
// stay.
func (k *converter) promotion() {
	given := slices.ContainsFunc(promotionOptions, func(key string) bool { _, ok := k.given[key]; return ok })
	if !given && !k.promotionLost() {
		return
	}
	if len(k.base.Def.Promotions) > 0 {
		k.game.Without = append(k.game.Without, "promotion")
	}
	zone := k.promotionZone()
	k.pawnPromotion(zone)
	k.piecePromotion(zone)
}

// promotionLost reports whether a piece that promotes in the parent, or that
// others become, is gone.
func (k *converter) promotionLost() bool {
	for _, p := range k.base.Def.Promotions {
		for _, choices := range p.Choices {
			if !k.game.Has(k.base.TypeName(p.Type)) || slices.ContainsFunc(choices, func(t board.PieceType) bool { return !k.game.Has(k.base.TypeName(t)) }) {
				return true
			}
		}
	}
	return false
}

// promotionZone returns where pieces promote, as TOML.
func (k *converter) promotionZone() string {
	white, isWhite := k.take("promotionRegionWhite")
	black, isBlack := k.take("promotionRegionBlack")
	_, ranks := k.size()
	if o, ok := k.take("promotionRank"); ok && !isWhite {
		first := k.number(o, 1, ranks)
		return k.zoneText(k.ranksFrom(first))
	}
	switch {
	case isWhite || isBlack:
		if !isWhite {
			white = option{"promotionRegionWhite", fmt.Sprintf("*%d", ranks), k.line}
		}
		if !isBlack {
			black = option{"promotionRegionBlack", "*1", k.line}
		}
		return k.zone("promotion-zone", white, black)
	case len(k.base.Def.Promotions) > 0:
		zone := k.base.Def.Promotions[0].Zone[board.White]
		first := ranks
		for _, s := range zone.Squares() {
			first = min(first, int(s)/k.base.Def.Files+1)
		}
		return k.zoneText(k.ranksFrom(max(first, 2)))
	}
	return `"last rank"`
}

// pawnPromotion writes what pawns become.
func (k *converter) pawnPromotion(zone string) {
	var pawns []string
	for _, key := range []string{"promotionPawnTypes", "pawnTypes", "promotionPawnTypesWhite", "promotionPawnTypesBlack"} {
		if o, ok := k.take(key); ok {
			for _, name := range k.letters(o) {
				if !slices.Contains(pawns, name) {
					pawns = append(pawns, name)
				}
			}
		}
	}
	if p := k.lettered("P"); len(pawns) == 0 && p != nil && p.Inherited && k.base.IsPawn(p.Name) {
		pawns = []string{p.Name}
	}
	to := k.choices()
	if to == "[]" || to == "" {
		return
	}
	must := ""
	if on, given := k.flag("mandatoryPawnPromotion"); given && !on {
		must = ", must = []"
	}
	for _, pawn := range pawns {
		if zone == `"last rank"` && must+k.limits() == "" {
			k.game.Set("promotion."+pawn+".to", "%s", to)
			continue
		}
		k.game.Set("promotion."+pawn, "{ zone = %s%s, to = %s%s }", zone, must, to, k.limits())
	}
}

// choices writes what pawns may become.
func (k *converter) choices() string {
	both, isBoth := k.take("promotionPieceTypes")
	white, isWhite := k.take("promotionPieceTypesWhite")
	black, isBlack := k.take("promotionPieceTypesBlack")
	var texts [2]string
	for c, o := range []option{white, black} {
		switch {
		case c == 0 && isWhite, c == 1 && isBlack:
			texts[c] = game.Quoted(k.letters(o))
		case isBoth:
			texts[c] = game.Quoted(k.letters(both))
		default:
			texts[c] = game.Quoted(k.usual(c))
		}
	}
	return game.SidesText(texts[0], texts[1])
}

// usual lists what pawns become in the parent, without pieces that are gone.
func (k *converter) usual(c int) []string {
	var names []string
	for _, p := range k.base.Def.Promotions {
		if !k.base.IsPawn(k.base.Def.Types[p.Type-1].Name) {
			continue
		}
		for _, t := range p.Choices[c] {
			if name := k.base.TypeName(t); k.game.Has(name) {
				names = append(names, name)
			}
		}
		break
	}
	return names
}

// limits writes how many pieces of a type there may be.
func (k *converter) limits() string {
	o, ok := k.take("promotionLimit")
	if !ok {
		return ""
	}
	var parts []string
	for _, text := range strings.Fields(o.value) {
		letter, number, _ := strings.Cut(text, ":")
		p := k.lettered(letter)
		if p == nil || strings.Trim(number, "0123456789") != "" || number == "" {
			k.Fail(o.line, "promotionLimit: %q is not LETTER:NUMBER of a piece", text)
			continue
		}
		parts = append(parts, p.Name+" = "+number)
	}
	return ", at_most = { " + strings.Join(parts, ", ") + " }"
}
