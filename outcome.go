package fairymax

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Color is a side.
type Color = define.Color

// The sides. White moves first unless a position says otherwise, whatever the sides are called in a game.
const (
	White = define.White
	Black = define.Black
)

// Outcome is how a game stands.
type Outcome struct {
	Over   bool
	Draw   bool
	Winner Color  // if Over and not Draw
	Reason string // such as "checkmate"; "" while the game goes on
}

// Result is the outcome as in PGN: "1-0", "0-1", "1/2-1/2" or "*".
func (o Outcome) Result() string {
	return notation.ResultText(board.Result{Over: o.Over, Draw: o.Draw, Winner: o.Winner})
}
