package define

import (
	"strconv"
	"strings"
)

// Board is the shape of a board.
type Board struct {
	Files, Ranks int
	Holes        Set // squares that are missing
}

// Square returns the square on a file and rank, both counted from 0.
func (b *Board) Square(file, rank int) Square { return Square(rank*b.Files + file) }

// File returns the file of s, 0 for the a-file.
func (b *Board) File(s Square) int { return int(s) % b.Files }

// Rank returns the rank of s, 0 for White's first.
func (b *Board) Rank(s Square) int { return int(s) / b.Files }

// IsHole reports whether s is missing from the board.
func (b *Board) IsHole(s Square) bool { return b.Holes.Has(s) }

// SquareName writes s as file letter and rank, White's first rank being origin:
// 1 nearly everywhere, 0 for XBoard on boards of ten ranks.
func (b *Board) SquareName(s Square, origin int) string {
	return string(rune('a'+b.File(s))) + strconv.Itoa(b.Rank(s)+origin)
}

// ParseSquare reads a square name; ok is false unless the whole text is the
// name of a square that exists.
func (b *Board) ParseSquare(text string, origin int) (s Square, ok bool) {
	const longest = 3 // of a name; a text of any length may come here
	if len(text) < 2 || len(text) > longest || text[0] < 'a' || text[0] >= byte('a'+b.Files) {
		return 0, false
	}
	rank, err := strconv.Atoi(text[1:])
	rank -= origin
	if err != nil || rank < 0 || rank >= b.Ranks || strings.ContainsAny(text[1:], "+-") {
		return 0, false
	}
	s = b.Square(int(text[0]-'a'), rank)
	return s, !b.IsHole(s)
}

// Offset returns the square that lies v away from s, if the board has it. With
// wrap the left and the right edge are joined.
func (b *Board) Offset(s Square, v Vector, wrap bool) (Square, bool) {
	file, rank := b.File(s)+int(v.Right), b.Rank(s)+int(v.Up)
	if wrap {
		file = ((file % b.Files) + b.Files) % b.Files
	}
	if file < 0 || file >= b.Files || rank < 0 || rank >= b.Ranks {
		return 0, false
	}
	next := b.Square(file, rank)
	return next, !b.IsHole(next)
}
