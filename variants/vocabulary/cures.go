package vocabulary

import (
	"fmt"
	"math"
	"slices"

	"fairymax/variants/source"
)

// This file knows what authors write by habit, and what they should write.

// cure says what to write instead of a value of the wrong kind, "" if that is not clear.
func (k key) cure(n *source.Node) string {
	fraction, isFraction := n.Value.(float64)
	list := source.Node{List: n.List}
	if n.Text() != "" {
		list.List = []*source.Node{n}
	}
	switch words := list.Words(); {
	case k.name == "value" && isFraction:
		return fmt.Sprintf("; values are hundredths of a pawn: write %.0f", math.Round(100*fraction))
	case k.kind == table && k.inner != nil && k.inner().what == choices && len(words) > 0:
		return fmt.Sprintf("; write promotion.%s.to = %q", k.name, words[0])
	}
	return ""
}

// choices is what the table of a piece that promotes is called.
const choices = "promotion"

// meant returns a remark about the key that was probably meant: it is spelt much like
// the one that was written, or takes it as a word. Else it says what the language cannot
// say.
func (s schema) meant(name string) string {
	for _, k := range s.keys {
		if (k.kind == word || k.kind == wordList) && slices.Contains(k.words, name) {
			return fmt.Sprintf(" (did you mean %s = %q?)", k.name, name)
		}
	}
	return Meant(name, s.names())
}
