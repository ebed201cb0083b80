package define

import "slices"

// Symmetry is one of the eight rotations and reflections of the square, by
// which a row of the language is turned into all its moves.
type Symmetry uint8

// A symmetry mirrors a vector first and exchanges its axes last.
const (
	MirrorFiles  Symmetry = 1 << iota // left becomes right
	MirrorRanks                       // forward becomes backward
	ExchangeAxes                      // files become ranks

	Symmetries Symmetry = 8 // their number: range over it for all of them

	Identity Symmetry = 0
	HalfTurn          = MirrorFiles | MirrorRanks // how the other side sees the board
)

// Of returns the image of a vector.
func (g Symmetry) Of(v Vector) Vector {
	if g&MirrorFiles != 0 {
		v.Right = -v.Right
	}
	if g&MirrorRanks != 0 {
		v.Up = -v.Up
	}
	if g&ExchangeAxes != 0 {
		v.Right, v.Up = v.Up, v.Right
	}
	return v
}

// Images returns the different images of a vector under all symmetries, itself first.
func (v Vector) Images() []Vector {
	images := make([]Vector, 0, Symmetries)
	for g := range Symmetries {
		if image := g.Of(v); !slices.Contains(images, image) {
			images = append(images, image)
		}
	}
	return images
}
