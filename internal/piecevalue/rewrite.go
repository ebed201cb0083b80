package piecevalue

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fairymax/variants/source"
)

// byteOrderMark is how some editors begin a text in UTF-8. It is no part of the definition.
const byteOrderMark = "\ufeff"

// Rewrite writes values of pieces into the text of a game's file, where it has them
// already or where they fit. All else stays as it is, comments too.
func Rewrite(file, text string, values []Value) (string, error) {
	text, marked := strings.CutPrefix(text, byteOrderMark)
	for _, v := range values {
		if v.Written == 0 {
			continue
		}
		var err error
		if text, err = rewriteOne(file, text, v.Piece, v.Written); err != nil {
			return "", err
		}
	}
	if marked {
		text = byteOrderMark + text
	}
	return text, nil
}

// rewriteOne writes one value. What is tried first is what a person would do.
func rewriteOne(file, text, piece string, value int) (string, error) {
	root, err := source.Parse(file, text)
	if err != nil {
		return "", err
	}
	if old := root.Get("piece", piece, "value"); old != nil && old.Number() == value {
		return text, nil
	}
	for _, attempt := range attempts(root, piece, value) {
		lines := strings.SplitAfter(text, "\n")
		changed := attempt(lines)
		if changed != "" && says(file, changed, root, piece, value) {
			return changed, nil
		}
	}
	return "", fmt.Errorf("%s: there is no place for the value of %s; write piece.%[2]s.value = %d yourself", file, piece, value)
}

// attempts lists where a value may be written.
func attempts(root *source.Node, piece string, value int) (list []func(lines []string) string) {
	table := root.Get("piece", piece)
	if old := root.Get("piece", piece, "value"); old != nil {
		return append(list, func(lines []string) string { return replaced(lines, old.At, fmt.Sprint(value)) })
	}
	line := fmt.Sprintf("piece.%s.value = %d\n", piece, value)
	if table != nil {
		list = append(list,
			func(lines []string) string { return afterBrace(lines, table, value) },
			func(lines []string) string {
				return inserted(lines, table.Key.Line, fmt.Sprintf("value = %d\n", value))
			},
			func(lines []string) string { return inserted(lines, table.Key.Line-1, line) })
	}
	all := root.Get("piece")
	return append(list,
		func(lines []string) string {
			return underHeader(lines, all, fmt.Sprintf("%s.value = %d\n", piece, value))
		},
		func(lines []string) string { return inserted(lines, firstHeader(lines), line) },
		func(lines []string) string {
			return inserted(lines, len(lines), fmt.Sprintf("\n[piece.%s]\nvalue = %d\n", piece, value))
		})
}

// replaced writes a number over another one.
func replaced(lines []string, at source.Place, number string) string {
	line := []rune(lines[at.Line-1])
	start := at.Column - 1
	end := start
	for end < len(line) && strings.ContainsRune("+-_0123456789xabcdefABCDEF", line[end]) {
		end++
	}
	lines[at.Line-1] = string(line[:start]) + number + string(line[end:])
	return strings.Join(lines, "")
}

// afterBrace writes a value at the beginning of an inline table, "" if it is none.
func afterBrace(lines []string, table *source.Node, value int) string {
	line := []rune(lines[table.At.Line-1])
	at := table.At.Column
	if at > len(line) || line[at-1] != '{' {
		return ""
	}
	text := fmt.Sprintf(" value = %d", value)
	if len(table.Table) > 0 {
		text += ","
	}
	lines[table.At.Line-1] = string(line[:at]) + text + string(line[at:])
	return strings.Join(lines, "")
}

// underHeader adds a line to a table with a header, "" if there is none.
func underHeader(lines []string, table *source.Node, line string) string {
	if table == nil || !strings.HasPrefix(strings.TrimSpace(lines[table.Key.Line-1]), "[piece]") {
		return ""
	}
	return inserted(lines, table.Key.Line, line)
}

// inserted adds a line behind so many others. It ends as the lines beside it do.
func inserted(lines []string, behind int, line string) string {
	before := strings.Join(lines[:behind], "")
	if before != "" && !strings.HasSuffix(before, "\n") {
		line = "\n" + line
	}
	beside := lines[max(0, behind-2):min(behind+1, len(lines))]
	if slices.ContainsFunc(beside, func(l string) bool { return strings.HasSuffix(l, "\r\n") }) {
		line = strings.ReplaceAll(line, "\n", "\r\n")
	}
	return before + line + strings.Join(lines[behind:], "")
}

// firstHeader is how many lines come before the first table with a header, and before the
// comment on top of it.
func firstHeader(lines []string) int {
	for i, line := range lines {
		if !strings.HasPrefix(strings.TrimSpace(line), "[") {
			continue
		}
		for i > 0 && (strings.HasPrefix(lines[i-1], "#") || strings.TrimSpace(lines[i-1]) == "") {
			i--
		}
		return i
	}
	return len(lines)
}

// says reports whether a text says the same as a tree, and besides what a piece is worth.
func says(file, text string, old *source.Node, piece string, value int) bool {
	now, err := source.Parse(file, text)
	if err != nil || now.Get("piece", piece, "value").Number() != value {
		return false
	}
	before, after := plain(old), plain(now)
	for _, tree := range []map[string]any{before, after} {
		pieces, _ := tree["piece"].(map[string]any)
		if pieces == nil {
			continue
		}
		if one, _ := pieces[piece].(map[string]any); one != nil {
			if delete(one, "value"); len(one) == 0 {
				delete(pieces, piece)
			}
		}
		if len(pieces) == 0 {
			delete(tree, "piece")
		}
	}
	return reflect.DeepEqual(before, after)
}

// plain is a tree without places.
func plain(n *source.Node) map[string]any {
	m, _ := plainValue(n).(map[string]any)
	return m
}

func plainValue(n *source.Node) any {
	switch {
	case n.Table != nil:
		m := map[string]any{}
		for key, inner := range n.Table {
			m[key] = plainValue(inner)
		}
		return m
	case n.List != nil:
		list := make([]any, len(n.List))
		for i, inner := range n.List {
			list[i] = plainValue(inner)
		}
		return list
	}
	return n.Value
}

// Difference lists the lines in which two texts differ, with − and + before them and
// their numbers.
func Difference(old, now string) string {
	a, b := linesOf(old), linesOf(now)
	var out strings.Builder
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch next := nextEqual(a[i:], b[j:]); {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			i, j = i+1, j+1
		default:
			for range next[0] {
				fmt.Fprintf(&out, "%5d - %s\n", i+1, a[i])
				i++
			}
			for range next[1] {
				fmt.Fprintf(&out, "%5d + %s\n", j+1, b[j])
				j++
			}
		}
	}
	return out.String()
}

// linesOf is what can be seen of the lines of a text.
func linesOf(text string) []string {
	text = strings.TrimPrefix(text, byteOrderMark)
	return strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
}

// nextEqual is how many lines of each come before the next one that both have.
func nextEqual(a, b []string) [2]int {
	for sum := 0; sum <= len(a)+len(b); sum++ {
		for i := max(0, sum-len(b)); i <= min(sum, len(a)); i++ {
			if j := sum - i; i < len(a) && j < len(b) && a[i] == b[j] {
				return [2]int{i, j}
			}
		}
	}
	return [2]int{len(a), len(b)}
}
