package uci

import (
	"strings"

	"fairymax/internal/protocol"
)

// Clocks are both clocks, as they are told; by side, the one that moves first is 0.
type Clocks struct {
	Sides           string // the letters of the sides, as in wtime
	left, increment [2]int // milliseconds
	told            [2]bool
}

// Read reads what is told of a clock.
func (k *Clocks) Read(f *Fields) {
	if f.Word == "" {
		return
	}
	side := strings.Index(k.Sides, f.Word[:1])
	if side < 0 {
		return
	}
	switch f.Word[1:] {
	case "time":
		f.Number(func(n int) { k.left[side], k.told[side] = n, true })
	case "inc":
		f.Number(func(n int) { k.increment[side] = n })
	}
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
