package source

import (
	"errors"
	"strings"
	"unicode/utf8"

	"github.com/BurntSushi/toml"
)

// Parse reads TOML text into a tree of nodes. The file is its name for messages. The
// error is an [ErrorList] of one mistake.
func Parse(file, content string) (*Node, error) {
	if n := nestingOf(content); n.refused != "" {
		return nil, mistakeAt(placeOf(file, content, n.at), content, "FM008", n.refused, Fix{})
	}
	var tree map[string]any
	_, err := toml.Decode(content, &tree)
	if err == nil {
		index := indexOf(file, content)
		if twice := lost(tree, index); twice != nil {
			at, fix := twice.again, Fix{}
			b := brokenAt(content, offsetOf(content, at))
			if r, ok := b.twice(true); ok && r.text != "" {
				fix = b.fix(file, r)
			}
			return nil, mistakeAt(at, content, "FM007", "this key already has a value; give it as a whole or in parts, not both", fix)
		}
		return build(tree, index), nil
	}
	var syntax toml.ParseError
	if !errors.As(err, &syntax) {
		return nil, mistakeAt(Place{file, 1, 1}, content, "FM001", err.Error(), Fix{})
	}
	at, message, fix := explained(file, content, syntax.Position.Start, syntax.Message)
	return nil, mistakeAt(at, content, "FM001", message, fix)
}

// mistakeAt returns the only mistake of a text that cannot be read.
func mistakeAt(at Place, content string, code Code, message string, fix Fix) error {
	r := Report{Texts: map[string]string{at.File: content}}
	r.Add(at, code, "%s%s", message, fix)
	return r.Err()
}

// runeStart returns where the character at an offset begins, within the text.
func runeStart(content string, offset int) int {
	offset = min(max(offset, 0), len(content))
	for offset > 0 && offset < len(content) && !utf8.RuneStart(content[offset]) {
		offset--
	}
	return offset
}

// placeOf turns a byte offset into a place. An offset inside a character gives the
// place of the character.
func placeOf(file, content string, offset int) Place {
	before := content[:runeStart(content, offset)]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	return Place{file, strings.Count(before, "\n") + 1, utf8.RuneCountInString(line) + 1}
}
