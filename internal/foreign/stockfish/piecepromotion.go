package stockfish

import (
	"strings"

	"fairymax/internal/foreign/game"
)

// piecePromotion writes what other pieces become.
func (k *converter) piecePromotion(zone string) {
	o, ok := k.take("promotedPieceType")
	must, by := ", must = []", `, by = ["entering", "inside", "leaving"]`
	if on, _ := k.flag("mandatoryPiecePromotion"); on {
		must = ""
	}
	if on, _ := k.flag("piecePromotionOnCapture"); on {
		by = `, by = "capturing"`
		k.noteOption(k.given["piecePromotionOnCapture"], "only moves inside the zone count here")
	}
	if !ok || o.value == "-" {
		return
	}
	targets := make(map[string]*game.Piece)
	for _, p := range k.game.Pieces {
		targets[p.Letter] = p
	}
	for _, text := range strings.Fields(o.value) {
		from, to, _ := strings.Cut(text, ":")
		one, two := k.lettered(from), targets[strings.ToUpper(to)]
		if one == nil || two == nil || len(from) != 1 || len(to) != 1 {
			k.Fail(o.line, "promotedPieceType: %q is not LETTER:LETTER of pieces", text)
			continue
		}
		two = k.form(one, two)
		k.game.Set("promotion."+one.Name, "{ zone = %s%s%s, to = %q }", zone, must, by, two.Name)
	}
}

// form returns what a piece becomes. Where captured pieces turn back before they
// are dropped, each promoted piece must show what it was: a piece that is there
// from the start, or that others become too, is doubled.
func (k *converter) form(one, two *game.Piece) *game.Piece {
	if !k.gainsCaptures() {
		return two
	}
	letter := "+" + one.Letter
	start, _, _ := strings.Cut(k.given["startFen"].value, " ")
	if !strings.Contains(strings.ToUpper(start), two.Letter) && !strings.HasPrefix(two.Letter, "+") {
		two.Letter, two.Changed = letter, true
		return two
	}
	double := &game.Piece{Name: "promoted-" + one.Name, Letter: letter, Owners: two.Owners, Like: []string{two.Name}}
	k.game.Pieces = append(k.game.Pieces, double)
	return double
}
