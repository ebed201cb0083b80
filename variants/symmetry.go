package variants

import (
	"slices"

	"fairymax/board"
)

// turn returns the image of a vector of the file.
func turn(g board.Symmetry, v *node) board.Vector {
	return g.Of(board.Vector{Right: int8(v.list[0].number()), Up: int8(v.list[1].number())})
}

// passes reports whether a leg's dirs let an image of its vector through.
func passes(n *node, g board.Symmetry, v *node) bool {
	dirs := n.get("dirs").words()
	if len(dirs) == 0 {
		return true
	}
	up := turn(g, v).Up
	return slices.ContainsFunc(dirs, func(dir string) bool {
		switch dir {
		case "forward":
			return up > 0
		case "backward":
			return up < 0
		case "sideways":
			return up == 0
		case "exact":
			return g == board.Identity
		}
		return true
	})
}

// passesAny reports whether a leg's dirs let any image of its vector through.
func passesAny(n, v *node) bool {
	for g := range board.Symmetries {
		if passes(n, g, v) {
			return true
		}
	}
	return false
}
