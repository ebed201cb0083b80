package program

import (
	"math/bits"
	"slices"

	"fairymax/board/define"
)

// What attacks a square depends on what stands there, where some steps capture only some
// types. Backward programs are made once for each class of types that the same steps
// capture: nearly all games have one class.

// victimClasses splits the types of a game into classes.
func victimClasses(types []define.Type) []define.TypeMask {
	classes := []define.TypeMask{1<<(len(types)+1) - 2}
	for i := range types {
		for _, steps := range types[i].Steps {
			for j := range steps {
				if steps[j].Victims != 0 {
					classes = split(classes, steps[j].Victims)
				}
			}
		}
	}
	return classes
}

// split divides each class into the types of a mask and the others.
func split(classes []define.TypeMask, mask define.TypeMask) (list []define.TypeMask) {
	for _, class := range classes {
		for _, part := range []define.TypeMask{class & mask, class &^ mask} {
			if part != 0 {
				list = append(list, part)
			}
		}
	}
	return list
}

// classOf returns the number of the class of a type.
func classOf(classes []define.TypeMask, t define.PieceType) int {
	return max(0, slices.IndexFunc(classes, func(types define.TypeMask) bool { return types.Has(t) }))
}

// victim returns the type that a type stands for, as what is attacked: 0 for the first royal,
// or for the first type of a game without royals.
func (s *Source) victim(t define.PieceType) define.PieceType {
	switch {
	case t != 0:
		return t
	case s.Royals != 0:
		return define.PieceType(bits.TrailingZeros64(uint64(s.Royals)))
	}
	return 1
}
