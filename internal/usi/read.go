package usi

import (
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// position sets up a position: startpos or sfen SFEN, then perhaps moves.
func position(s *protocol.Session, words []string) { uci.Position(s, words) }

// search is the command go.
func search(s *protocol.Session, words []string) {
	r := uci.NewRequest(s, words)
	k := uci.NewClocks(r, "bw") // Black moves first
	byoyomi := 0
	r.Takes("byoyomi", func(n int) { byoyomi = n })
	r.Known["mate"] = func() { mate(r) }
	if !r.Read() {
		return
	}
	told := k.Apply(&r.Order, int(s.Board().Turn()))
	if r.Order.Byoyomi = protocol.Span(byoyomi); r.Order.Byoyomi > 0 && !told { // the clocks have run out
		r.Order.Timed, r.Order.Clock.Remaining = true, protocol.Milliseconds(0)
	}
	r.Search()
}

// mate asks for a forced win, in so many milliseconds or without a limit.
func mate(r *uci.Request) {
	r.Order.Solve = true
	if len(r.Words) > 0 && r.Words[0] == "infinite" {
		r.Next()
		return
	}
	r.Number(r.MoveTime)
}
