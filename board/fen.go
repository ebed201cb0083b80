package board

import (
	"fmt"
	"strconv"
	"strings"
)

// FENError is what is wrong with a FEN, and where.
type FENError struct {
	Field  string // "board", "side", "rights", "en passant", "clock", "move number"
	Offset int    // bytes from the beginning of the FEN
	Reason string
}

func (e *FENError) Error() string { return e.Field + ": " + e.Reason }

// fenReader takes the fields of a FEN one by one.
type fenReader struct {
	text   string
	offset int // of the field last taken
	rest   int
}

// next returns the next field, or otherwise where there is none.
func (f *fenReader) next(otherwise string) string {
	for f.rest < len(f.text) && f.text[f.rest] == ' ' {
		f.rest++
	}
	f.offset = f.rest
	for f.rest < len(f.text) && f.text[f.rest] != ' ' {
		f.rest++
	}
	if f.offset == f.rest {
		return otherwise
	}
	return f.text[f.offset:f.rest]
}

func (f *fenReader) fail(field, format string, args ...any) error {
	return &FENError{Field: field, Offset: f.offset, Reason: fmt.Sprintf(format, args...)}
}

// ParseFEN reads a position: board, side to move, rights, en passant, clock and
// move number. Fields missing at the end have their values of a first move
// without rights. The error is a *FENError.
func (r *Rules) ParseFEN(fen string) (*Position, error) {
	p, f, err := r.parseBoard(fen)
	if err != nil {
		return nil, err
	}
	switch side := f.next("w"); side {
	case "w":
	case "b":
		p.turn = Black
	default:
		return nil, f.fail("side", "%q is neither w nor b", side)
	}
	if err := p.parseRights(f.next("-")); err != nil {
		return nil, f.fail("rights", "%v", err)
	}
	if err := p.parsePassant(f.next("-")); err != nil {
		return nil, f.fail("en passant", "%v", err)
	}
	if p.clock, err = f.number("clock", "0"); err != nil {
		return nil, err
	}
	if p.number, err = f.number("move number", "1"); err != nil {
		return nil, err
	}
	if rest := f.next(""); rest != "" {
		return nil, f.fail("move number", "%q follows the last field", rest)
	}
	if err := p.checkRoyals(); err != nil {
		return nil, &FENError{Field: "board", Reason: err.Error()}
	}
	p.key = p.computeKey()
	return p, nil
}

func (f *fenReader) number(field, otherwise string) (uint16, error) {
	text := f.next(otherwise)
	n, err := strconv.ParseUint(text, 10, 15)
	if err != nil {
		return 0, f.fail(field, "%q is not a number from 0 to 32767", text)
	}
	return uint16(n), nil
}

// parsePlacement reads the board alone.
func (r *Rules) parsePlacement(fen string) (*Position, error) {
	p, _, err := r.parseBoard(fen)
	return p, err
}

func (r *Rules) parseBoard(fen string) (*Position, *fenReader, error) {
	f := &fenReader{text: fen}
	p := new(Position)
	p.rules, p.number = r, 1
	ranks := strings.Split(f.next(""), "/")
	if len(ranks) != r.Ranks {
		return nil, f, f.fail("board", "%d ranks, the board has %d", len(ranks), r.Ranks)
	}
	for i, text := range ranks {
		if err := p.parseRank(f, text, r.Ranks-1-i); err != nil {
			return nil, f, err
		}
		f.offset += len(text) + 1
	}
	p.changes.n = 0
	return p, f, nil
}

// parseRank reads one rank; runs of empty squares may have several digits and
// count through holes, which may also be written *.
func (p *Position) parseRank(f *fenReader, text string, rank int) error {
	r, file := p.rules, 0
	for i := 0; i < len(text); {
		if n := digits(text[i:]); n > 0 {
			run, err := strconv.Atoi(text[i : i+n])
			if err != nil || run > r.Files {
				return f.fail("board", "rank %d: %s empty squares on a board of %d files", rank+1, text[i:i+n], r.Files)
			}
			file += run
			i += n
			continue
		}
		letter := letterAt(text[i:])
		man, err := r.man(letter)
		switch {
		case letter == "*":
			file++
		case err != nil:
			return f.fail("board", "rank %d: %v", rank+1, err)
		case file >= r.Files:
			return f.fail("board", "rank %d has more than %d files", rank+1, r.Files)
		case r.IsHole(r.Square(file, rank)):
			return f.fail("board", "%s on %s, which is not a square of this board", letter, r.SquareName(r.Square(file, rank), 1))
		default:
			p.set(r.Square(file, rank), man)
			file++
		}
		i += len(letter)
	}
	if file != r.Files {
		return f.fail("board", "rank %d has %d files, the board has %d", rank+1, file, r.Files)
	}
	return nil
}

func digits(text string) int {
	n := 0
	for n < len(text) && text[n] >= '0' && text[n] <= '9' {
		n++
	}
	return n
}

// letterAt returns the piece letter at the beginning of text, with its + before
// and its ' or ! behind.
func letterAt(text string) string {
	n := 1
	if text[0] == '+' && len(text) > 1 {
		n = 2
	}
	if n < len(text) && (text[n] == '\'' || text[n] == '!') {
		n++
	}
	return text[:n]
}

// man returns the man that a letter of a FEN stands for.
func (r *Rules) man(letter string) (Piece, error) {
	c := White
	if letter != strings.ToUpper(letter) {
		c = Black
	}
	t := r.ByLetterFor(c, letter)
	if t == 0 {
		return Empty, fmt.Errorf("%q is no piece of %v", letter, c)
	}
	return MakePiece(c, t), nil
}

// checkRoyals finds the royals and refuses what no game can reach.
func (p *Position) checkRoyals() error {
	for c := White; c <= Black; c++ {
		for _, s := range p.men[c].Squares() {
			if !p.rules.IsRoyal(p.board[s].Type()) {
				continue
			}
			if p.reigns[c] {
				return fmt.Errorf("%v has two royal men, %s and %s", c, p.rules.SquareName(p.royal[c], 1), p.rules.SquareName(s, 1))
			}
			p.royal[c], p.reigns[c] = s, true
		}
	}
	if start := p.rules.start; start != nil {
		for c := White; c <= Black; c++ {
			if start.reigns[c] && !p.reigns[c] {
				return fmt.Errorf("%v has no royal man", c)
			}
		}
	}
	if p.checked(p.turn.Other()) {
		return fmt.Errorf("%v is in check, but it is %v's turn", p.turn.Other(), p.turn)
	}
	return nil
}

// FEN writes the position so that ParseFEN gives it back.
func (p *Position) FEN() string {
	var b strings.Builder
	for rank := p.rules.Ranks - 1; rank >= 0; rank-- {
		p.writeRank(&b, rank)
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	fmt.Fprintf(&b, " %c %s %s %d %d", "wb"[p.turn], p.rightsText(), p.passantText(), p.clock, p.number)
	return b.String()
}

func (p *Position) writeRank(b *strings.Builder, rank int) {
	run := 0
	flush := func() {
		if run > 0 {
			b.WriteString(strconv.Itoa(run))
			run = 0
		}
	}
	for file := range p.rules.Files {
		man := p.board[p.rules.Square(file, rank)]
		if man == Empty {
			run++
			continue
		}
		flush()
		b.WriteString(p.rules.manText(man))
	}
	flush()
}
