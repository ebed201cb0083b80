package diagramtext

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// The symmetries of a start position.
const (
	mirror = "mirror"
	rotate = "rotate"
	none   = "none"
)

// findSymmetry returns how Black's pieces and the holes follow from White's half.
func (w *writer) findSymmetry() string {
	for _, symmetry := range []string{mirror, rotate} {
		if w.follows(symmetry) {
			return symmetry
		}
	}
	return none
}

// follows reports whether a symmetry makes Black's pieces of White's, and keeps the holes
// in place.
func (w *writer) follows(symmetry string) bool {
	start := w.rules.Start()
	for i := range w.rules.Squares {
		s := define.Square(i)
		other := w.opposite(s, symmetry)
		one, two := start.At(s), start.At(other)
		if w.rules.IsHole(s) != w.rules.IsHole(other) || (one == 0) != (two == 0) ||
			one != 0 && (one.Type() != two.Type() || one.Color() == two.Color()) {
			return false
		}
	}
	return true
}

// opposite returns the square that corresponds to another one.
func (w *writer) opposite(s define.Square, symmetry string) define.Square {
	file, rank := w.rules.File(s), w.rules.Ranks-1-w.rules.Rank(s)
	if symmetry == rotate {
		file = w.rules.Files - 1 - file
	}
	return w.rules.Square(file, rank)
}

// squares writes where the pieces of a type stand: White's, and Black's after two commas
// if no symmetry tells them.
func (w *writer) squares(t define.PieceType) string {
	var lists [2][]string
	start := w.rules.Start()
	for i := range w.rules.Squares {
		s := define.Square(i)
		if piece := start.At(s); piece != 0 && piece.Type() == t {
			lists[piece.Color()] = append(lists[piece.Color()], w.rules.SquareName(s, 1))
		}
	}
	text := strings.Join(lists[define.White], ",")
	if w.symmetry == none && len(lists[define.Black]) > 0 {
		text += ",," + strings.Join(lists[define.Black], ",")
	}
	return text
}

// holes writes the missing squares, of White's half if the others follow.
func (w *writer) holes() []string {
	var list []string
	for i := range w.rules.Squares {
		s := define.Square(i)
		if w.rules.IsHole(s) && (w.symmetry == none || 2*w.rules.Rank(s) < w.rules.Ranks) {
			list = append(list, w.rules.SquareName(s, 1))
		}
	}
	if list == nil {
		return nil
	}
	return []string{"hole::::" + strings.Join(list, ",")}
}

// isLast reports whether a zone of each side is just its last ranks, and how many.
func (w *writer) isLast(zone [2]define.Set) (ranks int, ok bool) {
	for n := 1; n <= w.rules.Ranks; n++ {
		if slices.Equal(zone[:], w.lastRanks(n)) {
			return n, true
		}
	}
	return 0, false
}

// lastRanks returns the last ranks of each side, without holes.
func (w *writer) lastRanks(n int) []define.Set {
	sets := make([]define.Set, 2)
	for i := range w.rules.Squares {
		s := define.Square(i)
		if rank := w.rules.Rank(s); !w.rules.IsHole(s) {
			if rank >= w.rules.Ranks-n {
				sets[define.White].Add(s)
			}
			if rank < n {
				sets[define.Black].Add(s)
			}
		}
	}
	return sets
}
