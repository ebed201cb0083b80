package main

import (
	"regexp"
	"strconv"
	"strings"

	"fairymax/internal/sheet"
)

// textPage turns the manual page into plain text, for systems that cannot show such
// pages. It knows the requests that our page has, and no others.
type textPage struct {
	out    strings.Builder
	words  string // of the paragraph under way
	shift  int    // columns, of quotations
	hangs  bool   // the paragraph belongs to a tag
	tagged bool   // the next line is a tag
	asIs   bool   // lines are not joined
}

// Columns that paragraphs and the texts of tags are indented by.
const (
	textIndent = 4
	hangIndent = 8
)

// manualAsText shows a manual page without the program for manual pages.
func manualAsText(page string) string {
	var p textPage
	for line := range strings.Lines(page) {
		request, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch {
		case !strings.HasPrefix(request, "."):
			p.text(unroff(line))
		case strings.HasPrefix(request, ".B"), strings.HasPrefix(request, ".I"), strings.HasPrefix(request, ".RI"), strings.HasPrefix(request, ".RB"):
			p.text(emphasised(request, rest))
		default:
			p.request(request, unroff(rest))
		}
	}
	p.end()
	return p.out.String()
}

// request carries out a request that is not about fonts.
func (p *textPage) request(request, rest string) {
	p.end()
	switch request {
	case ".TH":
		p.out.WriteString(strings.Fields(rest)[0] + "\n")
	case ".SH":
		p.out.WriteString("\n" + rest + "\n")
		p.hangs = false
	case ".SS":
		p.out.WriteString("\n  " + rest + "\n")
		p.hangs = false
	case ".PP":
		p.out.WriteString("\n")
		p.hangs = false
	case ".TP":
		p.tagged, p.hangs = true, true
	case ".RS":
		p.shift += textIndent
	case ".RE":
		p.shift -= textIndent
	case ".nf":
		p.asIs = true
	case ".fi":
		p.asIs = false
	}
}

// text takes a line of text.
func (p *textPage) text(line string) {
	if p.tagged {
		p.out.WriteString("\n" + strings.Repeat(" ", textIndent+p.shift) + strings.TrimSpace(line) + "\n")
		p.tagged = false
		return
	}
	p.words += " " + line
	if p.asIs {
		p.end()
	}
}

// end writes the paragraph under way.
func (p *textPage) end() {
	if strings.TrimSpace(p.words) == "" {
		return
	}
	indent := textIndent + p.shift
	if p.hangs {
		indent += hangIndent - textIndent
	}
	for _, line := range sheet.WrapIndented(indent, p.words) {
		p.out.WriteString(line + "\n")
	}
	p.words = ""
}

// emphasised is the text of a request about fonts: the arguments of one with two
// letters follow each other without spaces.
func emphasised(request, rest string) string {
	if len(request) == len(".B") {
		return unroff(rest)
	}
	text := ""
	for _, argument := range roffArgument.FindAllString(rest, -1) {
		text += strings.Trim(argument, `"`)
	}
	return unroff(text)
}

var (
	roffArgument = regexp.MustCompile(`"[^"]*"|\S+`)
	roffEscape   = regexp.MustCompile(`\\(?:\(..|\[u[0-9A-F]+\]|f.|.)`)
)

// unroff replaces the escapes of roff.
func unroff(text string) string {
	names := map[string]string{`\&`: "", `\-`: "-"}
	for c, name := range roffNames {
		names[name] = string(c)
	}
	return roffEscape.ReplaceAllStringFunc(strings.TrimRight(text, "\n"), func(escape string) string {
		if code, ok := strings.CutPrefix(escape, `\[u`); ok {
			n, _ := strconv.ParseInt(strings.TrimSuffix(code, "]"), 16, 32)
			return string(rune(n))
		}
		return names[escape] // none for fonts
	})
}
