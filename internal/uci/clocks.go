package uci

import "fairymax/internal/protocol"

// Clocks are both clocks, as they are told; by side, the one that moves first is 0.
type Clocks struct {
	left, increment [2]int // milliseconds
	told            [2]bool
}

// NewClocks adds the words about clocks to a request. They begin with the letters of the
// sides, as in wtime; that of the side that moves first comes first.
func NewClocks(r *Request, sides string) *Clocks {
	k := new(Clocks)
	for side, letter := range sides {
		r.Takes(string(letter)+"time", func(n int) { k.left[side], k.told[side] = n, true })
		r.Takes(string(letter)+"inc", func(n int) { k.increment[side] = n })
	}
	return k
}

// Apply sets the clock of the side to move, and reports whether any was told. Where only the
// other one is, that counts.
func (k *Clocks) Apply(o *protocol.Order, side int) bool {
	own := side
	if !k.told[side] {
		own = 1 - side
	}
	if !k.told[own] {
		return false
	}
	o.Timed = true
	o.Clock.Remaining = protocol.Milliseconds(k.left[own])
	o.Clock.Increment = protocol.Span(k.increment[own])
	if k.told[1-side] {
		o.Clock.Opponent = protocol.Milliseconds(k.left[1-side])
	}
	return true
}
