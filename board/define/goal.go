package define

// Goal wins the game for the side that brings a piece of the type into the zone.
type Goal struct {
	Type   PieceType
	Zone   [2]Set
	Counts GoalCount
	Answer [2]bool // sides that have one more move after the other's arrival: if they arrive too, the game is drawn
}

// GoalCount says when a piece in the zone counts.
type GoalCount uint8

// The moments when it counts.
const (
	GoalAtOnce    GoalCount = iota
	GoalIfSafe              // while no enemy piece attacks it there
	GoalIfKept              // when its side is to move again
	NumGoalCounts           // how many there are
)

// goalCounts has a row for each moment.
var goalCounts = [...]struct {
	word      string // of the language
	condition string // what has to hold, after the sentence of the goal
	mayUndo   bool   // the enemy may still prevent it when the piece has arrived
}{
	{"at once", "", false},
	{"safe", ", as soon as no enemy piece attacks it there", true},
	{"kept", " if the enemy's next move leaves it there", true},
}

var _ = [1]struct{}{}[len(goalCounts)-int(NumGoalCounts)] // no row is missing

// GoalCounts returns the words of all moments, by number.
func GoalCounts() []string {
	var words []string
	for _, row := range goalCounts {
		words = append(words, row.word)
	}
	return words
}

// Condition says what has to hold besides the arrival, "" for nothing.
func (g GoalCount) Condition() string { return goalCounts[g].condition }

// MayUndo reports whether the enemy may still prevent it when the piece has arrived.
func (g GoalCount) MayUndo() bool { return goalCounts[g].mayUndo }
