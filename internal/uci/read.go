package uci

import (
	"strings"

	"fairymax/internal/protocol"
)

// Position sets up a position: startpos or fen FEN, then perhaps moves.
func Position(s *protocol.Session, words []string) {
	start, moves, _ := cut(words, "moves")
	switch {
	case len(start) == 0:
	case start[0] == "startpos":
		s.SetPosition("", moves)
		return
	case start[0] == "fen" && len(start) > 1:
		s.SetPosition(strings.Join(start[1:], " "), moves)
		return
	case start[0] == "sfen" && len(start) > 1:
		s.SetSFEN(strings.Join(start[1:], " "), moves)
		return
	}
	s.Remark("position needs startpos, or fen and a position")
}

// Go searches.
func Go(s *protocol.Session, words []string) {
	r := NewRequest(s, words)
	k := NewClocks(r, "wb")
	movesToGo := 0
	r.Takes("movestogo", func(n int) { movesToGo = max(0, n) })
	r.Known["mate"] = func() { r.positive(func(n int) { r.Order.Mate = n }) }
	if !r.Read() {
		return
	}
	if k.Apply(&r.Order, int(s.Board().Turn())) {
		r.Order.Clock.MovesToGo = movesToGo
	}
	r.Search()
}
