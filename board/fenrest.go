package board

import (
	"fmt"
	"strings"

	"fairymax/board/define"
)

// restField is a field of a FEN behind the move number. Each stands only in games in which it
// counts, and only where there is something to say.
type restField struct {
	name   string                 // in a [FENError]
	looks  func(word string) bool // of words that are not empty
	counts func(r *Rules) bool
	write  func(p *Position) string
	parse  func(p *Position, text string) (ok bool)
	wants  string // what parse reads, for an error
}

// restFields are in the order in which they are written.
var restFields = [...]restField{
	{"checks", begins("+"), func(r *Rules) bool { return r.countsChecks }, (*Position).checksText, (*Position).parseChecks,
		"the checks given by White and Black, such as +2+1"},
	{"counterstrike", begins("x"), (*Rules).HasCounterstrikes, (*Position).strikeText, (*Position).parseStrike,
		"the square of a capture, such as xe5"},
	{"series", begins("!"), func(r *Rules) bool { return r.Mating().Needs != 0 }, (*Position).seriesText, (*Position).parseSeries,
		"the sides against which the series of checks has had one that counts: !w, !b or !wb"},
	{"passes", func(word string) bool { return strings.Trim(word, passText) == "" }, (*Rules).countsPasses, (*Position).passesText, (*Position).parsePasses,
		"@ after a pass, or @@ after two in turn"},
}

func begins(mark string) func(string) bool {
	return func(word string) bool { return strings.HasPrefix(word, mark) }
}

// RestField is the name of the field behind the move number of a FEN that a word looks like,
// in some game; "" for none.
func RestField(word string) string {
	for _, f := range restFields {
		if f.looks(word) {
			return f.name
		}
	}
	return ""
}

// parseRest reads what follows the move number.
func (p *Position) parseRest(f *fenReader) error {
	rest := f.next("")
	for _, field := range restFields {
		if rest == "" || !field.counts(p.rules) || !field.looks(rest) {
			continue
		}
		if !field.parse(p, rest) {
			return f.fail(field.name, "%q must be %s", rest, field.wants)
		}
		rest = f.next("")
	}
	if rest != "" {
		return f.fail("move number", "%q follows the last field", rest)
	}
	return nil
}

// checksText is the field for the checks that White and Black have given, such as +2+1.
func (p *Position) checksText() string {
	if !p.rules.countsChecks {
		return ""
	}
	return fmt.Sprintf("+%d+%d", p.checks[define.White], p.checks[define.Black])
}

func (p *Position) parseChecks(text string) bool {
	n, err := fmt.Sscanf(text, "+%d+%d", &p.checks[define.White], &p.checks[define.Black])
	return n == 2 && err == nil && text == p.checksText()
}

// strikeText is the field for the square of a capture that forbids counterstrikes, such as xe5.
func (p *Position) strikeText() string {
	if !p.struck.on {
		return ""
	}
	return "x" + p.rules.SquareName(p.struck.square, 1)
}

func (p *Position) parseStrike(text string) bool {
	s, ok := p.rules.ParseSquare(text[len("x"):], 1)
	if ok {
		p.strike(s, p.turn.Other())
	}
	return ok
}
