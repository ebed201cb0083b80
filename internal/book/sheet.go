package book

import (
	"bufio"
	"io"
	"maps"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// sheet is a file in memory.
type sheet struct {
	rules   *board.Rules
	style   style
	header  []string // stays at the top
	entries map[string]*entry
	tail    []string // what stands below the last position
	stamp   stamp    // of the file that has this text

	found  Problems        // those that reading came across
	frames map[string]bool // those that are known to be written as we write them
}

func newSheet(r *board.Rules, st style) *sheet {
	return &sheet{rules: r, style: st, entries: map[string]*entry{}, frames: map[string]bool{}}
}

// byteOrderMark is what some editors put at the beginning of a text.
const byteOrderMark = "\ufeff"

// read takes a text into an empty sheet; name is what its problems call it.
func (s *sheet) read(in io.Reader, name string) error {
	lines := bufio.NewReader(in)
	for number := 1; ; number++ {
		text, err := lines.ReadString('\n')
		if number == 1 {
			text = strings.TrimLeft(text, byteOrderMark)
		}
		if text != "" {
			s.take(&source{name, number, strings.TrimRight(text, "\r\n"), &s.found})
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

// take adds a line. What is no position waits in the tail until one comes.
func (s *sheet) take(at *source) {
	key := ""
	if text := strings.TrimLeft(at.text, blanks); text != "" && text[0] != '#' {
		key = s.keyOf(at)
	}
	if key == "" {
		s.tail = append(s.tail, at.text)
		return
	}
	e := &entry{key: key, lead: s.tail, folded: at}
	s.tail = nil
	if len(s.entries) == 0 {
		s.header, e.lead = cutHeader(e.lead)
	}
	if old := s.entries[key]; old != nil {
		e = s.joined(old, e)
	}
	s.entries[key] = e
}

// keyOf names the position of a line, "" if there is none. The text itself will
// do if its frame has stood in a line that was read and written the same.
func (s *sheet) keyOf(at *source) string {
	body, _ := cutComment(at.text)
	text := body[:startOfMoves(body)]
	fields := fieldsOf(text, 0)
	if len(fields) < clockField {
		at.position(s.rules, text) // says why
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

// joined makes one entry of two about the same position. Of lines that cannot be
// read, the second becomes one of those that stand above the first.
func (s *sheet) joined(old, e *entry) *entry {
	first, ok1 := old.unfolded(s.rules, s.style, &s.found)
	second, ok2 := e.unfolded(s.rules, s.style, &s.found)
	if !ok1 || !ok2 {
		old.lead = append(append(old.lead, e.lead...), e.folded.text)
		return old
	}
	first.absorb(s.style, second)
	return first
}

// check returns all problems and counts what is usable.
func (s *sheet) check() (Problems, Size) {
	found, size := slices.Clone(s.found), Size{}
	for _, e := range s.entries {
		if opened, ok := e.unfolded(s.rules, s.style, &found); ok && len(opened.moves) > 0 {
			size.Positions++
			size.Moves += len(opened.moves)
		}
	}
	return found.sorted(), size
}

// cutHeader splits what stands above the first position: the part that ends with
// an empty line is about the whole file.
func cutHeader(lead []string) (header, rest []string) {
	for i := len(lead) - 1; i >= 0; i-- {
		if strings.TrimSpace(lead[i]) == "" {
			return lead[:i+1], lead[i+1:]
		}
	}
	return nil, lead
}

// add says something about a move of a position.
func (s *sheet) add(p *board.Position, m board.Move, k mark) {
	e := s.opened(Key(p))
	if e == nil {
		e = &entry{key: Key(p)}
	}
	s.entries[e.key] = e
	e.add(s.style, word{m, notation.Coordinate(p.Rules(), m, origin), k})
}

// opened returns the entry of a key, nil if there is none.
func (s *sheet) opened(key string) *entry {
	e := s.entries[key]
	if e == nil {
		return nil
	}
	opened, _ := e.unfolded(s.rules, s.style, new(Problems))
	return opened
}

// moves returns what is said about the legal moves of a position, the best first.
func (s *sheet) moves(p *board.Position) []word {
	e := s.opened(Key(p))
	if e == nil {
		return nil
	}
	var legal board.MoveList
	p.Legal(&legal)
	return slices.DeleteFunc(e.ordered(s.style), func(w word) bool { return !slices.Contains(legal.Moves(), w.move) })
}

// text writes the whole file, the positions by the alphabet.
func (s *sheet) text() []byte {
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
