package source

import (
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// This file lists the changes that people probably need where a text is no TOML, the most
// probable first.

// repairs visits the changes that may be meant.
func (b *broken) repairs(visit func(repair) bool) {
	for _, list := range []func() []repair{
		b.lines, b.blanks, b.backslash, b.several, b.outside, b.words, b.signs, b.headers, b.doubled, b.quotes, b.closingQuotes, b.commas, b.closing, b.opening, b.stray, b.prose,
	} {
		for _, r := range list() {
			if !visit(r) {
				return
			}
		}
	}
}

var (
	inParentheses = regexp.MustCompile(`^\(([-+\d\s,.]*)\)`)
	comment       = regexp.MustCompile(`^\s*(//|/\*|;|--)`)
	bareWord      = regexp.MustCompile(`^[\pL_][\pL\d_-]*`)
	smartQuote    = regexp.MustCompile(`[“”„‘’«»]`)
	bareValue     = regexp.MustCompile(`[=\[,]\s*([\pL\pN][^\s",=\[\]{}'#]*)`)
	bareRest      = regexp.MustCompile(`=\s*([\pL\pN][^"=\[\]{}'#]*[^\s"=\[\]{}'#,])\s*$`)
)

// truth is how other languages write true and false.
var truth = map[string]string{
	"True": "true", "TRUE": "true", "yes": "true", "Yes": "true", "on": "true",
	"False": "false", "FALSE": "false", "no": "false", "No": "false", "off": "false",
}

// rest is the text from the fault on.
func (b *broken) rest() string { return b.text[b.offset:] }

// insert writes something at a place.
func insert(at int, text, format string, args ...any) repair {
	return repair{at, at, text, fmt.Sprintf(format, args...)}
}

// words are values that are not written as other languages have them.
func (b *broken) words() (list []repair) {
	word := bareWord.FindString(b.rest())
	if truth[word] != "" {
		list = append(list, repair{b.offset, b.offset + len(word), truth[word], "; write " + truth[word]})
	}
	if smart := smartQuote.FindAllStringIndex(b.line, -1); smart != nil {
		from, to := smart[0][0], smart[len(smart)-1][1]
		list = append(list, repair{b.start + from, b.start + to, smartQuote.ReplaceAllString(b.line[from:to], `"`), "; text needs straight quotes: \""})
	}
	if strings.HasPrefix(b.rest(), ";") && len(nestingOf(b.text[:b.offset]).open) > 0 {
		list = append(list, repair{b.offset, b.offset + 1, ",", "; write , instead of ;"})
	}
	if sign := comment.FindStringSubmatchIndex(b.rest()); sign != nil {
		list = append(list, repair{b.offset + sign[2], b.offset + sign[3], "#", "; a comment begins with #"})
	}
	if m := inParentheses.FindStringSubmatch(b.rest()); m != nil {
		list = append(list, repair{b.offset, b.offset + len(m[0]), "[" + m[1] + "]", fmt.Sprintf("; write [%s] instead of %s", m[1], m[0])})
	}
	if word != "" && !strings.HasPrefix(b.rest()[len(word):], `"`) {
		list = append(list, b.quote(b.offset, b.offset+len(word)))
	}
	for _, form := range []*regexp.Regexp{bareValue, bareRest} {
		for _, m := range form.FindAllStringSubmatchIndex(b.line, -1) {
			isNumber := strings.Trim(b.line[m[2]:m[3]], "0123456789") == ""
			if b.start+m[2] <= b.offset && b.offset <= b.start+m[3] && !isNumber {
				list = append(list, b.quote(b.start+m[2], b.start+m[3]))
			}
		}
	}
	return list
}

// quote puts quotes around a text.
func (b *broken) quote(from, to int) repair {
	what := "word"
	if word := b.text[from:to]; bareWord.FindString(word) != word {
		what = "text"
	}
	return repair{from, to, `"` + b.text[from:to] + `"`, fmt.Sprintf("; a %s needs quotes: %q", what, b.text[from:to])}
}

var (
	aColon  = regexp.MustCompile(`(\w"?)\s*:\s*`)
	afterOf = regexp.MustCompile(`[\w-]\s+$`)
	valueIn = regexp.MustCompile(`^(["'\[{\d-]|true|false)`)
)

// signs are other signs than =, and none.
func (b *broken) signs() (list []repair) {
	before := b.text[b.start:b.offset]
	switch rest := b.rest(); {
	case strings.HasPrefix(rest, ":") && strings.HasPrefix(rest, ":="):
		list = append(list, repair{b.offset, b.offset + 2, "=", "write = instead of :="})
	case strings.HasPrefix(rest, ":"):
		list = append(list, repair{b.offset, b.offset + 1, "=", "write = instead of :"})
		list = append(list, repair{b.start, b.start + len(b.line), aColon.ReplaceAllString(b.line, "$1 = "), "write = instead of :"})
	case strings.HasSuffix(before, "=") && rest != "" && strings.ContainsAny(rest[:1], "=>"):
		list = append(list, repair{b.offset, b.offset + 1, "", "write a single = here"})
	case afterOf.MatchString(before) && valueIn.MatchString(rest):
		list = append(list, insert(b.offset, "= ", "a = is missing here, between a key and its value"))
	}
	return list
}

var (
	apart     = regexp.MustCompile(`^\[+[\w.-]+( +)[\w.-]+\]`)
	unended   = regexp.MustCompile(`^\[\[?[\w.-]+\]?\s*$`)
	unstarted = regexp.MustCompile(`^[\w.-]+\]\s*$`)
)

// headers are those of tables.
func (b *broken) headers() (list []repair) {
	if m := apart.FindStringSubmatchIndex(b.line); m != nil {
		list = append(list, repair{b.start + m[2], b.start + m[3], ".", "the parts of a table's name are joined by dots"})
	}
	if unended.MatchString(b.line) {
		list = append(list, insert(b.start+len(strings.TrimRight(b.line, " \t")), "]", "a ] is missing here"))
	}
	if unstarted.MatchString(b.line) {
		list = append(list, insert(b.start, "[", "a [ is missing here"))
	}
	return list
}

// keyBehind is a key that stands where a table in a list has just ended.
var keyBehind = regexp.MustCompile(`^([\w-]+)\s*=`)

// outside are keys behind the end of their table.
func (b *broken) outside() (list []repair) {
	key := keyBehind.FindStringSubmatch(b.rest())
	before, isBehind := strings.CutSuffix(strings.TrimRight(b.text[:b.offset], " \t\n"), ",")
	before, isTable := strings.CutSuffix(strings.TrimRight(before, " \t\n"), "}")
	if key == nil || !isBehind || !isTable {
		return nil
	}
	brace, from := len(before), len(strings.TrimRight(before, " \t"))
	for i, c := range b.line {
		if to := b.start + i; to > b.offset && (c == ']' || c == ',') {
			list = append(list, repair{from, to, b.text[brace+1:to] + " }", key[1] + " belongs to the table before it, which ends too early: write the } behind it"})
		}
	}
	return list
}

// doubled are signs that stand twice.
func (b *broken) doubled() (list []repair) {
	for i := max(1, b.offset-1); i <= b.offset+1 && i < len(b.text); i++ {
		if c := b.text[i]; c == b.text[i-1] && strings.IndexByte(`"',]}`, c) >= 0 {
			list = append(list, b.drop(i))
		}
	}
	for i := b.start + len(b.line) - 1; i > b.start; i-- {
		if c := b.text[i]; c == b.text[i-1] && strings.IndexByte(`"[{`, c) >= 0 {
			list = append(list, b.drop(i))
		}
	}
	if b.begin < b.start {
		first, _, _ := strings.Cut(b.text[b.begin:], "\n")
		if i := strings.Index(first, "[["); i > 0 {
			list = append(list, b.drop(b.begin+i+1))
		}
	}
	return list
}

// drop leaves out a sign.
func (b *broken) drop(at int) repair {
	return repair{at, at + 1, "", fmt.Sprintf("there is a %c too many here", b.text[at])}
}

// commas are those between elements of a list or of a table.
func (b *broken) commas() []repair {
	at := endBefore(b.text, b.offset)
	if at <= b.begin || at == b.offset && b.offset > 0 && b.text[at-1] == ',' {
		return nil
	}
	of := "a list"
	if open := nestingOf(b.text[b.begin:b.offset]).open; len(open) > 0 && open[len(open)-1].is == '{' {
		of = "a table"
	}
	return []repair{insert(at, ",", "a comma is missing here, between two elements of %s", of)}
}

// someValues are several values where a list should be.
var someValues = regexp.MustCompile(`([\w-]+)\s*=\s*((?:"[^"]*"|-?\d+|\[[^\[\]]*\])(?:\s*,\s*(?:"[^"]*"|-?\d+|\[[^\[\]]*\]))+)`)

// several are values without brackets around them.
func (b *broken) several() (list []repair) {
	for _, m := range someValues.FindAllStringSubmatchIndex(b.line, -1) {
		key, values := b.line[m[2]:m[3]], b.line[m[4]:m[5]]
		what := "numbers need brackets"
		switch values[0] {
		case '[':
			what = "vectors need brackets around them"
		case '"':
			what = "words need brackets around them"
		}
		list = append(list, repair{b.start + m[4], b.start + m[5], "[" + values + "]", fmt.Sprintf("; several %s: %s = [%s]", what, key, values)})
	}
	return list
}

// closing are brackets and braces that are missing behind: at the end of what stands before the
// fault, or further to the front, before a comma.
func (b *broken) closing() (list []repair) {
	open := nestingOf(b.text[b.begin:b.offset]).open
	if len(open) == 0 {
		return nil
	}
	last := open[len(open)-1]
	last.pos += b.begin
	end := endBefore(b.text, b.offset)
	says := unclosed(b.text, last)
	text := "]"
	if last.is == '{' {
		text = " }"
	}
	list = append(list, insert(end, text, "%s", says))
	for i := end - 1; i > last.pos; i-- {
		if b.text[i] == ',' {
			list = append(list, insert(len(strings.TrimRight(b.text[:i], " \t")), text, "%s", says))
		}
	}
	return list
}

// opening are brackets and braces that are missing before.
func (b *broken) opening() (list []repair) {
	if word := bareWord.FindString(b.rest()); word != "" {
		if next := strings.TrimLeft(b.rest()[len(word):], " "); strings.HasPrefix(next, "=") {
			list = append(list, insert(b.offset, "{ ", "a { is missing here"))
		}
	}
	for _, sign := range []string{"[", "{ "} {
		for i := min(b.offset, b.start+len(b.line)) - 1; i >= b.start; i-- {
			if strings.IndexByte("=,", b.text[i]) < 0 {
				continue
			}
			at := i + 1
			for at < len(b.text) && b.text[at] == ' ' {
				at++
			}
			list = append(list, insert(at, sign, "a %s is missing here", sign[:1]))
		}
	}
	return list
}

// stray are signs that have no place here.
func (b *broken) stray() (list []repair) {
	for _, i := range []int{b.offset, b.offset - 1} {
		if i >= 0 && i < len(b.text) && strings.IndexByte(`",'[]{};=`, b.text[i]) >= 0 {
			list = append(list, b.drop(i))
		}
	}
	return list
}

// aSentence is what a comment looks like.
var aSentence = regexp.MustCompile(`^\s*\pL[^="\[\]{}]*$`)

// prose are comments without a sign.
func (b *broken) prose() []repair {
	if !aSentence.MatchString(b.line) || utf8.RuneCountInString(strings.TrimSpace(b.line)) < 3 {
		return nil
	}
	return []repair{insert(b.start, "# ", "; a comment begins with #")}
}
