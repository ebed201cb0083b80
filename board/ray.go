package board

import "fmt"

// ray is an element of a forward program: a square where a piece may arrive. It has
// eight bytes, because the generator reads little else.
type ray struct {
	square Square
	flags  elementFlags
	skip   uint16
	extra  uint32 // index of the hopTable with flagHop, else of the passed squares
}

// rayTable holds the forward programs of all pieces. Equal programs are stored
// once, so that White and Black share a rook's.
type rayTable struct {
	pool   []ray
	hops   []hopTable
	passed [][]Square
	lines  []Set

	programs [conditions][2][]program // by type × squares + square; nil if no piece needs it

	multiPath  [2]TypeMask // types that can make one move in two ways
	locusts    [2]TypeMask // types that can capture on the way
	returns    bool        // some piece can come back in one move, which may pass the turn
	maxMoves   int         // an upper bound of one piece's moves
	maxChoices int
}

// program is what a piece may do from a square: rays to walk. The same is also
// stored in parts, leaps and lines (sweep.go) and the rest of the rays, which is
// faster for callers that need less than all moves.
type program struct {
	rays     span
	rest     span
	leaps    Set
	lines    uint32 // index of the first one in the table
	up, down uint16 // how many lines have rising square numbers; how many falling ones follow them
}

// A piece has a program for what it may always do, and others for what it may do
// on a condition; the index of a program tells its conditions.
const (
	whileUnmoved    = 1 << iota // it has not moved
	whileOutOfCheck             // its side is not in check
	conditions
)

// hopTable says what an occupied square allows besides an end: what continues behind
// the piece, by friend or enemy, and whether the piece may be captured. An element
// that exposes squares keeps their number here, so that a ray stays small.
type hopTable struct {
	behind  [hopKinds]span
	only    TypeMask     // the pieces that may be captured or jumped over here, 0 for all
	takes   bool         // a move may end here by capturing one of the victims
	cleared bool         // the square counts as empty, and a move may end here
	flags   elementFlags // of the element
	passed  uint16
}

// program returns what pieces of that colour and type may always do from a square.
func (r *Rules) program(c Color, t PieceType, from Square) *program {
	return &r.rays.programs[0][c][int(t)*r.Squares+int(from)]
}

// rayBuilder collects the ways of one piece at a time into the table.
type rayBuilder struct {
	forest
	rules         *Rules
	table         rayTable
	shared        map[uint64]span   // by a hash, or the next number if that is taken
	lines         map[uint64]uint32 // the same
	hops          map[hopTable]uint32
	passedIndices map[string]uint16

	color Color
	kind  PieceType
	from  Square
	trees [conditions]siblings
	ends  [MaxSquares]elementFlags // what it may do on each square by any way

	up, down []Set // the lines of the program that is compiled

	overflow bool // some program is larger than the table can hold
}

func newRayBuilder(r *Rules, e *effort) *rayBuilder {
	b := &rayBuilder{rules: r, forest: forest{effort: e}, shared: make(map[uint64]span), lines: make(map[uint64]uint32), hops: make(map[hopTable]uint32), passedIndices: make(map[string]uint16)}
	for c := range 2 {
		b.table.programs[0][c] = make([]program, (len(r.Def.Types)+1)*r.Squares)
	}
	b.table.maxChoices = r.maxChoices()
	return b
}

// begin starts the program of a piece of that colour and type on a square.
func (b *rayBuilder) begin(c Color, t PieceType, from Square) {
	b.color, b.kind, b.from = c, t, from
	b.trees, b.ends = [conditions]siblings{}, [MaxSquares]elementFlags{}
	b.clear()
}

// add folds a way into the program.
func (b *rayBuilder) add(w *way) error {
	list := &b.trees[b.rules.conditionsOf(w.row, b.kind)]
	for _, c := range w.passes {
		list = b.descend(list, c)
	}
	node := b.grow(list, w.to, needs{cleared: w.cleared(), only: w.victims})
	flags := b.endFlags(w)
	if err := b.addLocust(w); err != nil {
		return err
	}
	if w.row.EnPassant == EnPassantExposes && w.mode&MayMove != 0 {
		if passed := w.passed(); len(passed) > MaxEnPassantSquares {
			return fmt.Errorf("a move passes %d squares for en passant; at most %d can be remembered", len(passed), MaxEnPassantSquares)
		} else if len(passed) > 0 {
			flags |= flagExposes
			node.passed = b.passedIndex(passed)
		}
	}
	if b.ends[w.to]&flags&(flagMove|flagCapture) != 0 && node.flags&flags == 0 {
		b.table.multiPath[b.color] |= MaskOf(b.kind)
	}
	b.ends[w.to] |= flags
	node.flags |= flags
	return nil
}

// addLocust notes that the piece can capture on the way.
func (b *rayBuilder) addLocust(w *way) error {
	n := len(w.locustVictims())
	if n > MaxLocustVictims {
		return fmt.Errorf("a move captures %d pieces on the way; at most %d can be remembered", n, MaxLocustVictims)
	}
	if n > 0 || w.cleared() {
		b.table.multiPath[b.color] |= MaskOf(b.kind)
		b.table.locusts[b.color] |= MaskOf(b.kind)
	}
	return nil
}

func (b *rayBuilder) endFlags(w *way) elementFlags {
	var flags elementFlags
	if w.mode&MayMove != 0 {
		flags |= flagMove
	}
	if w.mode&MayCapture != 0 {
		flags |= flagCapture
		if w.row.EnPassant == EnPassantCaptures {
			flags |= flagEnPassant
		}
	}
	if p := b.rules.promotion[b.color][b.kind]; p != nil && p.touches(w.from, w.to) || b.rules.turns[b.kind].into != 0 {
		flags |= flagPromote
	}
	return flags
}

// passedIndex numbers the lists of squares that moves may expose to en passant.
func (b *rayBuilder) passedIndex(squares []Square) uint16 {
	key := string(squares)
	n, ok := b.passedIndices[key]
	if !ok {
		n = uint16(len(b.table.passed))
		b.overflow = b.overflow || len(b.table.passed) > briefMask
		b.table.passed = append(b.table.passed, squares)
		b.passedIndices[key] = n
	}
	return n
}

// finish lays out the program of the piece.
func (b *rayBuilder) finish() {
	at := int(b.kind)*b.rules.Squares + int(b.from)
	most := 0
	for i, nodes := range b.trees {
		if nodes.isEmpty() {
			continue
		}
		programs := &b.table.programs[i][b.color]
		if *programs == nil {
			*programs = make([]program, len(b.table.programs[0][b.color]))
		}
		most += b.count(nodes)
		(*programs)[at] = b.compile(nodes)
	}
	b.table.maxMoves = max(b.table.maxMoves, most)
}
