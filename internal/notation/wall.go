package notation

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// A move that places a wall is written as without it, then a comma and a second leg,
// from the piece to the wall: e2e4,e4d5 and Nf3,f3e5.

// WallText writes the wall of a move, with the comma before it; "" for none.
func WallText(r *board.Rules, m board.Move, origin int) string {
	s, ok := m.WallSquare()
	if !ok {
		return ""
	}
	return "," + r.SquareName(m.To(), origin) + r.SquareName(s, origin)
}

// cutWall reads the wall at the end of a move's text. It returns the rest of the text, the
// square of the wall, and the legal moves that place it there; all of them if the text names none.
func cutWall(p *board.Position, text string, origin int) (rest string, wall []define.Square, legal []board.Move) {
	var list board.MoveList
	p.Legal(&list)
	r := p.Rules()
	at := strings.LastIndexByte(text, ',')
	if !r.PlacesWalls() || at < 0 {
		return text, nil, list.Moves()
	}
	from, name, mark := cutWallLeg(text[at+1:])
	if name == "" {
		from, name, mark = cutWallLeg(strings.ToLower(text[at+1:]))
	}
	square, ok := r.ParseSquare(name, origin)
	begin, known := r.ParseSquare(from, origin)
	if !ok || from != "" && !known {
		return text, nil, list.Moves()
	}
	return text[:at] + mark, []define.Square{square}, filter(list.Moves(), func(m board.Move) bool {
		s, places := m.WallSquare()
		return places && s == square && (from == "" || endsOn(m, begin))
	})
}

// wallRefused reports whether moves along these squares are legal with other walls.
func wallRefused(p *board.Position, squares []define.Square) bool {
	if !p.Rules().PlacesWalls() {
		return false
	}
	var list board.MoveList
	p.Legal(&list)
	return len(alongPath(p.Rules(), list.Moves(), squares)) > 0 ||
		slices.ContainsFunc(list.Moves(), func(m board.Move) bool { return castlesBy(m, squares) })
}

// oneWall refuses a move that could place one of several walls, and says in a refusal where the text
// places one.
func oneWall(m board.Move, refusal Refusal, wall []define.Square, legal []board.Move) (board.Move, Refusal) {
	refusal.Wall = wall
	if _, places := m.WallSquare(); !places {
		return m, refusal
	}
	same := filter(legal, func(other board.Move) bool { return other.WithoutWall() == m.WithoutWall() })
	if len(same) == 1 {
		return m, refusal
	}
	return board.NoMove, Refusal{Reason: NotUnique, From: []define.Square{m.From()}, Path: []define.Square{m.To()}, Candidates: same}
}

// cutWallLeg cuts the second leg of a move: two squares, or the wall's alone, with a
// letter before it or not, as others write it: e4,e6 and e4,Pe6.
func cutWallLeg(text string) (from, wall, mark string) {
	square, rest := cutSquare(text)
	if square == "" && text != "" && isLetter(text[0]) {
		square, rest = cutSquare(text[1:])
		return "", square, rest
	}
	if second, tail := cutSquare(rest); second != "" {
		return square, second, tail
	}
	return "", square, rest
}

// endsOn reports whether a move as it is written ends on a square: a castling may be
// written as king takes partner.
func endsOn(m board.Move, s define.Square) bool {
	partner, _ := m.Partner()
	return m.To() == s || m.IsCastling() && partner == s
}
