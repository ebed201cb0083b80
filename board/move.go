package board

// Move is everything that [Position.Play] needs to know, in 64 bits:
//
//	bits  0–7   from
//	bits  8–15  to
//	bits 16–31  one of: the square of an en-passant victim; the castling
//	            partner's squares before (low byte) and after (high byte);
//	            the number of the trail that the move leaves; the victims of
//	            a move of several legs
//	bits 32–39  the square where a move of several legs turned
//	bits 40–47  a piece type: what a man promotes to, is dropped or gated
//	bits 48–55  the kind, a set of flags
//
// The zero Move is no move. A move may have two victims besides the man on its
// final square; a language row that takes more is refused.
type Move uint64

// NoMove is the zero Move.
const NoMove Move = 0

// Kind says what a move does besides carrying a man from one square to another.
type Kind uint8

// The kinds. Capture is set whenever an enemy man disappears; Always is set on
// every move, so that none of them is zero.
const (
	Capture   Kind = 1 << iota // an enemy man disappears
	Leaves                     // exposes squares to en passant
	EnPassant                  // takes the man that has just passed
	Castle                     // takes a partner along
	Always    Kind = 1 << 7
)

const (
	toShift    = 8
	auxShift   = 16
	typeShift  = 40
	kindShift  = 48
	plainMove  = Move(Always) << kindShift
	plainTake  = Move(Always|Capture) << kindShift
	briefMask  = 1<<16 - 1
	squareMask = 1<<8 - 1
)

// From returns the square that the man leaves.
func (m Move) From() Square { return Square(m) }

// To returns the square where the man arrives; for castling, the king's.
func (m Move) To() Square { return Square(m >> toShift) }

// Promotion returns the type that the man becomes, 0 if it stays what it is.
func (m Move) Promotion() PieceType { return PieceType(m >> typeShift) }

// Kind returns the flags of the move.
func (m Move) Kind() Kind { return Kind(m >> kindShift) }

// IsCapture reports whether an enemy man disappears.
func (m Move) IsCapture() bool { return m.Kind()&Capture != 0 }

// IsCastling reports whether a castling partner moves too.
func (m Move) IsCastling() bool { return m.Kind()&Castle != 0 }

// IsQuiet reports whether the move neither captures nor promotes.
func (m Move) IsQuiet() bool { return m.Kind()&Capture == 0 && m.Promotion() == 0 }

// Victim returns the square of the man that the move captures; meaningful only
// if IsCapture.
func (m Move) Victim() Square {
	if m.Kind()&EnPassant != 0 {
		return Square(m >> auxShift)
	}
	return m.To()
}

// Partner returns the squares that a castling partner leaves and reaches;
// meaningful only if IsCastling.
func (m Move) Partner() (from, to Square) {
	return Square(m >> auxShift), Square(m >> (auxShift + 8))
}

func (m Move) trail() int { return int(m>>auxShift) & briefMask }

// MoveList collects moves in a buffer that is kept from use to use; a search
// keeps one for each ply. The zero MoveList is ready to use.
type MoveList struct {
	buffer []Move
	n      int
}

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
