package cecp

import (
	"regexp"
	"strings"

	"fairymax/board"
)

// In bughouse the GUI tells what comes from the partner's board, at any time. Without a move
// that it can make, the engine says nothing and waits.

// bothHands is both hands as the GUI writes them, followed by what is new.
var bothHands = regexp.MustCompile(`^\[([^][]*)\] *\[([^][]*)\]( +[A-Za-z]+)?$`)

// holding answers the command of that name: the sides have these pieces in hand now.
func (s *session) holding(argument string) error {
	if !s.variant.Rules.HasPartner() || s.unusable {
		return nil
	}
	both := bothHands.FindStringSubmatch(argument)
	if both == nil {
		return errArgument
	}
	now := s.game.Position()
	supplied, err := now.WithHands(strings.ToUpper(both[1]) + strings.ToLower(both[2]))
	if err != nil {
		return errArgument
	}
	if supplied.FEN() != now.FEN() {
		s.takePieces(supplied)
	}
	return nil
}

// takePieces goes on with the position as it is after pieces have come. A search begins again
// with what is left of its time, and a side that was waiting for them may move.
func (s *session) takePieces(supplied *board.Position) {
	if s.mode == thinking {
		s.chargeSearch()
	}
	s.restart(func() { s.game.Supply(supplied) })
	if s.mode == waiting && s.game.Position().Turn() == s.us {
		s.think()
	}
}

// chargeSearch ends the search for our move without one, and takes off our clock what it used: nodes
// where those are counted instead of time.
func (s *session) chargeSearch() {
	s.search.Stop()
	s.clock.spend(s.clock.counted(s.search.Elapsed(), s.search.Outcome.Nodes))
}
