package program

import "slices"

// compile stores the program of one piece, whole and in parts. It takes the trees apart.
func (b *rayBuilder) compile(nodes siblings) (p Program) {
	p.Rays = b.store(nodes)
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
			p.Leaps.Add(node.square)
		case way == upwards:
			b.up = append(b.up, line)
		default:
			b.down = append(b.down, line)
		}
		id = next
	}
	p.Rest = b.store(rest)
	p.Lines, p.Up, p.Down = b.storeLines(), uint16(len(b.up)), uint16(len(b.down))
	return p
}

// storeLines appends the rising and the falling lines to the table, unless it has them
// already, and returns the index of the first one.
func (b *rayBuilder) storeLines() uint32 {
	lines := append(b.up, b.down...)
	key := uint64(len(lines))
	for i := range lines {
		for _, word := range lines[i] {
			key = hash(key ^ word)
		}
	}
	have := b.table.Lines
	for ; ; key++ {
		first, ok := b.lines[key]
		if !ok {
			b.lines[key] = uint32(len(have))
			b.table.Lines = append(roomFor(have, len(lines)), lines...)
			return uint32(len(have))
		}
		if end := int(first) + len(lines); end <= len(have) && slices.Equal(have[first:end], lines) {
			return first
		}
	}
}

// store appends a program to the pool, unless the pool has it already.
func (b *rayBuilder) store(nodes siblings) Span {
	elements := b.layout(b.elements.take(), nodes, b.storeHops)
	b.overflow = b.overflow || tooLarge(elements)
	pool := roomFor(b.table.Pool, len(elements))
	lo, key := len(pool), uint64(len(elements))
	for i := range elements {
		e := &elements[i]
		if e.flags&FlagHop != 0 && b.table.Hops[e.hop].Only != 0 {
			e.flags &^= FlagCapture // only some types may be captured: the table says which
		}
		extra := b.extra(e)
		pool = append(pool, Ray{e.square, e.flags, uint16(e.skip), extra})
		key = hash(key ^ uint64(e.square) ^ uint64(e.flags)<<8 ^ uint64(uint16(e.skip))<<16 ^ uint64(extra)<<32)
	}
	b.elements.giveBack(elements)
	for ; ; key++ {
		s, ok := b.shared[key]
		if !ok {
			s = Span{uint32(lo), uint32(len(pool))}
			b.shared[key], b.table.Pool = s, pool
			return s
		}
		if slices.Equal(pool[s.Lo:s.Hi], pool[lo:]) {
			b.table.Pool = pool[:lo]
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
	if e.flags&FlagHop != 0 {
		return e.hop
	}
	return uint32(e.passed)
}

func (b *rayBuilder) storeHops(node *tree) uint32 {
	h := Hops{Only: node.needs.only, Cleared: node.needs.cleared, Flags: node.flags, Passed: node.passed}
	h.Takes = h.Only != 0 && node.flags&FlagCapture != 0
	for i, behind := range b.behind(node) {
		if !behind.isEmpty() {
			h.Behind[i] = b.store(behind)
		}
	}
	n, ok := b.hops[h]
	if !ok {
		n = uint32(len(b.table.Hops))
		b.table.Hops = append(b.table.Hops, h)
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
		if node.flags&FlagPromote != 0 {
			n += b.table.maxChoices
		}
		n += b.count(node.kids)
		for _, behind := range b.behind(node) {
			n += b.count(behind)
		}
	}
	return n
}

// hash scrambles a key of a program, which has been seen before or not.
func hash(key uint64) uint64 {
	key *= 0x9E3779B97F4A7C15
	return key ^ key>>29
}
