package notation

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// A move of several legs is written with all its squares: e3d4,d4c5. A person writes where it
// begins and ends, e3c5; of a piece that shoots, where it stands and what it shoots. Such a
// text is read if it fits one legal move and begins no other; only after all other readings,
// so that it never stands in the way of one.

// withoutLegs refuses a text that is no legal move as it stands. What it fits as the ends or the
// beginning of moves of several legs is noted: the move in meant, if it is only one, else all in
// Candidates. The text names squares after a from-square, which isFrom knows.
func withoutLegs(p *board.Position, legal []board.Move, mark string, refusal Refusal, isFrom func(define.Square) bool, squares []define.Square) Refusal {
	fits := filter(legal, func(m board.Move) bool { return legs(m) != nil && isFrom(m.From()) && fitsLegs(m, squares) })
	if len(fits) == 0 {
		return refusal
	}
	first := Path(p.Rules(), fits[0])
	alone := len(alongPath(p.Rules(), fits, first)) == len(fits)
	refusal = Refusal{Reason: Unfinished, From: first[:1], Path: squares, Candidates: fits}
	switch {
	case alone && endsLegs(fits[0], squares):
		if refusal.meant = pickSuffix(p, fits, mark); refusal.meant == board.NoMove {
			refusal.Reason = badSuffix(p, fits)
		} else if m, several := oneWall(refusal.meant, refusal, nil, legal); m == board.NoMove {
			return several
		}
	case !slices.ContainsFunc(fits, func(m board.Move) bool { return !endsLegs(m, squares) }):
		refusal.Reason = NotUnique
	}
	return refusal
}

// legs lists the squares of a move of several legs after the first, nil for any other move.
func legs(m board.Move) []define.Square {
	way, n := m.LocustVictims()
	if n == 0 || m.IsCastling() || m.IsDrop() || m.IsPass() {
		return nil
	}
	return append(slices.Clone(way[:n]), m.To())
}

// fitsLegs reports whether these squares are the last of a move of several legs, or its first.
func fitsLegs(m board.Move, squares []define.Square) bool {
	path := legs(m)
	return len(squares) < len(path) && (slices.Equal(path[:len(squares)], squares) || endsLegs(m, squares))
}

// endsLegs reports whether this square is where a move of several legs ends, or the victim of one
// that ends where it begins.
func endsLegs(m board.Move, squares []define.Square) bool {
	path := legs(m)
	shoots := len(path) == 2 && path[1] == m.From() && path[0] == squares[0]
	return len(squares) == 1 && len(path) > 1 && (path[len(path)-1] == squares[0] || shoots)
}

// wholePath returns the squares of the pseudo-legal move of several legs that has these ends, so
// that the reason is that of the move; the squares themselves if there is none, or another move
// has them.
func wholePath(p *board.Position, squares []define.Square) []define.Square {
	if len(PseudoLegalAlong(p, squares)) > 0 {
		return squares
	}
	var list board.MoveList
	p.Unrestricted().Legal(&list)
	for _, m := range list.Moves() {
		if m.From() == squares[0] && endsLegs(m, squares[1:]) {
			return Path(p.Rules(), m)
		}
	}
	return squares
}
