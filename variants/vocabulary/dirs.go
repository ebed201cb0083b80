package vocabulary

import (
	"slices"

	"fairymax/board/define"
	"fairymax/variants/source"
)

// Turn returns the image of a vector of the file.
func Turn(g define.Symmetry, v *source.Node) define.Vector {
	return g.Of(define.Vector{Right: int8(v.List[0].Number()), Up: int8(v.List[1].Number())})
}

// Allows reports whether the dirs of a leg allow an image of its vector.
func Allows(n *source.Node, g define.Symmetry, v *source.Node) bool {
	dirs := n.Get("dirs").Words()
	if len(dirs) == 0 {
		return true
	}
	up := Turn(g, v).Up
	return slices.ContainsFunc(dirs, func(dir string) bool {
		switch dir {
		case "forward":
			return up > 0
		case "backward":
			return up < 0
		case "sideways":
			return up == 0
		case "exact":
			return g == define.Identity
		}
		return true
	})
}

// allowsAny reports whether the dirs of a leg allow any image of its vector.
func allowsAny(n, v *source.Node) bool {
	for g := range define.Symmetries {
		if Allows(n, g, v) {
			return true
		}
	}
	return false
}
