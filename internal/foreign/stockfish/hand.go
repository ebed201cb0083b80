package stockfish

import (
	"maps"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// hand carries over drops and gating.
func (k *converter) hand() {
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
			k.game.Set("hand", "{ use = %s, gains = %q%s }", game.Quoted(uses), gains, map[bool]string{true: ", demote = false"}[loop])
		}
	}
	k.dropZones(drops)
}

// dropZones carries over where pieces may be dropped.
func (k *converter) dropZones(drops bool) {
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
		for _, p := range k.game.Pieces {
			if !p.Royal && k.comesToHand(p) {
				rules[p.Name] = append(rules[p.Name], "zone = "+zone)
			}
		}
	}
	if name, zone := k.pawnDrops(); zone != "" && drops && len(rules) == 0 {
		rules[name] = append(rules[name], "zone = "+zone)
	}
	if o, ok := k.take("dropNoDoubled"); ok {
		for _, name := range k.letters(o) {
			rules[name] = append(rules[name], "per_file = 1")
			if on, _ := k.flag("shogiPawnDropMateIllegal"); on {
				rules[name] = append(rules[name], "mate = false")
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(rules)) {
		k.game.Set("drop."+name, "{ %s }", strings.Join(rules[name], ", "))
	}
}

// gainsCaptures reports whether captured pieces go to the hand.
func (k *converter) gainsCaptures() bool {
	on, given := k.flag("capturesToHand")
	return on || !given && k.base.Def.Hand.Gains == board.GainCaptures
}

// comesToHand reports whether a piece can ever be in hand.
func (k *converter) comesToHand(p *game.Piece) bool {
	if k.gainsCaptures() {
		return !strings.HasPrefix(p.Letter, "+")
	}
	_, hand, _ := strings.Cut(k.given["startFen"].value, "[")
	hand, _, _ = strings.Cut(hand, "]")
	return strings.Contains(strings.ToUpper(hand), p.Letter)
}

// pawnDrops returns the pawn and where it may be dropped; "" for anywhere.
func (k *converter) pawnDrops() (name, zone string) {
	first, _ := k.flag("firstRankPawnDrops")
	last, _ := k.flag("promotionZonePawnDrops")
	p := k.lettered("P")
	if p == nil || !p.Inherited || first && last {
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
	return p.Name, game.RanksText(from, to)
}
