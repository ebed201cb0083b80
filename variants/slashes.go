package variants

import (
	"slices"
	"strings"

	"fairymax/variants/source"
)

// separators are what some write between ranks.
const separators = `\|-_,;:`

// slashed returns the text of start with slashes between all ranks, and reports where it has
// something else. Nothing moves to another byte.
func (c *compiler) slashed(start *source.Node) string {
	text := start.Text()
	at := len(text) - len(strings.TrimLeft(text, " "))
	end := nextBlank(text, at)
	squares, last := commonSeparator(text[at:end]), 0
	for isRankAfter(squares, text[end:]) {
		last, end = end, nextBlank(text, end+1)
		squares += "/" + text[last+1:end]
	}
	switch given := text[at:end]; {
	case squares == given:
		return text
	case last > 0 && strings.Count(given, " ") == 1:
		c.Add(c.Inside(start, last), "FM070", "start: a slash is missing between two ranks%s", c.Within(start, last, 1, "/", "; write / instead of the blank"))
	default:
		c.Add(c.Inside(start, at), "FM070", "start: the ranks are not separated by slashes%s", c.Within(start, at, len(given), squares, "; write "+squares))
	}
	return text[:at] + squares + text[end:]
}

// commonSeparator writes slashes for what is there in their place, if there is no slash at all.
func commonSeparator(squares string) string {
	if strings.Contains(squares, "/") {
		return squares
	}
	for _, separator := range separators {
		if strings.Count(squares, string(separator)) > 1 {
			return strings.ReplaceAll(squares, string(separator), "/")
		}
	}
	return squares
}

// isRankAfter reports whether what follows the squares of a FEN, from a blank on, begins with another
// rank: what has a slash, or is as wide as the last one and stands before the side to move, or
// before one more.
func isRankAfter(squares, rest string) bool {
	fields := append(strings.Fields(rest), "", "")
	switch {
	case strings.HasPrefix(rest, "  "):
		return false // one slash would not do
	case strings.Contains(fields[0], "/"):
		return true
	}
	wide := func(field string) bool {
		rank, _, _ := strings.Cut(field, "[")
		width := squaresIn(rank)
		return width > 1 && width == squaresIn(squares[strings.LastIndex(squares, "/")+1:])
	}
	return wide(fields[0]) && (wide(fields[1]) || slices.Contains([]string{"", "w", "b"}, fields[1]))
}

// nextBlank returns where the next blank of a text is, from a byte on, or its end.
func nextBlank(text string, from int) int {
	if n := strings.IndexByte(text[from:], ' '); n >= 0 {
		return from + n
	}
	return len(text)
}
