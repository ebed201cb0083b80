package define

// Grid divides the board into cells. The zero value is a board without lines.
type Grid struct {
	Cells    []Set // they do not overlap; a square in none is a cell of its own
	Moves    GridRule
	Captures GridRule
}

// GridRule says what lines mean for a move.
type GridRule uint8

// The rules of lines.
const (
	GridFree  GridRule = iota // nothing
	GridCross                 // it has to end in another cell than it began
	GridStay                  // it has to end in the same cell
	numGridRules
)

// gridRules are the words of the language.
var gridRules = [...]string{"free", "cross", "stay"}

var _ = [1]struct{}{}[len(gridRules)-int(numGridRules)] // no row is missing

// GridRules returns the words of all rules, by number.
func GridRules() []string { return gridRules[:] }

// String is the word of the language.
func (g GridRule) String() string { return gridRules[g] }

// Refuses reports whether a move may not go from a cell to the same one, or to another.
func (g GridRule) Refuses(same bool) bool {
	return g == GridCross && same || g == GridStay && !same
}
