package variants

import (
	"errors"

	"fairymax/board"
	"fairymax/variants/betza"
)

// Betza returns the moves of a side's pieces of type t in Betza's notation, as
// [betza.Of] does.
func (v *Variant) Betza(c board.Color, t board.PieceType) (text string, exact bool) {
	return betza.Of(v.Rules, c, t)
}

// betza adds the moves of a text in Betza's notation.
func (e *expander) betza(text *node) {
	chains, err := betza.Read(text.text())
	if wrong := (*betza.Error)(nil); errors.As(err, &wrong) {
		e.add(e.near(e.piece, e.inside(text, wrong.Offset)), Code(wrong.Code), "%s: betza %v", e.piece.name, wrong)
		e.failed = true
		return
	}
	fits := false
	for _, legs := range chains {
		fits = fits || e.fits(legs[0].Vector, text)
		legs = legs.AsSeenBy(e.side)
		legs[0].Wrap = legs[0].Wrap || e.wraps(text)
		legs[0].To = e.zone(e.piece.node.get("within"), e.side)
		e.addChain(legs, text.at)
	}
	if !fits {
		e.add(e.near(e.piece, text.at), "FM105", "%s: no move of %q fits on the %dx%d board", e.piece.name, text.text(), e.width, e.height)
		e.failed = true
	}
}
