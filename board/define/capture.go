package define

// CaptureRule says which captures a side has to play.
type CaptureRule uint8

// The rules of captures.
const (
	CapturesFree    CaptureRule = iota // a side may capture or not
	CapturesForced                     // if any capture is legal, only captures are
	NumCaptureRules                    // how many there are
)

// captureRules has the words of each rule.
var captureRules = [...]struct {
	word    string // of the language
	meaning string // for its reference, "" if the word says it
	duty    string // what it demands, as a sentence
	refusal string // why it refuses a move, in few words
}{
	{"may", "", "", ""},
	{"must", "a side that can capture must do so", "A side that can capture must capture; it may choose among several captures.", "must capture"},
}

var _ = [1]struct{}{}[len(captureRules)-int(NumCaptureRules)] // no row is missing

// CaptureRules returns the words of all rules, by number.
func CaptureRules() []string {
	var words []string
	for _, row := range captureRules {
		words = append(words, row.word)
	}
	return words
}

// Meaning says for the reference of the language what the rule demands, "" if its word does.
func (c CaptureRule) Meaning() string { return captureRules[c].meaning }

// String is the word of the language.
func (c CaptureRule) String() string { return captureRules[c].word }

// Duty says in a sentence what the rule demands, "" if nothing.
func (c CaptureRule) Duty() string { return captureRules[c].duty }

// Refusal says in few words why the rule refuses a move.
func (c CaptureRule) Refusal() string { return captureRules[c].refusal }
