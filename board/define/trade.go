package define

// Trade limits the captures of a group of types. The zero value is no limit.
type Trade struct {
	Types         TypeMask // the group
	Beside        bool     // they may always capture each other from the square next to it
	Worthless     TypeMask // captured by the same move, they do not excuse it; all others do
	Unprotecting  TypeMask // a piece that only these protect counts as unprotected
	Counterstrike Counterstrike
	Wrap          bool // the left and the right edge are joined
}

// Counterstrike says which pieces may capture one of the group right after another
// piece captured one of their own side.
type Counterstrike uint8

// The rules of counterstrikes.
const (
	CounterstrikeFree  Counterstrike = iota // every piece may
	CounterstrikeAlike                      // only pieces of the group, or on the square where that capture ended
	CounterstrikeNever                      // none, except on the square where that capture ended
	numCounterstrikes
)

// counterstrikes has a row for each rule.
var counterstrikes = [...]struct {
	word   string // of the language
	others bool   // pieces outside the group may not
	alike  bool   // pieces of the group may not
}{
	{"may", false, false},
	{"alike", true, false},
	{"never", true, true},
}

var _ = [1]struct{}{}[len(counterstrikes)-int(numCounterstrikes)] // no row is missing

// Counterstrikes returns the words of all rules, by number.
func Counterstrikes() []string {
	var words []string
	for _, row := range counterstrikes {
		words = append(words, row.word)
	}
	return words
}

// String is the word of the language.
func (c Counterstrike) String() string { return counterstrikes[c].word }

// Forbids reports whether pieces of the group, or others, may not strike back.
func (c Counterstrike) Forbids(alike bool) bool {
	if alike {
		return counterstrikes[c].alike
	}
	return counterstrikes[c].others
}
