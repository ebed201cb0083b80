package piecevalue

import (
	"errors"
	"math/rand/v2"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// swap is one change of a side: a piece is taken away, replaced or put into the hand.
type swap struct {
	from, to define.PieceType // 0 for nothing
	hand     bool             // of the hand, not of the board
}

// trade is an imbalance: what changes on one side and on the other.
type trade [2][]swap

// errUnfit says that a position cannot be used.
var errUnfit = errors.New("no game can begin like this")

// apply makes the changes of a trade in a position, each half with the pieces of a side.
// Random decides which pieces: the first, the second and so on of a type. So the same
// random numbers choose the same ones with the sides exchanged.
func (t trade) apply(sides [2]define.Color, p *board.Position, random *rand.Rand) (*board.Position, error) {
	edit := board.Edit{Squares: map[define.Square]define.Piece{}, Hands: map[define.Piece]int{}}
	for i, changes := range t {
		for _, s := range changes {
			place := random.Float64()
			if !s.into(&edit, p, sides[i], place) {
				return nil, errUnfit
			}
		}
	}
	next, err := p.Edited(edit)
	if err != nil {
		return nil, err
	}
	return next, playable(next)
}

// into adds the swap to an edit; place says which piece, from 0 to 1. It reports false if
// there is none.
func (s swap) into(e *board.Edit, p *board.Position, c define.Color, place float64) bool {
	r := p.Rules()
	if s.to != 0 && !r.Owns(c, s.to) || s.from != 0 && !r.Owns(c, s.from) {
		return false
	}
	if s.hand {
		return s.intoHand(e, p, c)
	}
	var squares []define.Square
	for _, square := range squaresOf(p, c, s.from) {
		if _, gone := e.Squares[square]; !gone {
			squares = append(squares, square)
		}
	}
	if len(squares) == 0 {
		return false
	}
	now := define.Empty
	if s.to != 0 {
		now = define.MakePiece(c, s.to)
	}
	e.Squares[squares[int(place*float64(len(squares)))]] = now
	return true
}

func (s swap) intoHand(e *board.Edit, p *board.Position, c define.Color) bool {
	change := func(t define.PieceType, by int) bool {
		if t == 0 {
			return true
		}
		piece := define.MakePiece(c, t)
		if _, known := e.Hands[piece]; !known {
			e.Hands[piece] = p.Hand(c, t)
		}
		e.Hands[piece] += by
		return e.Hands[piece] >= 0
	}
	return change(s.from, -1) && change(s.to, 1)
}

// playable refuses positions that are over, or in which a check has come about.
func playable(p *board.Position) error {
	var passed board.Position
	if over, _ := p.Ended(); over != define.Ongoing || !p.HasLegalMove() || p.InCheck() {
		return errUnfit
	}
	if p.PlayNull(&passed); passed.InCheck() {
		return errUnfit
	}
	return nil
}

// overlaps reports whether both sides do the same somewhere, which changes nothing.
func (t trade) overlaps() bool {
	return slices.ContainsFunc(t[0], func(s swap) bool { return slices.Contains(t[1], s) })
}
