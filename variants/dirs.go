package variants

import (
	"slices"

	"fairymax/board"
	"fairymax/variants/source"
)

// turn returns the image of a vector of the file.
func turn(g board.Symmetry, v *source.Node) board.Vector {
	return g.Of(board.Vector{Right: int8(v.List[0].Number()), Up: int8(v.List[1].Number())})
}

// allows reports whether the dirs of a leg allow an image of its vector.
func allows(n *source.Node, g board.Symmetry, v *source.Node) bool {
	dirs := n.Get("dirs").Words()
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

// allowsAny reports whether the dirs of a leg allow any image of its vector.
func allowsAny(n, v *source.Node) bool {
	for g := range board.Symmetries {
		if allows(n, g, v) {
			return true
		}
	}
	return false
}
