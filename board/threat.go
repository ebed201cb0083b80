package board

import "slices"

// threat is an element of a backward program: a square from which another one may
// be attacked.
type threat struct {
	square Square
	flags  elementFlags
	skip   uint16
	hops   uint32   // index of what continues behind a hurdle, with flagHop
	types  TypeMask // types that attack from here
}

// threatTable holds, for each colour of attacker and each target, the ways of all
// its pieces that capture there, compiled backwards: nearest squares first.
type threatTable struct {
	pool      []threat
	hops      []threatHops
	leaps     []leapThreat
	on        [2][]threats // attackers of each square
	enPassant [2][]span    // what could capture there en passant
}

// threats are the ways to capture on a square: programs to walk, and leaps, which
// depend on no other square.
type threats struct {
	rays  span
	leaps span // in a pool of their own
}

// at returns the ways of a side's pieces to capture on a square.
func (t *threatTable) at(s Square, by Color) (rays span, leaps []leapThreat) {
	on := &t.on[by][s]
	return on.rays, t.leaps[on.leaps.lo:on.leaps.hi]
}

// leapThreat says which types attack from which squares of one word of a set.
type leapThreat struct {
	squares uint64
	word    uint8
	types   TypeMask
}

// threatHops is what continues behind a hurdle, by friend or enemy as the attacker
// sees it.
type threatHops struct {
	behind [hopKinds]span
	only   TypeMask // the hurdles that matter, 0 for all
}

type threatBuilder struct {
	forest
	rules         *Rules
	on, enPassant [2][]siblings
	first         [2][]treeID // trees of on that need nothing, by target × squares + square
	table         threatTable
	overflow      bool // some program is larger than the table can hold
}

func newThreatBuilder(r *Rules, e *effort) *threatBuilder {
	b := &threatBuilder{rules: r, forest: forest{effort: e, lasts: true}}
	for c := range b.on {
		b.on[c] = make([]siblings, r.Squares)
		b.first[c] = make([]treeID, r.Squares*r.Squares)
		b.enPassant[c] = make([]siblings, r.Squares)
	}
	return b
}

// add folds a way of a piece into the programs of the squares where it captures:
// its last one, and those where it captures on the way. With unmoved it is open
// only to a piece that has not moved. A royal that would go with its victim captures
// nothing.
func (b *threatBuilder) add(c Color, t PieceType, w *way, unmoved bool) {
	if b.rules.effects.kamikazes.Has(t) {
		return
	}
	if w.mode&MayCapture != 0 && b.endangers(w.victims) {
		b.sow(b.on[c], b.first[c], w.to, t, w.from, w.passes, unmoved)
	}
	if w.mode&MayCapture != 0 && w.row.EnPassant == EnPassantCaptures {
		b.sow(b.enPassant[c], nil, w.to, t, w.from, w.passes, unmoved)
	}
	for i, taken := range w.passes {
		if taken.want != hurdleVictim || !b.endangers(taken.only) {
			continue
		}
		rest := append(append([]condition(nil), w.passes[:i]...), w.passes[i+1:]...)
		for _, last := range w.lastConditions() {
			b.sow(b.on[c], b.first[c], taken.square, t, w.from, append(rest[:len(rest):len(rest)], last...), unmoved)
		}
	}
}

// endangers reports whether the capture of these types matters to a royal; where
// nothing is royal, every capture counts.
func (b *threatBuilder) endangers(victims TypeMask) bool {
	royals := b.rules.royalRule.types
	return victims == 0 || royals == 0 || victims&royals != 0
}

// lastConditions lists what the last square of a way may hold, to one condition
// or none each. One that the way has passed is empty anyway, and must not be tested twice:
// what stands there is one obstacle.
func (w *way) lastConditions() [][]condition {
	if w.cleared() || slices.Contains(w.passed(), w.to) {
		return [][]condition{nil}
	}
	var list [][]condition
	if w.mode&MayMove != 0 {
		list = append(list, []condition{{square: w.to, want: vacant}})
	}
	if w.mode&MayCapture != 0 {
		list = append(list, []condition{{square: w.to, want: hurdleEnemy, only: w.victims}})
	}
	return list
}

// sow adds a way of capturing on a target, where an enemy stands. It leaves out ways
// that need the target to be empty, or a friend on it. With first, that finds trees of the
// target without a search.
func (b *threatBuilder) sow(targets []siblings, first []treeID, target Square, t PieceType, from Square, passes []condition, unmoved bool) {
	list := &targets[target]
	if first != nil {
		first = first[int(target)*b.rules.Squares:]
	}
	for _, c := range passes {
		if c.square == target && (c.want == vacant || c.want == hurdleFriend) {
			return
		}
	}
	for i := len(passes) - 1; i >= 0; i-- {
		c := passes[i]
		if c.square == target {
			continue
		}
		if c.want == hurdleVictim {
			c.want = hurdleEnemy
		}
		list = b.after(b.growFirst(list, first, c.square, needs{only: c.only}), c.want)
		first = nil
	}
	b.growFirst(list, first, from, needs{unmoved: unmoved}).types |= MaskOf(t)
}

// growFirst returns the tree for a square in a list, as grow does. If first is not nil, it
// has the trees of the list that need nothing, by square.
func (b *threatBuilder) growFirst(list *siblings, first []treeID, s Square, n needs) *tree {
	if first == nil || n != (needs{}) {
		return b.grow(list, s, n)
	}
	if first[s] == 0 {
		first[s] = b.plant(list, s, n)
	}
	return b.at(first[s])
}

// finish lays out all programs.
func (b *threatBuilder) finish() threatTable {
	for c := range b.on {
		b.table.on[c], b.table.enPassant[c] = make([]threats, b.rules.Squares), make([]span, b.rules.Squares)
		for s := range b.rules.Squares {
			b.table.on[c][s] = b.compile(b.on[c][s])
			b.table.enPassant[c][s] = b.storeRays(b.enPassant[c][s])
		}
	}
	return b.table
}

// compile takes the leaps out of the trees: testing a set is faster than walking.
func (b *threatBuilder) compile(nodes siblings) (t threats) {
	var rays siblings
	t.leaps.lo = uint32(len(b.table.leaps))
	for id := nodes.first; id != 0; {
		node := b.at(id)
		next := node.next
		if node.isLeaf() {
			b.addLeap(t.leaps.lo, node)
		} else {
			b.append(&rays, id)
		}
		id = next
	}
	t.leaps.hi = uint32(len(b.table.leaps))
	t.rays = b.storeRays(rays)
	return t
}

// addLeap joins a leap with one of the same types and word, from number lo on.
func (b *threatBuilder) addLeap(lo uint32, node *tree) {
	leap := leapThreat{squares: 1 << (node.square & 63), word: uint8(node.square >> 6), types: node.types}
	for i := range b.table.leaps[lo:] {
		if have := &b.table.leaps[int(lo)+i]; have.word == leap.word && have.types == leap.types {
			have.squares |= leap.squares
			return
		}
	}
	b.table.leaps = append(b.table.leaps, leap)
}

func (b *threatBuilder) storeRays(nodes siblings) span {
	for id := nodes.first; id != 0; id = b.at(id).next {
		if node := b.at(id); b.hasHops(node) {
			b.mark(node, flagHopper)
		}
	}
	return b.store(nodes)
}

func (b *threatBuilder) store(nodes siblings) span {
	elements := b.layout(b.elements.take(), nodes, b.storeHops)
	b.overflow = b.overflow || tooLarge(elements)
	lo := uint32(len(b.table.pool))
	b.table.pool = roomFor(b.table.pool, len(elements))
	for i := range elements {
		e := &elements[i]
		b.table.pool = append(b.table.pool, threat{e.square, e.flags, uint16(e.skip), e.hop, e.types})
	}
	b.elements.giveBack(elements)
	return span{lo, uint32(len(b.table.pool))}
}

func (b *threatBuilder) storeHops(node *tree) uint32 {
	h := threatHops{only: node.needs.only}
	for i, nodes := range b.behind(node) {
		h.behind[i] = b.store(nodes)
	}
	b.table.hops = append(b.table.hops, h)
	return uint32(len(b.table.hops) - 1)
}
