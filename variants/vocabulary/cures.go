package vocabulary

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"fairymax/variants/source"
)

// This file knows what authors write in the wrong form, and what they should write.

// cure says what to write instead of a value of the wrong kind, "" if that is not clear.
func (k key) cure(n *source.Node) string {
	inner := ""
	if k.inner != nil {
		inner = k.inner().what
	}
	switch {
	case inner == choices && len(wordsOf(n)) > 0 && nameForm.MatchString(wordsOf(n)[0]):
		return "; write " + k.promoting() + ".to = " + listOf(wordsOf(n))
	case inner == rows:
		return rowFor(n)
	case k.kind == named && n.List != nil:
		return fmt.Sprintf("; write [%s.NAME] instead of [[%s]]", k.name, k.name)
	case n.Value == false:
		if _, top := variantSchema().key(k.name); top && k.inner != nil {
			return fmt.Sprintf("; write without = %q to leave it out", k.name)
		}
	case k.kind == number || k.kind == boolean:
		if text := k.plain(n); text != "" {
			return text
		}
	}
	return k.sample()
}

// The names of tables that are known here.
const (
	choices = "promotion" // of a piece that promotes
	rows    = "row"       // of moves
)

// promoting is the table of the piece that promotes: that of the key, or of pawns if it is the
// table of all.
func (k key) promoting() string {
	if k.kind == named {
		return choices + ".pawn"
	}
	return join(choices, k.name)
}

// listOf writes names as a value.
func listOf(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = strconv.Quote(name)
	}
	if len(quoted) == 1 {
		return quoted[0]
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

// wordsOf lists the strings of a value, be it a list or one of them.
func wordsOf(n *source.Node) []string {
	if n.Text() != "" {
		return []string{n.Text()}
	}
	return n.Words()
}

// rowFor says how moves are written that are only a vector, the name of a piece or a text
// in Betza's notation.
func rowFor(n *source.Node) string {
	switch text := n.Text(); {
	case len(n.List) == 2 && n.List[0].Value != nil:
		return fmt.Sprintf("; write { leap = [%v, %v] }, or slide instead of leap", n.List[0].Value, n.List[1].Value)
	case nameForm.MatchString(text):
		return fmt.Sprintf("; write like = %q to move like another piece", text)
	case text != "":
		return fmt.Sprintf("; write betza = %q if this is Betza's notation", text)
	}
	return "; such as moves = [{ leap = [1, 2] }]"
}

// plain says how a number or a truth value is written that stands in quotes, or that has a
// fraction.
func (k key) plain(n *source.Node) string {
	if fraction, ok := n.Value.(float64); ok && k.name == "value" {
		const most = 1000 // pawns
		if math.Abs(fraction) <= most {
			return fmt.Sprintf("; values are hundredths of a pawn: write %.0f", math.Round(100*fraction))
		}
		return "; values are hundredths of a pawn, without a fraction"
	}
	_, err := strconv.Atoi(n.Text())
	if isFlag := n.Text() == "true" || n.Text() == "false"; k.kind == number && err == nil || k.kind == boolean && isFlag {
		return "; write it without quotes: " + n.Text()
	}
	return ""
}

// longestSample is the longest example that a message contains.
const longestSample = 80

// sample is the first line of the example of a key, "" if that says nothing.
func (k key) sample() string {
	line, _, _ := strings.Cut(k.example, "\n")
	line, _, _ = strings.Cut(line, " #")
	line = strings.TrimRight(line, " ,")
	if !strings.Contains(line, " = ") || strings.HasSuffix(line, "[") || len(line) > longestSample {
		return ""
	}
	return "; such as " + line
}
