package define

import "slices"

// Castling lets a king castle with the outermost partner of a type.
type Castling struct {
	King, Partner PieceType
	Placed        *CastlingHomes // in games that place their pieces first: where the two have to be put
	Distance      int            // if not 0, how far the king moves towards the partner, from wherever the two stand; Left and Right are not used
	Left, Right   [2][]int       // a colour's files (0 = a) where the king may land when the partner stands left (towards a) or right of it
}

// CastlingHomes are the files (0 = a) of a side's own first rank where a king and
// its partners have to be placed to castle.
type CastlingHomes struct{ King, Left, Right int }

// Landings returns the files where a king from a file may land on a board of so many files: it
// and its partner beside it have to be on the board. By distance it also stops short of the edge,
// for a partner in the corner has to be passed.
func (d *Castling) Landings(c Color, king, files int, left bool) []int {
	named, edge := d.Right[c], 0
	switch {
	case d.Distance > 0:
		named, edge = []int{king - d.Distance*Inward(left)}, 1
	case left:
		named = d.Left[c]
	}
	return slices.DeleteFunc(slices.Clone(named), func(file int) bool {
		beside := file + Inward(left)
		return min(file-edge, beside) < 0 || max(file+edge, beside) >= files
	})
}

// Inward is the step from the file of a king that has castled to that of its partner: back to
// where the king came from.
func Inward(left bool) int {
	if left {
		return 1
	}
	return -1
}

// CastlingWay lists the squares that have to be empty for a castling: those that the two walk over
// or land on, without their own.
func CastlingWay(king, kingTo, partner, partnerTo Square) (way []Square) {
	for _, leg := range [2][2]Square{{king, kingTo}, {partner, partnerTo}} {
		for s := int(min(leg[0], leg[1])); s <= int(max(leg[0], leg[1])); s++ { // an int, for p16 is the last Square
			if at := Square(s); at != king && at != partner && !slices.Contains(way, at) {
				way = append(way, at)
			}
		}
	}
	return way
}
