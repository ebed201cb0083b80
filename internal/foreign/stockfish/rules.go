package stockfish

import (
	"fmt"
	"slices"

	"fairymax/internal/foreign/game"
)

// rules carries over the rules of one option each.
func (k *converter) rules() {
	if k.flag("mustCapture") {
		k.game.SetText("captures", "must")
	}
	switch white, black := k.flag("passWhite"), k.flag("passBlack"); {
	case white && black:
		k.game.Set("pass", "true")
	case white:
		k.noteOption("passWhite", "a side may pass only if both may")
	case black:
		k.noteOption("passBlack", "a side may pass only if both may")
	}
	if k.value("checking") == "false" && len(k.royalNames) > 0 {
		k.game.SetText("royal.give_check", "never")
	}
	k.explosions()
}

// explosions carries over what a capture removes besides: its neighbours without pawns,
// and the capturer.
func (k *converter) explosions() {
	if !k.flag("blastOnCapture") {
		return
	}
	if _, king := k.pieces["king"]; king {
		k.noteOption("blastOnCapture", "only a commoner can be blown up there, not a king")
		return
	}
	immune := k.names(k.list("blastImmuneTypes"))
	effect := func(spared []string) string {
		if len(spared) == 0 {
			return `{ becomes = "nothing" }`
		}
		return fmt.Sprintf(`{ becomes = "nothing", except = %s }`, game.Quoted(spared))
	}
	around := slices.Clone(immune)
	if _, has := k.pieces["pawn"]; has && !slices.Contains(k.list("blastImmuneTypes"), "pawn") {
		around = append(around, k.names([]string{"pawn"})...)
	}
	k.game.Set("after_capture.capturer", "%s", effect(immune))
	k.game.Set("after_capture.neighbours", "%s", effect(around))
}
