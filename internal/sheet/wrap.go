package sheet

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// pageWidth is how many columns a line may have.
const pageWidth = 80

// writeWrapped writes text in lines of at most so many columns. The first line
// begins with a label, the others are indented by its width.
func writeWrapped(w io.Writer, width int, label, text string) {
	for _, line := range wrap(label, text, width) {
		fmt.Fprintln(w, line)
	}
}

// Wrap breaks text into lines that fit a page.
func Wrap(text string) []string { return wrap("", text, pageWidth) }

// wrap breaks text into lines of a width. The first line begins with a label, the
// others are indented by its width.
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

// WrapAt breaks text into lines of a width.
func WrapAt(width int, text string) []string { return wrap("", text, width) }

// WrapLabelled breaks text into lines of a width. The first line begins with a label, the
// others are indented by its width.
func WrapLabelled(width int, label, text string) []string { return wrap(label, text, width) }

// Cut shortens a line that is too long for a page.
func Cut(line string) string {
	if utf8.RuneCountInString(line) <= pageWidth {
		return line
	}
	return strings.TrimRight(string([]rune(line)[:pageWidth-1]), " ,;:") + "…"
}

// WrapIndented breaks text into indented lines that fit a page.
func WrapIndented(indent int, text string) []string {
	return wrap(strings.Repeat(" ", indent), text, pageWidth)
}
