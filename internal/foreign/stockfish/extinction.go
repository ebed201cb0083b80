package stockfish

import (
	"fmt"
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// extinction carries over which pieces a side must not run out of.
func (k *converter) extinction() {
	value := k.value("extinctionValue")
	left, rest := k.number("extinctionPieceCount", 0, 255), k.number("extinctionOpponentPieceCount", 0, 255)
	claim, pseudo := k.flag("extinctionClaim"), k.flag("extinctionPseudoRoyal")
	every := k.every("extinctionPieceTypes")
	k.take("extinctionPieceTypes")
	others := rest // that the other side has to have on its own turn
	if claim {
		others++
	}
	k.flag("dupleCheck")
	switch {
	case pseudo && k.flag("blastOnCapture") && value != "loss":
		k.noteOption("extinctionValue", "here a side always loses with a royal piece that explodes")
	case value == "" || value == "none" || pseudo:
	case value == "loss" && every && left == 1 && rest == 2 && claim:
		k.game.SetText("endings.bare_king", "loss unless answered")
	case value == "win" && every && left == 0 && k.value("stalemateValue") == "win" && !k.consumes():
		// A side without pieces has no move and wins so.
	case value != "loss" && every && left == 1 && len(k.royalNames) == 1 && others <= 1:
		k.game.SetText("endings.bare_king", value)
	case every:
		k.extinct([]string{everyKind}, left, value)
	default:
		k.extinct(k.enoughAtStart(left, rest), left, value)
	}
	if counts := others > 1 || others == 1 && (k.consumes() || left > 0); counts && k.game.Sets("endings.extinct") {
		key := "extinctionOpponentPieceCount"
		if rest == 0 {
			key = "extinctionClaim"
		}
		k.noteOption(key, "what the other side has does not count here")
	}
}

// enoughAtStart lists the kinds of which each side has enough at the start. Of others, the game is
// over then, even if the section has taken the kind away.
func (k *converter) enoughAtStart(left, rest int) (kinds []string) {
	for _, kind := range k.kinds["extinctionPieceTypes"] {
		count, enough := k.countAtStart(kind), true
		for c := range count {
			if count[c] > left {
				continue
			}
			enough = false
			over := "so the game would be over at once there"
			if count[1-c] < rest {
				over = "and here that ends the game at once, whatever the other side has"
			}
			k.noteOption("extinctionPieceTypes", "%v starts with too few pieces of the kind %s, %s", define.Color(c), kind, over)
			break
		}
		if enough {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// countAtStart counts the pieces of a kind that each side has at the start.
func (k *converter) countAtStart(kind string) (count [2]int) {
	for _, s := range k.position.squares {
		if k.standsAs(s) == kind {
			count[s.color]++
		}
	}
	for c, held := range k.position.hand {
		for _, other := range held {
			if other == kind {
				count[c]++
			}
		}
	}
	return count
}

// standsAs returns the kind that a cell counts as: what its piece has turned into.
func (k *converter) standsAs(s cell) string {
	if b := k.becomes[s.kind]; s.promoted && b != nil && b.promoted != "" {
		return b.promoted
	}
	return s.kind
}

// consumes reports whether a capture can cost the side that makes it a piece.
func (k *converter) consumes() bool {
	return k.flag("blastOnCapture") || len(k.list("petrifyOnCaptureTypes")) > 0
}

// extinct writes what becomes of a side that runs out of some kinds, or of all together.
func (k *converter) extinct(kinds []string, left int, value string) {
	every := slices.Contains(kinds, everyKind)
	if every {
		kinds = k.inOrder()
	}
	names, of := k.types(kinds), "each"
	switch {
	case len(names) == 0:
		return
	case every, len(kinds) == 1 && len(names) > 1:
		of = "all"
	case len(names) > len(k.names(kinds)):
		k.noteOption("extinctionPieceTypes", "here forms that show what they were count as pieces of their own")
		return
	}
	more := ""
	if left > 0 {
		more = fmt.Sprintf(", left = %d", left)
	}
	if value != "loss" {
		more += fmt.Sprintf(", result = %q", value)
	}
	k.game.Set("endings.extinct", "{ types = %s, of = %q%s }", game.Quoted(names), of, more)
}
