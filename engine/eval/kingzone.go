package eval

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// A king is the piece of king safety: a side's royal, a pseudo-royal, or the first
// of several. Its zone is the squares around it.

// findKingTypes finds the types of a side's kings: its royals, or else the
// weakest of the types of which a side must not lose its only piece.
func (t *tables) findKingTypes() {
	start := t.Rules.Start()
	for c := range t.kingTypes {
		if t.kingTypes[c] = t.Rules.RoyalTypes(); t.kingTypes[c] != 0 {
			continue
		}
		weakest := 0
		for _, g := range t.Groups[c] {
			if traits.Spare(g, start, define.Color(c)) > 1 {
				continue
			}
			for i := 1; i < len(t.Values); i++ {
				if g.Types.Has(define.PieceType(i)) && (weakest == 0 || t.Values[i] < t.Values[weakest]) {
					weakest = i
				}
			}
		}
		if weakest > 0 {
			t.kingTypes[c] = define.MaskOf(define.PieceType(weakest))
		}
	}
}

// findKing finds a side's kings where they are not one royal: its pseudo-royals,
// or all of several royals that must be attacked at once.
func (x *context) findKing(c define.Color) {
	var kings define.Set
	x.PseudoRoyals(x.p, c, &kings)
	for s := range traits.Each(&kings) {
		if !x.kingTypes[c].Has(x.p.At(s).Type()) {
			kings.Remove(s)
		}
	}
	if kings.Empty() && x.Rules.ChecksAllRoyals() {
		kings, x.sharedDanger[c] = x.p.Royals(c), true
	}
	zone := &x.joinedZones[c]
	*zone = define.Set{}
	x.hasKing[c], x.zone[c] = !kings.Empty(), zone
	first := true
	for s := range traits.Each(&kings) {
		if first {
			x.king[c], first = s, false
		}
		traits.Join(zone, &x.KingZone[s])
	}
}
