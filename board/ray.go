package board

import (
	"encoding/binary"
	"fmt"
)

// ray is an element of a forward program: a square that a man may come to.
// Eight bytes, because the generator reads little else.
type ray struct {
	square Square
	flags  elementFlags
	skip   uint16
	extra  uint32 // index of the hops with flagHop, else number of the trail
}

// rayTable holds the forward programs of all men. Equal programs are stored
// once, so that White and Black share a rook's.
type rayTable struct {
	pool   []ray
	hops   []hopTable
	trails [][]Square

	moves   [2][]span // by type × squares + square
	unmoved [2][]span // likewise, what a man may do while he is unmoved; nil if no man needs it

	multiPath  [2]TypeMask // types that can reach one square in two ways
	maxMoves   int         // an upper bound of one man's moves
	maxChoices int
}

// hopTable is what goes on behind a hurdle, by who he is; the trail of the
// element that has it moves here to keep a ray small.
type hopTable struct {
	behind [3]span
	trail  uint16
}

// rayBuilder collects the ways of one man at a time into the table.
type rayBuilder struct {
	rules  *Rules
	table  rayTable
	shared map[string]span
	trails map[string]uint16

	color       Color
	kind        PieceType
	from        Square
	plain, once []*tree
	ends        map[Square]elementFlags
}

func newRayBuilder(r *Rules) *rayBuilder {
	b := &rayBuilder{rules: r, shared: make(map[string]span), trails: make(map[string]uint16)}
	for c := range b.table.moves {
		b.table.moves[c] = make([]span, (len(r.Def.Types)+1)*r.Squares)
	}
	b.table.maxChoices = r.maxChoices()
	return b
}

// begin starts the program of a man of that colour and type on a square.
func (b *rayBuilder) begin(c Color, t PieceType, from Square) {
	b.color, b.kind, b.from = c, t, from
	b.plain, b.once, b.ends = nil, nil, make(map[Square]elementFlags)
}

// add folds a way into the program.
func (b *rayBuilder) add(w *way) error {
	list := &b.plain
	if b.rules.remembers(w.row, b.kind) {
		list = &b.once
	}
	for _, c := range w.passes {
		list = descend(list, c)
	}
	node := grow(list, w.to, 0)
	flags := b.endFlags(w)
	if w.row.EnPassant == LeavesTrail && w.mode&MayMove != 0 {
		if trail := w.trail(); len(trail) > MaxTrail {
			return fmt.Errorf("a move passes %d squares for en passant; at most %d can be remembered", len(trail), MaxTrail)
		} else if len(trail) > 0 {
			flags |= flagLeaves
			node.trail = b.trail(trail)
		}
	}
	if b.ends[w.to]&flags&(flagMove|flagCapture) != 0 && node.flags&flags == 0 {
		b.table.multiPath[b.color] |= MaskOf(b.kind)
	}
	b.ends[w.to] |= flags
	node.flags |= flags
	return nil
}

func (b *rayBuilder) endFlags(w *way) elementFlags {
	var flags elementFlags
	if w.mode&MayMove != 0 {
		flags |= flagMove
	}
	if w.mode&MayCapture != 0 {
		flags |= flagCapture
		if w.row.EnPassant == TakesPasser {
			flags |= flagTakes
		}
	}
	if p := b.rules.promotion[b.color][b.kind]; p != nil && p.zone.Has(w.to) {
		flags |= flagPromote
	}
	return flags
}

// trail numbers the lists of squares that moves may leave to en passant.
func (b *rayBuilder) trail(squares []Square) uint16 {
	key := fmt.Sprint(squares)
	n, ok := b.trails[key]
	if !ok {
		n = uint16(len(b.table.trails))
		b.table.trails = append(b.table.trails, squares)
		b.trails[key] = n
	}
	return n
}

// finish lays the man's program out.
func (b *rayBuilder) finish() {
	at := int(b.kind)*b.rules.Squares + int(b.from)
	b.table.maxMoves = max(b.table.maxMoves, b.count(b.plain)+b.count(b.once))
	b.table.moves[b.color][at] = b.store(b.plain)
	if len(b.once) > 0 {
		if b.table.unmoved[b.color] == nil {
			b.table.unmoved[b.color] = make([]span, len(b.table.moves[b.color]))
		}
		b.table.unmoved[b.color][at] = b.store(b.once)
	}
}

// store appends a program to the pool, unless the pool has it already.
func (b *rayBuilder) store(nodes []*tree) span {
	elements := layout(nil, nodes, b.storeHops)
	key := make([]byte, 0, 8*len(elements))
	for _, e := range elements {
		key = append(key, byte(e.square), byte(e.flags))
		key = binary.LittleEndian.AppendUint16(key, e.skip)
		key = binary.LittleEndian.AppendUint32(key, b.extra(e))
	}
	s, ok := b.shared[string(key)]
	if !ok {
		s.lo = uint32(len(b.table.pool))
		for _, e := range elements {
			b.table.pool = append(b.table.pool, ray{e.square, e.flags, e.skip, b.extra(e)})
		}
		s.hi = uint32(len(b.table.pool))
		b.shared[string(key)] = s
	}
	return s
}

func (b *rayBuilder) extra(e element) uint32 {
	if e.flags&flagHop != 0 {
		return e.hop
	}
	return uint32(e.trail)
}

func (b *rayBuilder) storeHops(node *tree) uint32 {
	h := hopTable{trail: node.trail}
	for i, behind := range node.hops {
		h.behind[i] = b.store(behind)
	}
	b.table.hops = append(b.table.hops, h)
	return uint32(len(b.table.hops) - 1)
}

// count bounds the moves that trees can give, those behind hurdles included.
func (b *rayBuilder) count(nodes []*tree) int {
	n := 0
	for _, node := range nodes {
		n++
		if node.flags&flagPromote != 0 {
			n += b.table.maxChoices
		}
		n += b.count(node.kids) + b.count(node.hops[0]) + b.count(node.hops[1]) + b.count(node.hops[2])
	}
	return n
}
