package source

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Fix is a change of a text that probably cures a mistake: Text takes the place of what stands
// from From up to To. The zero value changes nothing.
type Fix struct {
	From, To Place // To is behind the last character
	Text     string
	Remark   string // what the message says of it; a remark may stand alone
}

// String is the remark. A fix among the arguments of [Report.Add] becomes that of the mistake.
func (f Fix) String() string { return f.Remark }

// Changes reports whether there is anything to change.
func (f Fix) Changes() bool { return f.From.Line > 0 && (f.From != f.To || f.Text != "") }

// Apply makes the change in the text of the file.
func (f Fix) Apply(text string) string {
	if !f.Changes() {
		return text
	}
	from, to := offsetOf(text, f.From), offsetOf(text, f.To)
	return text[:from] + f.Text + text[max(from, to):]
}

// offsetOf turns a place into a byte offset.
func offsetOf(text string, at Place) int {
	offset := 0
	for range at.Line - 1 {
		end := strings.IndexByte(text[offset:], '\n')
		if end < 0 {
			return len(text)
		}
		offset += end + 1
	}
	for column := 1; column < at.Column && offset < len(text) && text[offset] != '\n'; column++ {
		_, size := utf8.DecodeRuneInString(text[offset:])
		offset += size
	}
	return offset
}

// Replace is the fix that writes something else for a value. It is only a remark if it is not
// known where the value ends.
func Replace(n *Node, text, remark string) Fix {
	if n.End.Line == 0 {
		return Fix{Remark: remark}
	}
	return Fix{n.At, n.End, text, remark}
}

// Insert is the fix that writes something before a place.
func Insert(at Place, text, remark string) Fix { return Fix{at, at, text, remark} }

// DidYouMean asks whether another text was meant, "" for none. The fix writes it instead of the value.
func DidYouMean(n *Node, meant string) Fix {
	if meant == "" {
		return Fix{}
	}
	return Replace(n, strconv.Quote(meant), " (did you mean "+strconv.Quote(meant)+"?)")
}

// Key makes a node of a key, as if its name were a value.
func (r *Report) Key(n *Node, name string) *Node {
	from := r.Rename(n.Key, name, "", "").From
	item := &Node{Value: name, At: n.Key}
	if from == n.Key {
		item.End = Place{from.File, from.Line, from.Column + utf8.RuneCountInString(name)}
	}
	return item
}

// Rename is the fix that writes another key for one that stands at a place or in the header there.
func (r *Report) Rename(at Place, key, meant, remark string) Fix {
	before, _, found := strings.Cut(r.Line(at), key)
	if !found {
		return Fix{Remark: remark}
	}
	at.Column += utf8.RuneCountInString(before)
	end := at
	end.Column += utf8.RuneCountInString(key)
	return Fix{at, end, meant, remark}
}

// Within is the fix that writes something else for a part of a string, of a length in bytes from an
// offset on.
func (r *Report) Within(n *Node, offset, length int, text, remark string) Fix {
	from, to := r.Inside(n, offset), r.Inside(n, offset+length)
	if from == n.At {
		return Fix{Remark: remark}
	}
	return Fix{from, to, text, remark}
}
