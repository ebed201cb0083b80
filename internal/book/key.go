package book

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
)

// The fields of a FEN.
const (
	clockField = 4 // the first that a key omits
	restField  = 6 // the first one after those
	counters   = "0 1 "
)

// isCounter reports whether a field after the en passant square is a clock or a move
// number. The fields after those never begin with a digit.
func isCounter(text string) bool { return text[0] >= '0' && text[0] <= '9' }

// Key identifies a position: two positions with the same moves and the same future
// have the same key. It is a FEN without clock and move number; its other fields
// are board and hand, side to move, rights, en passant and those behind the move number.
func Key(p *board.Position) string {
	fields := strings.Fields(p.FEN())
	return strings.Join(slices.Delete(fields, clockField, restField), " ")
}

// parseKey reads a key or a whole FEN. The offset of a [board.FENError]
// counts from the beginning of text.
func parseKey(r *board.Rules, text string) (*board.Position, error) {
	fields := fieldsOf(text, 0)
	if len(fields) < clockField {
		return nil, &board.FENError{Field: "position", Offset: len(text), Reason: "a position needs board, side to move, rights and en passant"}
	}
	if len(fields) == clockField || isCounter(fields[clockField].text) {
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

// keyText removes the counters from the text of a position without parsing it. The
// frame is the text without the piece placement: one parsed position with this
// frame shows whether it is spelled as we spell it. The frame is empty where that
// depends on the placement.
func keyText(fields []field) (key, frame string) {
	var words []string
	for i, f := range fields {
		if i < clockField || !isCounter(f.text) {
			words = append(words, f.text)
		}
	}
	placement, hand, _ := strings.Cut(words[0], "[")
	if passant := words[clockField-1]; passant == "-" && isPlain(placement) {
		frame = hand + " " + strings.Join(words[1:], " ")
	}
	return strings.Join(words, " "), frame
}

// isPlain reports whether the piece placement has only this spelling, if it can be
// read at all.
func isPlain(placement string) bool {
	for i := range len(placement) {
		if placement[i] == '*' || placement[i] == '0' && (i == 0 || placement[i-1] < '0' || placement[i-1] > '9') {
			return false
		}
	}
	return true
}

// field is a word of a line and its offset.
type field struct {
	text   string
	offset int
}

// blanks separate words. A carriage return is one everywhere: it belongs to the
// ends of lines on other systems.
const blanks = " \t\r"

// fieldsOf splits a text at blanks; base is the offset of the text.
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
