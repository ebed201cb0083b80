package drawing

import (
	"fmt"
	"html"
	"strings"
	"unicode/utf8"
)

// shape is one path of a drawing, or a text where no path is known.
type shape struct {
	kind    kind
	path    string
	text    string
	width   float64 // of the line, 0 for that of the family
	size    float64 // of the text
	x, y    float64 // the middle of the text
	colours string  // attributes of a tinted shape
	evenOdd bool
}

// kind says how a shape is painted. A drawing has no colours of its own: fill and
// stroke are those of the place where it is used, and color is for details.
type kind int

const (
	body   kind = iota // filled, with an outline
	line               // a detail
	dot                // a filled detail
	rim                // an outline alone
	relief             // filled, with an outline in the colour of details
	letter             // a text as a detail
	tinted             // with colours of its own
)

var paints = [...]string{
	body:   "",
	line:   ` fill="none" stroke="currentColor"`,
	dot:    ` fill="currentColor" stroke="none"`,
	rim:    ` fill="none"`,
	relief: ` stroke="currentColor" stroke-opacity=".55"`,
	letter: ` fill="currentColor" stroke="none"`,
	tinted: "",
}

// permitted replaces a character that XML forbids.
func permitted(r rune) rune {
	if r < ' ' || r == 0xFFFE || r == 0xFFFF {
		return utf8.RuneError
	}
	return r
}

// svg writes the shape as an element.
func (s shape) svg(b *strings.Builder) {
	if s.kind == letter {
		fmt.Fprintf(b, `<text x="%s" y="%s" font-size="%s"%s text-anchor="middle" dominant-baseline="central">`,
			number(s.x), number(s.y), number(s.size), paints[letter])
		b.WriteString(html.EscapeString(strings.Map(permitted, s.text)))
		b.WriteString("</text>")
		return
	}
	width := ""
	if s.width != 0 {
		width = ` stroke-width="` + number(s.width) + `"`
	}
	if s.evenOdd {
		width += ` fill-rule="evenodd"`
	}
	fmt.Fprintf(b, `<path d="%s"%s%s%s/>`, s.path, paints[s.kind], s.colours, width)
}

// engraved returns the shapes of a dark piece, on which outlines would not show before
// its other parts: a silhouette, and on it the shapes with thin light outlines.
func engraved(shapes []shape) []shape {
	var silhouette, parts []shape
	for _, s := range shapes {
		if s.kind == body {
			silhouette = append(silhouette, shape{kind: body, path: s.path, width: 2, evenOdd: s.evenOdd})
			s = shape{kind: relief, path: s.path, width: .8, evenOdd: s.evenOdd}
		}
		parts = append(parts, s)
	}
	return append(silhouette, parts...)
}

// moved returns the shape at another place and size. Only paths of figures move.
func (s shape) moved(f fit) (shape, error) {
	var err error
	s.path, err = f.path(s.path)
	return s, err
}
