package notation

// Line is a series of moves with what is said about them, and with what could have been
// played instead. Comments, Glyphs and Variations belong to the move with the same index;
// each may be shorter than Moves.
type Line struct {
	Moves      []string // in SAN
	Remark     string   // a comment before the first move
	Comments   []string
	Glyphs     [][]int   // numeric annotation glyphs, see [Sign]
	Variations [][]*Line // each begins with another move instead
}

// at returns the element of a list that may be short.
func at[E any](list []E, i int) (element E) {
	if i < len(list) {
		element = list[i]
	}
	return element
}

// Comment is the comment on move i, "" if there is none.
func (l *Line) Comment(i int) string { return at(l.Comments, i) }

// GlyphsOf are the glyphs of move i.
func (l *Line) GlyphsOf(i int) []int { return at(l.Glyphs, i) }

// VariationsOf are what could have been played instead of move i.
func (l *Line) VariationsOf(i int) []*Line { return at(l.Variations, i) }

// set sets the element of a list that may be short.
func set[E any](list []E, i int, element E) []E {
	for len(list) <= i {
		var none E
		list = append(list, none)
	}
	list[i] = element
	return list
}

// comment adds a comment on the last move.
func (l *Line) comment(text string) {
	last := len(l.Moves) - 1
	if last < 0 {
		l.Remark = joined(l.Remark, text)
		return
	}
	l.Comments = set(l.Comments, last, joined(l.Comment(last), text))
}

func joined(text, more string) string {
	if text == "" || more == "" {
		return text + more
	}
	return text + " " + more
}

// glyph adds a glyph to the last move.
func (l *Line) glyph(number int) {
	if last := len(l.Moves) - 1; last >= 0 {
		l.Glyphs = set(l.Glyphs, last, append(l.GlyphsOf(last), number))
	}
}

// vary begins a variation of the last move.
func (l *Line) vary() *Line {
	last := len(l.Moves) - 1
	if last < 0 {
		return nil
	}
	other := new(Line)
	l.Variations = set(l.Variations, last, append(l.VariationsOf(last), other))
	return other
}

// Add adds a move with what is said of it.
func (l *Line) Add(move, comment string, glyphs []int) {
	l.Moves = append(l.Moves, move)
	if comment != "" {
		l.comment(comment)
	}
	for _, glyph := range glyphs {
		l.glyph(glyph)
	}
}

// AddVariation adds what could have been played instead of the last move.
func (l *Line) AddVariation(other *Line) {
	last := len(l.Moves) - 1
	l.Variations = set(l.Variations, last, append(l.VariationsOf(last), other))
}

// Before returns the line with a move before its own.
func (l *Line) Before(move, comment string, glyphs []int) *Line {
	longer := new(Line)
	longer.Add(move, comment, glyphs)
	for i, text := range l.Moves {
		longer.Add(text, l.Comment(i), l.GlyphsOf(i))
		for _, other := range l.VariationsOf(i) {
			longer.AddVariation(other)
		}
	}
	return longer
}
