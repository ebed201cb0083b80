package traits

import (
	"iter"
	"math/bits"

	"fairymax/board/define"
)

// Each visits the squares of a set in ascending order.
func Each(set *define.Set) iter.Seq[define.Square] {
	return func(yield func(define.Square) bool) {
		for w, word := range set {
			for ; word != 0; word &= word - 1 {
				if !yield(define.Square(w<<6 + bits.TrailingZeros64(word))) {
					return
				}
			}
		}
	}
}

// Meets reports whether two sets have a square in common.
func Meets(a, b *define.Set) bool {
	return a[0]&b[0]|a[1]&b[1]|a[2]&b[2]|a[3]&b[3] != 0
}

// Intersect keeps only the squares that are in both sets.
func Intersect(a, b *define.Set) {
	for w := range a {
		a[w] &= b[w]
	}
}

// Join adds the squares of another set.
func Join(a, b *define.Set) {
	for w := range a {
		a[w] |= b[w]
	}
}
