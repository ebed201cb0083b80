package stockfish

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// extinction carries over which pieces a side must not run out of.
func (k *converter) extinction() {
	value := k.value("extinctionValue")
	left, rest := k.number("extinctionPieceCount", 0, 255), k.number("extinctionOpponentPieceCount", 0, 255)
	claim, pseudo := k.flag("extinctionClaim"), k.flag("extinctionPseudoRoyal")
	every, names := k.every("extinctionPieceTypes"), k.names(k.list("extinctionPieceTypes"))
	k.flag("dupleCheck")
	switch {
	case value == "" || value == "none" || pseudo:
	case len(names) == 0:
		k.extinctAtStart(left, rest)
	case value == "loss" && every && left == 1 && rest == 2 && claim:
		k.game.SetText("endings.bare_king", "loss unless answered")
	case value == "win" && every && left == 0 && k.value("stalemateValue") == "win" && !k.consumes():
		// A side without pieces has no move and wins so.
	case value != "loss" && every && left == 1 && len(k.royalNames) == 1:
		k.game.SetText("endings.bare_king", value)
	default:
		k.extinctAtStart(left, rest)
		k.extinct(names, every, left, value)
		if rest > 1 || rest == 1 && (k.consumes() || left > 0) {
			k.noteOption("extinctionOpponentPieceCount", "what the other side has does not count here")
		}
	}
}

// extinctAtStart notes that a side has too few pieces of a kind from the start: there the
// game is over then, even if the section has taken the kind away.
func (k *converter) extinctAtStart(left, rest int) {
	for _, kind := range k.kinds["extinctionPieceTypes"] {
		if kind == everyKind {
			continue
		}
		var count [2]int
		for _, s := range k.position.squares {
			if s.kind == kind && !s.promoted {
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
		for c := range count {
			if count[c] <= left && count[1-c] >= rest {
				k.noteOption("extinctionPieceTypes", "%v starts with too few pieces of the kind %s, so the game would be over at once there", define.Color(c), kind)
				return
			}
		}
	}
}

// consumes reports whether a capture can cost the side that makes it a piece.
func (k *converter) consumes() bool {
	return k.flag("blastOnCapture") || len(k.list("petrifyOnCaptureTypes")) > 0
}

// extinct writes what becomes of a side that runs out of some pieces.
func (k *converter) extinct(names []string, every bool, left int, value string) {
	of := "each"
	if every {
		of = "all"
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
