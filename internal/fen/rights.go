package fen

import "strings"

// readRights keeps the rights that are valid in this game: the whole field, or the
// letters that are valid by themselves.
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
	kept, lost := "", ""
	for _, letter := range rd.rights.text {
		switch {
		case letter == '-' || strings.ContainsRune(kept+lost, letter):
		case valid(string(letter)):
			kept += string(letter)
		default:
			lost += string(letter)
		}
	}
	if lost != "" {
		rd.note("rights", "%s left out: the game has no such castling or first move in this position", lost)
	}
	if kept == "" {
		return "-"
	}
	return kept
}
