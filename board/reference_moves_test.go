package board

import (
	"slices"

	"fairymax/board/define"
)

// What a side may do in the reference: everything its pieces, its hand and its
// castlings offer, less what leaves a royal hanging or another rule forbids.

// legal lists the legal moves, each once.
func (g *refGame) legal(p *refPosition) []refMove {
	if g.ended(p) != define.Ongoing {
		return nil
	}
	return g.isLegal(p)
}

// isLegal lists the legal moves without a look at endings.
func (g *refGame) isLegal(p *refPosition) []refMove {
	var list []refMove
	for _, m := range g.offered(p) {
		if q := g.play(p, &m); g.keepsRoyals(p, &q, &m) && !g.barters(p, &m) && !g.stepsAway(p, &m) && !g.dropsMate(&q, &m) {
			list = append(list, m)
		}
	}
	list = g.withGates(p, list)
	list = g.withFacing(p, list)
	if keep := refCaptureRules[g.def.Captures]; keep != nil {
		list = keep(g, p, list)
	}
	return g.withWalls(p, list)
}

// refCaptureRules keep the moves that each rule of captures allows.
var refCaptureRules = [...]func(*refGame, *refPosition, []refMove) []refMove{define.CapturesFree: nil, define.CapturesForced: mustTake}

var _ = [1]struct{}{}[len(refCaptureRules)-int(define.NumCaptureRules)] // no rule is missing

func mustTake(_ *refGame, _ *refPosition, list []refMove) []refMove {
	if slices.ContainsFunc(list, func(m refMove) bool { return m.n > 0 }) {
		return slices.DeleteFunc(list, func(m refMove) bool { return m.n == 0 })
	}
	return list
}

// keepsRoyals reports whether a move that led to q leaves no royal hanging, unless it
// has ended the game, and gives no check that it may not give.
func (g *refGame) keepsRoyals(p, q *refPosition, m *refMove) bool {
	return !g.destroys(p, m) && (g.kills(p, q) || !g.inCheck(q, p.turn)) && g.mayGive(q, true) && !g.matesWrongly(q)
}

// mayGive reports whether the side that moved may give the check that it has given, if
// any. The check that answers one must mate, whatever checks could follow it.
func (g *refGame) mayGive(q *refPosition, replies bool) bool {
	switch {
	case g.def.Royal.Gives == define.ChecksFree || !g.inCheck(q, q.turn):
		return true
	case g.def.Royal.Gives == define.ChecksForbidden:
		return false
	}
	free, def := *g, *g.def
	def.Royal.Gives = define.ChecksFree
	free.def = &def
	return !slices.ContainsFunc(free.isLegal(q), func(m refMove) bool {
		after := free.play(q, &m)
		return !replies || g.mayGive(&after, false)
	})
}

// offered lists moves without asking whether they leave a royal hanging.
func (g *refGame) offered(p *refPosition) []refMove {
	if g.def.Hand.Use&define.HandPlace != 0 && p.hands[p.turn] != [define.MaxTypes + 1]uint8{} {
		return g.drops(p)
	}
	var list []refMove
	for _, s := range g.pieces(p, p.turn) {
		list = append(list, g.pieceMoves(p, s)...)
		list = append(list, g.standing(p, s)...)
	}
	list = append(list, g.castlings(p)...)
	if g.def.Hand.Use&define.HandDrop != 0 {
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
		m.passed = define.Set{}
		double := seen[m]
		seen[m] = true
		return double
	})
}

// pieceMoves lists what the rows of a piece allow, with all promotions.
func (g *refGame) pieceMoves(p *refPosition, from define.Square) []refMove {
	var list []refMove
	g.walkPiece(p, from, func(e *refEnd) {
		m := refMove{from: from, to: e.to, enPassant: e.enPassant}
		for _, s := range e.taken {
			m.take(s)
		}
		if m.from == m.to && m.n == 0 {
			list = append(list, refMove{passes: true})
			return
		}
		if e.row.EnPassant == define.EnPassantExposes && len(e.taken) == 0 {
			for _, s := range e.passed {
				if s != from {
					m.passed.Add(s)
				}
			}
		}
		if d := g.promotion(p.board[from].Type()); e.enPassant && d != nil && d.NoPassing {
			list = append(list, m)
			return
		}
		list = append(list, g.promotions(p, m)...)
	})
	return onePassing(list)
}

// onePassing keeps, of moves of a piece that look alike, a capture en passant before those that
// expose squares, and these before plain ones.
func onePassing(list []refMove) (kept []refMove) {
	looks := func(m refMove) refMove {
		if m.enPassant {
			m.n, m.victims = 0, [3]define.Square{}
		}
		return effect(m)
	}
	rank := func(m refMove) int {
		switch {
		case m.enPassant:
			return 2
		case m.passed != define.Set{}:
			return 1
		}
		return 0
	}
	for _, m := range list {
		if !slices.ContainsFunc(list, func(other refMove) bool { return looks(other) == looks(m) && rank(other) > rank(m) }) {
			kept = append(kept, m)
		}
	}
	return kept
}

// promotion returns the rule of a type, or nil.
func (g *refGame) promotion(t define.PieceType) *define.Promotion {
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
	if d == nil || g.returns(p.board[m.from].Type(), &m) {
		return []refMove{m}
	}
	by := d.By
	if by == 0 {
		by = define.ByEntering | define.ByInside
	}
	before, after := d.Zone[p.turn].Has(m.from), d.Zone[p.turn].Has(m.to)
	promotes := by&define.ByEntering != 0 && !before && after ||
		by&define.ByInside != 0 && before && after ||
		by&define.ByLeaving != 0 && before && !after ||
		by&define.ByCapturing != 0 && before && m.n > 0 ||
		d.Always[p.turn].Has(m.to)
	if !promotes {
		return []refMove{m}
	}
	choices, must := g.choices(p, d, m.to), d.Must[p.turn].Has(m.to)
	var list []refMove
	if !must || len(choices) == 0 && d.Otherwise == define.Stay {
		list = append(list, m)
	}
	for _, t := range choices {
		m.promotion = t
		list = append(list, m)
	}
	if must && len(choices) == 0 && d.Otherwise == define.BecomeElse {
		m.promotion, m.otherwise = d.Else, true
		list = append(list, m)
	}
	return list
}

// choices lists what may be had on a square now.
func (g *refGame) choices(p *refPosition, d *define.Promotion, to define.Square) []define.PieceType {
	var list []define.PieceType
	all := d.Choices[p.turn]
	if d.ByPlace[p.turn] != nil {
		all = d.ByPlace[p.turn][to]
	}
	for _, t := range all {
		limit, limited := d.AtMost[t]
		switch {
		case limited && g.countTypes(p, p.turn, limit.Types) >= limit.Most:
		case g.def.Hand.Use&define.HandPromote != 0 && p.hands[p.turn][t] == 0:
		default:
			list = append(list, t)
		}
	}
	return list
}

// standing lists the promotions of a piece in the zone that becomes the new type in
// place or goes on as that type, if it attacks no enemy there and no check results.
func (g *refGame) standing(p *refPosition, from define.Square) (list []refMove) {
	d := g.promotion(p.board[from].Type())
	if d == nil || d.By&define.ByStanding == 0 {
		return nil
	}
	if alone := g.count(p, p.turn, d.Type) == 1; !d.Zone[p.turn].Has(from) && !(d.Lone && alone) {
		return nil
	}
	try := func(to define.Square, t define.PieceType) {
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
		q.board[from] = define.MakePiece(p.turn, t)
		g.walkPiece(&q, from, func(e *refEnd) {
			if len(e.taken) == 0 && e.to != from {
				try(e.to, t)
			}
		})
	}
	return list
}
