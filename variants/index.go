package variants

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// The TOML library says what a file contains, but not where: inside lists and
// inline tables its positions are those of the last element, and for unknown
// keys it has none. This file finds the places. It runs only over text that the
// library has accepted, so it need not complain about anything; a test holds
// that both find the same keys.

// mark says where a key and its value stand, and the same of what is inside.
type mark struct {
	key, value place
	table      map[string]*mark
	list       []*mark
	plain      bool // the text gives a value that is no table
}

// child returns the mark of a key inside m, making it if need be.
func (m *mark) child(key string, at place) *mark {
	if m.table == nil {
		m.table = make(map[string]*mark)
	}
	if m.table[key] == nil {
		m.table[key] = &mark{key: at, value: at}
	}
	return m.table[key]
}

// lost returns the first key of the text that the library has dropped, nil if
// there is none: it lets "a.b = 1" replace an "a = 2" before it.
func lost(tree map[string]any, m *mark) *mark {
	for _, key := range m.inOrder() {
		inner := m.table[key]
		value, ok := tree[key]
		table, isTable := value.(map[string]any)
		if !ok || isTable && inner.plain {
			return inner
		}
		if !isTable {
			continue
		}
		if found := lost(table, inner); found != nil {
			return found
		}
	}
	return nil
}

// inOrder lists the keys inside a mark in the order of the text.
func (m *mark) inOrder() []string {
	return slices.SortedFunc(maps.Keys(m.table), func(a, b string) int {
		p, q := m.table[a].key, m.table[b].key
		return cmp.Or(cmp.Compare(p.line, q.line), cmp.Compare(p.column, q.column), cmp.Compare(a, b))
	})
}

// scanner walks over TOML text. Its methods leave pos behind what they read.
type scanner struct {
	file, text string
	pos        int
	told       int // up to here line and column are counted
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
func (s *scanner) here() place {
	passed := s.text[s.told:s.pos]
	if n := strings.Count(passed, "\n"); n > 0 {
		s.line += n
		s.column = 1
		passed = passed[strings.LastIndexByte(passed, '\n')+1:]
	}
	s.column += utf8.RuneCountInString(passed)
	s.told = s.pos
	return place{s.file, s.line, s.column}
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
func (s *scanner) skipTo(any string) {
	if i := strings.IndexAny(s.text[s.pos:], any); i >= 0 {
		s.pos += i
	} else {
		s.pos = len(s.text)
	}
}

// skipBlanks passes white space, line ends and comments.
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

// skipString passes a string of any of the four kinds.
func (s *scanner) skipString() {
	quote := s.text[s.pos : s.pos+1]
	if long := strings.Repeat(quote, 3); s.starts(long) {
		s.pos += 3
		s.skipPast(long, quote == `"`)
		for n := 0; n < 2 && s.starts(quote); n++ {
			s.pos++ // up to two quotes may stand before the closing three
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
func (s *scanner) keys() (keys []string, places []place) {
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
		s.pos = min(s.pos+1, len(s.text)) // even text that should not be here must not hold the scanner up
		s.skipTo(",]}#\n")
	}
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

// more passes a comma and reports whether an element follows; if not, it passes
// the closing bracket.
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
