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
	case (start[0] == "fen" || start[0] == "sfen") && len(start) > 1:
		s.SetPosition(strings.Join(start[1:], " "), moves)
		return
	}
	s.Remark("position needs startpos, or fen and a position")
}

// Go searches.
func Go(s *protocol.Session, words []string) {
	f := Fields{Words: words}
	k := Clocks{Sides: "wb"}
	movesToGo := 0
	var o protocol.Order
	for f.Next() {
		switch f.Word {
		case "perft":
			s.Perft(f.Words[:min(1, len(f.Words))])
			return
		case "searchmoves":
			o.Only = f.Until(limits)
		case "movestogo":
			f.Number(func(n int) { movesToGo = max(0, n) })
		default:
			if !Limit(&f, &o) {
				k.Read(&f)
			}
		}
	}
	if k.Apply(&o, int(s.Board().Turn())) {
		o.Clock.MovesToGo = movesToGo
	}
	Search(s, &f, o)
}

// Search begins the search that was asked for. Without a limit it goes on until stop.
func Search(s *protocol.Session, f *Fields, o protocol.Order) {
	for _, word := range f.Bad {
		s.Remark("%s needs a number, and is passed over", word)
	}
	for _, word := range f.Low {
		s.Remark("%s is 1 at least, and that is taken", word)
	}
	o.Infinite = o.Infinite || !o.Limited()
	s.Search(o)
}

// limits are the words of go that other words follow; others are passed over.
var limits = []string{"searchmoves", "ponder", "wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime", "infinite", "perft"}

// Limit reads a limit that no clock has, if the word is one.
func Limit(f *Fields, o *protocol.Order) bool {
	switch f.Word {
	case "ponder":
		o.Ponder = true
	case "infinite":
		o.Infinite = true
	case "depth":
		f.Positive(func(n int) { o.Depth = n })
	case "nodes":
		f.Positive(func(n int) { o.Nodes = uint64(n) })
	case "mate":
		f.Positive(func(n int) { o.Mate = n })
	case "movetime":
		f.Number(func(n int) { o.Timed, o.Clock.PerMove = true, protocol.Milliseconds(n) })
	default:
		return false
	}
	return true
}
