package program

import (
	"fmt"

	"fairymax/board/define"
)

// Ray is an element of a forward program: a square where a piece may arrive. It has
// eight bytes, because the generator reads little else.
type Ray struct {
	Square define.Square
	Flags  Flags
	Skip   uint16
	Extra  uint32 // index of its hops with FlagHop, else of the passed squares
}

// MaxPassed is the highest number of a list of squares that a move exposes to en passant.
const MaxPassed = 1<<16 - 1

// Rays holds the forward programs of all pieces. Equal programs are stored
// once, so that White and Black share a rook's.
type Rays struct {
	Pool   []Ray
	Hops   []Hops
	Passed [][]define.Square
	Lines  []define.Set

	Programs [Conditions][2][]Program // by type × squares + square; nil if no piece needs it

	MultiPath  [2]define.TypeMask // types that can make one move in two ways
	Locusts    [2]define.TypeMask // types that can capture on the way
	Passes     bool               // some piece can come back in one move without a capture, which passes the turn
	MaxMoves   int                // an upper bound of one piece's moves
	maxChoices int
}

// Program is what a piece may do from a square: rays to walk. The same is also
// stored in parts, leaps and lines (line.go) and the rest of the rays, which is
// faster for callers that need less than all moves.
type Program struct {
	Rays     Span
	Rest     Span
	Leaps    define.Set
	Lines    uint32 // index of the first one in the table
	Up, Down uint16 // how many lines have rising square numbers; how many falling ones follow them
}

// A piece has a program for what it may always do, and others for what it may do
// on a condition; the index of a program tells its conditions.
const (
	WhileUnmoved    = 1 << iota // it has not moved
	WhileOutOfCheck             // its side is not in check
	Conditions
)

// Hops says what an occupied square allows beyond an end: what continues behind
// the piece, by friend or enemy, and whether the piece may be captured. An element
// that exposes squares keeps their number here, so that a ray stays small.
type Hops struct {
	Behind  [hopKinds]Span
	Only    define.TypeMask // the pieces that may be captured or jumped over here, 0 for all
	Takes   bool            // a move may end here by capturing one of the victims
	Cleared bool            // the square counts as empty, and a move may end here
	Flags   Flags           // of the element
	Passed  uint16
}

// PassedOf returns the number of the passed squares that an element exposes.
func (t *Rays) PassedOf(e Ray) uint16 {
	if e.Flags&FlagHop != 0 {
		return t.Hops[e.Extra].Passed
	}
	return uint16(e.Extra)
}

// rayBuilder collects the ways of one piece at a time into the table.
type rayBuilder struct {
	forest
	source        *Source
	squares       int
	table         Rays
	shared        map[uint64]Span   // by a hash, or the next number if that is taken
	lines         map[uint64]uint32 // the same
	hops          map[Hops]uint32
	passedIndices map[string]uint16

	color define.Color
	kind  define.PieceType
	from  define.Square
	trees [Conditions]siblings
	ends  [define.MaxSquares]Flags // what it may do on each square by any way

	exposed [define.MaxSquares]int // by where a move ends: 1 + the number of the squares that it exposes

	up, down []define.Set // the lines of the program that is compiled

	overflow bool // some program is larger than the table can hold
}

func newRayBuilder(s *Source, e *effort) *rayBuilder {
	b := &rayBuilder{source: s, squares: s.Files * s.Ranks, forest: forest{effort: e}, shared: make(map[uint64]Span), lines: make(map[uint64]uint32), hops: make(map[Hops]uint32), passedIndices: make(map[string]uint16)}
	for c := range 2 {
		b.table.Programs[0][c] = make([]Program, (len(s.Types)+1)*b.squares)
	}
	b.table.maxChoices = s.Choices
	return b
}

// begin starts the program of a piece of that colour and type on a square.
func (b *rayBuilder) begin(c define.Color, t define.PieceType, from define.Square) {
	b.color, b.kind, b.from = c, t, from
	b.trees, b.ends, b.exposed = [Conditions]siblings{}, [define.MaxSquares]Flags{}, [define.MaxSquares]int{}
	b.clear()
}

// add folds a way into the program.
func (b *rayBuilder) add(w *Way) error {
	list := &b.trees[b.source.conditionsOf(w.Row, b.kind)]
	for _, c := range w.Passes {
		list = b.descend(list, c)
	}
	node := b.grow(list, w.To, needs{cleared: w.cleared(), only: w.Victims})
	flags := b.endFlags(w)
	if err := b.addLocust(w); err != nil {
		return err
	}
	b.table.Passes = b.table.Passes || w.passesTurn()
	if w.Row.EnPassant == define.EnPassantExposes && w.Mode&define.MayMove != 0 {
		if passed := w.passed(); len(passed) > define.MaxEnPassantSquares {
			return fmt.Errorf("a move passes %d squares for en passant; at most %d can be remembered", len(passed), define.MaxEnPassantSquares)
		} else if len(passed) > 0 {
			flags |= FlagExposes
			node.passed = b.passedIndex(passed)
			if before := b.exposed[w.To]; before != 0 && before != 1+int(node.passed) {
				return fmt.Errorf("two moves from %s to %s pass different squares for en passant, and no record of a game could tell them apart",
					b.source.SquareName(w.From, 1), b.source.SquareName(w.To, 1))
			}
			b.exposed[w.To] = 1 + int(node.passed)
		}
	}
	if ways := flags.ending(); b.ends[w.To].ending()&ways != 0 && node.flags.ending()&ways == 0 {
		b.table.MultiPath[b.color] |= define.MaskOf(b.kind)
	}
	b.ends[w.To] |= flags
	node.flags |= flags
	return nil
}

// addLocust notes that the piece can capture on the way.
func (b *rayBuilder) addLocust(w *Way) error {
	n := len(w.locustVictims())
	if n > define.MaxLocustVictims {
		return fmt.Errorf("a move captures %d pieces on the way; at most %d can be remembered", n, define.MaxLocustVictims)
	}
	if n > 0 || w.cleared() {
		b.table.MultiPath[b.color] |= define.MaskOf(b.kind)
		b.table.Locusts[b.color] |= define.MaskOf(b.kind)
	}
	return nil
}

func (b *rayBuilder) endFlags(w *Way) Flags {
	var flags Flags
	if w.Mode&define.MayMove != 0 {
		flags |= FlagMove
	}
	if w.Mode&define.MayCapture != 0 {
		flags |= FlagCapture
		if w.Row.EnPassant == define.EnPassantCaptures {
			flags |= FlagEnPassant
		}
	}
	if b.source.Promotes(b.color, b.kind, w.From, w.To) {
		flags |= FlagPromote
	}
	return flags
}

// passedIndex numbers the lists of squares that moves may expose to en passant.
func (b *rayBuilder) passedIndex(squares []define.Square) uint16 {
	key := string(squares)
	n, ok := b.passedIndices[key]
	if !ok {
		n = uint16(len(b.table.Passed))
		b.overflow = b.overflow || len(b.table.Passed) > MaxPassed
		b.table.Passed = append(b.table.Passed, squares)
		b.passedIndices[key] = n
	}
	return n
}

// finish lays out the program of the piece.
func (b *rayBuilder) finish() {
	at := int(b.kind)*b.squares + int(b.from)
	most := 0
	for i, nodes := range b.trees {
		if nodes.isEmpty() {
			continue
		}
		programs := &b.table.Programs[i][b.color]
		if *programs == nil {
			*programs = make([]Program, len(b.table.Programs[0][b.color]))
		}
		most += b.count(nodes)
		(*programs)[at] = b.compile(nodes)
	}
	b.table.MaxMoves = max(b.table.MaxMoves, most)
}

// Admits reports whether a piece is of a type that may be captured or jumped over here.
func (h *Hops) Admits(piece define.Piece) bool { return h.Only == 0 || h.Only.Has(piece.Type()) }

// Own is the program that continues for a side's piece behind a piece of one side only.
func (h *Hops) Own(piece define.Piece, side define.Color) Span { return own(&h.Behind, piece, side) }

// Parts are the programs that continue for a side's piece behind a piece in the way.
func (h *Hops) Parts(piece define.Piece, side define.Color) (parts [3]Span) {
	if !h.Admits(piece) {
		return parts
	}
	parts = [3]Span{h.Behind[HurdleAny], h.Own(piece, side)}
	if !piece.Is(side) {
		parts[2] = h.Behind[HurdleVictim]
	}
	return parts
}
