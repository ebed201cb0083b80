package board

import (
	"math/bits"

	"fairymax/board/define"
)

// Position is a state of a game. Besides its cells it is about 200 bytes; only
// the cells that the game has are ever copied. Keep positions in
// preallocated arrays: one declared inside a recursion goes to the heap and
// costs more than everything that is done with it. Generating legal moves changes
// a position for a moment, so one position serves one goroutine.
type Position struct {
	header
	changes changes                                                 // of the last move; the only part that playing on does not copy
	board   [define.MaxSquares + 2*(define.MaxTypes+1)]define.Piece // the squares, and right after those of this board the hands
}

type header struct {
	rules                 *Rules
	key                   uint64
	rights                uint64        // castlings and unmoved pieces, bits of rightsTable
	pieces                [2]define.Set // where each side's pieces stand
	royal                 [2]define.Square
	hasRoyal              [2]bool  // the side must keep a royal from capture: the one on that square, and more if there are several
	royals                [2]uint8 // how many royals it has, kept only where a side can have several
	checks                [2]uint8 // given so far, kept only where they count
	turn                  define.Color
	verdict               verdict
	count                 count
	clock                 uint16 // plies since the last capture, drop or move that renews the count
	reversible            uint16 // see Reversible
	number                uint16 // of the full move
	enPassant             enPassant
	struck                struck
	series                [2]bool // the checks against a side that lead to the position have had one that counts; kept only where that matters
	passes                uint8   // that led to the position, up to two; kept only where they can end the game
	changed, handsChanged uint8   // entries of changes
	lifted                judges  // do not judge its moves, to ask what they would refuse
}

// Rules returns the rules of the game.
func (p *Position) Rules() *Rules { return p.rules }

// Turn returns the side to move.
func (p *Position) Turn() define.Color { return p.turn }

// At returns the piece on s, or Empty, or Wall.
func (p *Position) At(s define.Square) define.Piece { return p.board[s] }

// Key returns the hash of everything that decides what may be played: pieces on the
// board and in hand, walls, side to move, castling and first-move rights, squares that can
// be captured on en passant and the piece that is captured there, captures that may not be
// answered, checks, series of checks and passes that count.
func (p *Position) Key() uint64 { return p.key }

// Clock returns the plies of the move rule: since the last capture or drop, or move of a
// type that restarts its count.
func (p *Position) Clock() int { return int(p.clock) }

// Reversible returns how many plies back the position may have occurred before:
// those since the last move after which no earlier position can come again, or
// since the position that a FEN gave.
func (p *Position) Reversible() int { return int(p.reversible) }

// MoveNumber returns the number of the full move, 1 at the start.
func (p *Position) MoveNumber() int { return int(p.number) }

// CopyTo makes next equal to p.
func (p *Position) CopyTo(next *Position) {
	p.copyState(next)
	copy(next.changes.squares[:], p.Changes())
	copy(next.changes.hands[:], p.HandChanges())
}

// copyState makes next equal to p, but for what the last move changed.
func (p *Position) copyState(next *Position) {
	next.header = p.header
	n := p.rules.cells
	copy(next.board[:n], p.board[:n])
}

// put puts a piece, or Empty, on a square. Squares change
// nowhere else, so key, sets and rights are updated here.
func (p *Position) put(s define.Square, now define.Piece) {
	was := p.board[s]
	p.board[s] = now
	keys := &p.rules.keys
	p.key ^= keys.piece(was, s) ^ keys.piece(now, s)
	bit := uint64(1) << (s & 63)
	if was != define.Empty {
		p.pieces[was.Color()][s>>6] &^= bit
	}
	if now != define.Empty {
		p.pieces[now.Color()][s>>6] |= bit
	}
	if lost := p.rights & p.rules.rights.touched[s]; lost != 0 {
		p.rights &^= lost
		p.key ^= p.rules.rights.key(lost)
	}
}

// countPieces counts a side's pieces of some types on the board.
func (p *Position) countPieces(c define.Color, types define.TypeMask) int {
	n := 0
	for w := range p.rules.words {
		for word := p.pieces[c][w&3]; word != 0; word &= word - 1 {
			if types.Has(p.board[w<<6+bits.TrailingZeros64(word)].Type()) {
				n++
			}
		}
	}
	return n
}

// emptySquares returns the squares of the board where no piece stands.
func (p *Position) emptySquares() define.Set {
	empty := p.rules.playable
	for w := range empty {
		empty[w] &^= p.pieces[define.White][w] | p.pieces[define.Black][w]
	}
	return empty
}
