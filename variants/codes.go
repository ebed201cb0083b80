package variants

import (
	_ "embed"
	"regexp"
	"slices"
	"strings"
	"sync"

	"fairymax/variants/source"
)

// The mistakes that [Catalogue.Load] finds, each with its place and its code.
type (
	Error     = source.Error
	ErrorList = source.ErrorList
	Code      = source.Code
	Finding   = source.Finding // of an editor
	Edit      = source.Edit
)

// Explanation explains a message.
type Explanation struct {
	Code    source.Code
	Title   string
	Text    string
	Example string // a definition with the mistake, "" if no file can show it
	Says    string // the messages about the example, each as line:column: message
}

//go:embed codes.md
var codesText string

// expected marks the lines at the end of a definition that hold its messages, each
// as line:column: message.
const expected = "#! "

// codeHead begins the section of a code.
var codeHead = regexp.MustCompile(`(?m)^## (FM\d{3}) (.*)\n`)

// Explanations lists the explanations of all codes.
func Explanations() []Explanation { return slices.Clone(explanations()) }

// explanations reads them once.
var explanations = sync.OnceValue(func() []Explanation {
	heads := codeHead.FindAllStringSubmatchIndex(codesText, -1)
	var list []Explanation
	for i, at := range heads {
		end := len(codesText)
		if i+1 < len(heads) {
			end = heads[i+1][0]
		}
		e := Explanation{Code: source.Code(codesText[at[2]:at[3]]), Title: codesText[at[4]:at[5]]}
		e.read(codesText[at[1]:end])
		list = append(list, e)
	}
	return list
})

// read splits a section into text, example and messages.
func (e *Explanation) read(section string) {
	for line := range strings.Lines(section) {
		code, isCode := strings.CutPrefix(line, "\t")
		hasWord, isSaid := strings.CutPrefix(code, expected)
		switch {
		case isCode && isSaid:
			e.Says += hasWord
		case isCode:
			e.Example += code
		case e.Example != "" && strings.TrimSpace(line) == "":
			e.Example += "\n"
		default:
			e.Text += line
		}
	}
	e.Text = strings.TrimSpace(e.Text)
	if e.Example = strings.TrimRight(e.Example, "\n"); e.Example != "" {
		e.Example += "\n"
	}
}

// Explain returns the explanation of a code.
func Explain(code string) (Explanation, bool) {
	list := explanations()
	i := slices.IndexFunc(list, func(e Explanation) bool { return strings.EqualFold(string(e.Code), code) })
	if i < 0 {
		return Explanation{}, false
	}
	return list[i], true
}
