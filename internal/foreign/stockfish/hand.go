package stockfish

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/internal/foreign/game"
)

// hand carries over drops and gating.
func (k *converter) hand() {
	drops, gains, gating := k.drops(), k.flag("capturesToHand"), k.gates()
	k.flag("gating")
	k.flag("dropLoop")
	var uses []string
	switch {
	case drops && k.flag("mustDrop") && !gains && k.every("mustDropType"):
		uses = append(uses, "place")
		if region := k.sides("dropRegion"); !k.isFirstRank(region) {
			k.noteOption("mustDrop", "here a side must drop a piece also when it is in check")
		}
	case drops:
		uses = append(uses, "drop")
		if k.flag("mustDrop") {
			k.noteOption("mustDrop", "here only a hand that never grows has to be dropped first")
		}
	}
	if gating {
		uses = append(uses, "gate")
	}
	if len(uses) == 0 {
		k.dropNothing()
		return
	}
	from := "nothing"
	switch {
	case gains:
		from = "captures"
	case k.flag("twoBoards"):
		from = "partner"
	}
	demote := ""
	if gains && k.flag("dropLoop") {
		demote = ", demote = false"
	}
	k.game.Set("hand", "{ use = %s, gains = %q%s }", game.Quoted(uses), from, demote)
	if drops {
		k.dropRules()
	}
}

// dropNothing takes the options about drops: nothing is ever in a hand.
func (k *converter) dropNothing() {
	for name, row := range keys() {
		if slices.Contains(row.with, "pieceDrops") {
			k.take(name)
		}
	}
}

// drops reports whether pieces are dropped.
func (k *converter) drops() bool { return k.flag("pieceDrops") && k.holds() }

// gates reports whether pieces enter where others leave.
func (k *converter) gates() bool { return k.flag("seirawanGating") && k.flag("gating") && k.holds() }

// holds reports whether any hand ever has pieces.
func (k *converter) holds() bool {
	held := len(k.position.hand[0])+len(k.position.hand[1]) > 0
	return held || k.flag("capturesToHand") || k.flag("twoBoards")
}

// dropRules carries over where pieces may be dropped.
func (k *converter) dropRules() {
	for _, kind := range k.inOrder() {
		p := k.of[kind]
		if p == nil || !k.comesToHand(kind) {
			continue
		}
		if rules := append(k.dropPlaces(kind, p), k.dropForms(kind, p)...); len(rules) > 0 {
			k.game.Set("drop."+p.Name, "{ %s }", strings.Join(rules, ", "))
		}
		if k.dropsForm(kind) {
			k.dropForm(kind, k.becomes[kind].form)
		}
	}
	for _, key := range []string{"firstRankPawnDrops", "promotionZonePawnDrops", "mustDropType", "dropNoDoubled", "dropNoDoubledCount"} {
		k.take(key)
	}
}

// dropPlaces writes where pieces of a kind may be dropped.
func (k *converter) dropPlaces(kind string, p *game.Piece) (rules []string) {
	region, within := k.ofOwners(p.Owners, k.dropRegion(kind, kind)), k.ofOwners(p.Owners, k.mobility(kind))
	most := k.number("dropNoDoubledCount", 0, 16)
	doubled := k.noDoubled(kind)
	switch {
	case doubled && most == 0:
		rules = append(rules, "zone = []")
	case len(region[0].and(within[0])) != len(within[0]) || len(region[1].and(within[1])) != len(within[1]):
		rules = append(rules, "zone = "+k.zone("drop-zone", region))
	}
	onFirst := having(region[0], func(p place) bool { return p.rank == 0 })
	if k.gates() && len(onFirst) == 0 {
		rules = append(rules, "gate = false") // a piece enters only where it could be dropped
	}
	if doubled && most > 0 {
		rules = append(rules, fmt.Sprintf("per_file = %d", most))
	}
	return rules
}

// noDoubled reports whether a file holds few pieces of a kind. All kinds are none there.
func (k *converter) noDoubled(kind string) bool {
	return !k.every("dropNoDoubled") && slices.Contains(k.list("dropNoDoubled"), kind)
}

// dropsForm reports whether a kind may also be dropped as what it turns into.
func (k *converter) dropsForm(kind string) bool {
	b := k.becomes[kind]
	return b != nil && b.form != nil && k.flag("dropPromoted")
}

// dropForm writes where a kind may be dropped as what it turns into: where the kind may be.
func (k *converter) dropForm(kind string, form *game.Piece) {
	region := k.dropRegion(kind, k.becomes[kind].promoted)
	var rules []string
	for c, within := range k.mobility(kind) {
		region[c] = region[c].and(within)
	}
	for c, within := range k.mobility(k.becomes[kind].promoted) {
		if len(region[c].without(within)) > 0 {
			k.noteOption("dropPromoted", "here a promoted piece is dropped only where it may go")
			region[c] = region[c].and(within)
		}
	}
	if k.noDoubled(kind) {
		k.noteOption("dropNoDoubled", "here it does not count for drops of promoted pieces")
	}
	if region = k.ofOwners(form.Owners, region); !k.isWhole(region[0]) || !k.isWhole(region[1]) {
		rules = append(rules, "zone = "+k.zone("drop-zone", region))
	}
	if !k.flag("dropChecks") && k.checksCount("dropChecks") {
		rules = append(rules, "check = false")
	}
	if len(rules) > 0 {
		k.game.Set("drop."+form.Name, "{ %s }", strings.Join(rules, ", "))
	}
}

// dropForms writes what else holds for the drops of a kind: whether they may check, on
// which square colours they go, and what a piece is in the hand and after it.
func (k *converter) dropForms(kind string, p *game.Piece) []string {
	rules := k.dropChecks(kind)
	if k.flag("dropOppositeColoredBishop") && kind == "bishop" {
		rules = append(rules, "shades = true")
	}
	if k.dropsForm(kind) {
		rules = append(rules, "as = "+game.Quoted([]string{p.Name, k.becomes[kind].form.Name}))
	}
	if k.captured[kind] {
		rules = append(rules, "captured = "+game.Quoted([]string{k.becomes[kind].form.Name}))
	}
	return rules
}

// dropChecks carries over whether drops of a kind may give check or mate.
func (k *converter) dropChecks(kind string) (rules []string) {
	if !k.flag("dropChecks") && k.checksCount("dropChecks") {
		rules = append(rules, "check = false")
	}
	if k.flag("shogiPawnDropMateIllegal") && kind == "shogiPawn" && k.checksCount("shogiPawnDropMateIllegal") {
		rules = append(rules, "mate = false")
	}
	return rules
}

// dropRegion returns where a side's pieces of a kind may be dropped as some kind: that one must be
// able to move there.
func (k *converter) dropRegion(kind, as string) [2]places {
	region, zone := k.sides("dropRegion"), k.sides("promotionRegion")
	for c := range region {
		if kind == pawnKind {
			if !k.flag("promotionZonePawnDrops") {
				region[c] = region[c].without(zone[c])
			}
			if first := []int{0, k.ranks - 1}[c]; !k.flag("firstRankPawnDrops") {
				region[c] = having(region[c], func(p place) bool { return p.rank != first })
			}
		}
		if first := []int{0, k.ranks - 1}[c]; kind == "rook" && k.flag("sittuyinRookDrop") {
			region[c] = having(region[c], func(p place) bool { return p.rank == first })
		}
	}
	if k.flag("immobilityIllegal") {
		end := k.immobile(as)
		region = [2]places{region[0].without(end), region[1].without(k.mirrored(end))}
	}
	return region
}

// isFirstRank reports whether both sides drop on their first rank only.
func (k *converter) isFirstRank(region [2]places) bool {
	return k.zoneText(region[0]) == game.RanksText(1, 1) && k.zoneText(k.mirrored(region[1])) == game.RanksText(1, 1)
}

// having returns the squares that pass a test.
func having(set places, test func(place) bool) places {
	some := make(places)
	for p := range set {
		if test(p) {
			some[p] = true
		}
	}
	return some
}

// comesToHand reports whether a piece of a kind can ever be in hand: from the start,
// or captured and not turned back into what it was.
func (k *converter) comesToHand(kind string) bool {
	if slices.Contains(k.position.hand[0], kind) || slices.Contains(k.position.hand[1], kind) {
		return true
	}
	if !k.flag("capturesToHand") && !k.flag("twoBoards") || k.neverCaptured(k.of[kind]) {
		return false
	}
	return !k.turnsBack() || k.beginning(kind)
}
