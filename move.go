package fairymax

import (
	"fairymax/board"
	"fairymax/internal/notation"
)

// Move is a move of a game. Moves can be compared with ==, also those of a game that was loaded several
// times, and all its boards take them; the zero Move is none.
type Move struct {
	move  board.Move
	rules *board.Rules
}

// String writes the move in coordinates, such as e2e4, a7a8q or N@f3; see [Coordinates].
func (m Move) String() string {
	if m.rules == nil {
		return "none"
	}
	return notation.Coordinate(m.rules, m.move, 1)
}

// Squares are the squares by which the move is written, in the order in which the piece touches them: none of a
// passed turn, only the last of a drop, all of a move of several legs.
func (m Move) Squares() []string {
	if m.rules == nil || m.move.IsPass() {
		return nil
	}
	if m.move.IsDrop() {
		return []string{m.rules.SquareName(m.move.To(), 1)}
	}
	var names []string
	for _, s := range notation.Path(m.rules, m.move) {
		names = append(names, m.rules.SquareName(s, 1))
	}
	return names
}

// IsDrop reports whether the move places a piece from the hand.
func (m Move) IsDrop() bool { return m.move.IsDrop() }

// IsPass reports whether the move passes the turn.
func (m Move) IsPass() bool { return m.move.IsPass() }

// IsCapture reports whether the move captures.
func (m Move) IsCapture() bool { return m.move.IsCapture() }

// Promotion is what the piece becomes, if the move promotes it.
func (m Move) Promotion() (p Piece, ok bool) {
	t := m.move.Promotion()
	if t == 0 {
		return Piece{}, false
	}
	def := &m.rules.Def.Types[t-1]
	return Piece{def.Name, def.Letter}, true
}

// Notation is a way to write moves and positions.
type Notation int

// The notations. [Board.Read] takes moves in the first three, and in USI where a definition has
// notation = "shogi".
const (
	Coordinates Notation = iota // e2e4; positions as FEN
	SAN                         // Nf3, O-O, e8=Q+; positions as FEN
	UCI                         // moves and positions as Fairy-Stockfish has them
	USI                         // 7g7f, P*5e; positions as SFEN
)
