package notation

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// Bounds of what is kept besides the moves of a game; the rest is passed over.
const (
	mostDepth      = 200       // of variations in variations
	mostVariations = mostPlies // of a game
	mostSaid       = 1 << 22   // bytes of comments of a game
	longestComment = 1 << 16   // bytes
	mostGlyphs     = 8         // of a move
)

// line is the line that is being read; nil between games, and where one is passed over.
func (s *scanner) line() *Line {
	switch n := len(s.open); {
	case n > 0:
		return s.open[n-1]
	case s.current != nil:
		return &s.current.Line
	}
	return nil
}

// vary begins a variation of the last move.
func (s *scanner) vary() {
	if len(s.open) == 0 {
		s.opened = s.at
	}
	var other *Line
	if line := s.line(); line != nil && len(s.open) < mostDepth && s.variations < mostVariations {
		other = line.vary()
		s.variations++
	}
	s.open = append(s.open, other)
}

// back ends a variation.
func (s *scanner) back() {
	if n := len(s.open); n > 0 {
		s.open = s.open[:n-1]
	}
}

// comment reads a comment up to its end: a brace, or that of the line.
func (s *scanner) comment(end byte) {
	opened := s.at
	text, closed := s.commentText(end)
	switch line := s.line(); {
	case s.err != nil:
	case !closed && end == '}':
		s.breakOff("a comment", opened)
	case line != nil && text != "" && s.said+len(text) <= mostSaid:
		line.comment(text)
		s.said += len(text)
	}
}

// commentText reads up to the end of a comment, with words one blank apart. A line that begins
// with a tag is not in it.
func (s *scanner) commentText(end byte) (text string, closed bool) {
	var b strings.Builder
	for !closed && !(s.lineStart && s.tagFollows()) {
		c, ok := s.read()
		if !ok {
			break
		}
		s.lineStart = c == '\n' || c == '\r'
		closed = c == end
		if !closed && b.Len() < longestComment {
			b.WriteByte(c)
		}
	}
	return strings.Join(strings.Fields(decoded(b.String())), " "), closed
}

// glyph stores a word such as $1, or a sign that stands alone.
func (s *scanner) glyph(number int) {
	line := s.line()
	if line != nil && len(line.Moves) > 0 && len(line.GlyphsOf(len(line.Moves)-1)) < mostGlyphs {
		line.glyph(number)
	}
}

// move stores a word of the movetext: a result, a glyph, or a move, perhaps joined to its
// number.
func (s *scanner) move() {
	word := s.word
	switch word {
	case "1/2", "½-½":
		word = "1/2-1/2"
		fallthrough
	case "1-0", "0-1", "1/2-1/2", "*":
		if len(s.open) == 0 {
			s.finish(word)
		}
		return
	}
	if number := strings.TrimLeft(word, "0123456789"); strings.HasPrefix(number, ".") || number == "" && !isDigitsOfMove(word) {
		word = strings.TrimLeft(number, ".")
	}
	if number, is := strings.CutPrefix(word, "$"); is {
		if n, err := strconv.ParseUint(number, 10, 8); err == nil && n > 0 {
			s.glyph(int(n))
		}
		return
	}
	if word == "" {
		return
	}
	if isSignOnly(word) {
		if n, ok := GlyphOf(word); ok {
			s.glyph(n)
		}
		return
	}
	s.keep(word)
}

// isDigitsOfMove reports whether a word of digits is a move: a castling without dashes, a null
// move, or the two squares of janggi. No game has a thousand moves and numbers without dots.
func isDigitsOfMove(word string) bool {
	return word == "00" || word == "000" || slices.Contains(passTexts, word) || len(word) == len("7172")
}

// keep adds a move to its line.
func (s *scanner) keep(word string) {
	if len(s.open) == 0 {
		s.game() // it may begin here
	}
	line := s.line()
	switch {
	case line == nil:
	case s.plies == mostPlies && len(s.open) > 0:
	case s.plies == mostPlies:
		s.current.cut = fmt.Errorf("line %d: this game has more than %d moves", s.at, mostPlies)
	default:
		line.Moves = append(line.Moves, word)
		s.plies++
	}
}
