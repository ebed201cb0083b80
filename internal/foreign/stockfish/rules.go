package stockfish

import (
	"strings"

	"fairymax/internal/foreign/game"
)

// rules carries over the rules of one option each.
func (k *converter) rules() {
	if on, given := k.flag("mustCapture"); given {
		k.game.SetText("captures", map[bool]string{true: "must", false: "may"}[on])
	}
	if on, given := k.flag("pass"); given {
		k.game.Set("pass", "%v", on)
	}
	if on, given := k.flag("makpongRule"); given {
		k.game.Set("royal.stays", "%v", on)
	}
	if o, ok := k.given["countingRule"]; ok && o.value == "none" {
		k.take("countingRule")
		if k.base.Def.Endings.Counting != nil {
			k.game.Without = append(k.game.Without, "endings.counting")
		}
	}
	for _, p := range k.game.Pieces {
		k.region(p)
	}
}

// region carries over where a piece may go.
func (k *converter) region(p *game.Piece) {
	for key, betza := range words("piece") {
		word := strings.ToUpper(key[:1]) + key[1:]
		white, isWhite := k.given["mobilityRegionWhite"+word]
		black, isBlack := k.given["mobilityRegionBlack"+word]
		if !isWhite || !isBlack || k.lettered(k.given[key].value) != p || betza == "" {
			continue
		}
		k.take(white.key)
		k.take(black.key)
		p.Within, p.Changed = k.zone(p.Name+"-zone", white, black), true
		if !p.Inherited {
			p.Different()
		}
	}
}
