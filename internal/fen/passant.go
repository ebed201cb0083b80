package fen

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// passing is a piece that can have come by a step past squares on which it may be captured.
type passing struct {
	piece  define.Square
	passed []define.Square
}

// readPassant finds the piece that can be captured en passant. It is the one that passed the
// squares of the field; of XBoard's field only the file is reliable.
func (rd *reader) readPassant(p *board.Position) string {
	text := rd.passant.text
	if text == "" || text == "-" {
		return "-"
	}
	x, missing := rd.passer(p, text)
	if missing != "" {
		rd.note("en passant", "%s left out: %s can have passed it with the last move", text, missing)
		return "-"
	}
	open := filter(x.passed, func(s define.Square) bool { return p.At(s) == define.Empty })
	if len(open) == 0 {
		return "-"
	}
	return rd.namesOf(open) + ":" + rd.rules.SquareName(x.piece, 1)
}

// passer finds the piece with the squares that it passed, or says how many pieces it can be.
func (rd *reader) passer(p *board.Position, text string) (x passing, missing string) {
	all := passings(p)
	squares, piece, ok := rd.namedSquares(p, text)
	onFile := func(x passing) bool { return rd.rules.SquareName(x.piece, 1)[0] == text[0] }
	fits := filter(all, func(x passing) bool {
		return ok && (piece == nil || *piece == x.piece) && containsAll(x.passed, squares)
	})
	switch {
	case piece != nil || len(fits) > 0 && areOne(fits):
	case len(fits) > 0:
		fits = filter(fits, onFile) // the one straight beyond
	case !ok || len(squares) == 1:
		fits, squares = filter(all, onFile), nil
		if ok && len(fits) > 0 && areOne(fits) {
			rd.note("en passant", "%s read as %s", text, rd.namesOf(fits[0].passed))
		}
	}
	switch {
	case len(fits) == 0:
		return x, "no piece"
	case !areOne(fits):
		return x, "several pieces"
	case squares != nil:
		return passing{fits[0].piece, squares}, ""
	}
	return fits[0], ""
}

// areOne reports whether all in a list are the same piece.
func areOne(list []passing) bool {
	return !slices.ContainsFunc(list, func(x passing) bool { return x.piece != list[0].piece })
}

// namedSquares reads the squares that a piece passed, and the square of the piece where it
// follows a colon.
func (rd *reader) namedSquares(p *board.Position, text string) (squares []define.Square, piece *define.Square, ok bool) {
	list, last, beside := strings.Cut(text, ":")
	for rest := list; rest != ""; {
		end := 1 + len(rest[1:]) - len(strings.TrimLeft(rest[1:], "0123456789"))
		s, ok := rd.rules.ParseSquare(rest[:end], 1)
		if !ok {
			return nil, nil, false
		}
		squares, rest = append(squares, s), rest[end:]
	}
	if n := len(squares) - 1; !beside && n > 0 && p.At(squares[n]).Is(p.Turn().Other()) {
		return squares[:n], &squares[n], true // as Fairy-Stockfish writes a step to the side
	}
	if beside {
		if s, ok := rd.rules.ParseSquare(last, 1); ok {
			piece = &s
		} else if last != "" {
			return nil, nil, false
		}
	}
	return squares, piece, len(squares) > 0
}

func (rd *reader) namesOf(squares []define.Square) string {
	var b strings.Builder
	for _, s := range squares {
		b.WriteString(rd.rules.SquareName(s, 1))
	}
	return b.String()
}

// passings lists the pieces of the side that moved last that can have passed squares.
func passings(p *board.Position) []passing {
	var list []passing
	mover := p.Turn().Other()
	pieces := p.Pieces(mover)
	for _, s := range pieces.Squares() {
		for _, step := range p.Rules().Steps(mover, p.At(s).Type()) {
			passed, ok := passedBy(p, s, step)
			if ok && !slices.ContainsFunc(list, func(x passing) bool { return x.piece == s && slices.Equal(x.passed, passed) }) {
				list = append(list, passing{s, passed})
			}
		}
	}
	return list
}

// passedBy returns the squares that the piece on s passed if its last move was this step.
// ok is false if it cannot have been.
func passedBy(p *board.Position, s define.Square, step define.Step) (passed []define.Square, ok bool) {
	if step.EnPassant != define.EnPassantExposes || len(step.Path) == 0 {
		return nil, false
	}
	r := p.Rules()
	from, ok := r.Offset(s, step.Vector.Negate(), false)
	if !ok || !isVacated(p, from) || step.Unmoved && r.Start().At(from) != p.At(s) {
		return nil, false
	}
	for _, v := range step.Path {
		at, ok := r.Offset(from, v, false)
		if !ok || p.At(at) != define.Empty && p.At(at) != define.Wall {
			return nil, false
		}
		passed = append(passed, at)
	}
	return passed, true
}

// isVacated reports whether a piece can just have left a square: a wall or a piece from the
// hand may have come there with the same move.
func isVacated(p *board.Position, s define.Square) bool {
	return p.At(s) == define.Empty || p.At(s) == define.Wall || p.Rules().CanGate()
}

func filter[T any](list []T, keep func(T) bool) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return !keep(x) })
}

func containsAll(list, some []define.Square) bool {
	return !slices.ContainsFunc(some, func(s define.Square) bool { return !slices.Contains(list, s) })
}
