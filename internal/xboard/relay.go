package xboard

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard has no move that places a wall, and no walls. But it lets a piece go over a
// square on its way, and empties that square. So a move with a wall is written as going
// over the wall's square, which is empty before and after: XBoard carries it out
// rightly, and tells the opponent all of it. Without such a square the wall stands where
// the move began.

// overWall writes a move that places a wall.
func (s *Setup) overWall(m board.Move) (text string, ok bool) {
	wall, ok := m.WallSquare()
	if !ok {
		return "", false
	}
	text, from := s.Text(m.WithoutWall()), s.square(m.From())
	if m.IsCastling() {
		text = from + s.square(m.To())
	}
	if wall == m.From() {
		return text, true
	}
	rest, ok := strings.CutPrefix(text, from)
	return from + s.square(wall) + "," + s.square(wall) + rest, ok
}

// asRelayed writes such a move as XBoard tells it to the opponent. It takes Black's
// moves over an empty square for castlings of its own kind: after the move without a
// promotion's letter comes a second one, which begins where the wall is.
func (s *Setup) asRelayed(m board.Move) (text string, ok bool) {
	wall, ok := m.WallSquare()
	from, to := m.From(), m.To()
	if !ok || wall == from {
		return "", false
	}
	file := s.rules.File(to) - 1
	if s.rules.File(from) > s.rules.File(wall) {
		file += 2
	}
	beside := string(rune('a'+file)) + strings.TrimLeft(s.square(to), letters)
	return s.square(from) + s.square(to) + "," + s.square(wall) + beside, true
}

const letters = "abcdefghijklmnopqrstuvwxyz"

// ParseOverWall reads a move that places a wall as XBoard tells it, NoMove for none. Of
// several promotions without a letter it takes the first. In the notation of others,
// which [Setup.Parse] reads, the same text may be another move.
func (s *Setup) ParseOverWall(p *board.Position, text string) board.Move {
	if !s.rules.PlacesWalls() {
		return board.NoMove
	}
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		over, _ := s.overWall(m)
		relayed, _ := s.asRelayed(m)
		if text == over || text == relayed {
			return m
		}
	}
	return board.NoMove
}

// WallRelay returns the square over which XBoard lets a piece go, if it goes over the
// wall that it places.
func (s *Setup) WallRelay(m board.Move) (define.Square, bool) {
	wall, ok := m.WallSquare()
	return wall, ok && wall != m.From()
}
