package usi

import (
	"strings"

	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// position sets up a position: startpos or sfen SFEN, then perhaps moves.
func position(s *protocol.Session, words []string) { uci.Position(s, words) }

// clock is what go says about time, by side; Black, which moves first, is side 0.
type clock struct {
	left, increment [2]int
	told            [2]bool
	byoyomi         int
}

// search is the command go.
func search(s *protocol.Session, words []string) {
	f := uci.Fields{Words: words}
	var o protocol.Order
	var k clock
	for f.Next() {
		switch f.Word {
		case "perft":
			s.Perft(f.Words[:min(1, len(f.Words))])
			return
		case "mate":
			mate(&f, &o)
		case "searchmoves":
			o.Only = f.Until(limits)
		default:
			if !uci.Limit(&f, &o) {
				k.read(&f)
			}
		}
	}
	k.apply(&o, int(s.Board().Turn()))
	uci.Search(s, &f, o)
}

// limits are the words of go that follow a list of moves.
var limits = []string{"searchmoves", "ponder", "btime", "wtime", "binc", "winc", "byoyomi", "depth", "nodes", "movetime", "mate", "infinite", "perft"}

// mate asks for a forced win, in so many milliseconds or without a limit.
func mate(f *uci.Fields, o *protocol.Order) {
	o.Solve = true
	if len(f.Words) > 0 && f.Words[0] == "infinite" {
		f.Next()
		return
	}
	f.Number(func(n int) { o.Timed, o.Clock.PerMove = true, protocol.Milliseconds(n) })
}

func (k *clock) read(f *uci.Fields) {
	side := 0
	if strings.HasPrefix(f.Word, "w") {
		side = 1
	}
	switch f.Word {
	case "btime", "wtime":
		f.Number(func(n int) { k.left[side], k.told[side] = n, true })
	case "binc", "winc":
		f.Number(func(n int) { k.increment[side] = n })
	case "byoyomi":
		f.Number(func(n int) { k.byoyomi = n })
	}
}

// apply sets the clock of the side to move. Where only the other one is told, that counts.
func (k *clock) apply(o *protocol.Order, side int) {
	if !k.told[side] && !k.told[1-side] && k.byoyomi <= 0 {
		return
	}
	own := side
	if !k.told[side] && k.told[1-side] {
		own = 1 - side
	}
	o.Timed = true
	o.Clock.Remaining = protocol.Milliseconds(k.left[own])
	o.Clock.Increment = protocol.Span(k.increment[own])
	o.Byoyomi = protocol.Span(k.byoyomi)
	if k.told[1-side] {
		o.Clock.Opponent = protocol.Milliseconds(k.left[1-side])
	}
}
