package board

import (
	"testing"

	"fairymax/board/define"
)

// A letter names the piece of the side that has it; White's if both have one.
func TestTypeByLetter(t *testing.T) {
	owned := func(letter string, white, black bool) define.Type {
		def := typeOf(letter, leap(0, 1))
		def.Owners = [2]bool{white, black}
		return def
	}
	def := chessLike(8, 8, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", -1, -1,
		owned("B", false, true), owned("N", true, true), owned("B", true, false), owned("A", false, true), owned("+C", true, false))
	r := mustCompile(t, def)
	for letter, want := range map[string]define.PieceType{"P": 1, "k": 2, "N": 4, "B": 5, "a": 6, "+c": 7, "C": 0, "X": 0, "": 0} {
		if got := r.TypeByLetter(letter); got != want {
			t.Errorf("%q is type %d, want %d", letter, got, want)
		}
	}
}
