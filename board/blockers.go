package board

// Blockers returns the pieces, of either side and on the squares of a set, that
// stand between s and an attacker of a side: without one of them the attacker could
// capture on s, or in one more way.
func (p *Position) Blockers(s Square, by Color, among *Set) (blockers Set) {
	rays, _ := p.rules.threats.at(s, by)
	p.blockers(rays, by, among, &blockers)
	return blockers
}

// blockers walks a backward program.
func (p *Position) blockers(s span, by Color, among, into *Set) {
	list := p.rules.threats.pool[s.lo:s.hi]
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.square]
		if piece == Empty {
			i++
			continue
		}
		if t.skip > 1 && among.Has(t.square) && p.hasAttacker(span{s.lo + uint32(i) + 1, s.lo + uint32(i) + uint32(t.skip)}, by) {
			into.Add(t.square)
		}
		if t.flags&flagHop != 0 {
			any, own := p.rules.threats.hops[t.hops].spans(piece, by)
			p.blockers(any, by, among, into)
			p.blockers(own, by, among, into)
		}
		i += int(t.skip)
	}
}
