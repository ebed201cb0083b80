package fen

import (
	"strconv"
	"strings"
	"unicode"

	"fairymax/board"
)

// field is a part of the text. It is "" where it is missing.
type field struct {
	text   string
	offset int
}

// fields is the fields of a FEN, recognised by their form.
type fields struct {
	board, hand, side, rights, passant field
	count, clock, number, checks       field
	rest                               []field // what only our own FENs have, at their end
	held                               bool    // there is a hand, perhaps an empty one
	sfen                               bool
	told                               bool // that it is an SFEN
}

// blanks separate fields. Addresses of servers have a low line instead.
const blanks = " \t\r\n_"

func words(text string) []field {
	var list []field
	for rest, start := text, 0; rest != ""; {
		end := strings.IndexAny(rest, blanks)
		if end < 0 {
			end = len(rest)
		}
		if end > 0 {
			list = append(list, field{rest[:end], start})
		}
		next := min(end+1, len(rest))
		rest, start = rest[next:], start+next
	}
	return list
}

// split finds out which field is which; sfen says that the text is told to be an SFEN.
func split(r *board.Rules, text string, sfen bool) (fields, error) {
	x := fields{side: field{"w", len(text)}, told: sfen}
	list := words(text)
	if len(list) == 0 {
		return x, mistake("board", field{}, "there is no position in this text")
	}
	x.board, list = list[0], list[1:]
	if err := x.splitHand(r); err != nil {
		return x, err
	}
	if len(list) > 0 && list[0].text[0] == '[' && !x.held { // a field of its own
		x.hand, x.held, list = field{strings.Trim(list[0].text, "[]"), list[0].offset}, true, list[1:]
	}
	if len(list) > 0 {
		side := sides[list[0].text]
		if side == "" {
			return x, mistake("side", list[0], "%q is neither w nor b", list[0].text)
		}
		x.side, list = field{side, list[0].offset}, list[1:]
	}
	if x.isSFEN(r, list) {
		x.sfen, x.hand = true, list[0]
		if len(list) > 1 {
			x.number = list[1]
		}
		return x, nil
	}
	return x, x.splitRest(r, list)
}

// sides has what programs write for the side to move. In xiangqi the side that begins is red, r.
var sides = map[string]string{"w": "w", "b": "b", "r": "w", "W": "w", "B": "b"}

// splitHand takes the hand off the board: in brackets, or as one rank more than the board has.
func (x *fields) splitHand(r *board.Rules) error {
	if pieces, hand, ok := strings.Cut(x.board.text, "["); ok {
		hand, closed := strings.CutSuffix(hand, "]")
		x.hand, x.held = field{hand, x.board.offset + len(pieces) + 1}, true
		x.board.text = pieces
		if !closed {
			return mistake("hand", x.hand, "the hand [%s has no closing ]", hand)
		}
		return nil
	}
	if last := strings.LastIndexByte(x.board.text, '/'); last >= 0 && strings.Count(x.board.text, "/") == r.Ranks {
		x.hand, x.held = field{x.board.text[last+1:], x.board.offset + last + 1}, true
		x.board.text = x.board.text[:last]
	}
	return nil
}

// splitRest recognises what follows the side to move: rights and en passant square, of
// which either may be missing, then numbers, checks, and what only we write.
func (x *fields) splitRest(r *board.Rules, list []field) error {
	var first, numbers []field
	for i, f := range list {
		switch {
		case isNumber(f.text):
			numbers = append(numbers, f)
		case isChecks(f.text) && x.checks.text != "":
			return mistake("checks", f, "%q follows %s: checks are given once", f.text, x.checks.text)
		case isChecks(f.text):
			x.checks = f
		case len(numbers) > 0:
			x.rest = append(x.rest, list[i])
		default:
			first = append(first, f)
		}
	}
	switch {
	case len(first) > 2:
		return mistake("clock", first[2], "%q is not a number from 0 to 32767", first[2].text)
	case len(first) == 2:
		x.rights, x.passant = first[0], first[1]
	case len(first) == 1 && isPassant(first[0].text):
		x.passant = first[0]
	case len(first) == 1:
		x.rights = first[0]
	}
	return x.splitNumbers(r, numbers, len(first))
}

// splitNumbers tells clock and move number apart, by how many fields came before them. In the
// place of an en passant square a count may come first.
func (x *fields) splitNumbers(r *board.Rules, numbers []field, before int) error {
	if len(numbers) == 3 && before < 2 {
		x.count, numbers = numbers[0], numbers[1:]
	}
	switch {
	case len(numbers) > 2:
		return mistake("move number", numbers[2], "%q follows the last field", numbers[2].text)
	case len(numbers) == 2:
		x.clock, x.number = numbers[0], numbers[1]
	case len(numbers) == 1 && before == 1 && !r.HasRights(): // as cutechess has shogi
		x.number = numbers[0]
	case len(numbers) == 1:
		x.clock = numbers[0]
	}
	return nil
}

func isNumber(text string) bool {
	_, err := strconv.ParseUint(text, 10, 64)
	return err == nil
}

// isChecks recognises two numbers joined by a +, perhaps with another + before them.
func isChecks(text string) bool {
	white, black, ok := strings.Cut(strings.TrimPrefix(text, "+"), "+")
	return ok && isNumber(white) && isNumber(black)
}

// isPassant recognises a file letter and a rank. In XBoard's FENs of tall boards the rank
// need not be a digit.
func isPassant(text string) bool {
	return len(text) >= 2 && 'a' <= text[0] && text[0] <= 'p' && !unicode.IsLetter(rune(text[1]))
}
