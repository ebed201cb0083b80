package fen

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/variants/spelling"
)

// Reading is a position and what has to be said about how it was read.
type Reading struct {
	Position *board.Position
	Notes    []Note
}

// Note says what of a field was left out or taken for something else.
type Note struct {
	Field string `json:"field"` // as in a [board.FENError]
	Text  string `json:"text"`
}

// String names the field as an error does.
func (n Note) String() string { return (&board.FENError{Field: n.Field, Reason: n.Text}).Error() }

// Words are the notes as text, one for each.
func (r Reading) Words() []string {
	var words []string
	for _, note := range r.Notes {
		words = append(words, note.String())
	}
	return words
}

// Read reads a position of a game, as an SFEN if it begins with that word. The error is a
// *[board.FENError].
func Read(r *board.Rules, text string) (Reading, error) {
	const word = "sfen"
	if rest, found := strings.CutPrefix(text, word+" "); found {
		return ReadSFEN(r, strings.Repeat(" ", len(word)+1)+rest) // an error says at which byte
	}
	return read(r, text, false)
}

// ReadSFEN reads a position that is said to be an SFEN, which a game without hands does not
// show. What can only be a FEN is read as one.
func ReadSFEN(r *board.Rules, text string) (Reading, error) { return read(r, text, true) }

func read(r *board.Rules, text string, sfen bool) (Reading, error) {
	rd := reader{rules: r}
	p, err := rd.read(text, sfen)
	if err != nil {
		return Reading{}, err
	}
	return Reading{Position: p, Notes: rd.notes}, nil
}

// reader collects what is to be said while a text is read.
type reader struct {
	rules *board.Rules
	fields
	notes []Note
}

// mostNotes are more than a text that means something needs.
const mostNotes = 20

func (rd *reader) note(field, format string, args ...any) {
	note := Note{field, worded(format, args)}
	if len(rd.notes) < mostNotes && !slices.Contains(rd.notes, note) {
		rd.notes = append(rd.notes, note)
	}
}

// mistake is an error in a field.
func mistake(name string, f field, format string, args ...any) error {
	return &board.FENError{Field: name, Offset: f.offset, Reason: worded(format, args)}
}

// worded is a sentence. What it repeats of a field is cut if it is long.
func worded(format string, args []any) string {
	for i, arg := range args {
		if text, ok := arg.(string); ok {
			args[i] = spelling.Shortened(text)
		}
	}
	return fmt.Sprintf(format, args...)
}

// read translates field by field into our own FEN: board and hand first, because what
// the others mean depends on where the pieces stand.
func (rd *reader) read(text string, sfen bool) (*board.Position, error) {
	var err error
	if rd.fields, err = split(rd.rules, text, sfen); err != nil {
		return nil, err
	}
	if rd.sfen {
		rd.readSFEN()
	}
	placement, err := rd.readBoard()
	if err != nil {
		return nil, err
	}
	hand, err := rd.readHand()
	if err != nil {
		return nil, err
	}
	placement += hand
	rest, err := rd.readCounters()
	if err != nil {
		return nil, err
	}
	parse := rd.rules.ParseFEN
	if rd.sfen {
		parse = rd.rules.ParseProblem // a tsume
	}
	bare, err := parse(strings.Join([]string{placement, rd.side.text, "- -", rest}, " "))
	if err != nil {
		return nil, rd.located(err)
	}
	rights, passant := rd.readRights(placement), rd.readPassant(bare)
	p, err := parse(strings.Join([]string{placement, rd.side.text, rights, passant, rest}, " "))
	if err != nil {
		return nil, rd.located(err)
	}
	return p, nil
}

// located gives the error of a translated FEN the offset of its field in the text.
func (rd *reader) located(err error) error {
	var found *board.FENError
	if !errors.As(err, &found) {
		return err
	}
	fields := map[string]field{
		"board": rd.board, "hand": rd.hand, "side": rd.side, "rights": rd.rights, "en passant": rd.passant,
		"clock": rd.clock, "move number": rd.number, "checks": rd.checks,
	}
	for _, f := range rd.rest {
		fields[board.RestField(f.text)] = f
	}
	at, known := fields[found.Field]
	if !known && len(rd.rest) > 0 {
		at = rd.rest[0]
	}
	return &board.FENError{Field: found.Field, Offset: at.offset, Reason: withShortQuote(found.Reason)}
}

// withShortQuote cuts what a reason quotes at its beginning.
func withShortQuote(reason string) string {
	quoted, err := strconv.QuotedPrefix(reason)
	if err != nil {
		return reason
	}
	text, _ := strconv.Unquote(quoted) // cannot fail
	return strconv.Quote(spelling.Shortened(text)) + reason[len(quoted):]
}
