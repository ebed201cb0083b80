package define_test

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// A text of any length may be asked for: all but names of squares are none.
func TestParseSquare(t *testing.T) {
	b := define.Board{Files: 16, Ranks: 16}
	for text, want := range map[string]bool{
		"a1": true, "p16": true, "e04": true, "": false, "e": false, "4": false, "e0": false, "e17": false, "q1": false, "E4": false,
		"e+4": false, "e-4": false, "e4 ": false, "e0004": false, strings.Repeat("e", 1000): false,
	} {
		if _, ok := b.ParseSquare(text, 1); ok != want {
			t.Errorf("%.10q: %v", text, ok)
		}
	}
}
