package source

import (
	"regexp"
	"strings"
)

// This file lists the changes of quotes that a text that is no TOML may need.

var (
	innerSingle = regexp.MustCompile(`=\s*('[^"\n]*'[^"\n]*')\s*$`)
	innerDouble = regexp.MustCompile(`=\s*("[^'\n]*"[^'\n]*"[^'\n]*")\s*$`)
)

// quotes are those of the wrong kind, and those that are missing before a text.
func (b *broken) quotes() (list []repair) {
	for _, swap := range []struct {
		form *regexp.Regexp
		by   string
	}{{innerSingle, `"`}, {innerDouble, `'`}} {
		if m := swap.form.FindStringSubmatchIndex(b.line); m != nil {
			list = append(list, repair{b.start + m[2], b.start + m[3], swap.by + b.line[m[2]+1:m[3]-1] + swap.by, "a text with quotes inside needs the other kind of quotes: " + swap.by})
		}
	}
	for _, swap := range []struct{ wrong, right string }{{"'", `"`}, {`"`, "'"}} {
		for i := range len(b.line) {
			if b.line[i] == swap.wrong[0] && strings.Contains(b.line, "'") {
				list = append(list, repair{b.start + i, b.start + i + 1, swap.right, "a text must end with the quote that it begins with: " + swap.right})
			}
		}
	}
	for i, c := range b.line {
		if i > 0 && strings.IndexByte("=[, \t", b.line[i-1]) >= 0 && strings.IndexByte("=[], {}\"'\t", byte(c)) < 0 {
			list = append(list, insert(b.start+i, `"`, "a quote is missing here, before the text"))
		}
	}
	return list
}

// closingQuotes are those that are missing behind a text: at the end of its first word, or further
// on.
func (b *broken) closingQuotes() (list []repair) {
	for i := range len(b.line) {
		if b.line[i] != '"' {
			continue
		}
		for end := i + 1; end <= len(b.line); end++ {
			isEnd := end == len(b.line) || strings.IndexByte(" ,]}#", b.line[end]) >= 0
			if isEnd && end > i+1 && !strings.Contains(b.line[i+1:end], `"`) && strings.IndexByte(" ,", b.line[end-1]) < 0 {
				list = append(list, insert(b.start+end, `"`, "a closing quote is missing here"))
			}
		}
	}
	return list
}
