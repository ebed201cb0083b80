package cecp

import (
	"errors"

	"fairymax/board"
	"fairymax/internal/notation"
)

// errNoPosition refuses moves in a position that could not be set up.
var errNoPosition = errors.New("no position")

// parseMove reads a move of the GUI. XBoard writes walls in its own way.
func (s *session) parseMove(text string) (board.Move, error) {
	if s.unusable {
		return board.NoMove, errNoPosition
	}
	if s.isXBoard {
		return s.setup.ParseFromXBoard(s.game.Position(), text)
	}
	return s.setup.Parse(s.game.Position(), text)
}

// looksLikeMove tells a bare move from an unknown command. If the last position could
// not be set up, the one before it defines the squares.
func (s *session) looksLikeMove(word string) bool {
	return s.setup.LooksLikeMove(s.game.Position(), word)
}

// checkMove refuses what is not a legal move.
func (s *session) checkMove(text string) error {
	if _, err := s.parseMove(text); err != nil {
		return &illegalMove{reason(s.variant.Rules, err), text}
	}
	return nil
}

// reason is what stands in the parentheses of "Illegal move (…)".
func reason(r *board.Rules, err error) string {
	var move *notation.MoveError
	if errors.As(err, &move) {
		return move.In(r)
	}
	return err.Error()
}
