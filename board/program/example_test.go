package program_test

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/board/program"
)

// What a lame knight's leap to b3 tests on its way, and what it may do there.
func ExampleCompile() {
	leap := define.Step{Vector: define.Vector{Right: 1, Up: 2}, Range: 1, Path: []define.Vector{{Right: 0, Up: 1}}, Mode: define.MayMove | define.MayCapture}
	game := &define.Game{
		Board: define.Board{Files: 4, Ranks: 4},
		Types: []define.Type{{Name: "horse", Owners: [2]bool{true, true}, Steps: [2][]define.Step{{leap}, {leap}}}},
	}
	compiled, err := program.Compile(&program.Source{
		Game:     game,
		Start:    make([]define.Piece, 16),
		Promotes: func(define.Color, define.PieceType, define.Square, define.Square) bool { return false },
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	b3, _ := game.ParseSquare("b3", 1)
	fmt.Print(compiled.Threats.Text(&game.Board, b3, define.White))
	// Output:
	// a2
	//   a1 1
}
