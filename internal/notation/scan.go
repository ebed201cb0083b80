package notation

import (
	"bufio"
	"fmt"
	"io"
	"iter"
	"strings"
)

// ReadRecords reads the games of a PGN text, as [Records] does. The games before an
// error are returned too.
func ReadRecords(r io.Reader) (records []*Record, err error) {
	for record, err := range Records(r) {
		if err != nil {
			return records, err
		}
		records = append(records, record)
	}
	return records, nil
}

// Records yields the games of a PGN text one by one, as they are read, with comments,
// variations and glyphs. A game that breaks off has the result "*". So has one in which a tag,
// a comment or a variation is not closed: the next line that begins with a tag begins the next
// game, and [Record.Replay] says what was not closed. An error says in which line it is;
// nothing follows it.
func Records(r io.Reader) iter.Seq2[*Record, error] {
	return func(yield func(*Record, error) bool) {
		s := &scanner{in: bufio.NewReader(r), at: 1, lineStart: true}
		s.emit = func(record *Record) { s.stopped = s.stopped || !yield(record, nil) }
		if s.scan(); s.err != nil && !s.stopped {
			yield(nil, s.err)
		}
	}
}

// scan reads the text to its end, to an error, or until no more games are wanted.
func (s *scanner) scan() {
	if mark, _ := s.in.Peek(len(byteOrderMark)); string(mark) == byteOrderMark {
		s.in.Discard(len(byteOrderMark))
	}
	for !s.stopped && s.next() {
		switch s.kind {
		case tagWord:
			s.tag()
		case moveWord:
			s.move()
		}
	}
	switch {
	case s.err != nil:
	case len(s.open) > 0:
		s.breakOff("a variation", s.opened)
	default:
		s.finish("*")
	}
}

// Bounds of a game, so that no text takes all the memory.
const (
	mostPlies   = 20_000
	mostTags    = 1_000
	longestTag  = 1 << 16 // bytes of name and value
	longestWord = 1 << 10 // bytes
)

// byteOrderMark is how some programs begin a text in UTF-8.
const byteOrderMark = "\ufeff"

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
	at        int     // the line of the next character
	lineStart bool    // the next character begins a line
	open      []*Line // the variations that are not closed, nil where one is passed over
	opened    int     // the line of the outermost of them
	// Of the game, with its variations:
	plies, variations int
	said              int // bytes of comments
	kind              wordKind
	word              string

	emit    func(*Record) // takes a game that is read
	stopped bool          // no more games are wanted
	current *Record       // the game that is being read, nil between games
}

// next reads one tag or move word; false means the end of the text or an error.
func (s *scanner) next() bool {
	for {
		if len(s.open) > 0 && s.lineStart && s.tagFollows() {
			s.breakOff("a variation", s.opened)
		}
		c, ok := s.read()
		if !ok {
			return false
		}
		lineStart := s.lineStart
		s.lineStart = c == '\n' || c == '\r'
		switch {
		case c == '%' && lineStart:
			s.skipLine()
		case c == ';':
			s.comment('\n')
		case c == '{':
			s.comment('}')
		case c == '(':
			s.vary()
		case c == ')':
			s.back()
		case c == '[' && len(s.open) == 0:
			if text, closed := s.tagText(); closed {
				s.kind, s.word = tagWord, text
				return true
			}
		case c == '[':
			s.skipBrackets()
		case c > ' ':
			s.kind, s.word = moveWord, decoded(string([]byte{c})+s.rest())
			return true
		}
	}
}

func (s *scanner) read() (byte, bool) {
	c, err := s.in.ReadByte()
	switch {
	case s.err != nil:
		return 0, false
	case err == io.EOF:
		return 0, false
	case err != nil:
		s.err = err
	case c == 0:
		s.err = fmt.Errorf("line %d: this is not text", s.at)
	case c == '\n':
		s.at++
	}
	return c, s.err == nil
}

func (s *scanner) unread(c byte) {
	if c == '\n' {
		s.at--
	}
	s.in.UnreadByte()
}

// skipLine skips the rest of a line.
func (s *scanner) skipLine() {
	for {
		if c, ok := s.read(); !ok || c == '\n' {
			s.lineStart = ok
			return
		}
	}
}

// skipBrackets skips what stands in brackets in a variation. Where they are not closed, it
// stops at the end of the variation, at a comment, or at a line that begins with a tag.
func (s *scanner) skipBrackets() {
	for depth := 1; depth > 0 && !(s.lineStart && s.tagFollows()); {
		c, ok := s.read()
		if !ok {
			return
		}
		if strings.IndexByte("(){};", c) >= 0 {
			s.unread(c)
			return
		}
		s.lineStart = c == '\n' || c == '\r'
		switch c {
		case '[':
			depth++
		case ']':
			depth--
		}
	}
}

// tagText reads up to the bracket that closes a tag; quoted brackets do not count. It may not
// be closed: by the end of the text, or by a line that begins with a tag.
func (s *scanner) tagText() (text string, closed bool) {
	var b strings.Builder
	opened, quoted := s.at, false
	for {
		if s.lineStart && s.tagFollows() {
			s.breakOff("a tag", opened)
			return "", false
		}
		c, ok := s.read()
		s.lineStart = c == '\n' || c == '\r'
		switch {
		case !ok:
			if s.err == nil {
				s.breakOff("a tag", opened)
			}
			return "", false
		case c == ']' && !quoted:
			return b.String(), true
		case b.Len() > longestTag:
			s.err = fmt.Errorf("line %d: this tag has more than %d bytes", opened, longestTag)
			return "", false
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
			s.unread(c)
			return b.String()
		}
		if b.Len() >= longestWord {
			s.err = fmt.Errorf("line %d: this word has more than %d bytes", s.at, longestWord)
			return ""
		}
		b.WriteByte(c)
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
	s.emit(s.current)
	s.current, s.open, s.plies, s.variations, s.said = nil, nil, 0, 0, 0
}

// breakOff ends the game in which something that a line opened is not closed.
func (s *scanner) breakOff(what string, line int) {
	s.game().cut = fmt.Errorf("line %d: %s is not closed", line, what)
	s.finish("*")
}

// tagFollows reports whether the text goes on with a tag.
func (s *scanner) tagFollows() bool {
	const enough = 64 // bytes, for its name
	text, _ := s.in.Peek(enough)
	return len(text) > 0 && text[0] == '[' && StartsWithTag(string(text))
}

// StartsWithTag reports whether a text begins like PGN: with the tag of a game.
func StartsWithTag(text string) bool {
	name, found := strings.CutPrefix(strings.TrimLeft(text, "\ufeff \t\r\n"), "[")
	if !found {
		return false
	}
	rest := strings.TrimLeft(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_")
	return len(rest) < len(name) && strings.HasPrefix(strings.TrimLeft(rest, " \t"), `"`)
}

// TakesGames reports whether games may be added to a text: it has some, or a remark, or nothing.
func TakesGames(text string) bool {
	text = strings.TrimLeft(text, "\ufeff \t\r\n")
	return text == "" || strings.ContainsRune("%;", rune(text[0])) || strings.HasPrefix(text, "1.") || StartsWithTag(text)
}
