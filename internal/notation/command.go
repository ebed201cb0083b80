package notation

import "strings"

// Command is the value of a command that a program has written into a comment, such as that of
// clk in "[%clk 0:10:00] well played"; "" if it is not there.
func Command(comment, name string) string {
	_, value, found := strings.Cut(comment, "[%"+name+" ")
	value, _, closed := strings.Cut(value, "]")
	if !found || !closed {
		return ""
	}
	return strings.TrimSpace(value)
}
