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
	f := uci.Fields{Words: words}
	var o protocol.Order
	var k clock
	for f.Next() {
		switch f.Word {
		case "perft":
			s.Perft(f.Words[:min(1, len(f.Words))])
			return
		case "draw":
			o.Offered = true
		case "depth":
			static := false
			f.Number(func(n int) { o.Depth, static = max(1, n), n <= 0 })
			if static {
				s.Say("info depth 0 score %d", s.Static())
				s.Say(noMove)
				return
			}
		case "searchmoves":
			o.Only = f.Until(limits)
		case "mate": // no word of this protocol
		default:
			if !uci.Limit(&f, &o) {
				k.read(&f)
			}
		}
	}
	k.apply(s, &o)
	uci.Search(s, &f, o)
}

// limits are the words of go that follow a list of moves.
var limits = []string{"searchmoves", "ponder", "draw", "depth", "nodes", "movetime", "infinite", "time", "movestogo", "increment", "opptime", "oppmovestogo", "oppincrement"}

func (k *clock) read(f *uci.Fields) {
	switch f.Word {
	case "time":
		f.Number(func(n int) { k.left, k.told = n, true })
	case "increment":
		f.Number(func(n int) { k.increment = n })
	case "movestogo":
		f.Number(func(n int) { k.movesToGo = max(0, n) })
	case "opptime":
		f.Number(func(n int) { k.opponent, k.opponentTold = n, true })
	case "oppmovestogo", "oppincrement":
		f.Number(func(int) {})
	}
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
