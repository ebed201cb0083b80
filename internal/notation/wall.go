package notation

import (
	"strings"

	"fairymax/board"
)

// A move that places a wall is written as without it, then a comma and a second leg,
// from the piece to the wall: e2e4,e4d5 and Nf3,f3e5.

// wallText writes the wall of a move, "" for none.
func wallText(r *board.Rules, m board.Move, origin int) string {
	s, ok := m.WallSquare()
	if !ok {
		return ""
	}
	return "," + r.SquareName(m.To(), origin) + r.SquareName(s, origin)
}

// cutWall reads the wall at the end of a move's text. It returns the rest of the text,
// and the legal moves that place such a wall; all of them if the text names none.
func cutWall(p *board.Position, text string, origin int) (rest string, legal []board.Move) {
	var list board.MoveList
	p.Legal(&list)
	r := p.Rules()
	at := strings.LastIndexByte(text, ',')
	if !r.PlacesWalls() || at < 0 {
		return text, list.Moves()
	}
	from, tail := cutSquare(strings.ToLower(text[at+1:]))
	name, mark := cutSquare(tail)
	wall, ok := r.ParseSquare(name, origin)
	if from == "" || name == "" || !ok {
		return text, list.Moves()
	}
	return text[:at] + mark, filter(list.Moves(), func(m board.Move) bool {
		s, places := m.WallSquare()
		return places && s == wall
	})
}

// wallRefused reports whether moves along these squares are legal with other walls.
func wallRefused(p *board.Position, squares []board.Square) bool {
	if !p.Rules().PlacesWalls() {
		return false
	}
	var list board.MoveList
	p.Legal(&list)
	return len(alongPath(p.Rules(), list.Moves(), squares)) > 0
}

// oneWall refuses a move that could place one of several walls.
func oneWall(m board.Move, refusal Refusal, legal []board.Move) (board.Move, Refusal) {
	if _, places := m.WallSquare(); !places {
		return m, refusal
	}
	same := filter(legal, func(other board.Move) bool { return other.WithoutWall() == m.WithoutWall() })
	if len(same) == 1 {
		return m, refusal
	}
	return board.NoMove, Refusal{Reason: NotUnique, From: []board.Square{m.From()}, Path: []board.Square{m.To()}, Candidates: same}
}
