package cecp

import (
	"strconv"
	"strings"
)

func (s *session) level(argument string) error {
	words := strings.Fields(argument)
	if len(words) < 3 {
		return errArgument
	}
	moves, err := strconv.Atoi(words[0])
	written, rest, _ := strings.Cut(words[1], ":")
	minutes, ok := leadingNumber(written)
	seconds, _ := leadingNumber(rest)
	increment, alsoOK := leadingNumber(words[2])
	if err != nil || moves < 0 || !ok || !alsoOK {
		return errArgument
	}
	t := &s.clock
	t.movesPerSession, t.perMove = moves, 0
	t.base, t.increment = duration(minutes*60+seconds), duration(increment)
	t.wind()
	t.firstMove = s.movesMade()
	return nil
}

func (s *session) secondsPerMove(argument string) error {
	seconds, _ := leadingNumber(argument)
	if seconds <= 0 {
		return errArgument
	}
	s.clock.perMove = duration(seconds)
	return nil
}

func (s *session) limitDepth(plies int) { s.clock.depth = plies }

func (s *session) nodesPerSecond(n int) { s.clock.nodes = n }

func (s *session) opponentClock(ticks int) { s.clock.opponent = centiseconds(ticks) }

func (s *session) ownClock(ticks int) { s.clock.tell(centiseconds(ticks)) }

// movesMade counts the moves of the side we play in this game.
func (s *session) movesMade() int {
	plies := len(s.game.Moves())
	if s.game.Start().Turn() == s.us {
		plies++
	}
	return plies / 2
}
