package define

// TurnOver lets the pieces of two types turn over into each other.
type TurnOver struct {
	Type, Into PieceType
	After      TurnAfter
}

// TurnAfter says which moves turn a piece over.
type TurnAfter uint8

// The moves that turn pieces over.
const (
	TurnAfterMove    TurnAfter = iota // every move
	TurnAfterCapture                  // captures only
	numTurnAfters
)

// turnAfters has the words of the language.
var turnAfters = [...]string{"move", "capture"}

var _ = [1]struct{}{}[len(turnAfters)-int(numTurnAfters)] // no row is missing

// TurnAfters returns the words of all of them, by number.
func TurnAfters() []string { return turnAfters[:] }

// String is the word of the language.
func (t TurnAfter) String() string { return turnAfters[t] }
