package board

// CheckGiving says whether a move may give check.
type CheckGiving uint8

// The rules of giving check.
const (
	ChecksFree      CheckGiving = iota // every move may
	ChecksForbidden                    // no move may, as in racing kings
)

// checkGivings has a row for each rule: all that the program knows of it.
var checkGivings = [...]struct {
	word string // of the language
	duty string // what it demands, as a sentence
}{
	ChecksFree:      {word: "may"},
	ChecksForbidden: {word: "never", duty: "No move may give check."},
}

// CheckGivings returns the words of all rules, by number.
func CheckGivings() []string {
	var words []string
	for _, row := range checkGivings {
		words = append(words, row.word)
	}
	return words
}

// String is the word of the language.
func (c CheckGiving) String() string { return checkGivings[c].word }

// Duty says in a sentence what the rule demands, "" if nothing.
func (c CheckGiving) Duty() string { return checkGivings[c].duty }

// CheckGiving returns the rule of giving check.
func (r *Rules) CheckGiving() CheckGiving { return r.royalRule.gives }

// keepMayGive removes the moves from number n on that give check where none may.
func (p *Position) keepMayGive(list *MoveList, n int) {
	if p.rules.royalRule.gives == ChecksForbidden {
		list.keep(n, func(m Move) bool { return !p.GivesCheck(m) })
	}
}
