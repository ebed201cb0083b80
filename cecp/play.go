package cecp

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
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
func (s *session) takeSide(side define.Color) {
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
	s.showWalls()
	s.expected = board.NoMove
	if s.mode == waiting {
		s.takeSide(s.game.Position().Turn())
		s.think()
	}
	return nil
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
// earlier position, such as excluded moves, is not restored.
func (s *session) takeBack(plies int) bool {
	if len(s.game.Moves()) < plies {
		return false
	}
	for range plies {
		s.game.Undo()
	}
	s.showWalls()
	s.expected, s.excluded, s.dragged, s.editor = board.NoMove, exclusion{}, draggedPath{}, nil
	return true
}

// remove takes a move of either side back and keeps the sides, unless we
// would then be to move.
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
	if m := s.advice(); slices.Contains(s.game.Position().LegalMoves(), m) {
		s.out.say("Hint: %s", s.setup.Text(m))
	}
}

func (s *session) advice() board.Move {
	switch {
	case s.unusable:
		return board.NoMove
	case s.mode == analysing && len(s.search.Lines) > 0 && len(s.search.Lines[0].PV) > 0:
		return s.search.Lines[0].PV[0]
	case s.mode != forced && s.expected != board.NoMove:
		return s.expected
	}
	return s.opening.Best(s.game.Position())
}

// ping tells the GUI that everything before it is done.
func (s *session) ping(n int) { s.out.say("pong %d", n) }

// opponentIsEngine is the command computer.
func (s *session) opponentIsEngine() { s.againstEngine = true }

// sentRandom is the command random. XBoard sends it right after new; PyChess sends it too, but after
// other commands. From then on XBoard's menu has the games alone that it can show.
func (s *session) sentRandom() {
	if s.previous != "new" {
		return
	}
	s.isXBoard = true
	s.setup.SpeakTo(true)
	s.announceAgain()
}
