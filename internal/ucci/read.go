package ucci

import (
	"slices"

	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// position sets up a position: startpos or fen FEN, then perhaps moves. The side of Red is
// w or r.
func position(s *protocol.Session, words []string) {
	const side = 2 // its place after the word fen and the board
	if len(words) > side && words[0] == "fen" && words[side] == "r" {
		words = slices.Clone(words)
		words[side] = "w"
	}
	uci.Position(s, words)
}

// clock is what go says about time, in the unit that was chosen.
type clock struct {
	left, increment, movesToGo, opponent int
	told, opponentTold                   bool
}

// search is the command go.
func search(s *protocol.Session, words []string) {
	r := uci.NewRequest(s, words)
	k := newClock(r)
	r.Known["draw"] = func() { r.Order.Offered = true }
	r.Takes("depth", func(n int) {
		r.Order.Depth = max(1, n)
		if n <= 0 {
			s.Say("info depth 0 score %d", s.Static())
			s.Say(noMove)
			r.Answered = true
		}
	})
	if r.Read() {
		k.apply(s, &r.Order)
		r.Search()
	}
}

// newClock adds the words about clocks to a request.
func newClock(r *uci.Request) *clock {
	k := new(clock)
	r.Takes("time", func(n int) { k.left, k.told = n, true })
	r.Takes("increment", func(n int) { k.increment = n })
	r.Takes("movestogo", func(n int) { k.movesToGo = max(0, n) })
	r.Takes("opptime", func(n int) { k.opponent, k.opponentTold = n, true })
	r.Takes("oppmovestogo", func(int) {})
	r.Takes("oppincrement", func(int) {})
	return k
}

// apply sets the clock of the side to move.
func (k *clock) apply(s *protocol.Session, o *protocol.Order) {
	if !k.told {
		return
	}
	unit := 1
	if s.Switches.Seconds {
		unit = 1000
	}
	o.Timed = true
	o.Clock.Remaining = protocol.Milliseconds(k.left * unit)
	o.Clock.Increment = protocol.Span(k.increment * unit)
	o.Clock.MovesToGo = k.movesToGo
	if k.opponentTold {
		o.Clock.Opponent = protocol.Milliseconds(k.opponent * unit)
	}
}
