package board

import (
	"math/bits"

	"fairymax/board/define"
	"fairymax/board/program"
)

// AttackOrigin is a square from which pieces of some types, if they stood there,
// could capture on another one.
type AttackOrigin struct {
	Square define.Square
	Types  define.TypeMask
}

// AttackOrigins appends to into the squares of a set from which a side's pieces
// could capture what stands on s, were they there and that an enemy, with all other pieces
// where they are. A square from which this can be done in two ways may be listed
// twice; ways that are open only to an unmoved piece are left out.
func (p *Position) AttackOrigins(s define.Square, by define.Color, among *define.Set, into []AttackOrigin) []AttackOrigin {
	rays, leaps := p.rules.threats.At(s, by, p.board[s].Type())
	for i := range leaps {
		leap := &leaps[i]
		for word := leap.Squares & among[leap.Word&3]; word != 0; word &= word - 1 {
			into = append(into, AttackOrigin{define.Square(int(leap.Word)<<6 + bits.TrailingZeros64(word)), leap.Types})
		}
	}
	return p.origins(rays, by, among, into)
}

// origins walks a backward program.
func (p *Position) origins(s program.Span, by define.Color, among *define.Set, into []AttackOrigin) []AttackOrigin {
	list := p.rules.threats.Pool[s.Lo:s.Hi]
	for i := 0; i < len(list); {
		t := &list[i]
		if t.Types != 0 && t.Flags&program.FlagUnmoved == 0 && among.Has(t.Square) {
			into = append(into, AttackOrigin{t.Square, t.Types})
		}
		piece := p.board[t.Square]
		if piece == define.Empty {
			i++
			continue
		}
		if t.Flags&program.FlagHop != 0 {
			every, own := p.rules.threats.Hops[t.Hops].Spans(piece, by)
			into = p.origins(every, by, among, into)
			into = p.origins(own, by, among, into)
		}
		i += int(t.Skip)
	}
	return into
}
