package board

// threat is an element of a backward program: a square to look at when asking
// who attacks another one.
type threat struct {
	square Square
	flags  elementFlags
	skip   uint16
	hops   uint32   // index of what goes on behind a hurdle, with flagHop
	types  TypeMask // attackers that would strike from here
}

// threatTable holds, for each colour of attacker and each target, the ways of
// all its men that capture there, compiled backwards: nearest squares first.
type threatTable struct {
	pool []threat
	hops [][3]span
	on   [2][]span // attackers of each square
	en   [2][]span // those who could capture there en passant
}

type threatBuilder struct {
	rules  *Rules
	on, en [2][][]*tree
	table  threatTable
}

func newThreatBuilder(r *Rules) *threatBuilder {
	b := &threatBuilder{rules: r}
	for c := range b.on {
		b.on[c] = make([][]*tree, r.Squares)
		b.en[c] = make([][]*tree, r.Squares)
	}
	return b
}

// add folds a way of a man into the programs of the square where it captures.
// With unmoved it is open only to a man who has not moved.
func (b *threatBuilder) add(c Color, t PieceType, w *way, unmoved bool) {
	if w.mode&MayCapture == 0 {
		return
	}
	plant(&b.on[c][w.to], t, w, unmoved)
	if w.row.EnPassant == TakesPasser {
		plant(&b.en[c][w.to], t, w, unmoved)
	}
}

func plant(list *[]*tree, t PieceType, w *way, unmoved bool) {
	for i := len(w.passes) - 1; i >= 0; i-- {
		list = descend(list, w.passes[i])
	}
	var flags elementFlags
	if unmoved {
		flags = flagUnmoved
	}
	grow(list, w.from, flags).types |= MaskOf(t)
}

// finish lays all programs out.
func (b *threatBuilder) finish() threatTable {
	for c := range b.on {
		b.table.on[c] = b.storeAll(b.on[c])
		b.table.en[c] = b.storeAll(b.en[c])
	}
	return b.table
}

func (b *threatBuilder) storeAll(targets [][]*tree) []span {
	spans := make([]span, len(targets))
	for s, nodes := range targets {
		for _, node := range nodes {
			if node.jumpy() {
				node.mark(flagJumpy)
			}
		}
		spans[s] = b.store(nodes)
	}
	return spans
}

func (b *threatBuilder) store(nodes []*tree) span {
	elements := layout(nil, nodes, b.storeHops)
	lo := uint32(len(b.table.pool))
	for _, e := range elements {
		b.table.pool = append(b.table.pool, threat{e.square, e.flags, e.skip, e.hop, e.types})
	}
	return span{lo, uint32(len(b.table.pool))}
}

func (b *threatBuilder) storeHops(node *tree) uint32 {
	var behind [3]span
	for i, nodes := range node.hops {
		behind[i] = b.store(nodes)
	}
	b.table.hops = append(b.table.hops, behind)
	return uint32(len(b.table.hops) - 1)
}
