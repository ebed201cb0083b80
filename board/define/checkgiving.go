package define

// CheckGiving says whether a move may give check.
type CheckGiving uint8

// The rules of giving check.
const (
	ChecksFree      CheckGiving = iota // every move may
	ChecksForbidden                    // no move may, as in racing kings
	ChecksThatMate                     // only a checkmate may
	numCheckGivings
)

// checkGivings has a row for each rule.
var checkGivings = [...]struct {
	word    string // of the language
	meaning string // for its reference, "" if the word says it
	duty    string // what it demands, as a sentence
	mates   bool   // a check that mates may be given
}{
	{"may", "", "", true},
	{"never", "a move may not give check", "No move may give check.", false},
	{"mate", "it may only if it is checkmate", "A move may give check only if it is checkmate.", true},
}

var _ = [1]struct{}{}[len(checkGivings)-int(numCheckGivings)] // no row is missing

// CheckGivings returns the words of all rules, by number.
func CheckGivings() []string {
	var words []string
	for _, row := range checkGivings {
		words = append(words, row.word)
	}
	return words
}

// Meaning says for the reference of the language what the rule demands, "" if its word does.
func (c CheckGiving) Meaning() string { return checkGivings[c].meaning }

// String is the word of the language.
func (c CheckGiving) String() string { return checkGivings[c].word }

// Duty says in a sentence what the rule demands, "" if nothing.
func (c CheckGiving) Duty() string { return checkGivings[c].duty }

// MayMate reports whether a check that mates may be given.
func (c CheckGiving) MayMate() bool { return checkGivings[c].mates }
