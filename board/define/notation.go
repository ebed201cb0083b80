package define

// Notation is how the players of a game write its moves, besides the notations that all
// games share. The machine has no use for it: package notation reads them.
type Notation uint8

// The notations.
const (
	NotationPlain   Notation = iota // none
	NotationShogi                   // files are numbers from the right, ranks letters from the top
	NotationXiangqi                 // files are numbers from the right of the mover, and moves are told by directions
	NotationJanggi                  // squares are two numbers: the rank from the top, the file from the left
	numNotations
)

// notations are the words of the language.
var notations = [...]string{"plain", "shogi", "xiangqi", "janggi"}

var _ = [1]struct{}{}[len(notations)-int(numNotations)] // no row is missing

// Notations returns the words of the language, by number.
func Notations() []string { return notations[:] }
