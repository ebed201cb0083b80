package book

import (
	"bufio"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/internal/notation"
)

// stamp identifies a version of a file; it is zero if there is no file.
type stamp struct {
	modified time.Time
	size     int64
}

// Size counts the contents of a file.
type Size struct{ Positions, Moves int }

// document is a file in memory.
type document struct {
	rules   *board.Rules
	style   style
	header  []string // remains at the top
	entries map[string]*entry
	tail    []string // the lines after the last position
	stamp   stamp    // of the file with this text

	found  Problems        // while reading
	frames map[string]bool // frames that are spelled as we spell them, see keyText
}

func newDocument(r *board.Rules, st style) *document {
	return &document{rules: r, style: st, entries: map[string]*entry{}, frames: map[string]bool{}}
}

// byteOrderMark begins the texts of some editors.
const byteOrderMark = "\ufeff"

// read reads a text into an empty document; name is the file that its problems name.
func (s *document) read(in io.Reader, name string) error {
	lines := bufio.NewReader(in)
	for number := 1; ; number++ {
		text, err := lines.ReadString('\n')
		if number == 1 {
			text = strings.TrimLeft(text, byteOrderMark)
		}
		if text != "" {
			s.addLine(&source{name, number, strings.TrimRight(text, "\r\n"), &s.found})
		}
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
	}
	if len(s.entries) == 0 {
		s.header, s.tail = s.tail, nil
	}
	return nil
}

// addLine adds a line. Lines without a position wait in the tail for the next position.
func (s *document) addLine(at *source) {
	key := ""
	if text := strings.TrimLeft(at.text, blanks); text != "" && text[0] != '#' {
		key = s.keyOf(at)
	}
	if key == "" {
		s.tail = append(s.tail, at.text)
		return
	}
	e := &entry{key: key, lead: s.tail, raw: at}
	s.tail = nil
	if len(s.entries) == 0 {
		s.header, e.lead = cutHeader(e.lead)
	}
	if old := s.entries[key]; old != nil {
		e = s.merged(old, e)
	}
	s.entries[key] = e
}

// keyOf returns the key of the position of a line, "" if it has none. It uses the
// text as it is if another line with the same frame was spelled as we spell it.
func (s *document) keyOf(at *source) string {
	body, _ := cutComment(at.text)
	text := body[:startOfMoves(body)]
	fields := fieldsOf(text, 0)
	if len(fields) < clockField {
		at.position(s.rules, text) // reports why
		return ""
	}
	key, frame := keyText(fields)
	if s.frames[frame] {
		return key
	}
	p, err := at.position(s.rules, text)
	if err != nil {
		return ""
	}
	if Key(p) == key && frame != "" {
		s.frames[frame] = true
	}
	return Key(p)
}

// merged makes one entry of two for the same position. A line that cannot be read moves to
// the lines above the other one.
func (s *document) merged(old, e *entry) *entry {
	first, ok1 := old.parsed(s.rules, s.style, &s.found)
	second, ok2 := e.parsed(s.rules, s.style, &s.found)
	switch {
	case ok1 && ok2:
		first.merge(s.style, second)
		return first
	case ok2:
		e.lead = append(old.unparsed(), e.lead...)
		return e
	}
	old.lead = append(old.lead, e.unparsed()...)
	return old
}

// check returns all problems and counts the usable positions and moves.
func (s *document) check() (Problems, Size) {
	found, size := slices.Clone(s.found), Size{}
	for _, e := range s.entries {
		if parsed, ok := e.parsed(s.rules, s.style, &found); ok && len(parsed.moves) > 0 {
			size.Positions++
			size.Moves += len(parsed.moves)
		}
	}
	return found.sorted(), size
}

// cutHeader splits the lines above the first position: those up to the last empty
// line are the header of the file.
func cutHeader(lead []string) (header, rest []string) {
	for i := len(lead) - 1; i >= 0; i-- {
		if strings.TrimSpace(lead[i]) == "" {
			return lead[:i+1], lead[i+1:]
		}
	}
	return nil, lead
}

// add adds a mark to a move of a position.
func (s *document) add(p *board.Position, m board.Move, k mark) {
	key := Key(p)
	e := s.entryOf(key)
	if e == nil {
		e = &entry{key: key}
		if old := s.entries[key]; old != nil {
			old.parsed(s.rules, s.style, &s.found) // reports why it cannot be read
			e.lead = old.unparsed()
		}
	}
	s.entries[key] = e
	e.add(s.style, lineMove{m, notation.Coordinate(p.Rules(), m, origin), k})
}

// entryOf returns the entry of a key, nil if there is none that can be read.
func (s *document) entryOf(key string) *entry {
	e := s.entries[key]
	if e == nil {
		return nil
	}
	parsed, _ := e.parsed(s.rules, s.style, new(Problems))
	return parsed
}

// moves returns the legal moves that a position has here, the best first.
func (s *document) moves(p *board.Position) []lineMove {
	e := s.entryOf(Key(p))
	if e == nil {
		return nil
	}
	var legal board.MoveList
	p.Legal(&legal)
	return slices.DeleteFunc(e.ordered(s.style), func(w lineMove) bool { return !slices.Contains(legal.Moves(), w.move) })
}

// text is the whole file, with the positions in alphabetical order.
func (s *document) text() []byte {
	var b strings.Builder
	put := func(lines []string) {
		for _, line := range lines {
			b.WriteString(line + "\n")
		}
	}
	if len(s.header) == 0 {
		b.WriteString(s.style.heading())
	}
	put(s.header)
	for _, key := range slices.Sorted(maps.Keys(s.entries)) {
		put(s.entries[key].lead)
		put([]string{s.entries[key].line(s.style)})
	}
	put(s.tail)
	return []byte(b.String())
}
