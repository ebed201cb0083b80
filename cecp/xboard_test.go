package cecp

import (
	"regexp"
	"strings"
	"testing"
)

// movePattern is what XBoard takes for a move: squares with legs, a promotion or
// gating; a drop, a castling, a pass.
const movePattern = `([a-p][0-9]+[a-p][0-9]+(,[a-p][0-9]+[a-p][0-9]+)*[a-z]?['!]?\+?|[A-Z]['!]?@[a-p][0-9]+|O-O(-O)?|@@@@)`

var (
	moveLine      = regexp.MustCompile(`^move ` + movePattern + `$`)
	hintLine      = regexp.MustCompile(`^Hint: ` + movePattern + `$`)
	thinkingLine  = regexp.MustCompile(`^\d+ -?\d+ \d+ \d+\t(` + movePattern + ` ?)*[!?]?$`)
	statusLine    = regexp.MustCompile(`^stat01: \d+ \d+ \d+ \d+ \d+( ` + movePattern + `)?$`)
	bookLine      = regexp.MustCompile(`^( no moves known| ` + movePattern + `( [0-9%a-z+.-]+)*|)$`)
	highlightLine = regexp.MustCompile(`^highlight [YRCM0-9]+(/[YRCM0-9]+)+$`)
	resultClaim   = regexp.MustCompile(`^(1-0|0-1|1/2-1/2) \{[^{}]+\}$`)
)

// misreading says how XBoard would misunderstand a line of ours, "" if it does not.
// The order is that of its own tests.
func misreading(line string) string {
	contains := func(words ...string) string {
		for _, word := range words {
			if strings.Contains(line, word) {
				return word
			}
		}
		return ""
	}
	begins := func(words ...string) bool {
		for _, word := range words {
			if strings.HasPrefix(line, word) {
				return true
			}
		}
		return false
	}
	switch {
	case len(line) > 4000:
		return "longer than its buffer"
	case begins("feature ", "setup ", "piece ", "telluser ", "pong ", "# "), moveLine.MatchString(line):
		return ""
	}
	if word := contains("unknown host", "No remote directory", "not found", "No such file", "can't alloc", "Permission denied"); word != "" {
		return "it would disconnect at: " + word
	}
	switch {
	case begins("tellusererror "):
		return ""
	case begins("Illegal move", "Error"):
		if begins("Error") && contains("llegal") != "" {
			return "it would take back a move"
		}
		if word := contains("name", "rating", "?", "result", "board", "bk", "computer", "variant", "hint", "random", "depth",
			"accepted", "protover", "draw", "time", "analyze"); word != "" {
			return "it would misunderstand: " + word
		}
		return ""
	case hintLine.MatchString(line), resultClaim.MatchString(line), thinkingLine.MatchString(line), statusLine.MatchString(line),
		line == "offer draw", line == "resign", highlightLine.MatchString(line), bookLine.MatchString(line):
		return ""
	}
	return "it does not know the line"
}

func checkReading(t testing.TB, lines ...string) {
	t.Helper()
	for _, line := range lines {
		if wrong := misreading(line); wrong != "" {
			t.Errorf("XBoard and %q: %s", line, wrong)
		}
	}
}

// Every foreign text must leave the program without a word that means something
// else to XBoard.
func TestForeignText(t *testing.T) {
	words := append([]string{"\x00\xff\xfe", strings.Repeat("Draw", 5000), "DDrawraw", "no\nmove e2e4", "offer draw", "illegallegal", "na?me", "Dr?aw", ""}, fatalWords...)
	for _, word := range append(words, loadedWords...) {
		var b strings.Builder
		o := &output{w: &b}
		o.alert(word)
		o.refuse(errUnknown, "x "+word)
		o.illegal("no such move", word)
		o.illegal(word, "e2e5")
		lines := strings.Split(strings.TrimSuffix(b.String(), "\n"), "\n")
		if len(lines) != 4 {
			t.Errorf("%q makes %d lines of 4", word, len(lines))
		}
		checkReading(t, lines...)
	}
}
