package foreign

import (
	"maps"
	"slices"
	"strings"

	"fairymax/board"
)

// hand carries drops over.
func (k *stockfishMaker) hand() {
	drops, isDrops := k.flag("pieceDrops")
	captures, isCaptures := k.flag("capturesToHand")
	gating, isGating := k.flag("seirawanGating")
	loop, isLoop := k.flag("dropLoop")
	k.flag("gating")
	if isDrops || isCaptures || isGating || isLoop {
		var uses []string
		if drops || !isDrops && isCaptures {
			uses = append(uses, "drop")
		}
		if gating {
			uses = append(uses, "gate")
		}
		gains := "nothing"
		if captures {
			gains = "captures"
		}
		if len(uses) > 0 {
			k.game.set("hand", "{ use = %s, gains = %q%s }", quotedList(uses), gains, map[bool]string{true: ", demote = false"}[loop])
		}
	}
	k.dropZones(drops)
}

// dropZones carries over where men may be dropped.
func (k *stockfishMaker) dropZones(drops bool) {
	rules := make(map[string][]string)
	white, isWhite := k.take("whiteDropRegion")
	black, isBlack := k.take("blackDropRegion")
	if isWhite || isBlack {
		whole := option{"", "**", k.line}
		if !isWhite {
			white = whole
		}
		if !isBlack {
			black = whole
		}
		zone := k.zone("drop-zone", white, black)
		for _, p := range k.game.pieces {
			if !p.royal && k.comesToHand(p) {
				rules[p.name] = append(rules[p.name], "zone = "+zone)
			}
		}
	}
	if name, zone := k.pawnDrops(); zone != "" && drops && len(rules) == 0 {
		rules[name] = append(rules[name], "zone = "+zone)
	}
	if o, ok := k.take("dropNoDoubled"); ok {
		for _, name := range k.set(o) {
			rules[name] = append(rules[name], "per_file = 1")
			if on, _ := k.flag("shogiPawnDropMateIllegal"); on {
				rules[name] = append(rules[name], "mate = false")
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		k.game.set("drop."+name, "{ %s }", strings.Join(rules[name], ", "))
	}
}

// takesCaptives reports whether captured men come into the hand.
func (k *stockfishMaker) takesCaptives() bool {
	on, given := k.flag("capturesToHand")
	return on || !given && k.base.def.Hand.Gains == board.GainCaptures
}

// comesToHand reports whether men of a type can ever be in hand.
func (k *stockfishMaker) comesToHand(p *piece) bool {
	if k.takesCaptives() {
		return !strings.HasPrefix(p.letter, "+")
	}
	_, hand, _ := strings.Cut(k.given["startFen"].value, "[")
	hand, _, _ = strings.Cut(hand, "]")
	return strings.Contains(strings.ToUpper(hand), p.letter)
}

// pawnDrops returns the pawn and where it may be dropped; "" for anywhere.
func (k *stockfishMaker) pawnDrops() (name, zone string) {
	first, _ := k.flag("firstRankPawnDrops")
	last, _ := k.flag("promotionZonePawnDrops")
	p := k.named("P")
	if p == nil || !p.inherited || first && last {
		return "", ""
	}
	_, ranks := k.size()
	from, to := 2, ranks-1
	if first {
		from = 1
	}
	if last {
		to = ranks
	}
	return p.name, ranksText(from, to)
}
