package board

import "fairymax/board/define"

// impasseRule is what [Compile] makes of it.
type impasseRule struct {
	def  *define.Impasse
	each []int // points by type
}

// compileImpasse returns nil for a game without the rule.
func compileImpasse(r *Rules) *impasseRule {
	d := r.Def.Endings.Impasse
	if d == nil {
		return nil
	}
	rule := &impasseRule{d, make([]int, r.Types()+1)}
	for t, n := range d.Points {
		if !r.IsRoyal(t) {
			rule.each[t] = n
		}
	}
	return rule
}

// HasImpasse reports whether a side can ever declare an impasse.
func (r *Rules) HasImpasse() bool { return r.impasse != nil }

// Declaration returns what the side to move gets if it declares an impasse: Win or Draw;
// Ongoing if it may not. It does not ask whether the game is over.
func (p *Position) Declaration() define.Outcome {
	rule := p.rules.impasse
	if rule == nil || p.verdict.reason != NoReason {
		return define.Ongoing
	}
	points, ok := p.entered(rule, p.turn)
	if !ok || p.InCheck() {
		return define.Ongoing
	}
	switch {
	case points >= rule.def.Win[p.turn]:
		return define.Win
	case rule.def.Draw[p.turn] > 0 && points >= rule.def.Draw[p.turn]:
		return define.Draw
	}
	return define.Ongoing
}

// FacesDeclaration reports whether the other side could declare an impasse and win if it
// were to move.
func (p *Position) FacesDeclaration() bool {
	enemy := p.turn.Other()
	points, ok := p.entered(p.rules.impasse, enemy)
	return ok && points >= p.rules.impasse.def.Win[enemy]
}

// entered counts the points of a side, if its royals and enough of its other pieces are in
// the zone.
func (p *Position) entered(rule *impasseRule, c define.Color) (points int, ok bool) {
	inside := p.pieces[c]
	inside.Intersect(&rule.def.Zone[c])
	if inside.Len() <= rule.def.Pieces { // with a royal it is one more
		return 0, false
	}
	royals := 0
	ok = true
	p.eachRoyal(c, func(s define.Square) bool {
		ok = inside.Has(s)
		royals++
		return ok
	})
	if !ok || royals == 0 || inside.Len() < rule.def.Pieces+royals {
		return 0, false
	}
	for s, more := inside.First(); more; s, more = inside.First() {
		points += rule.each[p.board[s].Type()]
		inside.Remove(s)
	}
	for t := range rule.each {
		if n := rule.each[t]; n > 0 {
			points += n * p.Hand(c, define.PieceType(t))
		}
	}
	return points, true
}

// Declaration returns what the side to move gets if it declares an impasse now; Ongoing if
// it may not, as when the game is over.
func (g *Game) Declaration() define.Outcome {
	o := g.Position().Declaration()
	if o == define.Ongoing || g.Result().Over {
		return define.Ongoing
	}
	return o
}

// Declare ends the game by a declaration of the side to move. It reports false if it may not
// declare.
func (g *Game) Declare() bool {
	ok := g.Declaration() != define.Ongoing
	g.declared = g.declared || ok
	return ok
}
