package board

import (
	"slices"

	"fairymax/board/define"
)

// One piece is left besides the royals: whether its type can mate is found out once,
// when such a position first arises, by searching for a mate.

// canMate reports whether a royal and one piece of type t, or of what it may become,
// can ever have mated a bare royal.
func (r *Rules) canMate(c define.Color, t define.PieceType) bool {
	mates := func(form define.PieceType) bool {
		about := &r.dead.types[c][form]
		about.searched.Do(func() { about.mates = r.findMate(c, form) })
		return about.mates
	}
	return slices.ContainsFunc(r.forms(c, t)[1:], mates) || mates(t) // what it becomes can more
}

// mayMateDropped reports whether what is left on the board and in hands may mate, even if all of
// it could change sides.
func (m remains) mayMateDropped() bool {
	p, r := m.position, m.rules
	left := define.MaskOf()
	n := m.count()
	for c := define.White; c <= define.Black; c++ {
		for i := range m.counts[c] {
			left |= define.MaskOf(m.typeAt(c, i), r.InHand(m.typeAt(c, i)))
		}
		for _, t := range r.hands.order {
			if held := p.Hand(c, t); held > 0 {
				n += held
				left |= define.MaskOf(t)
			}
		}
	}
	for t := define.PieceType(1); n == 1 && int(t) <= r.Types(); t++ {
		for c := define.White; c <= define.Black; c++ {
			if left.Has(t) && r.Def.Types[t-1].Owners[c] && r.canMate(c, t) {
				return true
			}
		}
	}
	return n > 1
}

// findMate looks for a position of the two royals and the piece in which the bare
// royal is mated.
func (r *Rules) findMate(c define.Color, t define.PieceType) bool {
	h := mateSearch{rules: r, side: c, matingPiece: define.MakePiece(c, t)}
	h.royals[c] = define.MakePiece(c, r.dead.royals[c])
	h.royals[c.Other()] = define.MakePiece(c.Other(), r.dead.royals[c.Other()])
	h.hurdles = len(r.threats.Hops) > 0 || !r.dead.plain || !r.royalsAreShy()
	h.position.rules, h.position.turn = r, c.Other()
	for victim := range r.Squares {
		for piece := range r.Squares {
			if piece != victim && h.mates(define.Square(victim), define.Square(piece)) {
				return true
			}
		}
	}
	return false
}

// mateSearch is the search for a mate by a royal and one piece.
type mateSearch struct {
	rules       *Rules
	position    Position
	list        MoveList
	side        define.Color
	matingPiece define.Piece
	royals      [2]define.Piece
	hurdles     bool // some piece needs them, a capture does more, or a royal gives check: then every piece on the board can matter
}

// mates reports whether there is a mate with the bare royal and the piece on these
// squares.
func (h *mateSearch) mates(victim, piece define.Square) bool {
	if h.rules.IsHole(victim) || h.rules.IsHole(piece) {
		return false
	}
	h.position.arrange([3]define.Square{victim, piece}, [3]define.Piece{h.royals[h.side.Other()], h.matingPiece})
	if !h.hurdles && !h.position.InCheck() {
		return false
	}
	h.position.LegalFrom(victim, &h.list)
	guarded := victim // a square that the royal must guard, if it is another one
	if h.list.n > 0 {
		guarded = h.list.Moves()[0].To()
	}
	for s := range h.rules.Squares {
		royal := define.Square(s)
		if royal == victim || royal == piece || h.rules.IsHole(royal) || !h.mayGuard(royal, guarded, victim) {
			continue
		}
		p := &h.position
		p.arrange([3]define.Square{victim, piece, royal}, [3]define.Piece{h.royals[h.side.Other()], h.matingPiece, h.royals[h.side]})
		if p.InCheck() && !p.checked(h.side) && !p.HasLegalMove() {
			return true
		}
	}
	return false
}

// mayGuard reports whether the royal can attack the square that it must guard.
// Where hurdles matter, it may always.
func (h *mateSearch) mayGuard(royal, guarded, victim define.Square) bool {
	if h.hurdles || guarded == victim {
		return true
	}
	p := &h.position
	p.arrange([3]define.Square{royal, guarded}, [3]define.Piece{h.royals[h.side], h.royals[h.side.Other()]})
	return p.Attacked(guarded, h.side)
}

// arrange puts up to three pieces on an empty board.
func (p *Position) arrange(squares [3]define.Square, pieces [3]define.Piece) {
	clear(p.board[:p.rules.Squares])
	p.pieces, p.hasRoyal = [2]define.Set{}, [2]bool{}
	for i, piece := range pieces {
		if piece != define.Empty {
			p.stand(squares[i], piece)
		}
	}
}

// stand puts a piece on a square of an arrangement. One royal of a side is enough.
func (p *Position) stand(s define.Square, piece define.Piece) {
	c := piece.Color()
	p.board[s] = piece
	p.pieces[c].Add(s)
	if p.rules.IsRoyal(piece.Type()) {
		p.royal[c], p.hasRoyal[c], p.royals[c] = s, true, 1
	}
}
