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
	duty    string                     // what it demands, as a sentence
	refusal string                     // why it refuses a move, in few words
	keep    func(*Position, *MoveList) // removes the moves that it refuses, nil for none
}{
	CapturesFree: {word: "may"},
	CapturesForced: {
		word:    "must",
		duty:    "A side that can capture must capture; it may choose among several captures.",
		refusal: "must capture",
		keep:    keepCaptures,
	},
}

// CaptureRules returns the words of all rules, by number.
func CaptureRules() []string {
	var words []string
	for _, row := range captureRules {
		words = append(words, row.word)
	}
	return words
}

// String is the word of the language.
func (c CaptureRule) String() string { return captureRules[c].word }

// Duty says in a sentence what the rule demands, "" if nothing.
func (c CaptureRule) Duty() string { return captureRules[c].duty }

// Refusal says in few words why the rule refuses a move.
func (c CaptureRule) Refusal() string { return captureRules[c].refusal }

// applyCaptureRule removes the moves that the rule refuses from all legal ones.
func (p *Position) applyCaptureRule(list *MoveList) {
	if keep := captureRules[p.rules.Captures()].keep; keep != nil {
		keep(p, list)
	}
}

func keepCaptures(_ *Position, list *MoveList) {
	if slices.ContainsFunc(list.Moves(), Move.IsCapture) {
		list.keep(0, Move.IsCapture)
	}
}

// Captures returns the rule of captures.
func (r *Rules) Captures() CaptureRule { return r.Def.Captures }

// withFreeCaptures returns the rules with captures as a choice.
func (r *Rules) withFreeCaptures() *Rules {
	free, def := *r, *r.Def
	def.Captures = CapturesFree
	free.Def = &def
	return &free
}

// CaptureRuleRefuses reports whether the rule of captures alone would refuse a
// move, legal otherwise or not.
func (p *Position) CaptureRuleRefuses(m Move) bool {
	var list MoveList
	var free Position
	p.CopyTo(&free)
	free.rules = p.rules.withFreeCaptures()
	free.Legal(&list)
	if !list.contains(m) {
		list.add(m)
	}
	p.applyCaptureRule(&list)
	return !list.contains(m)
}
