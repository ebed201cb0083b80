package board

import "math/bits"

// AttackOrigin is a square from which pieces of some types, if they stood there,
// could capture on another one.
type AttackOrigin struct {
	Square Square
	Types  TypeMask
}

// AttackOrigins appends to into the squares of a set from which a side's pieces
// could capture on s, were they there and an enemy on s, with all other pieces
// where they are. A square from which this can be done in two ways may be listed
// twice; ways that are open only to an unmoved piece are left out.
func (p *Position) AttackOrigins(s Square, by Color, among *Set, into []AttackOrigin) []AttackOrigin {
	rays, leaps := p.rules.threats.at(s, by)
	for i := range leaps {
		leap := &leaps[i]
		for word := leap.squares & among[leap.word&3]; word != 0; word &= word - 1 {
			into = append(into, AttackOrigin{Square(int(leap.word)<<6 + bits.TrailingZeros64(word)), leap.types})
		}
	}
	return p.origins(rays, by, among, into)
}

// origins walks a backward program.
func (p *Position) origins(s span, by Color, among *Set, into []AttackOrigin) []AttackOrigin {
	list := p.rules.threats.pool[s.lo:s.hi]
	for i := 0; i < len(list); {
		t := &list[i]
		if t.types != 0 && t.flags&flagUnmoved == 0 && among.Has(t.square) {
			into = append(into, AttackOrigin{t.square, t.types})
		}
		piece := p.board[t.square]
		if piece == Empty {
			i++
			continue
		}
		if t.flags&flagHop != 0 {
			any, own := p.rules.threats.hops[t.hops].spans(piece, by)
			into = p.origins(any, by, among, into)
			into = p.origins(own, by, among, into)
		}
		i += int(t.skip)
	}
	return into
}
