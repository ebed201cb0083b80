package board

import "encoding/binary"

// compile stores the program of one piece, whole and in parts. It takes the trees apart.
func (b *rayBuilder) compile(nodes siblings) (p program) {
	p.rays = b.store(nodes)
	var rest siblings
	b.up, b.down = b.up[:0], b.down[:0]
	for node := nodes.first; node != nil; {
		next := node.next
		line, way := node.line()
		switch {
		case way == noLine:
			rest.add(node)
		case node.kids.isEmpty():
			p.leaps.Add(node.square)
		case way == upwards:
			b.up = append(b.up, line)
		default:
			b.down = append(b.down, line)
		}
		node = next
	}
	p.rest = b.store(rest)
	p.lines, p.up, p.down = b.storeLines(), uint16(len(b.up)), uint16(len(b.down))
	return p
}

// storeLines appends the rising and the falling lines to the table, unless it has them
// already, and returns the index of the first one.
func (b *rayBuilder) storeLines() uint32 {
	lines := append(b.up, b.down...)
	key := b.key[:0]
	for i := range lines {
		for _, word := range lines[i] {
			key = binary.LittleEndian.AppendUint64(key, word)
		}
	}
	b.key = key
	first, ok := b.lines[string(key)]
	if !ok {
		first = uint32(len(b.table.lines))
		b.table.lines = append(b.table.lines, lines...)
		b.lines[string(key)] = first
	}
	return first
}

// store appends a program to the pool, unless the pool has it already.
func (b *rayBuilder) store(nodes siblings) span {
	elements := layout(b.elements.take(), nodes, b.storeHops)
	b.overflow = b.overflow || tooLarge(elements)
	key := b.key[:0]
	for i := range elements {
		e := &elements[i]
		if e.flags&flagHop != 0 && b.table.hops[e.hop].victims != 0 {
			e.flags &^= flagCapture // only some types may be captured: the table says which
		}
		key = append(key, byte(e.square), byte(e.flags))
		key = binary.LittleEndian.AppendUint16(key, uint16(e.skip))
		key = binary.LittleEndian.AppendUint32(key, b.extra(e))
	}
	b.key = key
	s, ok := b.shared[string(key)]
	if !ok {
		s.lo = uint32(len(b.table.pool))
		for i := range elements {
			e := &elements[i]
			b.table.pool = append(b.table.pool, ray{e.square, e.flags, uint16(e.skip), b.extra(e)})
		}
		s.hi = uint32(len(b.table.pool))
		b.shared[string(key)] = s
	}
	b.elements.giveBack(elements)
	return s
}

func (b *rayBuilder) extra(e *element) uint32 {
	if e.flags&flagHop != 0 {
		return e.hop
	}
	return uint32(e.passed)
}

func (b *rayBuilder) storeHops(node *tree) uint32 {
	h := hopTable{victims: node.needs.victims, cleared: node.needs.cleared, flags: node.flags, passed: node.passed}
	h.takes = h.victims != 0 && node.flags&flagCapture != 0
	for i, behind := range node.behind() {
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
	for node := nodes.first; node != nil; node = node.next {
		n++
		if node.flags&flagPromote != 0 {
			n += b.table.maxChoices
		}
		n += b.count(node.kids)
		for _, behind := range node.behind() {
			n += b.count(behind)
		}
	}
	return n
}
