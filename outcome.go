package fairymax

import "fairymax/board"

// Color is a side.
type Color = board.Color

// The sides. White moves first unless a position says otherwise, whatever the sides are called in a game.
const (
	White = board.White
	Black = board.Black
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
	switch {
	case !o.Over:
		return "*"
	case o.Draw:
		return "1/2-1/2"
	case o.Winner == White:
		return "1-0"
	}
	return "0-1"
}
