package variants

import (
	"errors"

	"fairymax/variants/betza"
	"fairymax/variants/source"
)

// betza adds the moves of a text in Betza's notation, which belongs to a piece of this name. A mistake
// is reported once, not for every piece that is like this one.
func (e *expander) betza(text *source.Node, name string) {
	chains, err := betza.Read(text.Text())
	if wrong := (*betza.Error)(nil); errors.As(err, &wrong) {
		e.Add(e.near(e.piece, e.Inside(text, wrong.Offset)), source.Code(wrong.Code), "%s: betza %v", name, wrong)
		text.Bad, e.failed = true, true // it is not read again
		return
	}
	fits := false
	for _, legs := range chains {
		fits = fits || e.fits(legs[0].Vector, text)
		legs = legs.AsSeenBy(e.side)
		legs[0].Wrap = legs[0].Wrap || e.wraps(text)
		legs[0].To = e.zone(e.piece.def.Get("within"), e.side)
		e.addChain(legs, text.At)
	}
	if !fits {
		e.Add(e.near(e.piece, text.At), "FM105", "%s: no move of %q fits on the %dx%d board", e.piece.name, text.Text(), e.width, e.height)
		e.failed = true
	}
}
