package board

import (
	"fmt"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// FENError says what is wrong with a FEN, and where.
type FENError struct {
	Field  string // "board", "hand", "side", "rights", "en passant", "clock", "move number", or the name of one of the fields after it
	Offset int    // bytes from the beginning of the FEN
	Reason string
}

// Error names the field, but not the board: what is wrong there names the rank, the square or the side.
func (e *FENError) Error() string {
	if e.Field == "board" {
		return e.Reason
	}
	return e.Field + ": " + e.Reason
}

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
// move number. Fields missing at the end have the values of a first move
// without rights. The error is a *FENError.
func (r *Rules) ParseFEN(fen string) (*Position, error) { return r.parseFEN(fen, false) }

// ParseProblem reads a position as ParseFEN does, but one side may lack its royal: the attacker
// of a mating problem, such as a tsume of shogi, has none and is never in check.
func (r *Rules) ParseProblem(fen string) (*Position, error) { return r.parseFEN(fen, true) }

func (r *Rules) parseFEN(fen string, problem bool) (*Position, error) {
	p, f, err := r.parseBoard(fen)
	if err != nil {
		return nil, err
	}
	switch side := f.next("w"); side {
	case "w":
	case "b":
		p.turn = define.Black
	default:
		return nil, f.fail("side", "%q is neither w nor b", side)
	}
	if err := p.readRights(f.next("-")); err != nil {
		return nil, f.fail("rights", "%v", err)
	}
	p.forgetGates(define.White)
	p.forgetGates(define.Black)
	p.findRoyals(define.White)
	p.findRoyals(define.Black)
	if err := p.parseEnPassant(f.next("-")); err != nil {
		return nil, f.fail("en passant", "%v", err)
	}
	if p.clock, err = f.number("clock", "0"); err != nil {
		return nil, err
	}
	if p.number, err = f.number("move number", "1"); err != nil {
		return nil, err
	}
	if err := p.parseRest(f); err != nil {
		return nil, err
	}
	if err := p.checkRoyals(problem); err != nil {
		return nil, &FENError{Field: "board", Reason: err.Error()}
	}
	p.key = p.computeKey()
	if r.judges {
		p.settle(NoMove)
	}
	return p, nil
}

func (f *fenReader) number(field, otherwise string) (uint16, error) {
	text := f.next(otherwise)
	n, err := strconv.ParseUint(text, 10, 16)
	if err != nil || n > maxCount {
		return 0, f.fail(field, "%q is not a number from 0 to %d", text, maxCount)
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
	pieces, hand, held := strings.Cut(f.next(""), "[")
	ranks := strings.Split(pieces, "/")
	if len(ranks) != r.Ranks {
		return nil, f, f.fail("board", "the board has %d ranks, this position %d", r.Ranks, len(ranks))
	}
	for i, text := range ranks {
		if err := p.parseRank(f, text, r.Ranks-1-i); err != nil {
			return nil, f, err
		}
		f.offset += len(text) + 1
	}
	if hand, closed := strings.CutSuffix(hand, "]"); held && !closed {
		return nil, f, f.fail("hand", "the hand [%s has no closing ]", hand)
	} else if err := p.parseHands(hand); err != nil {
		return nil, f, f.fail("hand", "%v", err)
	}
	return p, f, nil
}

// parseRank reads one rank; runs of empty squares may have several digits and
// count through holes, which may also be written *, as walls are.
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
		piece, err := r.pieceOfLetter(letter)
		switch {
		case letter == wallText && file < r.Files:
			if s := r.Square(file, rank); r.HasWalls() && !r.IsHole(s) {
				p.build(s)
			} else if !r.IsHole(s) {
				return f.fail("board", "%s on %s: this game has neither a hole nor a wall there", letter, r.SquareName(s, 1))
			}
			file++
		case err != nil:
			return f.fail("board", "rank %d: %v", rank+1, err)
		case file >= r.Files:
			return f.fail("board", "rank %d has more than %d files", rank+1, r.Files)
		case r.IsHole(r.Square(file, rank)):
			return f.fail("board", "%s on %s, which is not a square of this board", letter, r.SquareName(r.Square(file, rank), 1))
		default:
			p.put(r.Square(file, rank), piece)
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

// FEN writes the position so that ParseFEN gives it back.
func (p *Position) FEN() string {
	var b strings.Builder
	b.WriteString(p.rules.Placement(p.At))
	b.WriteString(p.handText())
	fmt.Fprintf(&b, " %c %s %s %d %d", "wb"[p.turn], p.rightsText(), p.enPassantText(), p.clock, p.number)
	for _, f := range restFields {
		if text := f.write(p); text != "" {
			b.WriteString(" " + text)
		}
	}
	return b.String()
}

// Placement writes the first field of a FEN, without hands: what stands on each square.
func (r *Rules) Placement(at func(define.Square) define.Piece) string {
	var b strings.Builder
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		r.writeRank(&b, rank, at)
		if rank > 0 {
			b.WriteByte('/')
		}
	}
	return b.String()
}

func (r *Rules) writeRank(b *strings.Builder, rank int, at func(define.Square) define.Piece) {
	run := 0
	flush := func() {
		if run > 0 {
			b.WriteString(strconv.Itoa(run))
			run = 0
		}
	}
	for file := range r.Files {
		piece := at(r.Square(file, rank))
		if piece == define.Empty {
			run++
			continue
		}
		flush()
		b.WriteString(r.pieceText(piece))
	}
	flush()
}
