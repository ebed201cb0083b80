package notation

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// ReadRecords reads the games of a PGN text. Comments, variations and numeric
// annotations are skipped; a game that breaks off has the result "*".
func ReadRecords(r io.Reader) ([]*Record, error) {
	s := &scanner{in: bufio.NewReader(r), lineStart: true}
	for s.next() {
		switch s.kind {
		case tagWord:
			s.tag()
		case moveWord:
			s.move()
		}
	}
	s.finish("*")
	return s.records, s.err
}

// wordKind is the kind of a word in a PGN text.
type wordKind int

const (
	moveWord wordKind = iota // anything that is not one of the others
	tagWord                  // the inside of a [tag "pair"]
)

// scanner cuts a PGN text into words and collects the games.
type scanner struct {
	in        *bufio.Reader
	err       error
	lineStart bool // the next character begins a line
	depth     int  // of variations
	kind      wordKind
	word      string

	records []*Record
	current *Record // the game that is being read, nil between games
}

// next reads one tag or move word; false means the end of the text or an error.
func (s *scanner) next() bool {
	for {
		c, ok := s.read()
		if !ok {
			return false
		}
		lineStart := s.lineStart
		s.lineStart = c == '\n' || c == '\r'
		switch {
		case c == '%' && lineStart, c == ';':
			s.skipTo('\n')
		case c == '{':
			s.skipTo('}')
		case c == '(':
			s.depth++
		case c == ')':
			s.depth = max(0, s.depth-1)
		case c == '[' && s.depth == 0:
			s.kind, s.word = tagWord, s.tagText()
			return s.err == nil
		case c > ' ':
			word := string(c) + s.rest()
			if s.depth == 0 && c != '$' {
				s.kind, s.word = moveWord, word
				return true
			}
		}
	}
}

func (s *scanner) read() (byte, bool) {
	c, err := s.in.ReadByte()
	if err != nil && err != io.EOF {
		s.err = err
	}
	return c, err == nil
}

func (s *scanner) skipTo(end byte) {
	for {
		c, ok := s.read()
		if !ok || c == end {
			break
		}
	}
	s.lineStart = end == '\n'
}

// tagText reads up to the bracket that closes a tag; quoted brackets do not count.
func (s *scanner) tagText() string {
	var b strings.Builder
	quoted := false
	for {
		c, ok := s.read()
		switch {
		case !ok:
			if s.err == nil {
				s.err = fmt.Errorf("a tag is not closed: [%s", b.String())
			}
			return ""
		case c == ']' && !quoted:
			return b.String()
		case c == '\\' && quoted:
			b.WriteByte(c)
			if c, ok = s.read(); !ok {
				continue
			}
		case c == '"':
			quoted = !quoted
		}
		b.WriteByte(c)
	}
}

// rest reads the rest of a word in the movetext.
func (s *scanner) rest() string {
	var b strings.Builder
	for {
		c, ok := s.read()
		if !ok {
			return b.String()
		}
		if c <= ' ' || strings.IndexByte("{}()[];", c) >= 0 {
			s.in.UnreadByte()
			return b.String()
		}
		b.WriteByte(c)
	}
}

// tag stores a tag pair. A tag after moves begins the next game.
func (s *scanner) tag() {
	if s.current != nil && len(s.current.Moves) > 0 {
		s.finish("*")
	}
	name, value, _ := strings.Cut(strings.TrimSpace(s.word), " ")
	value = strings.TrimSpace(value)
	if len(value) >= 2 && value[0] == '"' && value[len(value)-1] == '"' {
		value = unescapeTag.Replace(value[1 : len(value)-1])
	}
	s.game().Tags = append(s.game().Tags, Tag{name, value})
}

var unescapeTag = strings.NewReplacer(`\\`, `\`, `\"`, `"`)

// move stores a word of the movetext: a result, or a move, perhaps joined to its
// number.
func (s *scanner) move() {
	word := s.word
	switch word {
	case "1-0", "0-1", "1/2-1/2", "*":
		s.finish(word)
		return
	}
	if number := strings.TrimLeft(word, "0123456789"); strings.HasPrefix(number, ".") || number == "" {
		word = strings.TrimLeft(number, ".")
	}
	if strings.Trim(word, "!?") != "" {
		s.game().Moves = append(s.game().Moves, word)
	}
}

func (s *scanner) game() *Record {
	if s.current == nil {
		s.current = &Record{}
	}
	return s.current
}

// finish ends the game that is being read, if there is one.
func (s *scanner) finish(result string) {
	if s.current == nil {
		return
	}
	s.current.Result = result
	s.records = append(s.records, s.current)
	s.current = nil
	s.depth = 0
}
