package source

import "fmt"

// This file looks at a text before the TOML library does: the library calls itself for
// every bracket inside another and crashes if there are millions of them, and it needs
// hundreds of bytes for every value.

// The bounds of a text. A move of sixteen legs, each in a list of its own, needs fewer
// levels, and a leaper with all vectors of the largest board a thousand lists.
const (
	maxDepth  = 48     // brackets inside each other
	maxParts  = 16     // parts of a key, joined by dots
	maxValues = 20_000 // keys, lists and tables
)

// bracket is an open bracket or brace.
type bracket struct {
	pos int
	is  byte
}

// nesting is what a text nests.
type nesting struct {
	open    []bracket // at the end, or where a bound is passed
	values  int
	at      int    // where a bound is passed
	refused string // why, "" if no bound is passed
}

// nestingOf looks at a text, up to the first place that is nested too much. In a text
// that is not TOML, it may go wrong behind the first mistake.
func nestingOf(text string) nesting {
	var n nesting
	s := scanner{text: text}
	for dots := 0; s.pos < len(s.text) && n.refused == ""; s.pos++ {
		n.at = s.pos
		c := s.peek()
		switch c {
		case '#':
			s.skipTo("\n")
			s.pos--
		case '"', '\'':
			s.skipString()
			s.pos--
		case '[', '{':
			n.values++
			n.open = append(n.open, bracket{s.pos, c})
			dots = 0
		case ']', '}':
			n.open = n.open[:max(0, len(n.open)-1)]
		case '=':
			n.values++
			dots = 0
		case '\n', ',':
			dots = 0
		case '.':
			dots++
		}
		n.refused = n.bound(dots)
	}
	return n
}

// bound says which bound the text has passed, "" if none.
func (n *nesting) bound(dots int) string {
	switch {
	case len(n.open) > maxDepth:
		return fmt.Sprintf("brackets are nested more than %d deep", maxDepth)
	case dots >= maxParts:
		return fmt.Sprintf("a key has at most %d parts", maxParts)
	case n.values > maxValues:
		return fmt.Sprintf("this file has more than %d keys, lists and tables", maxValues)
	}
	return ""
}
