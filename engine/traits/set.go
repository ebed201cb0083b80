package engine

import (
	"iter"
	"math/bits"

	"fairymax/board"
)

// each visits the squares of a set in ascending order.
func each(set *board.Set) iter.Seq[board.Square] {
	return func(yield func(board.Square) bool) {
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				if !yield(board.Square(w<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

func meets(a, b *board.Set) bool {
	return a[0]&b[0]|a[1]&b[1]|a[2]&b[2]|a[3]&b[3] != 0
}

// common counts the squares in both sets.
func common(a, b *board.Set) int32 {
	n := 0
	for w := range a {
		n += bits.OnesCount64(a[w] & b[w])
	}
	return int32(n)
}

func ones(word uint64) int32 { return int32(bits.OnesCount64(word)) }

// intersect keeps only the squares that are in both sets.
func intersect(a, b *board.Set) {
	for w := range a {
		a[w] &= b[w]
	}
}

// join adds the squares of another set.
func join(a, b *board.Set) {
	for w := range a {
		a[w] |= b[w]
	}
}
