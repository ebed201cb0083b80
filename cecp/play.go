package cecp

import (
	"errors"
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/internal/notation"
)

// play answers the command go: the engine takes the side to move.
func (s *session) play(string) error {
	if s.unusable {
		return errNotNow
	}
	s.takeSide(s.game.Position().Turn())
	s.think()
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
		return &illegalMove{reason(s.variant.Rules, err), text}
	}
	s.game.Play(m)
	s.expected = board.NoMove
	if s.mode == waiting {
		s.takeSide(s.game.Position().Turn())
		s.think()
	}
	return nil
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
		return move.Reason.In(r)
	}
	return err.Error()
}

// errNoPosition refuses moves in a position that could not be set up.
var errNoPosition = errors.New("no position")

// parseMove reads a move of the GUI.
func (s *session) parseMove(text string) (board.Move, error) {
	if s.unusable {
		return board.NoMove, errNoPosition
	}
	return s.setup.Parse(s.game.Position(), text)
}

// looksLikeMove tells a bare move from an unknown command. Where no position could
// be set up, the one before says which squares there are.
func (s *session) looksLikeMove(word string) bool {
	return s.setup.LooksLikeMove(s.game.Position(), word)
}

// undo takes one half-move back. The GUI is in force mode then, and so are we.
func (s *session) undo(string) error {
	if s.unusable || !s.takeBack(1) {
		return errNotNow
	}
	s.force()
	return nil
}

// takeBack takes half-moves back, if there are enough. What the GUI said about the
// earlier position does not come back with it.
func (s *session) takeBack(plies int) bool {
	if len(s.game.Moves()) < plies {
		return false
	}
	for range plies {
		s.game.Undo()
	}
	s.expected, s.excluded, s.dragged, s.editor = board.NoMove, exclusion{}, draggedPath{}, nil
	return true
}

// remove takes a move of either side back and keeps the sides, unless that
// would leave us on the move.
func (s *session) remove(string) error {
	if s.unusable || !s.takeBack(2) {
		return errNotNow
	}
	if s.game.Position().Turn() == s.us {
		s.force()
	}
	return nil
}

// hint names the move that we expect or advise.
func (s *session) hint() {
	if m := s.advice(); slices.Contains(legalIn(s.game.Position()), m) {
		s.out.say("Hint: %s", s.setup.Text(m))
	}
}

func (s *session) advice() board.Move {
	switch {
	case s.unusable:
		return board.NoMove
	case s.mode == analysing && len(s.search.lines) > 0 && len(s.search.lines[0].PV) > 0:
		return s.search.lines[0].PV[0]
	case s.mode != forced && s.expected != board.NoMove:
		return s.expected
	}
	return s.knownMove()
}

// showBook lists the moves of the book and the remembered analysis. Lines of the
// list begin with a blank, and an empty one ends it.
func (s *session) showBook() {
	for _, text := range s.bookLines() {
		s.out.say(" %s", text)
	}
	s.out.say("")
}

func (s *session) bookLines() (lines []string) {
	if s.unusable {
		return []string{"no moves known"}
	}
	p := s.game.Position()
	choices, total := s.knowledge.Moves(p), 0
	for _, c := range choices {
		total += c.Weight
	}
	for _, c := range choices {
		lines = append(lines, fmt.Sprintf("%s %d%% of %d games", s.setup.Text(c.Move), 100*c.Weight/max(1, total), c.Games))
	}
	if f, ok := s.knowledge.Recall(p); ok {
		lines = append(lines, fmt.Sprintf("%s %+.2f at depth %d", s.setup.Text(f.Move), float64(f.Score)/100, f.Depth))
	}
	if len(lines) == 0 {
		return []string{"no moves known"}
	}
	return lines
}

// first is the first of some moves, if there are any.
func first(moves []board.Move) board.Move {
	if len(moves) == 0 {
		return board.NoMove
	}
	return moves[0]
}

// ping tells the GUI that everything before it is done.
func (s *session) ping(n int) { s.out.say("pong %d", n) }

// opponentIsEngine is the command computer.
func (s *session) opponentIsEngine() { s.againstEngine = true }

// toggleRandom is the command random, which only XBoard sends after new.
func (s *session) toggleRandom() { s.random = !s.random }
