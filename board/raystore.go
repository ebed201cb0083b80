package board

import "slices"

// compile stores the program of one piece, whole and in parts. It takes the trees apart.
func (b *rayBuilder) compile(nodes siblings) (p program) {
	p.rays = b.store(nodes)
	var rest siblings
	b.up, b.down = b.up[:0], b.down[:0]
	for id := nodes.first; id != 0; {
		node := b.at(id)
		next := node.next
		line, way := b.line(node)
		switch {
		case way == noLine:
			b.append(&rest, id)
		case node.kids.isEmpty():
			p.leaps.Add(node.square)
		case way == upwards:
			b.up = append(b.up, line)
		default:
			b.down = append(b.down, line)
		}
		id = next
	}
	p.rest = b.store(rest)
	p.lines, p.up, p.down = b.storeLines(), uint16(len(b.up)), uint16(len(b.down))
	return p
}

// storeLines appends the rising and the falling lines to the table, unless it has them
// already, and returns the index of the first one.
func (b *rayBuilder) storeLines() uint32 {
	lines := append(b.up, b.down...)
	key := uint64(len(lines))
	for i := range lines {
		for _, word := range lines[i] {
			key = mix(key ^ word)
		}
	}
	have := b.table.lines
	for ; ; key++ {
		first, ok := b.lines[key]
		if !ok {
			b.lines[key] = uint32(len(have))
			b.table.lines = append(roomFor(have, len(lines)), lines...)
			return uint32(len(have))
		}
		if end := int(first) + len(lines); end <= len(have) && slices.Equal(have[first:end], lines) {
			return first
		}
	}
}

// store appends a program to the pool, unless the pool has it already.
func (b *rayBuilder) store(nodes siblings) span {
	elements := b.layout(b.elements.take(), nodes, b.storeHops)
	b.overflow = b.overflow || tooLarge(elements)
	pool := roomFor(b.table.pool, len(elements))
	lo, key := len(pool), uint64(len(elements))
	for i := range elements {
		e := &elements[i]
		if e.flags&flagHop != 0 && b.table.hops[e.hop].only != 0 {
			e.flags &^= flagCapture // only some types may be captured: the table says which
		}
		extra := b.extra(e)
		pool = append(pool, ray{e.square, e.flags, uint16(e.skip), extra})
		key = mix(key ^ uint64(e.square) ^ uint64(e.flags)<<8 ^ uint64(uint16(e.skip))<<16 ^ uint64(extra)<<32)
	}
	b.elements.giveBack(elements)
	for ; ; key++ {
		s, ok := b.shared[key]
		if !ok {
			s = span{uint32(lo), uint32(len(pool))}
			b.shared[key], b.table.pool = s, pool
			return s
		}
		if slices.Equal(pool[s.lo:s.hi], pool[lo:]) {
			b.table.pool = pool[:lo]
			return s
		}
	}
}

// roomFor returns a list with room for n more. Large lists double too, as append does
// not do it: what they leave behind costs more than the room.
func roomFor[E any](list []E, n int) []E {
	if len(list)+n > cap(list) {
		list = slices.Grow(list, max(n, len(list)))
	}
	return list
}

func (b *rayBuilder) extra(e *element) uint32 {
	if e.flags&flagHop != 0 {
		return e.hop
	}
	return uint32(e.passed)
}

func (b *rayBuilder) storeHops(node *tree) uint32 {
	h := hopTable{only: node.needs.only, cleared: node.needs.cleared, flags: node.flags, passed: node.passed}
	h.takes = h.only != 0 && node.flags&flagCapture != 0
	for i, behind := range b.behind(node) {
		if !behind.isEmpty() {
			h.behind[i] = b.store(behind)
		}
	}
	b.table.returns = b.table.returns || h.cleared
	n, ok := b.hops[h]
	if !ok {
		n = uint32(len(b.table.hops))
		b.table.hops = append(b.table.hops, h)
		b.hops[h] = n
	}
	return n
}

// count bounds the moves that trees can give, those behind hurdles included.
func (b *rayBuilder) count(nodes siblings) int {
	n := 0
	for id := nodes.first; id != 0; id = b.at(id).next {
		node := b.at(id)
		n++
		if node.flags&flagPromote != 0 {
			n += b.table.maxChoices
		}
		n += b.count(node.kids)
		for _, behind := range b.behind(node) {
			n += b.count(behind)
		}
	}
	return n
}
