package foreign

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// promotionOptions change how men promote.
var promotionOptions = []string{"promotionPieceTypes", "promotionPieceTypesWhite", "promotionPieceTypesBlack", "promotionPawnTypes",
	"promotionPawnTypesWhite", "promotionPawnTypesBlack", "pawnTypes", "promotionRegionWhite", "promotionRegionBlack", "promotionRank",
	"mandatoryPawnPromotion", "promotionLimit", "promotedPieceType", "mandatoryPiecePromotion", "piecePromotionOnCapture"}

// promotion carries the promotions over. If nothing changes them, the parent's
// stay.
func (k *stockfishMaker) promotion() {
	given := slices.ContainsFunc(promotionOptions, func(key string) bool { _, ok := k.given[key]; return ok })
	gone := false
	for _, p := range k.base.def.Promotions {
		for c := range p.Choices {
			for _, t := range append(slices.Clone(p.Choices[c]), p.Type) {
				name := k.base.def.Types[t-1].Name
				gone = gone || !slices.ContainsFunc(k.game.pieces, func(p *piece) bool { return p.name == strings.TrimSuffix(name, "~") })
			}
		}
	}
	if !given && !gone {
		return
	}
	if len(k.base.def.Promotions) > 0 {
		k.game.without = append(k.game.without, "promotion")
	}
	zone := k.promotionZone()
	k.pawnPromotion(zone)
	k.piecePromotion(zone)
}

// promotionZone returns where men promote, as TOML.
func (k *stockfishMaker) promotionZone() string {
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
	case len(k.base.def.Promotions) > 0:
		zone := k.base.def.Promotions[0].Zone[board.White]
		first := ranks
		for _, s := range zone.Squares() {
			first = min(first, int(s)/k.base.def.Files+1)
		}
		return k.zoneText(k.ranksFrom(max(first, 2)))
	}
	return `"last rank"`
}

// ranksFrom returns the squares from a rank on.
func (k *stockfishMaker) ranksFrom(first int) map[place]bool {
	files, ranks := k.size()
	set := make(map[place]bool)
	for f := range files {
		for r := first - 1; r < ranks; r++ {
			set[place{f, r}] = true
		}
	}
	return set
}

// pawnPromotion writes what pawns become.
func (k *stockfishMaker) pawnPromotion(zone string) {
	var pawns []string
	for _, key := range []string{"promotionPawnTypes", "pawnTypes", "promotionPawnTypesWhite", "promotionPawnTypesBlack"} {
		if o, ok := k.take(key); ok {
			for _, name := range k.set(o) {
				if !slices.Contains(pawns, name) {
					pawns = append(pawns, name)
				}
			}
		}
	}
	if p := k.named("P"); len(pawns) == 0 && p != nil && p.inherited && p.isPawn(k.base.def) {
		pawns = []string{p.name}
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
			k.game.set("promotion."+pawn+".to", "%s", to)
			continue
		}
		k.game.set("promotion."+pawn, "{ zone = %s%s, to = %s%s }", zone, must, to, k.limits())
	}
}

// choices writes what pawns may become.
func (k *stockfishMaker) choices() string {
	both, isBoth := k.take("promotionPieceTypes")
	white, isWhite := k.take("promotionPieceTypesWhite")
	black, isBlack := k.take("promotionPieceTypesBlack")
	var texts [2]string
	for c, o := range []option{white, black} {
		switch {
		case c == 0 && isWhite, c == 1 && isBlack:
			texts[c] = quotedList(k.set(o))
		case isBoth:
			texts[c] = quotedList(k.set(both))
		default:
			texts[c] = quotedList(k.usual(c))
		}
	}
	if texts[0] != texts[1] {
		return fmt.Sprintf("{ white = %s, black = %s }", texts[0], texts[1])
	}
	return texts[0]
}

// usual lists what pawns became in the parent, as far as it is still there.
func (k *stockfishMaker) usual(c int) []string {
	var names []string
	for _, p := range k.base.def.Promotions {
		if !(&piece{name: k.base.def.Types[p.Type-1].Name}).isPawn(k.base.def) {
			continue
		}
		for _, t := range p.Choices[c] {
			name := strings.TrimSuffix(k.base.def.Types[t-1].Name, "~")
			if slices.ContainsFunc(k.game.pieces, func(p *piece) bool { return p.name == name }) {
				names = append(names, name)
			}
		}
		break
	}
	return names
}

// limits writes how many men of a type there may be.
func (k *stockfishMaker) limits() string {
	o, ok := k.take("promotionLimit")
	if !ok {
		return ""
	}
	var parts []string
	for _, text := range strings.Fields(o.value) {
		letter, number, _ := strings.Cut(text, ":")
		p := k.named(letter)
		if p == nil || strings.Trim(number, "0123456789") != "" || number == "" {
			k.fail(o.line, "promotionLimit: %q is not LETTER:NUMBER of a piece", text)
			continue
		}
		parts = append(parts, p.name+" = "+number)
	}
	return ", at_most = { " + strings.Join(parts, ", ") + " }"
}

// piecePromotion writes what other men become.
func (k *stockfishMaker) piecePromotion(zone string) {
	o, ok := k.take("promotedPieceType")
	must, by := ", must = []", `, by = ["entering", "inside", "leaving"]`
	if on, _ := k.flag("mandatoryPiecePromotion"); on {
		must = ""
	}
	if on, _ := k.flag("piecePromotionOnCapture"); on {
		by = `, by = "capturing"`
		k.noteOption(k.given["piecePromotionOnCapture"], "only moves inside the zone count here")
	}
	if !ok || o.value == "-" {
		return
	}
	targets := make(map[string]*piece)
	for _, p := range k.game.pieces {
		targets[p.letter] = p
	}
	for _, text := range strings.Fields(o.value) {
		from, to, _ := strings.Cut(text, ":")
		one, two := k.named(from), targets[strings.ToUpper(to)]
		if one == nil || two == nil || len(from) != 1 || len(to) != 1 {
			k.fail(o.line, "promotedPieceType: %q is not LETTER:LETTER of pieces", text)
			continue
		}
		two = k.form(one, two)
		k.game.set("promotion."+one.name, "{ zone = %s%s%s, to = %q }", zone, must, by, two.name)
	}
}

// form returns what a man becomes. Where captured men are dropped as what they
// were, it must be known of each: a piece that is there from the start, or that
// others become too, is doubled.
func (k *stockfishMaker) form(one, two *piece) *piece {
	if !k.takesCaptives() {
		return two
	}
	letter := "+" + one.letter
	start, _, _ := strings.Cut(k.given["startFen"].value, " ")
	if !strings.Contains(strings.ToUpper(start), two.letter) && !strings.HasPrefix(two.letter, "+") {
		two.letter, two.changed = letter, true
		return two
	}
	double := &piece{name: "promoted-" + one.name, letter: letter, owners: two.owners, like: []string{two.name}}
	k.game.pieces = append(k.game.pieces, double)
	return double
}
