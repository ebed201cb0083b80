package notation

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// lineWidth is the longest line of movetext in the PGN standard.
const lineWidth = 79

// ResultText is how a game stands, as PGN has it.
func ResultText(r board.Result) string {
	switch {
	case !r.Over:
		return "*"
	case r.Draw:
		return "1/2-1/2"
	case r.Winner == define.White:
		return "1-0"
	}
	return "0-1"
}

// Write writes the record, followed by an empty line.
func (rec *Record) Write(w io.Writer) error {
	var b strings.Builder
	for _, tag := range rec.Tags {
		fmt.Fprintf(&b, "[%s %s]\n", tag.Name, quoted(tag.Value))
	}
	b.WriteByte('\n')
	column := 0
	for _, word := range rec.words() {
		switch {
		case column == 0:
		case column+1+len(word) > lineWidth:
			b.WriteByte('\n')
			column = 0
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += len(word)
	}
	b.WriteString("\n\n")
	_, err := io.WriteString(w, b.String())
	return err
}

// comment writes a comment of the movetext.
func comment(text string) string {
	return "{" + strings.NewReplacer("{", "(", "}", ")").Replace(text) + "}"
}

// words returns the movetext as words; lines are broken only between them.
func (rec *Record) words() []string { return append(rec.Line.words(rec.Ply), rec.Result) }

// words returns a line, of which the first move has a number in plies.
func (l *Line) words(ply int) (words []string) {
	if l.Remark != "" {
		words = append(words, comment(l.Remark))
	}
	numbered := false
	for i, move := range l.Moves {
		switch number := (ply + i) / 2; {
		case (ply+i)%2 == 0:
			words = append(words, fmt.Sprintf("%d.", number+1))
		case !numbered:
			words = append(words, fmt.Sprintf("%d...", number+1))
		}
		words = append(words, move)
		numbered = true
		for _, glyph := range l.GlyphsOf(i) {
			words = append(words, fmt.Sprintf("$%d", glyph))
		}
		if text := l.Comment(i); text != "" {
			words, numbered = append(words, comment(text)), false
		}
		for _, other := range l.VariationsOf(i) {
			words, numbered = append(words, other.bracketed(ply+i)...), false
		}
	}
	return words
}

// bracketed returns a variation.
func (l *Line) bracketed(ply int) []string {
	words := l.words(ply)
	if len(words) == 0 {
		return nil
	}
	words[0] = "(" + words[0]
	words[len(words)-1] += ")"
	return words
}
