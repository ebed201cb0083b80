package stockfish

import (
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// becoming is what a kind becomes.
type becoming struct {
	choices  [2][]string // kinds, by side, as pawns choose them
	promoted string      // the one kind that it turns into otherwise, "" for none
	form     *game.Piece // the piece that this is
}

// all lists the kinds that a kind becomes.
func (b *becoming) all() []string {
	if b == nil {
		return nil
	}
	list := slices.Concat(b.choices[0], b.choices[1])
	if b.promoted != "" {
		list = append(list, b.promoted)
	}
	return list
}

// promotions finds out what each kind becomes.
func (k *converter) promotions() {
	k.becomes = make(map[string]*becoming)
	var pawns, choices [2][]string
	for c, side := range []string{"White", "Black"} {
		pawns[c], choices[c] = k.list("promotionPawnTypes"+side), k.list("promotionPieceTypes"+side)
	}
	turned := k.pairs["promotedPieceType"]
	k.take("promotedPieceType")
	for _, kind := range k.inOrder() {
		b := new(becoming)
		for c := range 2 {
			if kind == pawnKind || slices.Contains(pawns[c], kind) {
				b.choices[c] = choices[c]
			}
		}
		switch _, has := k.pieces[turned[kind]]; {
		case has:
			b.promoted = turned[kind]
		case kindOf(turned[kind]) != "":
			k.noteOption("promotedPieceType", "%s has no letter any more, but there %s still becomes it", turned[kind], kind)
		}
		if kind == kingKind {
			continue // no move of a king promotes
		}
		if len(b.all()) > 0 {
			k.becomes[kind] = b
		}
	}
}

// makeForms makes the pieces that others turn into. Where captured pieces turn back
// before they are dropped, each promoted piece must show what it was: a piece that is
// there from the start, or that others become too, is doubled.
func (k *converter) makeForms() {
	users := make(map[string]int)
	for _, b := range k.becomes {
		for _, kind := range b.all() {
			users[kind]++
		}
	}
	for _, kind := range k.inOrder() {
		b := k.becomes[kind]
		if b == nil || b.promoted == "" {
			continue
		}
		b.form = k.of[b.promoted]
		if !k.turnsBack() {
			continue
		}
		letter := "+" + k.of[kind].Letter
		k.captured[kind] = k.beginsPromoted(kind)
		if users[b.promoted] == 1 && !k.beginning(b.promoted) {
			b.form.Letter = letter
			continue
		}
		b.form = &game.Piece{Name: "promoted-" + k.of[kind].Name, Letter: letter, Owners: b.form.Owners, Moves: b.form.Moves, Like: []string{b.form.Name}}
		k.game.Pieces = append(k.game.Pieces, b.form)
	}
}

// beginsPromoted reports whether a piece that a kind turns into is there from the start.
func (k *converter) beginsPromoted(kind string) bool {
	for _, s := range k.position.squares {
		if s.kind == kind && s.promoted {
			return !k.turnsOver(kind)
		}
	}
	return false
}

// turnsBack reports whether a captured piece comes into the hand as what it was.
func (k *converter) turnsBack() bool {
	return k.flag("pieceDrops") && k.flag("capturesToHand") && !k.flag("dropLoop")
}

// writePromotions writes what pieces become.
func (k *converter) writePromotions() {
	zone := k.sides("promotionRegion")
	for _, kind := range k.inOrder() {
		b, p := k.becomes[kind], k.of[kind]
		switch {
		case p == nil || isNowhere(k.ofOwners(p.Owners, zone)):
		case k.stops(kind, b):
			k.writeStop(kind, p, b, zone)
		case b == nil:
		case k.turnsOver(kind):
			k.writeTurnOver(kind, p, b)
		default:
			k.writePromotion(kind, p, b, zone)
		}
	}
}

// isNowhere reports whether no side has a square.
func isNowhere(zone [2]places) bool { return len(zone[0])+len(zone[1]) == 0 }

// writePromotion writes what a kind becomes, where and when.
func (k *converter) writePromotion(kind string, p *game.Piece, b *becoming, zone [2]places) {
	stays := b.withoutSelf(kind)
	own := k.ofOwners(p.Owners, b.where(zone))
	if len(b.all()) == 0 || isNowhere(own) {
		return
	}
	parts := []string{"zone = " + k.zone("promotion-zone", own)}
	by, asPawn := k.promotingMoves(kind, b), k.promotesAsPawn(kind, b)
	must := k.flag(map[bool]string{true: "mandatoryPawnPromotion", false: "mandatoryPiecePromotion"}[asPawn])
	switch {
	case !must:
		parts = append(parts, "must = "+k.mustZone(kind, own))
	case stays[0] || stays[1]:
		parts = append(parts, "must = "+k.zone("must-"+p.Name, k.ofOwners(p.Owners, without(own, stays))))
	case slices.Contains(by, "leaving") && !asPawn:
		parts = append(parts, "must = "+game.RanksText(1, k.ranks)) // also where a move leaves the zone
	}
	if len(by) > 0 {
		parts = append(parts, "by = "+game.Quoted(by))
	}
	if k.takesInZone(p, zone) {
		parts = append(parts, "by_en_passant = false")
	}
	k.limitsForms(b)
	to, names := k.choiceText(p.Owners, b)
	parts = append(parts, "to = "+to)
	if limits := k.limits(names); limits != "" {
		parts = append(parts, limits)
		if !asPawn && must {
			parts = append(parts, `otherwise = "stay"`)
		}
	}
	if parts[0] == `zone = "last rank"` && len(parts) == 2 {
		k.game.Set("promotion."+p.Name+".to", "%s", to)
		return
	}
	k.game.Set("promotion."+p.Name, "{ %s }", strings.Join(parts, ", "))
}

// promotingMoves lists the moves that promote pieces other than pawns, nil for those that pawns promote with.
func (k *converter) promotingMoves(kind string, b *becoming) []string {
	if kind == pawnKind || b.promoted == "" {
		return nil
	}
	if len(b.choices[0])+len(b.choices[1]) > 0 {
		k.noteOption("promotedPieceType", "here %s may also become what pawns become with a move that leaves promotionRegion", kind)
	}
	if k.flag("pieceDemotion") {
		k.noteOption("pieceDemotion", "here a piece that turns back does so with every move, or with every capture, anywhere")
	}
	if k.flag("piecePromotionOnCapture") {
		k.noteOption("piecePromotionOnCapture", "only moves inside the zone count here")
		return []string{"capturing"}
	}
	return []string{"entering", "inside", "leaving"}
}

// turnsOver reports whether each move of a kind turns it over, to its promoted form and
// back.
func (k *converter) turnsOver(kind string) bool {
	b, zone := k.becomes[kind], k.sides("promotionRegion")
	always := k.flag("pieceDemotion") && k.flag("mandatoryPiecePromotion") && k.isWhole(zone[0]) && k.isWhole(zone[1])
	return b != nil && b.promoted != "" && always && kind != pawnKind && len(b.choices[0])+len(b.choices[1]) == 0
}

// writeTurnOver writes the other side of a piece.
func (k *converter) writeTurnOver(kind string, p *game.Piece, b *becoming) {
	k.game.Set("turn_over."+p.Name+".into", "%q", b.form.Name)
	if k.flag("piecePromotionOnCapture") {
		k.game.SetText("turn_over."+p.Name+".after", define.TurnAfterCapture.String())
		if k.flag("immobilityIllegal") && len(k.immobile(kind)) > 0 {
			k.noteOption("immobilityIllegal", "here %s may go where it can never move again", kind)
		}
	}
}

// limitsForms notes a limit that would have to count two pieces as one.
func (k *converter) limitsForms(b *becoming) {
	if k.pairs["promotionLimit"][b.promoted] != "" && b.form != k.of[b.promoted] {
		k.noteOption("promotionLimit", "it counts the promoted pieces only")
	}
}

// choiceText writes what a kind of these sides becomes, and lists the names.
func (k *converter) choiceText(owners [2]bool, b *becoming) (text string, names []string) {
	var texts [2]string
	for c := range 2 {
		if !owners[c] {
			continue
		}
		list := k.names(b.choices[c])
		if b.form != nil && !slices.Contains(list, b.form.Name) {
			list = append(list, b.form.Name)
		}
		if len(list) > 0 {
			texts[c] = game.Quoted(list)
		}
		names = append(names, list...)
	}
	if texts[0] == "" {
		texts[0] = texts[1]
	}
	if texts[1] == "" {
		texts[1] = texts[0]
	}
	return game.SidesText(texts[0], texts[1]), names
}

// limits writes how many pieces of a type there may be; "" if there is no limit.
func (k *converter) limits(names []string) string {
	k.take("promotionLimit")
	var parts []string
	for _, name := range names {
		for kind, limit := range k.pairs["promotionLimit"] {
			text := name + " = " + limit
			if p := k.of[kind]; p != nil && p.Name == name && limit != "0" && !slices.Contains(parts, text) {
				parts = append(parts, text)
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return "at_most = { " + strings.Join(parts, ", ") + " }"
}
