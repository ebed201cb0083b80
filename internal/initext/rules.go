package initext

import (
	"fairymax/board/define"
)

// wallingRules are the places of walls by their words there.
var wallingRules = map[define.WallPlace]string{
	define.WallAnywhere: "static", define.WallBehind: "past", define.WallEdge: "edge", define.WallReach: "arrow",
}

// walls writes where moves place walls.
func (w *writer) walls() {
	d := w.def.Walls
	if d.Place == define.WallNowhere {
		return
	}
	rule := wallingRules[d.Place]
	if d.Single {
		if d.Place != define.WallAnywhere {
			w.lack("a single wall that is not placed anywhere")
		}
		rule = "duck"
	}
	w.lackIf(!w.def.Holes.Empty() && (d.Single || d.Place == define.WallEdge), "that the missing squares are no walls")
	w.set("wallingRule", "%s", rule)
	var zone [2]define.Set
	for c := range zone {
		zone[c] = w.everywhere()
		if d.Zone[c] != nil {
			zone[c] = *d.Zone[c]
		}
	}
	w.regions("wallingRegion", zone)
}

// others writes the rules of one option each, and notes those for which sections have no words.
func (w *writer) others() {
	d := w.def
	w.walls()
	w.effects()
	if d.Captures == define.CapturesForced {
		w.flag("mustCapture", true)
	}
	if d.Pass {
		w.flag("pass", true)
	}
	if d.Shuffle == define.Chess960 {
		w.flag("chess960", true)
	}
	w.lackIf(w.rules.HasGrid(), "the grid")
	w.lackIf(len(d.TurnOvers) > 0, "pieces that turn over")
	w.lackIf(d.Trade.Types != 0, "rules of trading")
	w.lackIf(d.Shuffle != define.NoShuffle && d.Shuffle != define.Chess960, "how the start position is shuffled")
}
