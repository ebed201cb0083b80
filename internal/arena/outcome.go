package arena

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// Forfeit says how a player lost a game other than by the rules of the variant.
type Forfeit int

// The forfeits.
const (
	NoForfeit    Forfeit = iota
	OnTime               // its flag fell
	IllegalMove          // it made a move that is not legal
	FalseClaim           // it claimed a result that our rules do not see
	FalseProtest         // it called a legal move of its opponent illegal
	Stalled              // it did not answer in a game without a clock
	Crashed              // it died or could not be started

	// Forfeits is the number of kinds.
	Forfeits = iota
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
	Shuffled bool     // it did not begin at the start of the rules
	Comments []string // score/depth and seconds of every move that a player made, "" in the opening
	Result   string   // as in PGN
	Reason   string
	Forfeit  Forfeit  // of the loser
	Notes    []string // other irregularities, such as a claim that contradicts the result
}

// Drawn is the result of a draw, as in PGN.
const Drawn = "1/2-1/2"

// Win returns the result of a game that a side has won, as in PGN.
func Win(winner define.Color) string {
	if winner == define.White {
		return "1-0"
	}
	return "0-1"
}

func resultText(r board.Result) string {
	if r.Draw {
		return Drawn
	}
	return Win(r.Winner)
}
