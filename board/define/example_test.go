package define_test

import (
	"fmt"

	"fairymax/board/define"
)

// A step as White sees the board, for both sides, and the square that it reaches.
func ExampleBoard_Offset() {
	b := define.Board{Files: 10, Ranks: 8}
	from, _ := b.ParseSquare("b1", 1)
	for _, v := range []define.Vector{{Right: 1, Up: 2}, {Right: -2, Up: 1}} {
		if to, ok := b.Offset(from, v, false); ok {
			fmt.Println(v, "leads to", b.SquareName(to, 1))
		} else {
			fmt.Println(v, "leaves the board")
		}
	}
	// Output:
	// {1 2} leads to c3
	// {-2 1} leaves the board
}
