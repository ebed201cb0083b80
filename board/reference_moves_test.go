package board

import "slices"

// What a side may do in the reference: everything its men, its hand and its
// castlings offer, less what leaves a royal hanging or another rule forbids.

// legal lists the legal moves, each once.
func (g *refGame) legal(p *refPosition) []refMove {
	if g.ended(p) != Ongoing {
		return nil
	}
	return g.lawful(p)
}

// lawful is legal without a look at endings.
func (g *refGame) lawful(p *refPosition) []refMove {
	var list []refMove
	for _, m := range g.offered(p) {
		if q := g.play(p, &m); !g.inCheck(&q, p.turn) && !g.stepsAway(p, &m) && !g.dropsMate(&q, &m) {
			list = append(list, m)
		}
	}
	list = g.withGates(p, list)
	if g.def.MustCapture && slices.ContainsFunc(list, func(m refMove) bool { return m.n > 0 }) {
		list = slices.DeleteFunc(list, func(m refMove) bool { return m.n == 0 })
	}
	return list
}

// offered lists moves without asking whether they leave a royal hanging.
func (g *refGame) offered(p *refPosition) []refMove {
	if g.def.Hand.Use&HandPlace != 0 && p.hands[p.turn] != [MaxTypes + 1]uint8{} {
		return g.drops(p)
	}
	var list []refMove
	for _, s := range g.men(p, p.turn) {
		list = append(list, g.manMoves(p, s)...)
		list = append(list, g.standing(p, s)...)
	}
	list = append(list, g.castlings(p)...)
	if g.def.Hand.Use&HandDrop != 0 {
		list = append(list, g.drops(p)...)
	}
	if g.def.Pass {
		list = append(list, refMove{passes: true})
	}
	return once(list)
}

// once keeps one of several moves of the same effect.
func once(list []refMove) []refMove {
	seen := make(map[refMove]bool)
	return slices.DeleteFunc(list, func(m refMove) bool {
		m.trail = Set{}
		double := seen[m]
		seen[m] = true
		return double
	})
}

// manMoves lists what a man's rows allow, with all promotions.
func (g *refGame) manMoves(p *refPosition, from Square) []refMove {
	var list []refMove
	g.walkMan(p, from, func(e *refEnd) {
		m := refMove{from: from, to: e.to}
		for _, s := range e.taken {
			m.take(s)
		}
		if m.from == m.to && m.n == 0 {
			list = append(list, refMove{passes: true})
			return
		}
		if e.row.EnPassant == LeavesTrail {
			for _, s := range e.passed {
				if s != from {
					m.trail.Add(s)
				}
			}
		}
		list = append(list, g.promotions(p, m)...)
	})
	return list
}

// promotion returns the rule of a type, or nil.
func (g *refGame) promotion(t PieceType) *PromotionDef {
	for i := range g.def.Promotions {
		if d := &g.def.Promotions[i]; d.Type == t {
			return d
		}
	}
	return nil
}

// promotions lists a move in all forms that promotion gives it.
func (g *refGame) promotions(p *refPosition, m refMove) []refMove {
	d := g.promotion(p.board[m.from].Type())
	if d == nil {
		return []refMove{m}
	}
	by := d.By
	if by == 0 {
		by = ByEntering | ByInside
	}
	before, after := d.Zone[p.turn].Has(m.from), d.Zone[p.turn].Has(m.to)
	promotes := by&ByEntering != 0 && !before && after ||
		by&ByInside != 0 && before && after ||
		by&ByLeaving != 0 && before && !after ||
		by&ByCapturing != 0 && before && after && m.n > 0
	if !promotes {
		return []refMove{m}
	}
	choices, must := g.choices(p, d, m.to), d.Must[p.turn].Has(m.to)
	var list []refMove
	if !must || len(choices) == 0 && d.Otherwise == Stay {
		list = append(list, m)
	}
	for _, t := range choices {
		m.promotion = t
		list = append(list, m)
	}
	if must && len(choices) == 0 && d.Otherwise == BecomeElse {
		m.promotion, m.otherwise = d.Else, true
		list = append(list, m)
	}
	return list
}

// choices lists what may be had on a square now.
func (g *refGame) choices(p *refPosition, d *PromotionDef, to Square) []PieceType {
	var list []PieceType
	all := d.Choices[p.turn]
	if d.ByPlace[p.turn] != nil {
		all = d.ByPlace[p.turn][to]
	}
	for _, t := range all {
		limit, limited := d.AtMost[t]
		switch {
		case limited && g.count(p, p.turn, t) >= limit:
		case g.def.Hand.Use&HandPromote != 0 && p.hands[p.turn][t] == 0:
		default:
			list = append(list, t)
		}
	}
	return list
}

// standing lists the promotions of a man in the zone who becomes the new type
// where he stands or goes on as that type, if he attacks no enemy there and no
// check results.
func (g *refGame) standing(p *refPosition, from Square) (list []refMove) {
	d := g.promotion(p.board[from].Type())
	if d == nil || d.By&ByStanding == 0 {
		return nil
	}
	if alone := g.count(p, p.turn, d.Type) == 1; !d.Zone[p.turn].Has(from) && !(d.Lone && alone) {
		return nil
	}
	try := func(to Square, t PieceType) {
		m := refMove{from: from, to: to, promotion: t}
		q := g.play(p, &m)
		peaceful := true
		g.walkTakes(&q, to, func(*refEnd) { peaceful = false })
		if peaceful && !g.inCheck(&q, p.turn.Other()) {
			list = append(list, m)
		}
	}
	for _, t := range g.choices(p, d, from) {
		try(from, t)
		q := *p
		q.board[from] = MakePiece(p.turn, t)
		g.walkMan(&q, from, func(e *refEnd) {
			if len(e.taken) == 0 && e.to != from {
				try(e.to, t)
			}
		})
	}
	return list
}

// drops lists what may come from the hand onto the board.
func (g *refGame) drops(p *refPosition) []refMove {
	var list []refMove
	for t := range p.hands[p.turn] {
		if p.hands[p.turn][t] == 0 {
			continue
		}
		for s := range g.squares() {
			m := refMove{from: Square(s), to: Square(s), drops: true, hand: PieceType(t)}
			if g.mayDrop(p, m.hand, m.to) && g.leavesRoom(p, &m) {
				list = append(list, m)
			}
		}
	}
	return list
}

// dropRule returns the limits of a type; the zero rule has none.
func (g *refGame) dropRule(t PieceType) DropDef {
	for _, d := range g.def.Drops {
		if d.Type == t {
			return d
		}
	}
	return DropDef{}
}

func (g *refGame) mayDrop(p *refPosition, t PieceType, to Square) bool {
	d := g.dropRule(t)
	if p.board[to] != Empty || g.def.Holes.Has(to) || d.Zone[p.turn] != nil && !d.Zone[p.turn].Has(to) {
		return false
	}
	onFile, sameShade, otherShade := 0, 0, 0
	for _, s := range g.men(p, p.turn) {
		dx, dy := int(s)%g.def.Files-int(to)%g.def.Files, int(s)/g.def.Files-int(to)/g.def.Files
		switch {
		case p.board[s].Type() != t:
			continue
		case (dx+dy)%2 == 0:
			sameShade++
		default:
			otherShade++
		}
		if dx == 0 {
			onFile++
		}
	}
	return (d.PerFile == 0 || onFile < d.PerFile) && (!d.Shades || sameShade <= otherShade)
}

// leavesRoom reports whether those men in hand who have to stand on squares of
// both colours in turn can still be dropped after a drop.
func (g *refGame) leavesRoom(p *refPosition, m *refMove) bool {
	q := g.play(p, m)
	q.turn = p.turn
	for _, d := range g.def.Drops {
		if d.Shades && !g.placeAll(&q, d.Type) {
			return false
		}
	}
	return true
}

// placeAll tries to drop all men of a type.
func (g *refGame) placeAll(p *refPosition, t PieceType) bool {
	if p.hands[p.turn][t] == 0 {
		return true
	}
	for s := range g.squares() {
		if g.mayDrop(p, t, Square(s)) {
			q := *p
			q.board[s] = MakePiece(p.turn, t)
			q.hands[p.turn][t]--
			if g.placeAll(&q, t) {
				return true
			}
		}
	}
	return false
}

// dropsMate reports whether a move that led to q is a drop that mates but must not.
func (g *refGame) dropsMate(q *refPosition, m *refMove) bool {
	return m.drops && g.dropRule(m.hand).NoMate && g.inCheck(q, q.turn) && len(g.lawful(q)) == 0
}

// withGates adds to each move that leaves the square of an unmoved man the same
// moves with a man put there.
func (g *refGame) withGates(p *refPosition, list []refMove) []refMove {
	if g.def.Hand.Use&HandGate == 0 {
		return list
	}
	plain := list
	for _, m := range plain {
		if m.drops || m.passes || m.promotion != 0 {
			continue
		}
		squares := []Square{m.from}
		if m.castles {
			squares = append(squares, m.partner[0])
		}
		q := g.play(p, &m)
		for _, s := range squares {
			if !p.virgin.Has(s) || q.board[s] != Empty {
				continue
			}
			for t, n := range p.hands[p.turn] {
				if n == 0 {
					continue
				}
				gated := m
				gated.gates, gated.gate, gated.hand = true, s, PieceType(t)
				if after := g.play(p, &gated); !g.inCheck(&after, p.turn) {
					list = append(list, gated)
				}
			}
		}
	}
	return list
}
