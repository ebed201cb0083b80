package picture

import (
	"errors"
	"fmt"
	"io"
	"iter"
	"strconv"
	"strings"
)

// tag is the beginning or the end of an element.
type tag struct {
	prefix, name string
	start        int // in bytes
	end          bool
	empty        bool // it is the end as well
	attributes   []attribute
}

// attribute is one of a tag; at is where its value begins.
type attribute struct {
	prefix, name, value string
	at                  int
}

// tags reads the tags of XML. Of what stands between them nothing counts in a picture.
// Package encoding/xml would do it too, but is large for a program in a browser.
type tags struct {
	text string
	pos  int
	open []string // the elements around
}

// Element is the beginning of an element, with its attributes without prefixes.
type Element struct {
	Name       string
	Attributes map[string]string
}

// Elements reads the elements of a text in XML, each before those inside it, until the first
// mistake.
func Elements(text string) iter.Seq2[Element, error] {
	return func(yield func(Element, error) bool) {
		for t := (&tags{text: text}); ; {
			found, err := t.next()
			if errors.Is(err, io.EOF) {
				return
			}
			e := Element{found.name, map[string]string{}}
			for _, a := range found.attributes {
				e.Attributes[a.name] = a.value
			}
			if !found.end && !yield(e, err) || err != nil {
				return
			}
		}
	}
}

// tagError is a mistake at a byte of the text.
type tagError struct {
	offset int
	text   string
}

func (e *tagError) Error() string { return e.text }

func (t *tags) fail(offset int, format string, args ...any) error {
	return &tagError{offset, "this is not XML: " + fmt.Sprintf(format, args...)}
}

// next reads the next tag; io.EOF is the end of the text.
func (t *tags) next() (tag, error) {
	for {
		at := strings.IndexByte(t.text[t.pos:], '<')
		if at < 0 {
			if len(t.open) > 0 {
				return tag{}, t.fail(len(t.text), "it ends before </%s>", t.open[len(t.open)-1])
			}
			return tag{}, io.EOF
		}
		t.pos += at
		skipped, err := t.skipOther()
		if err != nil {
			return tag{}, err
		}
		if !skipped {
			return t.tag()
		}
	}
}

// others are what begins with < and is no tag, with their ends.
var others = []struct{ begin, end, what string }{
	{"<!--", "-->", "comment"}, {"<![CDATA[", "]]>", "CDATA"}, {"<?", "?>", "instruction"},
}

// skipOther skips a comment, an instruction, a document type or CDATA.
func (t *tags) skipOther() (skipped bool, err error) {
	for _, other := range others {
		if !strings.HasPrefix(t.text[t.pos:], other.begin) {
			continue
		}
		length := strings.Index(t.text[t.pos+len(other.begin):], other.end)
		if length < 0 {
			return false, t.fail(t.pos, "the %s has no end", other.what)
		}
		t.pos += len(other.begin) + length + len(other.end)
		return true, nil
	}
	if !strings.HasPrefix(t.text[t.pos:], "<!") {
		return false, nil
	}
	start, depth := t.pos, 0
	for ; t.pos < len(t.text); t.pos++ {
		switch c := t.text[t.pos]; {
		case c == '<' || c == '[':
			depth++
		case c == '>' || c == ']':
			depth--
		}
		if depth == 0 {
			t.pos++
			return true, nil
		}
	}
	return false, t.fail(start, "the document type has no end")
}

// tag reads a tag from its < on.
func (t *tags) tag() (tag, error) {
	found := tag{start: t.pos}
	t.pos++
	if t.at('/') {
		t.pos++
		found.end = true
	}
	found.prefix, found.name = t.name()
	if found.name == "" {
		return found, t.fail(found.start, "a name is expected after <")
	}
	for {
		t.skipBlanks()
		switch {
		case t.pos >= len(t.text):
			return found, t.fail(found.start, "<%s has no end", found.name)
		case t.at('>'):
			t.pos++
			return found, t.nest(found)
		case strings.HasPrefix(t.text[t.pos:], "/>") && !found.end:
			t.pos += 2
			found.empty = true
			return found, nil
		}
		a, err := t.attribute()
		if err != nil {
			return found, err
		}
		found.attributes = append(found.attributes, a)
	}
}

// nest notes that an element begins or ends.
func (t *tags) nest(found tag) error {
	full := strings.TrimPrefix(found.prefix+":"+found.name, ":")
	switch {
	case !found.end:
		t.open = append(t.open, full)
	case len(t.open) == 0 || t.open[len(t.open)-1] != full:
		return t.fail(found.start, "</%s> closes no open element", found.name)
	default:
		t.open = t.open[:len(t.open)-1]
	}
	return nil
}

// attribute reads an attribute with its value.
func (t *tags) attribute() (a attribute, err error) {
	start := t.pos
	if a.prefix, a.name = t.name(); a.name == "" {
		return a, t.fail(start, "an attribute or > is expected")
	}
	t.skipBlanks()
	if !t.at('=') {
		return a, t.fail(start, "%s has no value", a.name)
	}
	t.pos++
	t.skipBlanks()
	if !t.at('"') && !t.at('\'') {
		return a, t.fail(start, "the value of %s is not in quotes", a.name)
	}
	quote := t.text[t.pos]
	t.pos++
	a.at = t.pos
	length := strings.IndexByte(t.text[t.pos:], quote)
	if length < 0 {
		return a, t.fail(start, "the value of %s has no end", a.name)
	}
	t.pos += length + 1
	a.value, err = t.plain(t.text[a.at:a.at+length], a.at)
	return a, err
}

// entities are the characters that XML names.
var entities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "quot": `"`, "apos": "'"}

// plain replaces entities in a value.
func (t *tags) plain(value string, at int) (string, error) {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(value, "&")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		name, rest, _ := strings.Cut(after, ";")
		text, known := entities[name]
		if number, is := strings.CutPrefix(name, "#"); is {
			base := 10
			if digits, isHex := strings.CutPrefix(number, "x"); isHex {
				number, base = digits, 16
			}
			code, err := strconv.ParseUint(number, base, 21)
			text, known = string(rune(code)), err == nil
		}
		if !known {
			return "", t.fail(at, "&%.20s; is not known here; in Inkscape, save as Plain SVG", name)
		}
		b.WriteString(text)
		value = rest
	}
}

// name reads a name with its prefix.
func (t *tags) name() (prefix, name string) {
	start := t.pos
	for t.pos < len(t.text) && t.text[t.pos] > ' ' && strings.IndexByte(`/>=<"'`, t.text[t.pos]) < 0 {
		t.pos++
	}
	name = t.text[start:t.pos]
	if before, after, has := strings.Cut(name, ":"); has {
		return before, after
	}
	return "", name
}

func (t *tags) at(c byte) bool { return t.pos < len(t.text) && t.text[t.pos] == c }

func (t *tags) skipBlanks() {
	for t.pos < len(t.text) && t.text[t.pos] <= ' ' {
		t.pos++
	}
}
