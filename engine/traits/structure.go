package traits

import (
	"iter"

	"fairymax/board"
	"fairymax/board/define"
)

// Structure is what search and evaluation both need to know about a position:
// material, and keys of pawns and pieces. A move updates it by the squares and hands
// that it changed.
type Structure struct {
	Pawns    [2]define.Set
	PawnKey  uint64
	PieceKey [2]uint64 // of a side's pieces other than pawns
	NonPawn  [2]int32  // value of a side's pieces on the board, without pawns and royals
	Held     [2]int32  // value of a side's pieces in hand, as if they stood on the board
	Hand     [2]int32  // value of a side's pieces in hand, see Game.InHand
}

// Strength is the value of a side's pieces on the board and in hand, without
// pawns on the board and royals.
func (s *Structure) Strength(c define.Color) int32 { return s.NonPawn[c] + s.Held[c] }

// Change updates a structure by the change of one square.
func (g *Game) Change(s *Structure, c board.Change) {
	s.NonPawn[c.Was.Color()] -= g.NonPawnValue[c.Was]
	s.NonPawn[c.Now.Color()] += g.NonPawnValue[c.Now]
	if g.IsPawn[c.Was] {
		s.Pawns[c.Was.Color()].Remove(c.Square)
		s.PawnKey ^= pieceKey(c.Was, c.Square)
	} else if c.Was != define.Empty {
		s.PieceKey[c.Was.Color()] ^= pieceKey(c.Was, c.Square)
	}
	if g.IsPawn[c.Now] {
		s.Pawns[c.Now.Color()].Add(c.Square)
		s.PawnKey ^= pieceKey(c.Now, c.Square)
	} else if c.Now != define.Empty {
		s.PieceKey[c.Now.Color()] ^= pieceKey(c.Now, c.Square)
	}
}

// ChangeHand updates a structure by the change of a hand.
func (g *Game) ChangeHand(s *Structure, c board.HandChange) {
	color, t, n := c.Piece.Color(), c.Piece.Type(), int32(c.Now)-int32(c.Was)
	s.Held[color] += n * g.held[t].onBoard
	s.Hand[color] += n * g.held[t].inHand
}

// SetUp puts the pieces of a position on an empty board one by one.
func SetUp(p *board.Position) iter.Seq[board.Change] {
	return func(yield func(board.Change) bool) {
		for c := define.White; c <= define.Black; c++ {
			pieces := p.Pieces(c)
			for s := range Each(&pieces) {
				if !yield(board.Change{Square: s, Now: p.At(s)}) {
					return
				}
			}
		}
	}
}

// StructureOf is the structure of a position.
func (g *Game) StructureOf(p *board.Position) Structure {
	var s Structure
	for change := range SetUp(p) {
		g.Change(&s, change)
	}
	g.CountHands(&s, p)
	return s
}

// CountHands adds the pieces in hand of a position.
func (g *Game) CountHands(s *Structure, p *board.Position) {
	for c := define.White; c <= define.Black; c++ {
		for _, t := range g.HandTypes {
			g.ChangeHand(s, board.HandChange{Piece: define.MakePiece(c, t), Now: uint8(p.Hand(c, t))})
		}
	}
}

// pieceKey is a hash of a piece on a square.
func pieceKey(piece define.Piece, s define.Square) uint64 {
	return Scramble(uint64(piece)<<8 | uint64(s))
}

// Scramble turns a small number into a random one (the finaliser of splitmix64).
func Scramble(n uint64) uint64 {
	x := n * 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
