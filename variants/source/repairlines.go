package source

import (
	"regexp"
	"strings"
)

// This file lists the changes of blanks, line ends and backslashes that a text that is no TOML may
// need.

var (
	nextKey  = regexp.MustCompile(`^,?[ \t]*[\w-]+(\s*\.\s*[\w-]+)*[ \t]*=`)
	oddBlank = regexp.MustCompile(`[\x{a0}\x{2000}-\x{200b}\x{3000}\x{feff}]+`)
	aValue   = regexp.MustCompile(`=[ \t]*("[^"]*"|'[^']*'|true|false|-?\d+|\[.*\]|\{.*\})(,?[ \t]+|,)`)
)

// lines are the ends of lines that are missing between a value and the next key.
func (b *broken) lines() []repair {
	text, from, to := "", 0, 0
	for _, m := range aValue.FindAllStringSubmatchIndex(b.line, -1) {
		if !nextKey.MatchString(b.line[m[5]:]) || len(nestingOf(b.text[b.begin:b.start+m[3]]).open) > 0 {
			continue
		}
		if to == 0 {
			from, to = m[4], m[4]
		}
		text += b.line[to:m[4]] + "\n"
		to = m[5]
	}
	if to == 0 {
		return nil
	}
	return []repair{{b.start + from, b.start + to, text, "a new line is missing here, between a value and the next key"}}
}

// blanks are those that only look like a blank.
func (b *broken) blanks() []repair {
	all := oddBlank.FindAllStringIndex(b.line, -1)
	if all == nil {
		return nil
	}
	from, to := all[0][0], all[len(all)-1][1]
	plain := oddBlank.ReplaceAllString(b.line[from:to], " ")
	return []repair{{b.start + from, b.start + to, plain, "here is a no-break space or the like; write a blank"}}
}

// backslash is what begins no escape, as in the path of a file.
func (b *broken) backslash() []repair {
	if !strings.Contains(b.line, `\`) {
		return nil
	}
	text := strings.ReplaceAll(b.line, `\`, `\\`)
	return []repair{{b.start, b.start + len(b.line), text, `; write \\ for a backslash in a text, or put the text in '…'`}}
}
