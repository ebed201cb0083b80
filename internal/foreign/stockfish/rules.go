package stockfish

import (
	"fmt"
	"slices"

	"fairymax/board/define"
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
	if k.value("checking") == "false" && k.checksCount("checking") {
		k.game.SetText("royal.give_check", "never")
	}
	k.passes()
	k.explosions()
	k.petrifications()
	k.walls()
}

// explosions carries over what else a capture removes: its neighbours without pawns,
// and the capturer.
func (k *converter) explosions() {
	if !k.flag("blastOnCapture") {
		return
	}
	if _, king := k.pieces["king"]; king {
		k.noteOption("blastOnCapture", "only a commoner can be blown up there, not a king")
		return
	}
	if k.flag("pieceDrops") && k.flag("capturesToHand") {
		k.noteOption("blastOnCapture", "there all that explodes goes into the hand of the other side, here only what is captured")
		return
	}
	immune := k.types(k.list("blastImmuneTypes"))
	effect := func(spared []string) string {
		if len(spared) == 0 {
			return `{ becomes = "nothing" }`
		}
		return fmt.Sprintf(`{ becomes = "nothing", except = %s }`, game.Quoted(spared))
	}
	around := slices.Clone(immune)
	if _, has := k.pieces["pawn"]; has && !slices.Contains(k.list("blastImmuneTypes"), "pawn") {
		around = append(around, k.types([]string{"pawn"})...)
	}
	k.game.Set("after_capture.capturer", "%s", effect(immune))
	k.game.Set("after_capture.neighbours", "%s", effect(around))
}

// petrifications carries over which pieces become walls when they capture.
func (k *converter) petrifications() {
	stones := k.types(k.list("petrifyOnCaptureTypes"))
	switch {
	case len(stones) == 0:
	case k.game.Sets("after_capture.capturer"):
		k.noteOption("petrifyOnCaptureTypes", "a capturer that explodes cannot become a wall too")
	case k.flag("pieceDrops") && k.flag("capturesToHand"):
		k.noteOption("petrifyOnCaptureTypes", "there what becomes a wall goes into the hand of the other side")
	default:
		var spared []string
		for _, p := range k.game.Pieces {
			if !slices.Contains(stones, p.Name) {
				spared = append(spared, p.Name)
			}
		}
		text := `{ becomes = "wall" }`
		if len(spared) > 0 {
			text = fmt.Sprintf(`{ becomes = "wall", except = %s }`, game.Quoted(spared))
		}
		k.game.Set("after_capture.capturer", "%s", text)
	}
}

// wallPlaces are the places of walls by their names there.
var wallPlaces = map[string]define.WallPlace{"duck": define.WallAnywhere, "static": define.WallAnywhere,
	"past": define.WallBehind, "edge": define.WallEdge, "arrow": define.WallReach}

// walls carries over the walls that moves place.
func (k *converter) walls() {
	rule := k.value("wallingRule")
	region := k.sides("wallingRegion")
	if rule == "" || rule == "none" {
		return
	}
	switch {
	case wallPlaces[rule] == define.WallNowhere:
		k.noteOption("wallingRule", "this place of a wall is not known here")
	case len(k.royalNames) > 0:
		k.noteOption("wallingRule", "here there is no check where moves place walls")
	default:
		if k.drops() {
			k.noteOption("pieceDrops", "there drops and walls do not go together")
		}
		k.game.SetText("walls.place", wallPlaces[rule].String())
		if rule == "duck" {
			k.game.Set("walls.single", "true")
		}
		if !k.isWhole(region[0]) || !k.isWhole(region[1]) {
			k.game.Set("walls.zone", "%s", k.zone("walls", region))
		}
	}
}
