package prompt

// history is the lines that were typed, the last one first.
type history struct {
	lines  []string
	closed bool // lines are not remembered
}

// mostLines is how many lines are remembered.
const mostLines = 500

// Add remembers a line, unless it is empty or the same as the last one.
func (h *history) Add(line string) {
	if h.closed || line == "" || len(h.lines) > 0 && h.lines[0] == line {
		return
	}
	h.lines = append([]string{line}, h.lines[:min(len(h.lines), mostLines-1)]...)
}

// Len returns the number of lines. There are none to bring back as an answer.
func (h *history) Len() int {
	if h.closed {
		return 0
	}
	return len(h.lines)
}

// At returns a line; 0 is the last one.
func (h *history) At(i int) string { return h.lines[i] }
