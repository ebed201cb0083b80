package board

import (
	"slices"
	"testing"

	"fairymax/board/define"
)

// Pieces that are hard to trade, in the reference.

// barters reports whether a move is a capture that the rule of trade forbids.
func (g *refGame) barters(p *refPosition, m *refMove) bool {
	d := &g.def.Trade
	group := func(s define.Square) bool { return d.Types.Has(p.board[s].Type()) }
	if m.drops || m.passes || m.castles {
		return false
	}
	alike := group(m.from)
	for _, s := range m.victims[:m.n] {
		if !group(s) {
			continue
		}
		if p.struck && s != p.struckAt && (d.Counterstrike == define.CounterstrikeNever || d.Counterstrike == define.CounterstrikeAlike && !alike) {
			return true
		}
		dx, dy := int(s)%g.def.Files-int(m.from)%g.def.Files, int(s)/g.def.Files-int(m.from)/g.def.Files
		if d.Wrap {
			dx = min((dx+g.def.Files)%g.def.Files, (g.def.Files-dx)%g.def.Files)
		}
		beside := d.Beside && max(dx, -dx, dy, -dy) == 1
		excused := slices.ContainsFunc(m.victims[:m.n], func(v define.Square) bool { return v != s && !d.Worthless.Has(p.board[v].Type()) })
		if alike && !beside && !excused && g.recaptures(p, m) {
			return true
		}
	}
	return false
}

// recaptures reports whether a piece that counts could capture the mover after a move.
func (g *refGame) recaptures(p *refPosition, m *refMove) bool {
	q := g.change(p, m)
	if !q.board[m.to].Owned(p.turn) {
		return false
	}
	for _, s := range g.pieces(&q, q.turn) {
		if g.def.Trade.Unprotecting.Has(q.board[s].Type()) {
			continue
		}
		found := false
		g.walkTakes(&q, s, func(e *refEnd) { found = found || slices.Contains(e.taken, m.to) })
		if found {
			return true
		}
	}
	return false
}

// strike remembers that a move has captured one of the group with another piece, while
// its side has one of the group elsewhere.
func (g *refGame) strike(p, q *refPosition, m *refMove) {
	d := &g.def.Trade
	q.struck, q.struckAt = false, 0
	hit := slices.ContainsFunc(m.victims[:m.n], func(s define.Square) bool { return d.Types.Has(p.board[s].Type()) })
	if d.Counterstrike == define.CounterstrikeFree || !hit || d.Types.Has(p.board[m.from].Type()) {
		return
	}
	g.strikeAt(q, p.turn, m.to)
}

func (g *refGame) strikeAt(q *refPosition, by define.Color, at define.Square) {
	for _, s := range g.pieces(q, by) {
		if s != at && g.def.Trade.Types.Has(q.board[s].Type()) {
			q.struck, q.struckAt = true, at
		}
	}
}

// zooOfTrade has games with pieces that are hard to trade.
func zooOfTrade() []zooGame {
	lions := slices.Concat(hunters()[:1], jumpers()[9:10], hunters()[:1], []define.Type{typeOf("N", leap(1, 2)), typeOf("R", slide(0, 1))})
	lions[2].Name, lions[2].Letter = "M", "M"
	traded := func(d define.Trade) func(*define.Game) {
		return func(def *define.Game) {
			d.Types = define.MaskOf(typeCalled(def, "L"), typeCalled(def, "M"))
			if d.Worthless != 0 {
				d.Worthless = define.MaskOf(1, typeCalled(def, "N"))
			}
			def.Trade = d
		}
	}
	knights := func(def *define.Game) {
		def.Trade.Types |= define.MaskOf(typeCalled(def, "N"))
		def.Promotions[0].Choices = [2][]define.PieceType{{3, 4, 5}, {3, 4, 5}}
	}
	return []zooGame{
		zoo("lions of chu", 7, 7, lions, traded(define.Trade{Beside: true, Worthless: 1, Counterstrike: define.CounterstrikeAlike})),
		zoo("lions that kings do not protect", 7, 7, lions, traded(define.Trade{Beside: true, Unprotecting: define.MaskOf(2), Counterstrike: define.CounterstrikeNever})),
		zoo("lions not even from the next square", 7, 7, lions, traded(define.Trade{Worthless: 1, Counterstrike: define.CounterstrikeNever})),
		zoo("lions and knights", 7, 7, lions, traded(define.Trade{Beside: true, Counterstrike: define.CounterstrikeAlike}), knights),
		zoo("lions round the cylinder", 6, 7, wrapped(lions), traded(define.Trade{Beside: true, Counterstrike: define.CounterstrikeNever, Wrap: true})),
		zoo("lions and explosions", 7, 7, peaceful(), explosions(1, define.FateGoes, "P"), func(def *define.Game) {
			def.Trade = define.Trade{Types: define.MaskOf(typeCalled(def, "N")), Counterstrike: define.CounterstrikeNever}
		}),
	}
}

// TestReferenceOnTrades compares more positions of those games: what the rule forbids is
// rare.
func TestReferenceOnTrades(t *testing.T) {
	for _, game := range zooOfTrade() {
		compareOnRandomPositions(t, game, 60)
	}
}
