package source

import (
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// This file finds the place of every key and value. The TOML library does not tell
// them: inside lists and inline tables its positions are those of the last element,
// and unknown keys have none. The scanner reads only text that the library has
// accepted, so it reports no mistakes.

// scanner reads TOML text. Its methods leave pos after what they read.
type scanner struct {
	file, text string
	pos        int
	counted    int // line and column are those of this byte
	line       int
	column     int
}

// indexOf returns the marks of a whole file.
func indexOf(file, text string) *mark {
	s := &scanner{file: file, text: text, line: 1, column: 1}
	root := &mark{key: s.here(), value: s.here()}
	table := root
	for s.skipBlanks(); s.pos < len(s.text); s.skipBlanks() {
		if s.peek() == '[' {
			table = s.header(root)
		} else {
			s.pair(table)
		}
	}
	return root
}

// here returns the place of the next character.
func (s *scanner) here() Place {
	passed := s.text[s.counted:s.pos]
	if n := strings.Count(passed, "\n"); n > 0 {
		s.line += n
		s.column = 1
		passed = passed[strings.LastIndexByte(passed, '\n')+1:]
	}
	s.column += utf8.RuneCountInString(passed)
	s.counted = s.pos
	return Place{s.file, s.line, s.column}
}

// peek returns the next byte, 0 at the end.
func (s *scanner) peek() byte {
	if s.pos < len(s.text) {
		return s.text[s.pos]
	}
	return 0
}

func (s *scanner) starts(prefix string) bool { return strings.HasPrefix(s.text[s.pos:], prefix) }

// skipTo moves to the next of the given characters, or to the end.
func (s *scanner) skipTo(characters string) {
	if i := strings.IndexAny(s.text[s.pos:], characters); i >= 0 {
		s.pos += i
	} else {
		s.pos = len(s.text)
	}
}

// skipBlanks skips white space, line ends and comments.
func (s *scanner) skipBlanks() {
	for s.pos < len(s.text) {
		switch s.peek() {
		case ' ', '\t', '\r', '\n':
			s.pos++
		case '#':
			s.skipTo("\n")
		default:
			return
		}
	}
}

// skipString skips a string of any of the four kinds.
func (s *scanner) skipString() {
	quote := s.text[s.pos : s.pos+1]
	if long := strings.Repeat(quote, 3); s.starts(long) {
		s.pos += 3
		s.skipPast(long, quote == `"`)
		for n := 0; n < 2 && s.starts(quote); n++ {
			s.pos++ // up to two quotes may precede the closing three
		}
		return
	}
	s.pos++
	s.skipPast(quote, quote == `"`)
}

func (s *scanner) skipPast(end string, escapes bool) {
	for s.pos < len(s.text) && !s.starts(end) {
		if escapes && s.peek() == '\\' {
			s.pos++
		}
		s.pos++
	}
	s.pos = min(s.pos+len(end), len(s.text))
}

// header reads "[a.b]" or "[[a.b]]" and returns the table that it opens. The
// place of the table is that of its first bracket.
func (s *scanner) header(root *mark) *mark {
	at := s.here()
	s.pos++
	repeated := s.peek() == '['
	if repeated {
		s.pos++
	}
	keys, _ := s.keys()
	s.skipTo("\n")
	m := root
	for _, key := range keys[:len(keys)-1] {
		m = last(m.child(key, at))
	}
	m = m.child(keys[len(keys)-1], at)
	if repeated {
		m.list = append(m.list, &mark{key: at, value: at})
	} else {
		m.key, m.value = at, at
	}
	return last(m)
}

// last returns the latest element of a list of tables, or m itself.
func last(m *mark) *mark {
	if len(m.list) > 0 {
		return m.list[len(m.list)-1]
	}
	return m
}

// pair reads "key = value" into a table.
func (s *scanner) pair(table *mark) {
	keys, places := s.keys()
	for i, key := range keys {
		table = table.child(key, places[i])
	}
	s.skipBlanks()
	if s.peek() == '=' {
		s.pos++
	}
	s.skipBlanks()
	s.value(table)
}

// keys reads a key with its dots.
func (s *scanner) keys() (keys []string, places []Place) {
	for {
		s.skipBlanks()
		places = append(places, s.here())
		keys = append(keys, s.key())
		s.skipBlanks()
		if s.peek() != '.' {
			return keys, places
		}
		s.pos++
	}
}

// key reads one part of a key, quoted or bare.
func (s *scanner) key() string {
	start := s.pos
	if c := s.peek(); c != '"' && c != '\'' {
		s.skipTo(" \t\r\n.=]#")
		return s.text[start:s.pos]
	}
	s.skipString()
	var decoded struct{ Key string }
	if _, err := toml.Decode("Key = "+s.text[start:s.pos], &decoded); err != nil {
		return s.text[start:s.pos]
	}
	return decoded.Key
}

// value reads any value into m.
func (s *scanner) value(m *mark) {
	m.value = s.here()
	m.plain = s.peek() != '{'
	switch s.peek() {
	case '"', '\'':
		s.skipString()
	case '[':
		s.list(m)
	case '{':
		s.inlineTable(m)
	default:
		start := min(s.pos+1, len(s.text)) // move on even over text that should not be here
		s.pos = start
		s.skipTo(",]}#\n")
		s.pos = start + len(strings.TrimRight(s.text[start:s.pos], " \t\r"))
	}
	m.end = s.here()
}

func (s *scanner) list(m *mark) {
	for s.pos++; s.more(']'); {
		at := s.here()
		element := &mark{key: at, value: at}
		m.list = append(m.list, element)
		s.value(element)
	}
}

func (s *scanner) inlineTable(m *mark) {
	for s.pos++; s.more('}'); {
		s.pair(m)
	}
}

// more skips a comma and reports whether an element follows. If not, it skips the
// closing bracket.
func (s *scanner) more(closing byte) bool {
	s.skipBlanks()
	if s.peek() == ',' {
		s.pos++
		s.skipBlanks()
	}
	if s.pos < len(s.text) && s.peek() != closing {
		return true
	}
	s.pos = min(s.pos+1, len(s.text))
	return false
}
