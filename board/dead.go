package board

import "sync"

// Dead material is decided from what pieces can do, not from their names: a
// position is dead if the side that has one piece besides its royal could not
// give mate with it even if the bare royal helped. Whether a type can is found out
// once, when such a position first arises, by searching for a mate.

// deadTable remembers for each colour and type whether royal and piece can mate a
// bare royal.
type deadTable struct {
	once [2][]sync.Once
	can  [2][]bool
}

func newDeadTable(types int) *deadTable {
	t := new(deadTable)
	for c := range t.once {
		t.once[c] = make([]sync.Once, types+1)
		t.can[c] = make([]bool, types+1)
	}
	return t
}

// noSideCanMate reports whether both sides together have at most one piece besides
// their royals, and it cannot give mate.
func (p *Position) noSideCanMate() bool {
	if !p.hasRoyal[White] || !p.hasRoyal[Black] || !p.handEmpty(White) || !p.handEmpty(Black) || p.pieces[White].Len()+p.pieces[Black].Len() > 3 {
		return false
	}
	for c := White; c <= Black; c++ {
		alone := p.pieces[c]
		alone.Remove(p.royal[c])
		if s, ok := alone.first(); ok && p.rules.canMate(c, p.board[s].Type()) {
			return false
		}
	}
	return true
}

// canMate reports whether a royal and one piece of type t, or of what it may
// promote to, can ever have mated a bare royal.
func (r *Rules) canMate(c Color, t PieceType) bool {
	d := r.dead
	d.once[c][t].Do(func() {
		d.can[c][t] = r.PromotionZone(c, t) != nil || r.findMate(c, t)
	})
	return d.can[c][t]
}

// findMate looks for a position of the two royals and the piece in which the bare
// royal is mated.
func (r *Rules) findMate(c Color, t PieceType) bool {
	h := mateSearch{rules: r, side: c, matingPiece: MakePiece(c, t)}
	h.royals[c] = MakePiece(c, r.placement.royalType(c))
	h.royals[c.Other()] = MakePiece(c.Other(), r.placement.royalType(c.Other()))
	h.hurdles = len(r.threats.hops) > 0
	h.position.rules, h.position.turn = r, c.Other()
	for victim := range r.Squares {
		for piece := range r.Squares {
			if piece != victim && h.mates(Square(victim), Square(piece)) {
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
	side        Color
	matingPiece Piece
	royals      [2]Piece
	hurdles     bool // some piece needs them: then every piece on the board can matter
}

// mates reports whether there is a mate with the bare royal and the piece on these
// squares.
func (h *mateSearch) mates(victim, piece Square) bool {
	if h.rules.IsHole(victim) || h.rules.IsHole(piece) {
		return false
	}
	h.position.arrange([3]Square{victim, piece}, [3]Piece{h.royals[h.side.Other()], h.matingPiece})
	if !h.hurdles && !h.position.InCheck() {
		return false
	}
	h.position.LegalFrom(victim, &h.list)
	guarded := victim // a square that the royal must guard, if it is another one
	if h.list.n > 0 {
		guarded = h.list.Moves()[0].To()
	}
	for s := range h.rules.Squares {
		royal := Square(s)
		if royal == victim || royal == piece || h.rules.IsHole(royal) || !h.mayGuard(royal, guarded, victim) {
			continue
		}
		p := &h.position
		p.arrange([3]Square{victim, piece, royal}, [3]Piece{h.royals[h.side.Other()], h.matingPiece, h.royals[h.side]})
		if p.InCheck() && !p.checked(h.side) && !p.HasLegalMove() {
			return true
		}
	}
	return false
}

// mayGuard reports whether the royal can attack the square that it must guard.
// Where hurdles matter, it may always.
func (h *mateSearch) mayGuard(royal, guarded, victim Square) bool {
	if h.hurdles || guarded == victim {
		return true
	}
	p := &h.position
	p.arrange([3]Square{royal}, [3]Piece{h.royals[h.side]})
	return p.Attacked(guarded, h.side)
}

// arrange puts up to three pieces on an empty board.
func (p *Position) arrange(squares [3]Square, pieces [3]Piece) {
	clear(p.board[:p.rules.Squares])
	p.pieces, p.hasRoyal = [2]Set{}, [2]bool{}
	for i, piece := range pieces {
		if piece == Empty {
			continue
		}
		s, side := squares[i], piece.Color()
		p.board[s] = piece
		p.pieces[side].Add(s)
		if p.rules.IsRoyal(piece.Type()) {
			p.royal[side], p.hasRoyal[side] = s, true
		}
	}
}

// royalType returns the type of a side's royal.
func (p *Position) royalType(c Color) PieceType {
	for _, s := range p.pieces[c].Squares() {
		if t := p.board[s].Type(); p.rules.IsRoyal(t) {
			return t
		}
	}
	return 0
}

// Dead reports whether the game is drawn because the pieces left can never win it
// for either side. Where stalemate wins or loses, or something other than mate
// ends the game, bare pieces still can.
func (p *Position) Dead() bool { return p.rules.OnlyMateWins() && p.noSideCanMate() }
