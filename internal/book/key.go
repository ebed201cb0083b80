package book

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
)

// The fields of a FEN.
const (
	clockField  = 4 // the first that a key leaves out
	checksField = 6 // the first behind those
	counters    = "0 1 "
)

// Key names a position by its meaning: two positions in which the same moves are
// possible and lead to the same have one key. It is a FEN without clock and move
// number; its other fields are board and hand, side to move, rights, en passant
// and, where they count, the checks given.
func Key(p *board.Position) string {
	fields := strings.Fields(p.FEN())
	return strings.Join(slices.Delete(fields, clockField, checksField), " ")
}

// parseKey reads a key; a whole FEN will do. The offset of a [board.FENError]
// counts from the beginning of text.
func parseKey(r *board.Rules, text string) (*board.Position, error) {
	fields := fieldsOf(text, 0)
	if len(fields) < clockField {
		return nil, &board.FENError{Field: "position", Offset: len(text), Reason: "wanted are board, side to move, rights and en passant"}
	}
	if len(fields) == clockField || !strings.HasPrefix(fields[clockField].text, "+") {
		return r.ParseFEN(text)
	}
	at := fields[clockField].offset
	p, err := r.ParseFEN(text[:at] + counters + text[at:])
	var mistake *board.FENError
	if errors.As(err, &mistake) && mistake.Offset > at {
		mistake.Offset -= len(counters)
	}
	return p, err
}

// keyText leaves the counters out of the text of a position without looking at
// what it says. The frame is all of it but the men: whether that is written as
// we write it can be told from any position that has it. It is empty where the
// men may make a difference.
func keyText(fields []field) (key, frame string) {
	var words []string
	for i, f := range fields {
		if i < clockField || strings.HasPrefix(f.text, "+") {
			words = append(words, f.text)
		}
	}
	men, hand, _ := strings.Cut(words[0], "[")
	if passant := words[clockField-1]; passant == "-" && isPlain(men) {
		frame = hand + " " + strings.Join(words[1:], " ")
	}
	return strings.Join(words, " "), frame
}

// isPlain reports whether the board of a FEN has no other spelling than this one,
// if it can be read at all.
func isPlain(men string) bool {
	for i := range len(men) {
		if men[i] == '*' || men[i] == '0' && (i == 0 || men[i-1] < '0' || men[i-1] > '9') {
			return false
		}
	}
	return true
}

// field is a word of a line and where it begins.
type field struct {
	text   string
	offset int
}

// blanks are what words are separated by. A carriage return is one, wherever it
// stands: it belongs to the ends of lines on other systems.
const blanks = " \t\r"

// fieldsOf cuts a text at blanks; base is where the text begins.
func fieldsOf(text string, base int) []field {
	var fields []field
	for i := 0; i < len(text); {
		if isBlank(text[i]) {
			i++
			continue
		}
		start := i
		for i < len(text) && !isBlank(text[i]) {
			i++
		}
		fields = append(fields, field{text[start:i], base + start})
	}
	return fields
}

func isBlank(c byte) bool { return strings.IndexByte(blanks, c) >= 0 }
