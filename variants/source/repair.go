package source

import (
	"regexp"
	"slices"
	"strings"

	"github.com/BurntSushi/toml"
)

// This file finds out what was probably meant where a text is no TOML: it tries the changes of
// repairs.go on the lines around the place and takes the first after which they are TOML.

// repair is a change of bytes that may make TOML of a text.
type repair struct {
	from, to int
	text     string
	says     string // it begins with a semicolon if it only adds to what the library says
}

// The bounds of trials: hardly a line is longer, or has more places for a slip.
const (
	maxTried  = 10_000 // bytes around a place
	maxTrials = 120
)

// broken is a text that is no TOML from an offset on.
type broken struct {
	text       string
	offset     int
	line       string // with the offset
	start      int    // of the line
	begin, end int    // of the whole keys around the offset
}

func brokenAt(text string, offset int) *broken {
	b := &broken{text: text, offset: min(max(offset, 0), len(text))}
	b.start = strings.LastIndexByte(text[:b.offset], '\n') + 1
	b.line, _, _ = strings.Cut(text[b.start:], "\n")
	b.line = strings.TrimRight(b.line, "\r")
	b.begin, b.end = b.whole()
	return b
}

// newKeys is where lines begin a key or a table.
var newKeys = regexp.MustCompile(`(?m)^([\w-]+(\s*\.\s*[\w-]+)*\s*=|\[\[?\s*[\pL_])`)

// whole returns the part of the text from the last key that begins before the fault up to the next
// one behind it.
func (b *broken) whole() (begin, end int) {
	last := max(0, b.lastBefore())
	end = len(b.text)
	for _, at := range newKeys.FindAllStringIndex(b.text, -1) {
		switch {
		case at[0] <= last:
			begin = at[0]
		case at[0] > b.offset:
			return begin, at[0]
		}
	}
	return begin, end
}

// lastBefore is the place of the last character before the fault that is no blank.
func (b *broken) lastBefore() int {
	return len(strings.TrimRight(b.text[:min(b.offset, len(b.text))], " \t\r\n")) - 1
}

// mended returns the first change that makes TOML of the lines around the fault.
func (b *broken) mended() (repair, bool) {
	if b.end-b.begin > maxTried {
		return repair{}, false
	}
	trials := 0
	for r := range b.repairs {
		if trials++; trials > maxTrials {
			break
		}
		if r.from >= b.begin && r.to <= b.end && isPlausible(b.text[b.begin:r.from]+r.text+b.text[r.to:b.end]) {
			return r, true
		}
	}
	return repair{}, false
}

// isPlausible reports whether a text is TOML with lists as people write them.
func isPlausible(text string) bool {
	if nestingOf(text).refused != "" {
		return false
	}
	var tree map[string]any
	if _, err := toml.Decode(text, &tree); err != nil {
		return false
	}
	return isEven(tree, false)
}

// isEven reports whether all lists have elements of one kind, those inside others numbers.
func isEven(value any, inList bool) bool {
	switch v := value.(type) {
	case map[string]any:
		for _, inner := range v {
			if !isEven(inner, false) {
				return false
			}
		}
	case []map[string]any:
		return !slices.ContainsFunc(v, func(inner map[string]any) bool { return !isEven(inner, false) })
	case []any:
		for _, inner := range v {
			_, isNumber := inner.(int64)
			if kindOf(inner) != kindOf(v[0]) || inList && !isNumber || !isEven(inner, true) {
				return false
			}
		}
	}
	return true
}

// kindOf tells strings, numbers, lists and tables apart.
func kindOf(value any) byte {
	switch value.(type) {
	case string:
		return 's'
	case map[string]any:
		return 't'
	case []any, []map[string]any:
		return 'l'
	}
	return 'n'
}

// fix makes a fix of a change.
func (b *broken) fix(file string, r repair) Fix {
	return Fix{From: placeOf(file, b.text, r.from), To: placeOf(file, b.text, r.to), Text: r.text, Remark: r.says}
}
