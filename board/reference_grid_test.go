package board

import "fairymax/board/define"

// Lines that divide the board into cells, in the reference.

// mayCross reports whether the lines allow a move, or a capture, between two squares.
func (g *refGame) mayCross(from, to define.Square, captures bool) bool {
	if len(g.def.Grid.Cells) == 0 {
		return true
	}
	same := from == to
	for _, cell := range g.def.Grid.Cells {
		same = same || cell.Has(from) && cell.Has(to)
	}
	rule := g.def.Grid.Moves
	if captures {
		rule = g.def.Grid.Captures
	}
	return rule == define.GridFree || same == (rule == define.GridStay)
}

// zooOfGrids has games on boards with lines.
func zooOfGrids() []zooGame {
	castlerTypes := []define.Type{typeOf("R", slide(0, 1)), jumpers()[9], typeOf("L", lionSteps())}
	return []zooGame{
		zoo("cells of four squares", 8, 8, hunters(), squareCells(2, define.GridCross, define.GridCross)),
		zoo("cells of jumpers", 8, 8, jumpers(), squareCells(3, define.GridCross, define.GridCross)),
		zoo("cells of benders", 9, 9, benders(), squareCells(2, define.GridCross, define.GridCross)),
		zoo("cells round the cylinder", 7, 8, wrapped(benders()), squareCells(2, define.GridFree, define.GridCross)),
		zoo("cells that captures stay in", 7, 7, few(), squareCells(3, define.GridFree, define.GridStay)),
		zoo("cells that moves stay in", 8, 8, hunters(), squareCells(4, define.GridStay, define.GridCross)),
		zoo("cells and castling", 9, 7, castlerTypes, castlers, squareCells(3, define.GridCross, define.GridFree)),
		zoo("cells and several kings", 7, 7, few(), several(define.CheckAll, "K"), kingsByPromotion, squareCells(2, define.GridCross, define.GridCross)),
		zoo("cells and standing promotion", 7, 7, few(), standingPromotion, squareCells(3, define.GridCross, define.GridCross)),
		zoo("cells and drops", 6, 7, few(), drops, squareCells(2, define.GridCross, define.GridCross)),
	}
}

// squareCells divides the board into square cells; the upper right square is in none.
func squareCells(size int, moves, captures define.GridRule) func(*define.Game) {
	return func(def *define.Game) {
		columns := (def.Files + size - 1) / size
		cells := make([]define.Set, columns*((def.Ranks+size-1)/size))
		for s := range def.Files*def.Ranks - 1 {
			cells[s/def.Files/size*columns+s%def.Files/size].Add(define.Square(s))
		}
		def.Grid = define.Grid{Cells: cells, Moves: moves, Captures: captures}
	}
}
