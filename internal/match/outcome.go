package match

import (
	"fmt"
	"slices"

	"fairymax/board"
)

// Forfeit says how a program lost a game other than by the rules of chess.
type Forfeit int

// The forfeits.
const (
	NoForfeit    Forfeit = iota
	OnTime               // its flag fell
	IllegalMove          // it made a move that our rules do not allow
	FalseClaim           // it claimed a result that our rules do not see
	FalseProtest         // it took a legal move of its opponent for illegal
	Stalled              // it fell silent in a game without a clock
	Crashed              // it died or could not be started
	forfeits             // their number
)

var forfeitWords = [...]string{"none", "time forfeit", "illegal move", "false claim", "false illegal-move claim", "stall", "crash"}

func (f Forfeit) String() string { return forfeitWords[f] }

// MarshalText writes a forfeit in words.
func (f Forfeit) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (f *Forfeit) UnmarshalText(text []byte) error {
	i := slices.Index(forfeitWords[:], string(text))
	if i < 0 {
		return fmt.Errorf("there is no forfeit %q", text)
	}
	*f = Forfeit(i)
	return nil
}

// Outcome is a finished game.
type Outcome struct {
	Game     *board.Game
	Drawn    bool     // its start was drawn by lot
	Comments []string // score/depth and seconds of every move that a program made
	Result   string   // as in PGN
	Reason   string
	Forfeit  Forfeit  // of the loser
	Notes    []string // what else was wrong, such as a claim that contradicts the result
}

// drawText is the result of a draw.
const drawText = "1/2-1/2"

func winText(winner board.Color) string {
	if winner == board.White {
		return "1-0"
	}
	return "0-1"
}

func resultText(r board.Result) string {
	if r.Draw {
		return drawText
	}
	return winText(r.Winner)
}
