package board

import (
	"testing"

	"fairymax/board/define"
)

// Different things never have the same key: not those of one kind, nor those of two.
func TestKeysDiffer(t *testing.T) {
	seen := map[uint64]string{}
	add := func(what string, key uint64) {
		if other := seen[key]; other != "" {
			t.Errorf("%s has the key of %s", what, other)
		}
		seen[key] = what
	}
	for c := define.White; c <= define.Black; c++ {
		add("series", seriesKey(c))
		for n := 1; n <= maxHand; n++ {
			add("checks", checksKey(c, uint8(n)))
			for piece := define.PieceType(1); piece <= define.MaxTypes; piece++ {
				add("hand", handKey(c, piece, n))
			}
		}
	}
	for n := uint8(1); n <= 2; n++ {
		add("passes", passesKey(n))
	}
	for i := range define.MaxSquares {
		s := define.Square(i)
		add("wall", wallKey(s))
		add("strike", strikeKey(s))
	}
	for kind, salt := range salts {
		if salt == 0 {
			t.Errorf("kind %d has no salt", kind)
		}
	}
}
