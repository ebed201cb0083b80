package board

// ImpasseDef lets the side to move end the game by a declaration, as in shogi when the kings
// have entered: it is not in check, its royals stand in the zone, and so do enough of its
// other pieces. The points of those pieces and of its hand decide.
type ImpasseDef struct {
	Zone   [2]Set
	Pieces int               // besides royals, that must stand in the zone
	Points map[PieceType]int // of each piece in the zone and in hand; royals have none
	Win    [2]int            // points that win
	Draw   [2]int            // points that draw, 0 for none
}

// impasseRule is what [Compile] makes of it.
type impasseRule struct {
	def  *ImpasseDef
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
func (p *Position) Declaration() Outcome {
	rule := p.rules.impasse
	if rule == nil || p.verdict.reason != NoReason {
		return Ongoing
	}
	points, ok := p.entered(rule, p.turn)
	if !ok || p.InCheck() {
		return Ongoing
	}
	switch {
	case points >= rule.def.Win[p.turn]:
		return Win
	case rule.def.Draw[p.turn] > 0 && points >= rule.def.Draw[p.turn]:
		return Draw
	}
	return Ongoing
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
func (p *Position) entered(rule *impasseRule, c Color) (points int, ok bool) {
	inside := p.pieces[c]
	inside.intersect(&rule.def.Zone[c])
	if inside.Len() <= rule.def.Pieces { // with a royal it is one more
		return 0, false
	}
	royals := 0
	ok = true
	p.eachRoyal(c, func(s Square) bool {
		ok = inside.Has(s)
		royals++
		return ok
	})
	if !ok || royals == 0 || inside.Len() < rule.def.Pieces+royals {
		return 0, false
	}
	for s, more := inside.first(); more; s, more = inside.first() {
		points += rule.each[p.board[s].Type()]
		inside.Remove(s)
	}
	for t := range rule.each {
		if n := rule.each[t]; n > 0 {
			points += n * p.Hand(c, PieceType(t))
		}
	}
	return points, true
}

// Declaration returns what the side to move gets if it declares an impasse now; Ongoing if
// it may not, as when the game is over.
func (g *Game) Declaration() Outcome {
	o := g.Position().Declaration()
	if o == Ongoing || g.Result().Over {
		return Ongoing
	}
	return o
}

// Declare ends the game by a declaration of the side to move. It reports false if it may not
// declare.
func (g *Game) Declare() bool {
	ok := g.Declaration() != Ongoing
	g.declared = g.declared || ok
	return ok
}
