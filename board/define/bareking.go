package define

// BareKing says what becomes of a side that has only its royals left.
type BareKing uint8

// The rules of bare kings.
const (
	BareNothing   BareKing = iota
	BareLoses              // it has lost
	BareMayAnswer          // it has lost unless it bares the other side with its next move, which draws
	BareDraws              // the game is drawn
	BareWins               // it has won
	numBareKings
)

// bareKings has a row for each rule.
var bareKings = [...]struct {
	word     string  // of the language
	outcome  Outcome // of a bare side, before any answer
	answers  bool    // it may answer
	sentence string  // what the rule says, "" for nothing
}{
	{"none", Ongoing, false, ""},
	{"loss", Loss, false, "a side that has only royal pieces left loses."},
	{"loss unless answered", Loss, true, "a side that has only royal pieces left loses, unless its next move leaves the other side with only royal pieces too; then the game is drawn."},
	{"draw", Draw, false, "if a side has only royal pieces left, the game is drawn."},
	{"win", Win, false, "if a side has only royal pieces left, it wins."},
}

var _ = [1]struct{}{}[len(bareKings)-int(numBareKings)] // no row is missing

// BareKings returns the words of all rules, by number.
func BareKings() []string {
	var words []string
	for _, row := range bareKings {
		words = append(words, row.word)
	}
	return words
}

// Sentence says what the rule is, "" for none.
func (b BareKing) Sentence() string { return bareKings[b].sentence }

// Outcome is what becomes of a bare side before any answer, Ongoing if nothing.
func (b BareKing) Outcome() Outcome { return bareKings[b].outcome }

// MayAnswer reports whether a bare side may still bare the other.
func (b BareKing) MayAnswer() bool { return bareKings[b].answers }
