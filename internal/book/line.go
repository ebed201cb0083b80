package book

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// origin is the number of the lowest rank in our files, whatever a GUI counts from.
const origin = 1

// entry is a position with all that its line says. A line is kept folded, as the
// file has it, until something is to be added: files may be long, and few of
// their lines are asked for.
type entry struct {
	key    string
	lead   []string // the comments, empty and unreadable lines above it
	folded *source  // nil once it is opened

	moves   []word
	odd     []string // words that are no moves here
	comment string   // from its # on
}

// word is a move in a line.
type word struct {
	move board.Move
	text string // as a person wrote it, or in coordinates
	mark mark
}

// unfolded returns the entry with what its line says; ok is false if the line
// has no position that is possible here. The entry itself stays as it is.
func (e *entry) unfolded(r *board.Rules, st style, found *Problems) (opened *entry, ok bool) {
	if e.folded == nil {
		return e, true
	}
	s := *e.folded
	s.found = found
	body, comment := cutComment(s.text)
	at := startOfMoves(body)
	p, err := s.position(r, body[:at])
	if err != nil {
		return nil, false
	}
	opened = &entry{key: e.key, lead: e.lead, comment: comment}
	for _, f := range fieldsOf(body[at:], at) {
		if w, ok := parseWord(p, st, f, &s); ok {
			opened.add(st, w)
		} else {
			opened.odd = append(opened.odd, f.text)
		}
	}
	return opened, true
}

// position reads the beginning of the line.
func (s *source) position(r *board.Rules, text string) (*board.Position, error) {
	p, err := parseKey(r, strings.TrimRight(text, blanks))
	if err != nil {
		offset := 0
		var mistake *board.FENError
		if errors.As(err, &mistake) {
			offset = min(mistake.Offset, len(s.text))
		}
		s.fail(offset, "%v", err)
	}
	return p, err
}

// cutComment splits a line at a # that begins a word.
func cutComment(text string) (body, comment string) {
	for i := range len(text) {
		if text[i] == '#' && (i == 0 || isBlank(text[i-1])) {
			return text[:i], text[i:]
		}
	}
	return text, ""
}

// startOfMoves returns where the moves begin: behind the tab or, if an editor has
// made blanks of it, at the first word that cannot belong to a FEN any more.
func startOfMoves(body string) int {
	if tab := strings.IndexByte(strings.TrimRight(body, blanks), '\t'); tab >= 0 {
		return tab
	}
	fields := fieldsOf(body, 0)
	for i := clockField; i < len(fields); i++ {
		if c := fields[i].text[0]; c != '+' && (c < '0' || c > '9') {
			return fields[i].offset
		}
	}
	return len(body)
}

// parseWord reads a move with what stands behind its colon.
func parseWord(p *board.Position, st style, f field, s *source) (w word, ok bool) {
	text, numbers, marked := strings.Cut(f.text, ":")
	m, err := notation.ParseCoordinate(p, text, origin)
	if err != nil {
		s.fail(f.offset, "%v", err)
		return w, false
	}
	w = word{m, text, mark{value: st.unsaid(), own: true}}
	if !marked {
		return w, true
	}
	if w.mark, err = parseMark(st, numbers); err != nil {
		s.fail(f.offset+len(text)+1, "%v", err)
		return w, false
	}
	return w, true
}

// find returns where a move stands in the entry, -1 if nowhere.
func (e *entry) find(m board.Move) int {
	return slices.IndexFunc(e.moves, func(w word) bool { return w.move == m })
}

// add says something about a move, perhaps of one that is there already.
func (e *entry) add(st style, w word) {
	i := e.find(w.move)
	if i < 0 {
		e.moves = append(e.moves, w)
		return
	}
	e.moves[i].mark = st.merge(e.moves[i].mark, w.mark)
}

// absorb adds what another line says about the same position; both are unfolded.
func (e *entry) absorb(st style, other *entry) {
	for _, w := range other.moves {
		e.add(st, w)
	}
	e.lead = append(e.lead, other.lead...)
	e.odd = append(e.odd, other.odd...)
	e.comment = strings.TrimSpace(e.comment + " " + other.comment)
}

// ordered returns the moves in the order of the file, the best first.
func (e *entry) ordered(st style) []word {
	moves := slices.Clone(e.moves)
	slices.SortStableFunc(moves, func(a, b word) int {
		if order := st.order(a.mark, b.mark); order != 0 {
			return order
		}
		return strings.Compare(a.text, b.text)
	})
	return moves
}

// line writes the entry, without what stands above it.
func (e *entry) line(st style) string {
	if e.folded != nil {
		return e.folded.text
	}
	var words []string
	for _, w := range e.ordered(st) {
		words = append(words, w.text+":"+formatMark(st, w.mark))
	}
	words = append(words, e.odd...)
	if e.comment != "" {
		words = append(words, e.comment)
	}
	return e.key + "\t" + strings.Join(words, " ")
}
