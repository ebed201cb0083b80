package source

import "strings"

// Place is where something stands in a file; line and column count from 1.
type Place struct {
	File         string
	Line, Column int
}

// lineOf returns a line of a text, counted from 1, without its end.
func lineOf(text string, n int) string {
	for line := range strings.Lines(text) {
		if n--; n == 0 {
			return strings.TrimRight(line, "\r\n")
		}
	}
	return ""
}
