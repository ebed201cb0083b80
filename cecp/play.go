package cecp

import (
	"errors"

	"fairymax/board"
	"fairymax/internal/notation"
)

// play answers the command go: the engine takes the side to move.
func (s *session) play(string) error {
	if s.unusable {
		return errNotNow
	}
	if s.mode != thinking {
		s.takeSide(s.game.Position().Turn())
		s.think()
	}
	return nil
}

// playOther makes the engine take the side that is not to move.
func (s *session) playOther(string) error {
	if s.unusable {
		return errNotNow
	}
	s.takeSide(s.game.Position().Turn().Other())
	return nil
}

// takeSide makes the engine play a side, and wait.
func (s *session) takeSide(side board.Color) {
	if side != s.us {
		s.us = side
		s.clock.changeSides()
		s.expected = board.NoMove
	}
	s.mode = waiting
}

// userMove makes a move of the opponent, or of either side when forced, and
// answers it if the engine plays.
func (s *session) userMove(text string) error {
	m, err := s.parseMove(text)
	if err != nil {
		s.out.illegal(reason(err), text)
		return nil
	}
	s.game.Play(m)
	if s.mode == waiting {
		s.takeSide(s.game.Position().Turn())
		s.think()
	}
	return nil
}

// reason is what stands in the parentheses of "Illegal move (…)".
func reason(err error) string {
	var move *notation.MoveError
	if errors.As(err, &move) {
		return move.Reason.String()
	}
	return err.Error()
}

// looksLikeMove tells a move that stands alone on its line from an unknown
// command: two squares, or the notation of a legal move.
func (s *session) looksLikeMove(word string) bool {
	_, err := s.parseMove(word)
	var move *notation.MoveError
	return err == nil || errors.As(err, &move) && move.Reason != notation.NotAMove
}

// undo takes one half-move back. The GUI is in force mode then, and so are we.
func (s *session) undo(string) error {
	if s.unusable || !s.game.Undo() {
		return errNotNow
	}
	s.force()
	return nil
}

// remove takes a move of either side back and keeps the sides, unless that
// would leave us on the move.
func (s *session) remove(string) error {
	if s.unusable || len(s.game.Moves()) < 2 {
		return errNotNow
	}
	s.game.Undo()
	s.game.Undo()
	s.expected = board.NoMove
	if s.game.Position().Turn() == s.us {
		s.force()
	}
	return nil
}

// hint names the reply that we expect from the user.
func (s *session) hint() {
	if s.mode == waiting && s.expected != board.NoMove {
		s.out.say("Hint: %s", s.text(s.expected))
	}
}

// ping tells the GUI that everything before it is done.
func (s *session) ping(n int) { s.out.say("pong %d", n) }

// opponentIsEngine is the command computer.
func (s *session) opponentIsEngine() { s.againstEngine = true }
