package book

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// origin is the number of the lowest rank in our files; a GUI may count from 0.
const origin = 1

// entry is a position with its line. A line is not parsed before its moves are
// needed: files may be long, and few of their lines are used.
type entry struct {
	key  string
	lead []string // the comments, empty and unreadable lines above it
	raw  *source  // the line; nil once it is parsed

	moves      []lineMove
	unreadable []string // words that are not legal moves
	comment    string   // from # on
}

// lineMove is a move in a line.
type lineMove struct {
	move board.Move
	text string // as a person wrote it, or in coordinates
	mark mark
}

// parsed returns the entry with its line parsed; ok is false if the position is
// not possible in this variant. The entry itself does not change.
func (e *entry) parsed(r *board.Rules, st style, found *Problems) (parsed *entry, ok bool) {
	if e.raw == nil {
		return e, true
	}
	s := *e.raw
	s.found = found
	body, comment := cutComment(s.text)
	at := startOfMoves(body)
	p, err := s.position(r, body[:at])
	if err != nil {
		return nil, false
	}
	parsed = &entry{key: e.key, lead: e.lead, comment: comment}
	for _, f := range fieldsOf(body[at:], at) {
		if w, ok := parseWord(p, st, f, &s); ok {
			parsed.add(st, w)
		} else {
			parsed.unreadable = append(parsed.unreadable, f.text)
		}
	}
	return parsed, true
}

// unparsed returns the lines above an entry and its own, to stand above another one.
func (e *entry) unparsed() []string { return append(slices.Clip(e.lead), e.raw.text) }

// position reads the position at the beginning of the line.
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

// startOfMoves returns where the moves begin: after the tab or, if an editor has
// replaced it by blanks, at the first word that cannot belong to a FEN.
func startOfMoves(body string) int {
	if tab := strings.IndexByte(strings.TrimRight(body, blanks), '\t'); tab >= 0 {
		return tab
	}
	fields := fieldsOf(body, 0)
	for i := clockField; i < len(fields); i++ {
		if text := fields[i].text; !isCounter(text) && board.RestField(text) == "" {
			return fields[i].offset
		}
	}
	return len(body)
}

// parseWord reads a move with the mark after its colon.
func parseWord(p *board.Position, st style, f field, s *source) (w lineMove, ok bool) {
	text, numbers, marked := strings.Cut(f.text, ":")
	m, err := notation.Read(p, text, origin)
	if err != nil {
		s.fail(f.offset, "%v", err)
		return w, false
	}
	w = lineMove{m, text, mark{value: st.defaultValue(), byHand: true}}
	if !marked {
		return w, true
	}
	if w.mark, err = parseMark(st, numbers); err != nil {
		s.fail(f.offset+len(text)+1, "%v", err)
		return w, false
	}
	return w, true
}

// find returns the index of a move in the entry, -1 if it has none.
func (e *entry) find(m board.Move) int {
	return slices.IndexFunc(e.moves, func(w lineMove) bool { return w.move == m })
}

// add adds a move, or merges its mark with the one that it has.
func (e *entry) add(st style, w lineMove) {
	i := e.find(w.move)
	if i < 0 {
		e.moves = append(e.moves, w)
		return
	}
	e.moves[i].mark = st.merge(e.moves[i].mark, w.mark)
}

// merge adds another line for the same position; both are parsed.
func (e *entry) merge(st style, other *entry) {
	for _, w := range other.moves {
		e.add(st, w)
	}
	e.lead = append(e.lead, other.lead...)
	e.unreadable = append(e.unreadable, other.unreadable...)
	e.comment = strings.TrimSpace(e.comment + " " + other.comment)
}

// ordered returns the moves in the order of the file, the best first.
func (e *entry) ordered(st style) []lineMove {
	moves := slices.Clone(e.moves)
	slices.SortStableFunc(moves, func(a, b lineMove) int {
		if order := st.order(a.mark, b.mark); order != 0 {
			return order
		}
		return strings.Compare(a.text, b.text)
	})
	return moves
}

// line writes the entry, without the lines above it.
func (e *entry) line(st style) string {
	if e.raw != nil {
		return e.raw.text
	}
	var words []string
	for _, w := range e.ordered(st) {
		words = append(words, w.text+":"+formatMark(st, w.mark))
	}
	words = append(words, e.unreadable...)
	if e.comment != "" {
		words = append(words, e.comment)
	}
	return e.key + "\t" + strings.Join(words, " ")
}
