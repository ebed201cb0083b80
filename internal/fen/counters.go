package fen

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"
)

// readCounters translates clock and move number, and what follows them.
func (rd *reader) readCounters() (string, error) {
	clock, number := cmp.Or(rd.clock.text, "0"), cmp.Or(rd.number.text, "1")
	if strings.Trim(rd.count.text, "0") != "" {
		if !rd.rules.HasCounting() {
			return "", mistake("move number", rd.number, "%q follows the last field", rd.number.text)
		}
		// The number of moves that draw, and those that have been counted.
		rd.note("clock", "%s %s left out: a count starts again with a position", rd.count.text, rd.clock.text)
		clock = "0"
	}
	parts := []string{clock, number}
	if checks, err := rd.readChecks(); err != nil {
		return "", err
	} else if checks != "" {
		parts = append(parts, checks)
	}
	for _, f := range rd.rest {
		parts = append(parts, f.text)
	}
	return strings.Join(parts, " "), nil
}

// readChecks writes the number of checks that each side has given, as +2+1. The form 1+2 of
// other programs counts the checks that each side still has to give; but neither has 0 of
// these to give, so 0+0 are those given.
func (rd *reader) readChecks() (string, error) {
	text, wanted := rd.checks.text, rd.rules.ChecksToWin()
	if text == "" {
		return "", nil
	}
	if wanted == 0 {
		rd.note("checks", "%s left out: this game does not count checks", text)
		return "", nil
	}
	given, _ := strings.CutPrefix(text, "+")
	white, black, _ := strings.Cut(given, "+")
	w, err1 := strconv.Atoi(white)
	b, err2 := strconv.Atoi(black)
	if err1 != nil || err2 != nil || w > wanted || b > wanted {
		return "", mistake("checks", rd.checks, "%q has more than the %d checks that win", text, wanted)
	}
	if text == given && w+b > 0 {
		w, b = wanted-w, wanted-b
	}
	return fmt.Sprintf("+%d+%d", w, b), nil
}
