package variants

import (
	"slices"

	"fairymax/board"
)

// symmetry is a rotation or reflection of the board: the images of [1, 0] and [0, 1].
type symmetry struct{ right, forward board.Vector }

// symmetries are the eight symmetries of the square; the first changes nothing.
var symmetries = [8]symmetry{
	{board.Vector{Right: 1}, board.Vector{Up: 1}},
	{board.Vector{Right: -1}, board.Vector{Up: 1}},
	{board.Vector{Right: 1}, board.Vector{Up: -1}},
	{board.Vector{Right: -1}, board.Vector{Up: -1}},
	{board.Vector{Up: 1}, board.Vector{Right: 1}},
	{board.Vector{Up: -1}, board.Vector{Right: 1}},
	{board.Vector{Up: 1}, board.Vector{Right: -1}},
	{board.Vector{Up: -1}, board.Vector{Right: -1}},
}

// turn returns the image of a vector of the file.
func (g symmetry) turn(v *node) board.Vector {
	right, forward := int8(v.list[0].number()), int8(v.list[1].number())
	return board.Vector{
		Right: right*g.right.Right + forward*g.forward.Right,
		Up:    right*g.right.Up + forward*g.forward.Up,
	}
}

// passes reports whether a leg's dirs let an image of its vector through.
func passes(n *node, g symmetry, v *node) bool {
	dirs := n.get("dirs").words()
	if len(dirs) == 0 {
		return true
	}
	up := g.turn(v).Up
	return slices.ContainsFunc(dirs, func(dir string) bool {
		switch dir {
		case "forward":
			return up > 0
		case "backward":
			return up < 0
		case "sideways":
			return up == 0
		case "exact":
			return g == symmetries[0]
		}
		return true
	})
}
