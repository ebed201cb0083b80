package board

import (
	"fairymax/board/define"

	"fairymax/board/program"
)

// Blockers returns the pieces, of either side and on the squares of a set, that
// stand between s and an attacker of a side: without one of them the attacker could
// capture on s, or in one more way.
func (p *Position) Blockers(s define.Square, by define.Color, among *define.Set) (blockers define.Set) {
	rays, _ := p.rules.threats.At(s, by, p.board[s].Type())
	p.blockers(rays, by, among, &blockers)
	return blockers
}

// blockers walks a backward program.
func (p *Position) blockers(s program.Span, by define.Color, among, into *define.Set) {
	list := p.rules.threats.Pool[s.Lo:s.Hi]
	for i := 0; i < len(list); {
		t := &list[i]
		piece := p.board[t.Square]
		if piece == define.Empty {
			i++
			continue
		}
		if t.Skip > 1 && among.Has(t.Square) && p.hasAttacker(program.Span{Lo: s.Lo + uint32(i) + 1, Hi: s.Lo + uint32(i) + uint32(t.Skip)}, by) {
			into.Add(t.Square)
		}
		if t.Flags&program.FlagHop != 0 {
			every, own := p.rules.threats.Hops[t.Hops].Spans(piece, by)
			p.blockers(every, by, among, into)
			p.blockers(own, by, among, into)
		}
		i += int(t.Skip)
	}
}
