package cecp

import (
	"fairymax/board"
	"fairymax/board/define"
)

// place is a point in a game. What the GUI said there holds nowhere else.
type place struct {
	game  *board.Game
	plies int
}

func placeIn(g *board.Game) place { return place{g, len(g.Moves())} }

// exclusion is the moves that the user wants left out of the analysis.
type exclusion struct {
	place
	moves []board.Move
}

// here returns the moves that are excluded now.
func (x *exclusion) here(g *board.Game) []board.Move {
	if x.place != placeIn(g) {
		return nil
	}
	return x.moves
}

// draggedPath is the squares over which the user has dragged a piece so far.
type draggedPath struct {
	place
	squares []define.Square
}

// editor is a position that an old interface sets up piece by piece.
type editor struct {
	place
	pieces map[define.Square]string // their letters as in a FEN
	hand   string
	black  bool // the next pieces are Black's
}
