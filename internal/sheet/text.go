package sheet

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"fairymax/board"
)

// pageWidth is how many columns a line may have.
const pageWidth = 80

// writeWrapped writes text in lines of pageWidth columns at most; the first
// begins with a label, the others with as many blanks.
func writeWrapped(w io.Writer, label, text string) {
	for _, line := range wrap(label, text, pageWidth) {
		fmt.Fprintln(w, line)
	}
}

// Wrap breaks text into lines that fit a page.
func Wrap(text string) []string { return wrap("", text, pageWidth) }

// wrap breaks text into lines of a width, behind a label or as many blanks.
func wrap(label, text string, width int) []string {
	indent := utf8.RuneCountInString(label)
	var lines []string
	line, column := label, indent
	for word := range strings.FieldsSeq(text) {
		n := utf8.RuneCountInString(word)
		switch {
		case column == indent:
		case column+1+n > width:
			lines = append(lines, line)
			line, column = strings.Repeat(" ", indent), indent
		default:
			line, column = line+" ", column+1
		}
		line, column = line+word, column+n
	}
	return append(lines, line)
}

// Cut shortens a line that is too long for a page.
func Cut(line string) string {
	if utf8.RuneCountInString(line) <= pageWidth {
		return line
	}
	return strings.TrimRight(string([]rune(line)[:pageWidth-1]), " ,;:") + "…"
}

// enumerate joins words as in "a, b or c".
func enumerate(words []string, last string) string {
	switch n := len(words); n {
	case 0:
		return ""
	case 1:
		return words[0]
	default:
		return strings.Join(words[:n-1], ", ") + " " + last + " " + words[n-1]
	}
}

// ordinal writes 1st, 2nd, 3rd …
func ordinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprint(n, suffix)
}

// several writes a number of things: "1 man", "2 men".
func several(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return fmt.Sprint(n, " ", many)
}

// name is what people call a type in the middle of a sentence.
func (s *Sheet) name(t board.PieceType) string {
	def := &s.Def.Types[t-1]
	if def.Title == def.Name {
		return strings.ReplaceAll(def.Name, "-", " ")
	}
	return def.Title
}

// plural is the name of several men of a type.
func (s *Sheet) plural(t board.PieceType) string {
	name := s.name(t)
	for _, ending := range []struct{ one, many string }{
		{"man", "men"}, {"s", "ses"}, {"x", "xes"}, {"ch", "ches"}, {"sh", "shes"},
		{"ay", "ays"}, {"ey", "eys"}, {"oy", "oys"}, {"y", "ies"},
	} {
		if stem, found := strings.CutSuffix(name, ending.one); found {
			return stem + ending.many
		}
	}
	return name + "s"
}

// article puts "a" or "an" before a name.
func article(name string) string {
	if name != "" && strings.ContainsRune("aeioAEIO", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// oneOf writes types as in "a queen, rook or bishop".
func (s *Sheet) oneOf(types []board.PieceType) string {
	var names []string
	for _, t := range types {
		names = append(names, s.name(t))
	}
	return article(enumerate(names, "or"))
}

// manyOf writes types as in "queens, rooks and bishops".
func (s *Sheet) manyOf(types []board.PieceType, last string) string {
	var names []string
	for _, t := range types {
		names = append(names, s.plural(t))
	}
	return enumerate(names, last)
}

// members lists the types of a mask.
func (s *Sheet) members(mask board.TypeMask) []board.PieceType {
	var types []board.PieceType
	for i := range s.Def.Types {
		if t := board.PieceType(i + 1); mask.Has(t) {
			types = append(types, t)
		}
	}
	return types
}

// text draws a diagram and its legend.
func (d *Diagram) text() []string {
	signs := map[board.Vector]rune{{}: Center}
	for _, m := range d.Marks {
		signs[m.At] = m.Sign
	}
	var lines []string
	for up := d.Radius; up >= -d.Radius; up-- {
		var b strings.Builder
		for right := -d.Radius; right <= d.Radius; right++ {
			sign, marked := signs[board.Vector{Right: int8(right), Up: int8(up)}]
			if !marked {
				sign = '.'
			}
			fmt.Fprintf(&b, "%c ", sign)
		}
		lines = append(lines, strings.TrimRight(b.String(), " "))
	}
	return append(lines, d.legendLines()...)
}

// legendLines puts the legend into lines without breaking an entry.
func (d *Diagram) legendLines() []string {
	const gap, room = "   ", pageWidth - 4
	var lines []string
	for _, e := range d.Legend {
		entry := string(e.Sign) + " " + e.Meaning
		last := len(lines) - 1
		if last >= 0 && utf8.RuneCountInString(lines[last]+gap+entry) <= room {
			lines[last] += gap + entry
			continue
		}
		lines = append(lines, wrap(entry[:2], entry[2:], room)...)
	}
	return lines
}
