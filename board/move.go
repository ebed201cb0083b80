package board

import (
	"math/bits"
	"slices"

	"fairymax/board/define"
	"fairymax/board/program"
)

// Move is everything that [Position.Play] needs to know, in 64 bits:
//
//	bits  0–7   from
//	bits  8–15  to
//	bits 16–31  one of: the square of an en-passant victim; the castling
//	            partner's squares before (low byte) and after (high byte);
//	            the number of the list of squares that the move exposes to en
//	            passant; the victims captured on the way (low byte the first,
//	            high byte the second)
//	bits 32–39  the square of the wall that the move places
//	bits 40–47  a piece type: promoted to, turned into, dropped or gated
//	bits 48–63  the kind, a set of flags
//
// The zero Move is not a move. A drop has from = to, and so has a piece that captures
// and returns. A move may have two victims besides the piece on its final square; a
// definition that captures more is refused.
type Move uint64

// NoMove is the zero Move.
const NoMove Move = 0

// passMove passes the turn.
const passMove = Move(Always|Pass) << kindShift

// PassMove passes the turn, also where the rules have no pass: records of analyses have
// such null moves.
const PassMove = passMove

// Kind says what a move does beyond taking a piece from one square to another.
type Kind uint16

// The kinds. Capture is set whenever an enemy piece disappears; Always is set on
// every move, so that none of them is zero.
const (
	Capture          Kind = 1 << iota // an enemy piece disappears
	ExposesEnPassant                  // exposes squares to en passant
	EnPassant                         // captures the piece that has just passed
	Castle                            // takes a partner along
	Drop                              // puts a piece from the hand on an empty square
	Gate                              // puts a piece from the hand on the square that the mover left
	GatePartner                       // with Gate: on the square that the castling partner left
	Locust                            // captures on the way
	Locust2                           // captures a second piece on the way
	Pass                              // moves nothing
	PlacesWall                        // places a wall
	TurnsOver                         // turns the piece over
	Always           Kind = 1 << 15
)

const (
	toShift    = 8
	auxShift   = 16
	wallShift  = 32
	typeShift  = 40
	kindShift  = 48
	plainMove  = Move(Always) << kindShift
	plainTake  = Move(Always|Capture) << kindShift
	briefMask  = 1<<16 - 1
	squareMask = 1<<8 - 1
)

var _ = [1]struct{}{}[briefMask-program.MaxPassed] // a move has room for every list of passed squares

// From returns the square that the piece leaves; of a drop, where it arrives.
func (m Move) From() define.Square { return define.Square(m) }

// To returns the square where the piece arrives; for castling, the king's.
func (m Move) To() define.Square { return define.Square(m >> toShift) }

// Promotion returns the type to which the piece promotes, 0 if it does not. A piece
// that turns over does not promote: there is no choice.
func (m Move) Promotion() define.PieceType {
	if m.Kind()&(Drop|Gate|TurnsOver) != 0 {
		return 0
	}
	return define.PieceType(m >> typeShift)
}

// Becomes returns the type that the piece becomes by promotion or by turning over, 0
// if it stays what it is.
func (m Move) Becomes() define.PieceType {
	if m.Kind()&(Drop|Gate) != 0 {
		return 0
	}
	return define.PieceType(m >> typeShift)
}

// FromHand returns the type that is dropped or gated, 0 if the move is neither.
func (m Move) FromHand() define.PieceType {
	if m.Kind()&(Drop|Gate) == 0 {
		return 0
	}
	return define.PieceType(m >> typeShift)
}

// Kind returns the flags of the move.
func (m Move) Kind() Kind { return Kind(m >> kindShift) }

// IsCapture reports whether an enemy piece disappears.
func (m Move) IsCapture() bool { return m.Kind()&Capture != 0 }

// IsCastling reports whether a castling partner moves too.
func (m Move) IsCastling() bool { return m.Kind()&Castle != 0 }

// IsDrop reports whether a piece comes from the hand instead of from a square.
func (m Move) IsDrop() bool { return m.Kind()&Drop != 0 }

// IsPass reports whether the turn is passed.
func (m Move) IsPass() bool { return m.Kind()&Pass != 0 }

// IsQuiet reports whether the move neither captures nor promotes.
func (m Move) IsQuiet() bool { return m.Kind()&Capture == 0 && m.Promotion() == 0 }

// Victim returns the square of the piece that the move captures, the first one if
// there are several; meaningful only if IsCapture.
func (m Move) Victim() define.Square {
	if m.Kind()&(EnPassant|Locust) != 0 {
		return define.Square(m >> auxShift)
	}
	return m.To()
}

// LocustVictims returns the squares of the victims that a move of several legs
// captures before it ends, in order. An enemy on its final square comes last and is
// not among them.
func (m Move) LocustVictims() (squares [2]define.Square, n int) {
	squares = [2]define.Square{define.Square(m >> auxShift), define.Square(m >> (auxShift + 8))}
	switch {
	case m.Kind()&Locust2 != 0:
		return squares, 2
	case m.Kind()&Locust != 0:
		return squares, 1
	}
	return squares, 0
}

// Partner returns the squares that a castling partner leaves and reaches;
// meaningful only if IsCastling.
func (m Move) Partner() (from, to define.Square) {
	return define.Square(m >> auxShift), define.Square(m >> (auxShift + 8))
}

// GateSquare returns where a gated piece appears; meaningful only with the kind
// Gate.
func (m Move) GateSquare() define.Square {
	if m.Kind()&GatePartner != 0 {
		from, _ := m.Partner()
		return from
	}
	return m.From()
}

// takingOn returns the beginning of a move that also captures on s before it ends.
func (m Move) takingOn(s define.Square) Move {
	if m.Kind()&Locust == 0 {
		return m | Move(s)<<auxShift | Move(Capture|Locust)<<kindShift
	}
	return m | Move(s)<<(auxShift+8) | Move(Locust2)<<kindShift
}

// otherOrder returns the move that captures its two victims on the way in the other
// order, with the same result.
func (m Move) otherOrder() Move {
	first, second := m>>auxShift&squareMask, m>>(auxShift+8)&squareMask
	return m&^(briefMask<<auxShift) | second<<auxShift | first<<(auxShift+8)
}

func (m Move) passedIndex() int { return int(m>>auxShift) & briefMask }

// MoveList collects moves in a buffer that is kept from use to use; a search
// keeps one for each ply. The zero MoveList is ready to use.
type MoveList struct {
	buffer []Move
	n      int
}

// roomForMoves is more than most positions have: room for them on the stack, where a
// list is of no use afterwards.
const roomForMoves = 128

// Moves returns the collected moves. The slice is valid until the list is used again.
func (l *MoveList) Moves() []Move { return l.buffer[:l.n] }

// Len returns the number of collected moves.
func (l *MoveList) Len() int { return l.n }

// reserve makes room for at least extra more moves.
func (l *MoveList) reserve(extra int) {
	if len(l.buffer)-l.n < extra {
		grown := make([]Move, 2*len(l.buffer)+extra)
		copy(grown, l.buffer[:l.n])
		l.buffer = grown
	}
}

func (l *MoveList) add(m Move) {
	l.reserve(1)
	l.buffer[l.n] = m
	l.n++
}

// addOnEach adds a move for each square of a set; where it holds the square, unit has a 1.
func (l *MoveList) addOnEach(m, unit Move, set *define.Set) {
	l.reserve(set.Len())
	buffer, n := l.buffer, l.n
	for w, word := range set {
		for ; word != 0; word &= word - 1 {
			buffer[n] = m | unit*Move(w<<6+bits.TrailingZeros64(word))
			n++
		}
	}
	l.n = n
}

func (l *MoveList) contains(m Move) bool { return slices.Contains(l.Moves(), m) }

// keep drops the moves from number n on that fail the test.
func (l *MoveList) keep(n int, test func(Move) bool) {
	kept := l.buffer[:n]
	for _, m := range l.buffer[n:l.n] {
		if test(m) {
			kept = append(kept, m)
		}
	}
	l.n = len(kept)
}
