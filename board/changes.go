package board

import (
	"fmt"

	"fairymax/board/define"
)

// Change is one square that a move changed.
type Change struct {
	Square   define.Square
	Was, Now define.Piece
}

// HandChange is a hand that a move changed.
type HandChange struct {
	Piece    define.Piece // its colour and type; the hand is that of its colour
	Was, Now uint8        // how many of them were, and are, in the hand
}

// The room for changes. It costs memory only: positions copy none of them when
// they are played on.
const (
	maxChanges     = 32
	maxHandChanges = 16
)

// changes lists what the last move did, in order.
type changes struct {
	squares [maxChanges]Change
	hands   [maxHandChanges]HandChange
}

// Changes returns the squares that the last Play changed, in order; nothing after
// PlayNull, Start or ParseFEN. Applied one after the other they lead from the
// board before to the board now, but for walls: a square that becomes one only becomes
// empty here. A square may occur twice, where castling king
// and partner change places.
func (p *Position) Changes() []Change { return p.changes.squares[:p.changed] }

// changesAny reports whether the last move changed a square where a piece of the types stood
// or stands.
func (p *Position) changesAny(types define.TypeMask) bool {
	for _, c := range p.Changes() {
		if types.Has(c.Was.Type()) || types.Has(c.Now.Type()) {
			return true
		}
	}
	return false
}

// HandChanges returns the hands that the last Play changed, in order. A hand
// occurs twice if two pieces of its type came into it.
func (p *Position) HandChanges() []HandChange { return p.changes.hands[:p.handsChanged] }

// MaxChanges returns how many squares, and how many hands, one move of the game
// can change at most.
func (r *Rules) MaxChanges() (squares, hands int) {
	squares = 3 // first and last, and a victim beside them: en passant
	for i := range ruleKinds {
		if room := ruleKinds[i].room; room != nil && r.kinds.has(ruleKinds[i].rule) {
			more, moreHands := room(r)
			squares, hands = squares+more, hands+moreHands
		}
	}
	return squares, hands
}

// checkChanges refuses a game if one of its moves could change more than there is
// room for.
func (r *Rules) checkChanges() error {
	if squares, hands := r.MaxChanges(); squares > maxChanges || hands > maxHandChanges {
		return fmt.Errorf("a move could change %d squares and %d hands; there is room for %d and %d", squares, hands, maxChanges, maxHandChanges)
	}
	return nil
}

// forgetChanges begins the list of a new move.
func (p *Position) forgetChanges() { p.changed, p.handsChanged = 0, 0 }

// set puts a piece, or Empty, on a square in the course of a move.
func (p *Position) set(s define.Square, now define.Piece) {
	p.changes.squares[p.changed] = Change{s, p.board[s], now}
	p.changed++
	p.put(s, now)
}

// changeHand adds n pieces of a type to a side's hand in the course of a move.
func (p *Position) changeHand(c define.Color, t define.PieceType, n int) {
	was := p.Hand(c, t)
	p.changes.hands[p.handsChanged] = HandChange{define.MakePiece(c, t), uint8(was), uint8(was + n)}
	p.handsChanged++
	p.putHand(c, t, was+n)
}
