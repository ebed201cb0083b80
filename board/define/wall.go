package define

// Wall is what stands on such a square. It has the bits of both colours, so that each
// side takes it for a piece of its own, and no type, so that it never moves or attacks.
// The sets of both sides hold it: it costs nothing in games without walls.
const Wall = whitePiece | blackPiece

// Walls says where a move places a wall. The zero value is nowhere.
type Walls struct {
	Place  WallPlace
	Zone   [2]*Set // the squares of each side's walls; nil for all
	Single bool    // there is only one wall: the next one takes its place
}

// WallPlace says where the wall of a move may stand.
type WallPlace uint8

// The places of walls.
const (
	WallNowhere  WallPlace = iota
	WallAnywhere           // on any empty square
	WallBehind             // where the piece has come from
	WallEdge               // on the edge of the board, or beside a wall
	WallReach              // where the piece could go next
	numWallPlaces
)

// wallPlaces has the words of the language.
var wallPlaces = [...]string{"nowhere", "anywhere", "behind", "edge", "reach"}

var _ = [1]struct{}{}[len(wallPlaces)-int(numWallPlaces)] // no row is missing

// WallPlaces returns the words of all places, by number.
func WallPlaces() []string { return wallPlaces[:] }

// String is the word of the language.
func (w WallPlace) String() string { return wallPlaces[w] }
