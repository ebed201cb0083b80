package variants

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// The limits of chains: each leg that turns freely makes eight times as many.
const (
	maxChains = 1000  // of a piece
	maxAll    = 20000 // of all pieces, those that a piece has twice included
)

// expander turns the rows of a piece into chains for one side.
type expander struct {
	*compiler
	piece  *pieceType
	side   define.Color
	steps  []define.Step
	count  int
	seen   map[string]bool // keys of chains
	done   map[string]bool // pieces that are already included
	failed bool            // some row has a mistake
}

// forSide turns a vector as White's pieces have it into that of the side.
func (e *expander) forSide(v define.Vector) define.Vector {
	if e.side == define.Black {
		return v.Negate()
	}
	return v
}

// fits reports whether a vector is smaller than the board.
func (e *expander) fits(v define.Vector, row *source.Node) bool {
	wide := int(max(v.Right, -v.Right)) < e.width || e.wraps(row)
	return wide && int(max(v.Up, -v.Up)) < e.height
}

// wraps reports whether a row crosses the joined edges of the board.
func (e *expander) wraps(row *source.Node) bool {
	if row.Has("wrap") {
		return row.Get("wrap").Flag()
	}
	return e.game.Get("wrap").Flag()
}

// emit adds a finished chain with the conditions of its row.
func (e *expander) emit(legs define.Chain, row *source.Node) {
	legs = slices.Clone(legs)
	first := &legs[0]
	first.Unmoved = row.HasWord("when", "unmoved")
	first.OutOfCheck = row.HasWord("when", "not in check")
	switch row.Get("en_passant").Text() {
	case "leaves":
		first.EnPassant = define.EnPassantExposes
	case "takes":
		first.EnPassant = define.EnPassantCaptures
	}
	first.Wrap = e.wraps(row)
	first.From = e.zone(row.Get("from"), e.side)
	if first.To = e.zone(row.Get("to"), e.side); first.To == nil {
		first.To = e.zone(e.piece.def.Get("within"), e.side)
	}
	e.addChain(legs, row.At)
}

// isFull reports whether the piece, or all of them, have too many chains.
func (e *expander) isFull() bool { return e.count > maxChains || e.chains > maxAll }

// addChain adds a chain unless the piece has it already.
func (e *expander) addChain(legs define.Chain, at source.Place) {
	if e.chains++; e.chains == maxAll+1 {
		e.Add(at, "FM099", "up to %s the pieces have more than %d single moves together", e.piece.name, maxAll)
	}
	if e.isFull() {
		return
	}
	key := legs.Key()
	if e.seen[key] {
		return
	}
	e.seen[key] = true
	e.steps = append(e.steps, legs...)
	if e.count++; e.count == maxChains+1 {
		e.Add(at, "FM106", "%s has more than %d single moves; write dirs = \"any\" in fewer legs", e.piece.name, maxChains)
	}
}
