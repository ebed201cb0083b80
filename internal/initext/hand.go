package initext

import "fairymax/board/define"

// hand writes how pieces in hand are used, and where they may be dropped.
func (w *writer) hand() {
	h := w.def.Hand
	w.flag("pieceDrops", h.Use&define.HandDrop != 0)
	if h.Use == 0 {
		return
	}
	if h.Use&(define.HandPromote|define.HandPlace) != 0 {
		w.lack("pieces in hand that are not to be dropped as a move")
	}
	if h.Use&define.HandGate != 0 {
		w.flag("seirawanGating", true)
		w.flag("gating", true)
	}
	switch h.Gains {
	case define.GainNothing:
	case define.GainCaptures:
		w.flag("capturesToHand", true)
		w.flag("dropLoop", w.keepsForms())
		for _, t := range w.types() {
			if held := w.def.Types[t-1].Demotes; held != 0 && !w.isForm(t, held) {
				w.lack("that a captured %s goes into the hand as %s", w.name(t), w.name(held))
			}
		}
	default:
		w.lack("where the pieces in hand come from")
	}
	if h.Use&define.HandDrop != 0 {
		w.drops()
	}
}

// keepsForms reports whether captured pieces come into a hand as what they have become.
func (w *writer) keepsForms() bool {
	var keeps, turns bool
	for i := range w.def.Promotions {
		for _, t := range w.def.Promotions[i].Results() {
			if w.def.Types[t-1].Demotes == 0 {
				keeps = true
			} else {
				turns = true
			}
		}
	}
	if keeps && turns {
		w.lack("what becomes of some pieces when they are captured")
	}
	return keeps
}

// drops writes where pieces may be dropped.
func (w *writer) drops() {
	var droppable []define.PieceType
	for _, t := range w.types() {
		if w.rules.MayBeInHand(t) && !w.rules.IsRoyal(t) {
			droppable = append(droppable, t)
		}
	}
	region := w.dropRegion(droppable)
	w.regions("dropRegion", region)
	first := w.ranks(1, 1)
	zone := w.promotionZone()
	for _, t := range droppable {
		set := region
		if w.kinds[t-1] == pawnKind {
			own := w.dropZone(t)
			onFirst := own[0].Meets(&first[0]) || own[1].Meets(&first[1])
			onLast := own[0].Meets(&zone[0]) || own[1].Meets(&zone[1])
			w.flag("firstRankPawnDrops", onFirst)
			w.flag("promotionZonePawnDrops", onLast)
			for c := range set {
				if !onFirst {
					set[c] = without(set[c], first[c])
				}
				if !onLast {
					set[c] = without(set[c], zone[c])
				}
			}
		}
		if w.stuckIsIllegal {
			stuck := w.stuckIn(t)
			for c := range set {
				set[c] = without(set[c], stuck[c])
			}
		}
		if set != w.dropZone(t) {
			w.lack("where %s may be dropped", w.name(t))
		}
	}
	w.dropRules(droppable)
}

// promotionZone returns where pieces promote.
func (w *writer) promotionZone() (zone [2]define.Set) {
	for i := range w.def.Promotions {
		for c := range zone {
			zone[c].Unite(&w.def.Promotions[i].Zone[c])
		}
	}
	return zone
}

// dropRegion returns the squares where some piece may be dropped.
func (w *writer) dropRegion(droppable []define.PieceType) (region [2]define.Set) {
	for _, t := range droppable {
		zone := w.dropZone(t)
		for c := range region {
			region[c].Unite(&zone[c])
		}
	}
	return region
}

// dropZone returns where pieces of a type may be dropped.
func (w *writer) dropZone(t define.PieceType) (zone [2]define.Set) {
	for c := range zone {
		zone[c] = w.everywhere()
		if own := w.dropOf(t).Zone[c]; own != nil {
			zone[c] = *own
		}
	}
	return zone
}

// dropOf returns the limits of the drops of a type.
func (w *writer) dropOf(t define.PieceType) define.Drop {
	for _, d := range w.def.Drops {
		if d.Type == t {
			return d
		}
	}
	return define.Drop{Type: t}
}

// dropRules writes what else limits drops.
func (w *writer) dropRules(droppable []define.PieceType) {
	var doubled []define.PieceType
	most, noCheck := 0, 0
	for _, t := range droppable {
		d := w.dropOf(t)
		if d.PerFile > 0 {
			if most > 0 && most != d.PerFile {
				w.lack("how many pieces of different kinds may stand on a file")
			}
			doubled, most = append(doubled, t), d.PerFile
		}
		if d.NoCheck {
			noCheck++
		}
		if d.NoMate && w.kinds[t-1] == "shogiPawn" {
			w.flag("shogiPawnDropMateIllegal", true)
		} else {
			w.lackIf(d.NoMate, "that drops of %s may not mate", w.name(t))
		}
		w.lackIf(d.As != nil, "that %s is dropped as another piece", w.name(t))
		w.lackIf(d.Shades, "that two of %s have to stand on squares of different colours", w.name(t))
		w.lackIf(d.NoGate, "that %s does not enter with a move", w.name(t))
	}
	if len(doubled) > 0 {
		w.set("dropNoDoubled", "%s", w.lettersOf(doubled))
		w.set("dropNoDoubledCount", "%d", most)
	}
	if noCheck > 0 {
		w.flag("dropChecks", false)
		if noCheck < len(droppable) {
			w.lack("that drops of some pieces give no check, but not of others")
		}
	}
}
