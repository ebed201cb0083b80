package vocabulary

import (
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/variants/source"
)

// This file knows what authors write in the wrong form, and what they should write.

// cure says what to write instead of a value of the wrong kind, with the fix if it is clear.
func (c checker) cure(n *source.Node, k key) source.Fix {
	inner := ""
	if k.inner != nil {
		inner = k.inner().what
	}
	switch {
	case inner == choices && c.game.Get("zones").Has(n.Text()):
		return source.Replace(n, "{ zone = "+strconv.Quote(n.Text())+" }", "; write "+join(k.promoting(), "zone")+" = "+strconv.Quote(n.Text()))
	case inner == choices && len(wordsOf(n)) > 0 && nameForm.MatchString(wordsOf(n)[0]):
		list := listOf(wordsOf(n))
		return source.Replace(n, "{ to = "+list+" }", "; write "+k.promoting()+".to = "+list)
	case k.kind == tableList && k.inner().leg:
		return k.rowFor(n)
	case k.kind == table && !k.needsMore() && !c.listsPieces(n, k):
		whole := k
		if path := pathTo(c.game, n); path != "" {
			whole.name = path
		}
		if fix := whole.inTable(n); fix.Remark != "" {
			return fix
		}
	case k.kind == nameList && (n.Has("white") || n.Has("black")):
		return k.ofBoth(n)
	case k.kind == named && n.List != nil:
		return remark("; write [%s.NAME] instead of [[%s]]", k.name, k.name)
	case n.Value == false && k.kind == word && slices.Contains(k.words, "off"):
		return source.Replace(n, `"off"`, `; write "off"`)
	case n.Value == false || k.inner != nil && isAmong(n.Text(), "none off no never false"):
		if _, top := variantSchema().key(k.name); top && k.inner != nil {
			return remark("; write without = %q to leave it out", k.name)
		}
	case k.kind == number || k.kind == boolean || k.kind == vector:
		if fix := k.plain(n); fix.Remark != "" {
			return fix
		}
	}
	return source.Fix{Remark: k.sample()}
}

// listsPieces reports whether names stand where a zone may, but are those of pieces: a list, or a piece
// of this file.
func (c checker) listsPieces(n *source.Node, k key) bool {
	if k.inner().keys[0].names != "zone" {
		return false
	}
	return slices.ContainsFunc(wordsOf(n), func(name string) bool {
		_, _, isForm := MatchZone(name)
		return !isForm && !c.game.Get("zones").Has(name) && (n.List != nil || c.game.Get("piece").Has(name))
	})
}

// needsMore reports whether a table needs several keys.
func (k key) needsMore() bool {
	keys := k.inner().keys
	return len(keys) > 1 && keys[0].isNeeded() && keys[1].isNeeded()
}

// isNeeded reports whether a table is of no use without a key, from its file or from its parent.
func (k key) isNeeded() bool { return k.required || strings.HasSuffix(k.doc, "required") }

// remark is a fix that changes nothing.
func remark(format string, args ...any) source.Fix {
	return source.Fix{Remark: fmt.Sprintf(format, args...)}
}

// ofBoth joins the names that were given for each side, where a key has one list for both.
func (k key) ofBoth(n *source.Node) source.Fix {
	var names []string
	for _, side := range []string{"white", "black"} {
		for _, name := range wordsOf(n.Get(side)) {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return remark("; one list is for both sides: write %s = %s%s", k.name, listOf(names), k.both)
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
func (k key) inTable(n *source.Node) source.Fix {
	keys, words := k.inner().keys, wordsOf(n)
	for _, element := range n.List {
		words = append(words, wordsOf(element.Get(keys[0].name))...)
	}
	if first := join(k.name, keys[0].name); keys[0].kind == nameList && len(words) > 0 {
		switch {
		case keys[0].empty && IsNone(words[0]):
			return source.Replace(n, "{ "+keys[0].name+" = [] }", "; write "+first+" = [] for none")
		case !slices.ContainsFunc(words, isNoWord):
			return source.Replace(n, "{ "+keys[0].name+" = "+listOf(words)+" }", "; write "+first+" = "+listOf(words))
		}
	}
	others := slices.ContainsFunc(keys[1:], func(inner key) bool { return inner.takes(n.Value) })
	if others || !keys[0].takes(n.Value) {
		return source.Fix{}
	}
	return source.Replace(n, "{ "+keys[0].name+" = "+written(n)+" }", "; write "+join(k.name, keys[0].name)+" = "+written(n))
}

// pathTo returns the dotted key of a value in a table, "" if it is not there.
func pathTo(table, n *source.Node) string {
	for _, name := range table.Keys() {
		switch inner := table.Table[name]; {
		case inner == n:
			return name
		case inner.Table != nil:
			if path := pathTo(inner, n); path != "" {
				return join(name, path)
			}
		}
	}
	return ""
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
func (k key) rowFor(n *source.Node) source.Fix {
	switch text, words := n.Text(), n.Words(); {
	case isVector(n) || len(n.List) > 0 && !slices.ContainsFunc(n.List, func(v *source.Node) bool { return !isVector(v) }):
		row := "{ leap = " + written(n) + " }"
		return source.Replace(n, row, "; write "+row+", or slide instead of leap")
	case k.empty && (n.Value == false || IsNone(text)):
		return source.Replace(n, "[]", "; write "+k.name+" = [] for a piece that cannot move")
	case k.name != "moves":
	case nameForm.MatchString(text):
		return remark("; write like = %q to move like another piece", text)
	case len(words) > 0 && !slices.ContainsFunc(words, isNoWord):
		return remark("; write like = %s to move like other pieces", listOf(words))
	case text != "":
		return remark("; write betza = %q if this is Betza's notation", text)
	}
	return remark("; such as %s = [{ leap = [1, 2] }]", k.name)
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

// numbersOnly is a text with a vector or several.
var numbersOnly = regexp.MustCompile(`^[\[(]?\s*(-?\d+)\s*,\s*(-?\d+)\s*[\])]?$`)

// plain says how a number, a truth value or a vector is written that stands in quotes, and what
// others write for it.
func (k key) plain(n *source.Node) source.Fix {
	if fraction, ok := n.Value.(float64); ok && k.name == "value" {
		for _, meant := range []float64{math.Round(100 * fraction), fraction} { // 5.5 is in pawns, 1e3 is not
			if meant == math.Round(meant) && float64(k.lo) <= meant && meant <= float64(k.hi) {
				whole := fmt.Sprintf("%.0f", meant)
				return source.Replace(n, whole, "; values are hundredths of a pawn: write "+whole)
			}
		}
		return remark("; values are hundredths of a pawn: write one from %d to %d", k.lo, k.hi)
	}
	text := n.Text()
	_, err := strconv.Atoi(text)
	isFlag := text == "true" || text == "false"
	switch m := numbersOnly.FindStringSubmatch(text); {
	case k.kind == number && err == nil, k.kind == boolean && isFlag:
		return source.Replace(n, text, "; write it without quotes: "+text)
	case k.kind == boolean && truth(n) != "":
		return source.Replace(n, truth(n), "; write "+truth(n))
	case k.kind == vector && m != nil:
		vector := fmt.Sprintf("[%s, %s]", m[1], m[2])
		return source.Replace(n, vector, "; write "+vector)
	}
	return source.Fix{}
}

// truth returns true or false for a word or a number that others write for it, "" for any other
// value.
func truth(n *source.Node) string {
	switch {
	case n.Value == int64(1) || isAmong(n.Text(), "true yes on y always"):
		return "true"
	case n.Value == int64(0) || isAmong(n.Text(), "false no off n never not none nothing forbidden"):
		return "false"
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
