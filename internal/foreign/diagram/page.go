package diagram

import (
	"fmt"
	"html"
	"regexp"
	"strings"

	"fairymax/internal/foreign/game"
)

// found is a diagram in a text: its lines, or the parts of them that are not tags.
type found struct {
	name  string
	line  int
	parts []game.Word
}

var (
	diagramTag = regexp.MustCompile(`(?is)^([a-z][a-z0-9]*)\b.*\bclass\s*=\s*(?:"[^"]*\bidiagram\b[^"]*"|'[^']*\bidiagram\b[^']*'|idiagram\b)`)
	pageForm   = regexp.MustCompile(`(?i)<[a-z][^>]*class\s*=\s*["']?[^"'>]*\bidiagram\b`)
	settingRow = regexp.MustCompile(`(?m)(?:^|[ \t])(?:files|ranks|promoZone|maxPromote|promoChoice|symmetry|holdingsType|royal|satellite|graphicsDir|squareSize)=`)
	pieceRow   = regexp.MustCompile(`(?m)^[^:=\n<]+(?::[^:\n]*){4,5}$`)
	hookForm   = regexp.MustCompile(`\b(\w*Tinker|WeirdPromotion|BadZone)\b`)
)

// Recognises reports whether a text is a diagram's, or a page with diagrams.
func Recognises(text string) bool {
	return IsPage(text) || settingRow.MatchString(text) && strings.Contains(text, ":") || pieceRow.MatchString(text)
}

// IsPage reports whether a text is a page with diagrams.
func IsPage(text string) bool { return pageForm.MatchString(text) }

// find returns the diagrams of a file, and the page that they are on, nil if the file is
// the text of a diagram alone.
func find(in *game.Run) ([]*found, *page) {
	if IsPage(in.Text()) {
		p := &page{in: in}
		if p.read(); len(p.diagrams) == 0 {
			in.Fail(1, "no element of the page is a diagram: diagrams have the class idiagram and are not in a comment")
		}
		return p.diagrams, p
	}
	d := &found{name: in.Stem(), line: 1}
	for n := 1; n <= in.Length(); n++ {
		if line := in.Line(n); !strings.HasPrefix(strings.TrimSpace(line), "#") {
			d.add(in.WordAt(n, 0, len(line)))
		}
	}
	return []*found{d}, nil
}

// add adds a part of a line. What stands for a character is that character.
func (d *found) add(part game.Word) {
	part.Text = strings.ReplaceAll(html.UnescapeString(part.Text), "\u00a0", " ")
	if strings.TrimSpace(part.Text) != "" {
		d.parts = append(d.parts, part)
	}
}

// page is a page that is being read.
type page struct {
	in       *game.Run
	diagrams []*found
	title    string // its words, and no more of them than show that it is too long for a name
	hooks    []hook // at most mostHooks
	hooked   map[string]bool
	within   string // what the reader is in: "" for text, a tag, a comment or a script
	tag      strings.Builder
	element  string // that holds the current diagram, "" outside
	depth    int    // how many of them are open
	titled   bool   // whether the text is that of the title
	script   int    // line of the first script that is not the diagrams' own, 0 for none
}

// mostHooks is how many of the functions that change the rules are named.
const mostHooks = 50

// hook is a function of a page's script that changes the rules.
type hook struct {
	name string
	line int // where it is named first
}

// The places that a reader can be in, besides text.
const (
	inTag     = "tag"
	inComment = "comment"
	inScript  = "script"
	inStyle   = "style"
)

// endOf has for each place what ends it.
var endOf = map[string]string{inTag: ">", inComment: "-->", inScript: "</script", inStyle: "</style"}

// The longest tag that is kept, and the longest title that names a diagram, in bytes.
const (
	maxTag   = 1 << 12
	maxTitle = 60
)

// read reads the lines of the page.
func (p *page) read() {
	for n := 1; n <= p.in.Length(); n++ {
		line := p.in.Line(n)
		for at := 0; at < len(line); {
			if p.within == "" {
				at = p.text(n, line, at)
			} else {
				at = p.markup(n, line, at)
			}
		}
		p.tag.WriteByte(' ')
	}
	if p.element != "" {
		p.in.Fail(p.diagrams[len(p.diagrams)-1].line, "the <%s> of this diagram is never closed; the end of the page is missing", p.element)
	}
	p.name()
}

// text reads text up to the next tag and returns where that begins.
func (p *page) text(n int, line string, at int) int {
	end := len(line)
	for i := at; i+1 < len(line); i++ {
		if next := line[i+1] | 0x20; line[i] == '<' && (next >= 'a' && next <= 'z' || strings.IndexByte("/!", line[i+1]) >= 0) {
			end = i
			break
		}
	}
	switch {
	case p.titled:
		p.entitle(line[at:end])
	case p.element != "" && end > at && len(p.diagrams[len(p.diagrams)-1].parts) <= maxParts:
		p.diagrams[len(p.diagrams)-1].add(p.in.WordAt(n, at, end))
	}
	if end == len(line) {
		return end
	}
	p.within = inTag
	p.tag.Reset()
	if strings.HasPrefix(line[end:], "<!--") {
		p.within = inComment
	}
	return end + 1
}

// entitle adds a text to the title, which may never be closed.
func (p *page) entitle(text string) {
	if len(p.title) <= maxTitle {
		p.title = strings.Join(strings.Fields(p.title+" "+html.UnescapeString(text)), " ")
	}
}

// hook keeps a function that a script names, if there is room for it.
func (p *page) hook(n int, name string) {
	if p.hooked == nil {
		p.hooked = make(map[string]bool)
	}
	if !p.hooked[name] && len(p.hooks) < mostHooks {
		p.hooks = append(p.hooks, hook{name, n})
	}
	p.hooked[name] = true
}

// markup reads a tag, a comment or a script up to its end and returns where text goes on.
func (p *page) markup(n int, line string, at int) int {
	rest := line[at:]
	end := indexFold(rest, endOf[p.within])
	inside := rest
	if end >= 0 {
		inside = rest[:end]
	}
	switch p.within {
	case inTag:
		if p.tag.Len()+len(inside) < maxTag {
			p.tag.WriteString(inside)
		}
	case inScript:
		for _, name := range hookForm.FindAllString(inside, -1) {
			p.hook(n, name)
		}
	}
	if end < 0 {
		return len(line)
	}
	place := p.within
	p.within = ""
	switch place {
	case inTag:
		p.handle(n, p.tag.String())
	case inScript, inStyle:
		return at + end
	}
	return at + end + len(endOf[place])
}

// indexFold returns where a mark begins in a text, in capitals or not; -1 if nowhere.
func indexFold(text, mark string) int {
	for at := 0; ; at++ {
		next := strings.IndexByte(text[at:], mark[0])
		if next < 0 {
			return -1
		}
		if at += next; len(text)-at >= len(mark) && strings.EqualFold(text[at:at+len(mark)], mark) {
			return at
		}
	}
}

// ownScript is the script that shows diagrams.
const ownScript = "betza.js"

var tagName = regexp.MustCompile(`^/?[A-Za-z][A-Za-z0-9]*`)

// handle follows a tag, given without its angle brackets.
func (p *page) handle(n int, tag string) {
	name := strings.ToLower(tagName.FindString(tag))
	switch {
	case name == inScript || name == inStyle:
		p.within = name
		if name == inScript && p.script == 0 && !strings.Contains(tag, ownScript) {
			p.script = n
		}
	case strings.Trim(name, "/") == "title":
		p.titled = name == "title"
	case p.element == "" && diagramTag.MatchString(tag):
		p.element, p.depth = name, 1
		p.diagrams = append(p.diagrams, &found{line: n})
	case p.element != "" && name == p.element:
		p.depth++
	case p.element != "" && name == "/"+p.element:
		if p.depth--; p.depth == 0 {
			p.element = ""
		}
	}
}

// name gives the diagrams names: that of the page, or of the file if it has no title,
// with a number if there are several.
func (p *page) name() {
	name := p.title
	if name == "" || len(name) > maxTitle {
		name = p.in.Stem()
	}
	for i, d := range p.diagrams {
		d.name = name
		if len(p.diagrams) > 1 {
			d.name = fmt.Sprintf("%s %d", name, i+1)
		}
	}
}
