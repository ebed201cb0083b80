package vocabulary

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fairymax/variants/spelling"
)

// manualWidth is the longest line in the tables of the reference.
const manualWidth = 96

// Manual returns the full reference of the language as text. Headings begin with #,
// examples with a tab.
func Manual() string {
	var b strings.Builder
	for _, s := range manualSections() {
		s.write(&b)
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

// Help is what the reference says of a word: the section of this title, or the keys of this name
// with the tables that have them, or the term, or what they say for a natural word, or the
// keys that may have the word as their value; "" if there is none.
func Help(word string) string {
	var b strings.Builder
	title := ""
	for _, s := range manualSections() {
		if s.title != "" {
			title = s.title
		}
		if strings.EqualFold(s.title, word) {
			b.Reset()
			s.write(&b)
			break
		}
		for _, k := range s.shown() {
			if k.name == word {
				fmt.Fprintf(&b, "# %s\n\n", title)
				k.write(&b)
				b.WriteString("\n")
			}
		}
	}
	if t := termOf(word); t != nil {
		b.WriteString("# Terms\n\n")
		t.write(&b)
	}
	if b.Len() == 0 {
		return cmp.Or(synonym(word), helpOfValue(word))
	}
	return strings.TrimLeft(b.String(), "\n")
}

// helpOfValue is what the reference says of the keys that may have a word as their value.
func helpOfValue(word string) string {
	var b strings.Builder
	title := ""
	for _, s := range manualSections() {
		title = cmp.Or(s.title, title)
		for _, k := range s.shown() {
			if k.kind == wordList && slices.Contains(k.words, word) {
				fmt.Fprintf(&b, "# %s\n\n", title)
				k.write(&b)
				b.WriteString("\n")
			}
		}
	}
	return b.String()
}

// HelpWords lists what [Help] knows.
func HelpWords() []string {
	var words []string
	for _, s := range manualSections() {
		if s.title != "" {
			words = append(words, strings.ToLower(s.title))
		}
		for _, k := range s.shown() {
			words = append(words, k.name)
		}
	}
	for _, t := range terms {
		words = append(words, strings.Fields(t.names)[0])
	}
	slices.Sort(words)
	return slices.Compact(words)
}

func (s section) write(b *strings.Builder) {
	if s.title != "" {
		fmt.Fprintf(b, "# %s\n\n", s.title)
	}
	if s.text != "" {
		fmt.Fprintf(b, "%s\n\n", strings.Trim(s.text, "\n"))
	}
	for i, k := range s.shown() {
		if i > 0 {
			b.WriteString("\t\n")
		}
		k.write(b)
	}
	if s.schema != nil {
		b.WriteString("\n")
	}
}

// shown are the keys of a section. A later leg leaves out those that it shares with a first one.
func (s section) shown() []key {
	if s.schema == nil {
		return nil
	}
	table := s.schema()
	if table.what == "leg" {
		return table.keys[len(legKeys()):]
	}
	return table.keys
}

// write writes a key with its form, its meaning and an example.
func (k key) write(b *strings.Builder) {
	fmt.Fprintf(b, "\t%s: %s\n", k.name, k.form())
	doc := k.doc
	if k.absent != "" {
		doc += "; default: " + k.absent
	}
	for _, line := range fold(doc, manualWidth-8) {
		fmt.Fprintf(b, "\t    %s\n", line)
	}
	for line := range strings.SplitSeq(k.example, "\n") {
		fmt.Fprintf(b, "\t        %s\n", line)
	}
}

// form says what the value of a key looks like.
func (k key) form() string {
	form := ""
	switch k.kind {
	case text:
		form = "a string"
	case number:
		form = fmt.Sprintf("a number from %d to %d", k.lo, k.hi)
	case halves:
		form = fmt.Sprintf("a number from %d to %d, also with a half", k.lo, k.hi)
	case boolean:
		form = "true or false"
	case word:
		form = spelling.Quoted(k.words)
	case wordList:
		form = `one or more of "` + strings.Join(k.words, `", "`) + `"`
	case nameList:
		form = spelling.WithArticle(k.names) + " or a list"
	case vector:
		form = "[right, forward] or a list of such vectors"
	case table, tableList:
		form = "a table { … }"
		if k.kind == tableList {
			form += " or a list of them"
		}
	case named:
		form = "a table { … } for each name"
	case zoneNames:
		form = "a zone or a list for each name"
	case counts:
		form = "a number for each piece"
	case places:
		form = "a piece or a list for each file or square"
	}
	if k.sided {
		form += " ⚑"
	}
	return form
}

// fold breaks a text into lines.
func fold(text string, width int) []string {
	var lines []string
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines = append(lines, line)
			line = ""
		}
		if line != "" {
			line += " "
		}
		line += word
	}
	return append(lines, line)
}
