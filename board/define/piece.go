package define

// PieceType numbers the piece types of one game from 1; 0 is no type.
type PieceType uint8

// Piece is a piece on the board: its type in the low six bits and one bit for each
// colour, so that "empty", "mine" and "theirs" are one test each.
type Piece uint8

// Empty is the content of a square without a piece.
const Empty Piece = 0

const (
	whitePiece Piece = 1 << 6
	blackPiece Piece = 1 << 7
	typeMask   Piece = 1<<6 - 1
)

// MakePiece returns the piece of that colour and type.
func MakePiece(c Color, t PieceType) Piece { return Piece(t) | whitePiece<<c }

// OwnerBit is the bit that all pieces of a colour have.
func OwnerBit(c Color) Piece { return whitePiece << c }

// Type returns the piece type of p, 0 for an empty square.
func (p Piece) Type() PieceType { return PieceType(p & typeMask) }

// Color returns the side that p belongs to; it means nothing for Empty.
func (p Piece) Color() Color { return Color(p >> 7) }

// Is reports whether p is a piece of that colour. A wall has the bits of both.
func (p Piece) Is(c Color) bool { return p&(whitePiece<<c) != 0 }

// Owned reports whether p is a piece of that colour and no wall.
func (p Piece) Owned(c Color) bool { return p.Is(c) && p != Wall }

// TypeMask is a set of piece types, bit t for type t.
type TypeMask uint64

// Has reports whether t is in the mask.
func (m TypeMask) Has(t PieceType) bool { return m>>t&1 != 0 }

// Singles returns a mask for each type in the mask.
func (m TypeMask) Singles() []TypeMask {
	var list []TypeMask
	for ; m != 0; m &= m - 1 {
		list = append(list, m&-m)
	}
	return list
}

// MaskOf returns the mask of the given types.
func MaskOf(types ...PieceType) TypeMask {
	var m TypeMask
	for _, t := range types {
		m |= 1 << t
	}
	return m
}
