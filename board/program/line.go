package program

import "fairymax/board/define"

// A line is a part of a program that goes from square to square, each with a higher
// number than the one before, or each with a lower one, where a piece may move and
// capture on every square, up to the first piece on the line. Square numbers tell
// which piece is the first, so the line need not be walked. A line of one
// square is a leap.

// direction is how the numbers of a line's squares run.
type direction int8

const (
	noLine direction = iota
	upwards
	downwards
)

// line returns the squares of a tree that is a line.
func (f *forest) line(node *tree) (squares define.Set, way direction) {
	way = upwards
	if !node.kids.isEmpty() && f.at(node.kids.first).square < node.square {
		way = downwards
	}
	for {
		if node.flags != FlagMove|FlagCapture || node.isSpecial() || node.kids.first != node.kids.last {
			return squares, noLine
		}
		squares.Add(node.square)
		if node.kids.isEmpty() {
			return squares, way
		}
		next := f.at(node.kids.first)
		if (next.square > node.square) != (way == upwards) {
			return squares, noLine
		}
		node = next
	}
}
