package usi

import (
	"fairymax/internal/protocol"
	"fairymax/internal/uci"
)

// position sets up a position: startpos or sfen SFEN, then perhaps moves.
func position(s *protocol.Session, words []string) { uci.Position(s, words) }

// search is the command go.
func search(s *protocol.Session, words []string) {
	f := uci.Fields{Words: words}
	var o protocol.Order
	k := uci.Clocks{Sides: "bw"} // Black moves first
	byoyomi := 0
	for f.Next() {
		switch f.Word {
		case "perft":
			s.Perft(f.Words[:min(1, len(f.Words))])
			return
		case "mate":
			mate(&f, &o)
		case "searchmoves":
			o.Only = f.Until(limits)
		case "byoyomi":
			f.Number(func(n int) { byoyomi = n })
		default:
			if !uci.Limit(&f, &o) {
				k.Read(&f)
			}
		}
	}
	told := k.Apply(&o, int(s.Board().Turn()))
	if o.Byoyomi = protocol.Span(byoyomi); o.Byoyomi > 0 && !told { // the clocks have run out
		o.Timed, o.Clock.Remaining = true, protocol.Milliseconds(0)
	}
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
