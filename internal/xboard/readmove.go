package xboard

import (
	"errors"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// ParseFromXBoard reads a move where XBoard is known to be at the other end: it writes
// walls in its own way, in which the text may mean another move elsewhere, and has carried
// out on its own board what it writes.
func (s *Setup) ParseFromXBoard(p *board.Position, text string) (board.Move, error) {
	if m := s.ParseOverWall(p, text); m != board.NoMove {
		return m, nil
	}
	return s.parseWhole(p, text)
}

// Parse reads a move as we write it, as XBoard does, or as any other notation has it. Two
// squares alone are not a move that places a wall, though XBoard would mean one by them.
// The error is that of package notation.
func (s *Setup) Parse(p *board.Position, text string) (board.Move, error) {
	if m, err := s.parseWhole(p, text); err == nil {
		return m, nil
	}
	return notation.Read(p, text, s.origin)
}

// parseWhole reads a move with all its squares.
func (s *Setup) parseWhole(p *board.Position, text string) (board.Move, error) {
	if m := s.parseOwn(p, text); m != board.NoMove {
		return m, nil
	}
	if m := s.parsePlus(p, text); m != board.NoMove {
		return m, nil
	}
	m, err := notation.ReadWhole(p, text, s.origin)
	if err == nil {
		return m, nil
	}
	if m := s.parseOverVictim(p, text); m != board.NoMove {
		return m, nil
	}
	if namesWall := strings.Contains(text, ","); namesWall {
		if m := s.ParseOverWall(p, text); m != board.NoMove {
			return m, nil
		}
	}
	return board.NoMove, err
}

// parseOwn reads what [Setup.Text] writes, of no two legal moves the same.
func (s *Setup) parseOwn(p *board.Position, text string) board.Move {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if s.Text(m) == text {
			return m
		}
	}
	return board.NoMove
}

// parsePlus reads a promotion with a plus to a type that has a name of its own.
func (s *Setup) parsePlus(p *board.Position, text string) board.Move {
	squares, ok := strings.CutSuffix(text, "+")
	if !ok || s.table == nil {
		return board.NoMove
	}
	for _, form := range s.table.plus {
		letter := letterOf(s.rules, form, define.Black)
		m, err := notation.ParseCoordinate(p, squares+letter, s.origin)
		if err == nil && m.Promotion() == form {
			return m
		}
	}
	return board.NoMove
}

// parseOverVictim reads what overVictim writes.
func (s *Setup) parseOverVictim(p *board.Position, text string) board.Move {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if s.hidesVictim(p, m) && s.overVictim(m) == text {
			return m
		}
	}
	return board.NoMove
}

// PassTo returns the pass that leads from one position to another, NoMove if none does.
// XBoard takes a pass from an engine as a move, but tells the opponent the position after
// it instead.
func (s *Setup) PassTo(p, next *board.Position) board.Move {
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if !m.IsPass() {
			continue
		}
		after := new(board.Position)
		p.Play(m, after)
		if samePieces(after, next) {
			return m
		}
	}
	return board.NoMove
}

// LooksLikeMove reports whether a text is a move, legal or not: two squares, or
// the notation of a legal move.
func (s *Setup) LooksLikeMove(p *board.Position, text string) bool {
	if _, err := s.Parse(p, text); err == nil {
		return true
	}
	_, err := notation.ParseCoordinate(p, text, s.origin)
	var move *notation.MoveError
	return errors.As(err, &move) && move.Reason != notation.NotAMove
}
