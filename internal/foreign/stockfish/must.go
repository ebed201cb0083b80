package stockfish

import "slices"

// This file carries over where a piece must promote, and which side's may stay what it is.

// promotesAsPawn reports whether a kind promotes as pawns do, or turns into one kind where they must promote.
func (k *converter) promotesAsPawn(kind string, b *becoming) bool {
	switch {
	case len(b.choices[0])+len(b.choices[1]) > 0 || kind == pawnKind:
		return true
	case !k.flag("mandatoryPawnPromotion") || k.flag("mandatoryPiecePromotion"):
		return false
	}
	var listed, missing bool
	for c, side := range []string{"White", "Black"} {
		in := slices.Contains(k.list("promotionPawnTypes"+side), kind)
		listed, missing = listed || in && k.of[kind].Owners[c], missing || !in && k.of[kind].Owners[c]
	}
	if listed && missing {
		k.noteOption("mandatoryPawnPromotion", "both sides' %s must promote here, or neither's", kind)
	}
	return listed && !missing
}

// withoutSelf takes a kind out of what it becomes, and reports which sides had it there: they may
// leave it as it is.
func (b *becoming) withoutSelf(kind string) (stays [2]bool) {
	for c, list := range b.choices {
		b.choices[c] = slices.DeleteFunc(slices.Clone(list), func(other string) bool { return other == kind })
		stays[c] = len(b.choices[c]) < len(list)
	}
	return stays
}

// where returns the zones of the sides on which a piece becomes anything.
func (b *becoming) where(zone [2]places) [2]places {
	var never [2]bool
	for c, list := range b.choices {
		never[c] = len(list) == 0 && b.promoted == ""
	}
	return without(zone, never)
}

// without returns the squares of the sides but for some.
func without(zone [2]places, sides [2]bool) [2]places {
	for c, gone := range sides {
		if gone {
			zone[c] = nil
		}
	}
	return zone
}

// mustZone writes where a piece must promote that may stay what it is elsewhere:
// where it could never move again, if that is illegal.
func (k *converter) mustZone(kind string, zone [2]places) string {
	if !k.flag("immobilityIllegal") {
		return "[]"
	}
	own := k.immobile(kind)
	if len(own.without(zone[0]))+len(k.mirrored(own).without(zone[1])) > 0 {
		k.noteOption("immobilityIllegal", "here %s may go where it can never move again, outside promotionRegion", kind)
	}
	return k.zone("end-of-"+k.of[kind].Name, [2]places{own.and(zone[0]), k.mirrored(own).and(zone[1])})
}
