package define

import (
	"cmp"
	"math/bits"
)

// Limits of the machine. They follow from the 8-bit squares and pieces and the
// 64-bit type masks; a definition that needs more is refused by package board.
const (
	MaxSide             = 16                // files or ranks of a board
	MaxSquares          = MaxSide * MaxSide // squares are 0…255
	MaxTypes            = 63                // piece types of a game, promoted forms included
	MaxRights           = 64                // castlings and unmoved pieces that a position remembers
	MaxEnPassantSquares = 4                 // squares that one move may expose to en passant

	MaxLocustVictims = 2 // pieces that one move may capture before its last square
)

// Color is a side: White or Black.
type Color uint8

// The two sides. White moves first in every built-in game.
const (
	White Color = iota
	Black
)

// Other returns the opponent of c.
func (c Color) Other() Color { return c ^ 1 }

func (c Color) String() string {
	if c == White {
		return "White"
	}
	return "Black"
}

// Square is a dense index: rank*files + file, from a1 upwards. Squares of a
// 10×8 board are 0…79, so that nothing of a larger board is ever copied.
type Square uint8

// Vector is a step on the board: files to the right and ranks up, as White sees it.
type Vector struct{ Right, Up int8 }

// Add returns the vector sum.
func (v Vector) Add(w Vector) Vector { return Vector{v.Right + w.Right, v.Up + w.Up} }

// Negate returns the opposite vector: the same step as the other side makes it.
func (v Vector) Negate() Vector { return Vector{-v.Right, -v.Up} }

// Compare orders vectors, by their files first.
func (v Vector) Compare(w Vector) int {
	return cmp.Or(cmp.Compare(v.Right, w.Right), cmp.Compare(v.Up, w.Up))
}

// Set is a set of squares, one bit each.
type Set [MaxSquares / 64]uint64

// Has reports whether s is in the set.
func (set *Set) Has(s Square) bool { return set[s>>6]>>(s&63)&1 != 0 }

// Add puts s into the set.
func (set *Set) Add(s Square) { set[s>>6] |= 1 << (s & 63) }

// Remove takes s out of the set.
func (set *Set) Remove(s Square) { set[s>>6] &^= 1 << (s & 63) }

// Empty reports whether no square is in the set.
func (set *Set) Empty() bool { return set[0]|set[1]|set[2]|set[3] == 0 }

// Len counts the squares of the set.
func (set *Set) Len() int {
	n := 0
	for _, word := range set {
		n += bits.OnesCount64(word)
	}
	return n
}

// First returns the lowest square of the set.
func (set *Set) First() (Square, bool) {
	for w, word := range set {
		if word != 0 {
			return Square(w<<6 + bits.TrailingZeros64(word)), true
		}
	}
	return 0, false
}

// Squares lists the set in ascending order.
func (set *Set) Squares() []Square {
	list := make([]Square, 0, set.Len())
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			list = append(list, Square(w<<6+bits.TrailingZeros64(word)))
		}
	}
	return list
}

// Intersect keeps only the squares that are in both sets.
func (set *Set) Intersect(other *Set) {
	for w := range set {
		set[w] &= other[w]
	}
}

// IsWithin reports whether all squares of the set are in the other.
func (set *Set) IsWithin(other *Set) bool {
	return set[0]&^other[0]|set[1]&^other[1]|set[2]&^other[2]|set[3]&^other[3] == 0
}

// Unite adds the squares of another set.
func (set *Set) Unite(other *Set) {
	for w := range set {
		set[w] |= other[w]
	}
}

// Meets reports whether two sets share a square.
func (set *Set) Meets(other *Set) bool {
	return set[0]&other[0]|set[1]&other[1]|set[2]&other[2]|set[3]&other[3] != 0
}
