package board

import (
	"strconv"
	"strings"
)

// Square returns the square on a file and rank, both counted from 0.
func (r *Rules) Square(file, rank int) Square { return Square(rank*r.Files + file) }

// File returns the file of s, 0 for the a-file.
func (r *Rules) File(s Square) int { return int(s) % r.Files }

// Rank returns the rank of s, 0 for White's first.
func (r *Rules) Rank(s Square) int { return int(s) / r.Files }

// IsHole reports whether s is missing from the board.
func (r *Rules) IsHole(s Square) bool { return r.Def.Holes.Has(s) }

// SquareName writes s as file letter and rank, White's first rank being origin:
// 1 nearly everywhere, 0 for XBoard on boards of ten ranks.
func (r *Rules) SquareName(s Square, origin int) string {
	return string(rune('a'+r.File(s))) + strconv.Itoa(r.Rank(s)+origin)
}

// ParseSquare reads a square name; ok is false unless the whole text is the
// name of a square that exists.
func (r *Rules) ParseSquare(text string, origin int) (s Square, ok bool) {
	if len(text) < 2 || text[0] < 'a' || text[0] >= byte('a'+r.Files) {
		return 0, false
	}
	rank, err := strconv.Atoi(text[1:])
	rank -= origin
	if err != nil || rank < 0 || rank >= r.Ranks || strings.ContainsAny(text[1:], "+-") {
		return 0, false
	}
	s = r.Square(int(text[0]-'a'), rank)
	return s, !r.IsHole(s)
}

// Offset returns the square that lies v away from s, if the board has it. With
// wrap the left and the right edge are joined.
func (r *Rules) Offset(s Square, v Vector, wrap bool) (Square, bool) {
	file, rank := r.File(s)+int(v.Right), r.Rank(s)+int(v.Up)
	if wrap {
		file = ((file % r.Files) + r.Files) % r.Files
	}
	if file < 0 || file >= r.Files || rank < 0 || rank >= r.Ranks {
		return 0, false
	}
	next := r.Square(file, rank)
	return next, !r.IsHole(next)
}
