package vocabulary

import (
	"fmt"
	"math"
	"slices"
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
	case k.kind == tableList && k.inner().leg:
		return k.rowFor(n)
	case k.kind == table:
		if text := k.inTable(n); text != "" {
			return text
		}
	case k.kind == nameList && (n.Has("white") || n.Has("black")):
		return k.ofBoth(n)
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

// ofBoth joins the names that were given for each side, where a key has one list for both.
func (k key) ofBoth(n *source.Node) string {
	var names []string
	for _, side := range []string{"white", "black"} {
		for _, name := range wordsOf(n.Get(side)) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return fmt.Sprintf("; one list is for both sides: write %s = %s%s", k.name, listOf(names), k.both)
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
	return slices.DeleteFunc(n.Words(), func(text string) bool { return text == "" })
}

// inTable says under which key of a table a value is written that stands instead of it: under the
// first key, if that takes it and no other does. Of a list of tables, it joins the values of that
// key.
func (k key) inTable(n *source.Node) string {
	keys, words := k.inner().keys, wordsOf(n)
	for _, element := range n.List {
		words = append(words, wordsOf(element.Get(keys[0].name))...)
	}
	if first := join(k.name, keys[0].name); keys[0].kind == nameList && len(words) > 0 {
		switch {
		case keys[0].empty && IsNone(words[0]):
			return fmt.Sprintf("; write %s = [] for none", first)
		case !slices.ContainsFunc(words, isNoWord):
			return fmt.Sprintf("; write %s = %s", first, listOf(words))
		}
	}
	others := slices.ContainsFunc(keys[1:], func(inner key) bool { return inner.takes(n.Value) })
	if others || !keys[0].takes(n.Value) {
		return ""
	}
	return fmt.Sprintf("; write %s = %s", join(k.name, keys[0].name), written(n))
}

// takes reports whether a number or a word is a value of a key.
func (k key) takes(value any) bool {
	switch v := value.(type) {
	case int64:
		return k.kind == number && k.lo <= int(v) && int(v) <= k.hi
	case string:
		return (k.kind == word || k.kind == wordList) && slices.Contains(k.words, v)
	}
	return false
}

// isNoWord reports whether a text is hardly a name: that of a file is a single letter.
func isNoWord(text string) bool { return len(text) == 1 || !nameForm.MatchString(text) }

// IsNone reports whether a word was meant as an empty list.
func IsNone(word string) bool { return isAmong(word, "none nothing no never nil null") }

// rowFor says how moves, or a later leg of one, are written that are only vectors, names of pieces
// or a text in Betza's notation.
func (k key) rowFor(n *source.Node) string {
	switch text, words := n.Text(), n.Words(); {
	case isVector(n):
		return fmt.Sprintf("; write { leap = %s }, or slide instead of leap", written(n))
	case len(n.List) > 0 && !slices.ContainsFunc(n.List, func(v *source.Node) bool { return !isVector(v) }):
		return fmt.Sprintf("; write { leap = %s }, or slide instead of leap", written(n))
	case k.empty && (n.Value == false || IsNone(text)):
		return fmt.Sprintf("; write %s = [] for a piece that cannot move", k.name)
	case k.name != "moves":
	case nameForm.MatchString(text):
		return fmt.Sprintf("; write like = %q to move like another piece", text)
	case len(words) > 0 && !slices.ContainsFunc(words, isNoWord):
		return fmt.Sprintf("; write like = %s to move like other pieces", listOf(words))
	case text != "":
		return fmt.Sprintf("; write betza = %q if this is Betza's notation", text)
	}
	return "; such as " + k.name + " = [{ leap = [1, 2] }]"
}

// isVector reports whether a value is a list of two numbers.
func isVector(n *source.Node) bool {
	if len(n.List) != 2 {
		return false
	}
	_, right := n.List[0].Value.(int64)
	_, forward := n.List[1].Value.(int64)
	return right && forward
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
