package stockfish

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// This file carries over where a piece does not promote: because it has nothing to become,
// or captures en passant.

// stops reports whether a kind must promote as pawns do, and a side that has it lacks
// anything that it could become: it may not go there.
func (k *converter) stops(kind string, b *becoming) bool {
	if !k.flag("mandatoryPawnPromotion") || b != nil && b.promoted != "" || k.isOn("sittuyinPromotion") {
		return false
	}
	for c, side := range []string{"White", "Black"} {
		promotes := kind == pawnKind || slices.Contains(k.list("promotionPawnTypes"+side), kind)
		if promotes && k.of[kind].Owners[c] && (b == nil || len(b.choices[c]) == 0) {
			return true
		}
	}
	return false
}

// writeStop writes where a kind may not go because it has nothing to become, and what
// the other side's becomes.
func (k *converter) writeStop(kind string, p *game.Piece, b *becoming, zone [2]places) {
	var texts [2]string
	for c, side := range []string{"White", "Black"} {
		texts[c] = "[]"
		if b != nil && len(b.choices[c]) > 0 {
			texts[c] = game.Quoted(k.names(b.choices[c]))
		} else if kind != pawnKind && p.Owners[c] && !slices.Contains(k.list("promotionPawnTypes"+side), kind) {
			zone[c] = nil // this side's never promotes
		}
	}
	if !p.Owners[0] {
		texts[0] = texts[1]
	}
	if !p.Owners[1] {
		texts[1] = texts[0]
	}
	to := game.SidesText(texts[0], texts[1])
	k.game.Set("promotion."+p.Name, "{ zone = %s, to = %s, otherwise = \"forbid\" }", k.zone("promotion-zone", k.ofOwners(p.Owners, zone)), to)
}

// takesInZone reports whether a piece can capture en passant in the promotion zone. Such
// a capture never promotes there.
func (k *converter) takesInZone(p *game.Piece, zone [2]places) bool {
	if !slices.ContainsFunc(p.Moves, func(legs define.Chain) bool { return legs[0].EnPassant == define.EnPassantCaptures }) {
		return false
	}
	if k.othersLeave() {
		return true
	}
	double, triple := k.doubleStep(), k.sides("tripleStepRegion")
	for c, up := range []int{1, -1} {
		for _, steps := range []places{double[1-c], triple[1-c]} {
			for p := range steps {
				if zone[c][place{p.file, p.rank - up}] || zone[c][place{p.file, p.rank - 2*up}] {
					return true
				}
			}
		}
	}
	return false
}
