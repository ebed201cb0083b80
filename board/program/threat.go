package program

import (
	"slices"

	"fairymax/board/define"
)

// Threat is an element of a backward program: a square from which another one may
// be attacked.
type Threat struct {
	Square define.Square
	Flags  Flags
	Skip   uint16
	Hops   uint32          // index of what continues behind a hurdle, with FlagHop
	Types  define.TypeMask // types that attack from here
}

// Threats holds, for each colour of attacker, each target and each class of victims on it,
// the ways of all its pieces that capture there, compiled backwards: nearest squares first.
type Threats struct {
	Pool      []Threat
	Hops      []ThreatHops
	leaps     []Leap
	first     [define.MaxTypes + 1]int // where the class of a type begins, in the lists of targets
	on        [2][]attackers           // attackers of each target
	enPassant [2][]Span                // what could capture there en passant
}

// attackers are the ways to capture on a square: programs to walk, and leaps, which
// depend on no other square.
type attackers struct {
	rays  Span
	leaps Span // in a pool of their own
}

// At returns the ways of a side's pieces to capture a piece of a type on a square. Type 0
// stands for a royal.
func (t *Threats) At(s define.Square, by define.Color, victim define.PieceType) (rays Span, leaps []Leap) {
	on := &t.on[by][t.first[victim]+int(s)]
	return on.rays, t.leaps[on.leaps.Lo:on.leaps.Hi]
}

// EnPassant returns the ways of a side's pieces to capture a piece of a type en passant on a
// square.
func (t *Threats) EnPassant(s define.Square, by define.Color, victim define.PieceType) Span {
	return t.enPassant[by][t.first[victim]+int(s)]
}

// Leap says which types attack from which squares of one word of a set.
type Leap struct {
	Squares uint64
	Word    uint8
	Types   define.TypeMask
}

// ThreatHops is what continues behind a hurdle, by friend or enemy as the attacker
// sees it.
type ThreatHops struct {
	Behind [hopKinds]Span
	Only   define.TypeMask // the hurdles that matter, 0 for all
}

type threatBuilder struct {
	forest
	source        *Source
	squares       int
	victims       []define.TypeMask // the classes of types that the same ways capture
	on, enPassant [2][]siblings     // by class × squares + target
	first         [2][]treeID       // trees of on that need nothing, by their number × squares + square
	table         Threats
	overflow      bool // some program is larger than the table can hold
}

func newThreatBuilder(s *Source, e *effort) *threatBuilder {
	b := &threatBuilder{source: s, squares: s.Files * s.Ranks, victims: victimClasses(s.Types), forest: forest{effort: e, lasts: true}}
	targets := len(b.victims) * b.squares
	for c := range b.on {
		b.on[c] = make([]siblings, targets)
		b.first[c] = make([]treeID, targets*b.squares)
		b.enPassant[c] = make([]siblings, targets)
	}
	return b
}

// add folds a way of a piece into the programs of the squares where it captures:
// its last one, and those where it captures on the way. With unmoved it is open
// only to a piece that has not moved. A royal that would go with its victim captures
// nothing.
func (b *threatBuilder) add(c define.Color, t define.PieceType, w *Way, unmoved bool) {
	if b.source.Kamikazes.Has(t) {
		return
	}
	b.effort.steps += (len(b.victims) - 1) * (wayEffort + len(w.Passes))
	for i, victims := range b.victims {
		first := i * b.squares
		b.addFor(victims, b.on[c][first:], b.first[c][first*b.squares:], b.enPassant[c][first:], t, w, unmoved)
	}
}

// addFor folds a way into the programs for one class of victims.
func (b *threatBuilder) addFor(victims define.TypeMask, on []siblings, first []treeID, enPassant []siblings, t define.PieceType, w *Way, unmoved bool) {
	takes := func(only define.TypeMask) bool { return only == 0 || only&victims != 0 }
	if w.Mode&define.MayCapture != 0 && takes(w.Victims) {
		b.sow(on, first, w.To, t, w.From, w.Passes, unmoved)
		if w.Row.EnPassant == define.EnPassantCaptures {
			b.sow(enPassant, nil, w.To, t, w.From, w.Passes, unmoved)
		}
	}
	for i, taken := range w.Passes {
		if taken.Want != HurdleVictim || !takes(taken.Only) {
			continue
		}
		rest := append(append([]Condition(nil), w.Passes[:i]...), w.Passes[i+1:]...)
		for _, last := range w.lastConditions() {
			b.sow(on, first, taken.Square, t, w.From, append(rest[:len(rest):len(rest)], last...), unmoved)
		}
	}
}

// lastConditions lists what the last square of a way may hold, to one condition
// or none each. One that the way has passed is empty anyway, and must not be tested twice:
// what stands there is one obstacle.
func (w *Way) lastConditions() [][]Condition {
	if w.cleared() || slices.Contains(w.passed(), w.To) {
		return [][]Condition{nil}
	}
	var list [][]Condition
	if w.Mode&define.MayMove != 0 {
		list = append(list, []Condition{{Square: w.To, Want: Vacant}})
	}
	if w.Mode&define.MayCapture != 0 {
		list = append(list, []Condition{{Square: w.To, Want: HurdleEnemy, Only: w.Victims}})
	}
	return list
}

// sow adds a way of capturing on a target, where an enemy stands. It leaves out ways
// that need the target to be empty, or a friend on it. With first, that finds trees of the
// target without a search.
func (b *threatBuilder) sow(targets []siblings, first []treeID, target define.Square, t define.PieceType, from define.Square, passes []Condition, unmoved bool) {
	list := &targets[target]
	if first != nil {
		first = first[int(target)*b.squares:]
	}
	for _, c := range passes {
		if c.Square == target && (c.Want == Vacant || c.Want == HurdleFriend) {
			return
		}
	}
	for i := len(passes) - 1; i >= 0; i-- {
		c := passes[i]
		if c.Square == target {
			continue
		}
		if c.Want == HurdleVictim {
			c.Want = HurdleEnemy
		}
		list = b.after(b.growFirst(list, first, c.Square, needs{only: c.Only}), c.Want)
		first = nil
	}
	b.growFirst(list, first, from, needs{unmoved: unmoved}).types |= define.MaskOf(t)
}

// growFirst returns the tree for a square in a list, as grow does. If first is not nil, it
// has the trees of the list that need nothing, by square.
func (b *threatBuilder) growFirst(list *siblings, first []treeID, s define.Square, n needs) *tree {
	if first == nil || n != (needs{}) {
		return b.grow(list, s, n)
	}
	if first[s] == 0 {
		first[s] = b.plant(list, s, n)
	}
	return b.at(first[s])
}

// finish lays out all programs.
func (b *threatBuilder) finish() Threats {
	for t := range b.table.first {
		b.table.first[t] = b.squares * classOf(b.victims, b.source.victim(define.PieceType(t)))
	}
	for c := range b.on {
		for i := range b.on[c] {
			b.table.on[c] = append(b.table.on[c], b.compile(b.on[c][i]))
			b.table.enPassant[c] = append(b.table.enPassant[c], b.storeRays(b.enPassant[c][i]))
		}
	}
	return b.table
}

// compile takes the leaps out of the trees: testing a set is faster than walking.
func (b *threatBuilder) compile(nodes siblings) (t attackers) {
	var rays siblings
	t.leaps.Lo = uint32(len(b.table.leaps))
	for id := nodes.first; id != 0; {
		node := b.at(id)
		next := node.next
		if node.isLeaf() {
			b.addLeap(t.leaps.Lo, node)
		} else {
			b.append(&rays, id)
		}
		id = next
	}
	t.leaps.Hi = uint32(len(b.table.leaps))
	t.rays = b.storeRays(rays)
	return t
}

// addLeap joins a leap with one of the same types and word, from number lo on.
func (b *threatBuilder) addLeap(lo uint32, node *tree) {
	leap := Leap{Squares: 1 << (node.square & 63), Word: uint8(node.square >> 6), Types: node.types}
	for i := range b.table.leaps[lo:] {
		if have := &b.table.leaps[int(lo)+i]; have.Word == leap.Word && have.Types == leap.Types {
			have.Squares |= leap.Squares
			return
		}
	}
	b.table.leaps = append(b.table.leaps, leap)
}

func (b *threatBuilder) storeRays(nodes siblings) Span {
	for id := nodes.first; id != 0; id = b.at(id).next {
		if node := b.at(id); b.hasHops(node) {
			b.mark(node, FlagHopper)
		}
	}
	return b.store(nodes)
}

func (b *threatBuilder) store(nodes siblings) Span {
	elements := b.layout(b.elements.take(), nodes, b.storeHops)
	b.overflow = b.overflow || tooLarge(elements)
	lo := uint32(len(b.table.Pool))
	b.table.Pool = roomFor(b.table.Pool, len(elements))
	for i := range elements {
		e := &elements[i]
		b.table.Pool = append(b.table.Pool, Threat{e.square, e.flags, uint16(e.skip), e.hop, e.types})
	}
	b.elements.giveBack(elements)
	return Span{lo, uint32(len(b.table.Pool))}
}

func (b *threatBuilder) storeHops(node *tree) uint32 {
	h := ThreatHops{Only: node.needs.only}
	for i, nodes := range b.behind(node) {
		h.Behind[i] = b.store(nodes)
	}
	b.table.Hops = append(b.table.Hops, h)
	return uint32(len(b.table.Hops) - 1)
}

// Spans returns the programs that continue behind a piece: those for any piece, and
// those for a friend or an enemy of the attacking side.
func (h *ThreatHops) Spans(piece define.Piece, by define.Color) (every, sided Span) {
	if h.Only != 0 && !h.Only.Has(piece.Type()) {
		return Span{}, Span{}
	}
	return h.Behind[HurdleAny], own(&h.Behind, piece, by)
}
