package fen

import (
	"strings"
	"unicode/utf8"

	"fairymax/board"
)

// readRights keeps the rights that are valid in this game: the whole field, or of its names
// those that are valid together with those before them.
func (rd *reader) readRights(placement string) string {
	if rd.rights.text == "" || rd.rights.text == "-" {
		return "-"
	}
	valid := func(rights string) bool {
		_, err := rd.rules.ParseFEN(strings.Join([]string{placement, rd.side.text, rights}, " "))
		return err == nil
	}
	if valid(rd.rights.text) {
		return rd.rights.text
	}
	kept, lost, rest := "", "", strings.ReplaceAll(rd.rights.text, "-", "")
	for rest != "" && len(kept+lost) <= board.LongestRights {
		name := rightName(rest)
		rest = rest[len(name):]
		switch {
		case strings.Contains(kept+lost, name):
		case valid(kept + name):
			kept += name
		default:
			lost += name
		}
	}
	if lost += rest; lost != "" {
		rd.note("rights", "%s left out: the game has no such castling or first move in this position", lost)
	}
	if kept == "" {
		return "-"
	}
	return kept
}

// rightName is the name that a rights field begins with: a letter, perhaps with a rank.
func rightName(text string) string {
	_, n := utf8.DecodeRuneInString(text)
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return text[:n]
}
