package board

import "slices"

// CaptureRule says which captures a side has to play.
type CaptureRule uint8

// The rules of captures.
const (
	CapturesFree   CaptureRule = iota // a side may capture or not
	CapturesForced                    // if any capture is legal, only captures are
)

// captureRules has a row for each rule: all that the program knows of it.
var captureRules = [...]struct {
	word    string                     // of the language
	meaning string                     // for its reference, "" if the word says it
	duty    string                     // what it demands, as a sentence
	refusal string                     // why it refuses a move, in few words
	keep    func(*Position, *MoveList) // removes the moves that it refuses, nil for none
}{
	{"may", "", "", "", nil},
	{"must", "a side that can capture must do so", "A side that can capture must capture; it may choose among several captures.", "must capture", keepCaptures},
}

var _ = [1]struct{}{}[len(captureRules)-1-int(CapturesForced)] // no row is missing

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

// applyCaptureRule removes the moves that the rule refuses from all legal ones.
func (p *Position) applyCaptureRule(list *MoveList) {
	if p.binds(ruleCaptures) {
		captureRules[p.rules.Captures()].keep(p, list)
	}
}

func keepCaptures(_ *Position, list *MoveList) {
	if slices.ContainsFunc(list.Moves(), Move.IsCapture) {
		list.keep(0, Move.IsCapture)
	}
}

// Captures returns the rule of captures.
func (r *Rules) Captures() CaptureRule { return r.Def.Captures }

func (r *Rules) limitsCaptures() bool { return captureRules[r.Captures()].keep != nil }

// refusesByCaptures says whether the rule of captures refuses a move, legal otherwise or
// not.
func (p *Position) refusesByCaptures(m Move) Refusal {
	var list MoveList
	p.without(1 << ruleCaptures).Legal(&list)
	if !list.contains(m) {
		list.add(m)
	}
	if p.applyCaptureRule(&list); list.contains(m) {
		return NotRefused
	}
	return RefusedCaptures
}
