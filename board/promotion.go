package board

import "slices"

// promotion is what [Compile] makes of a [PromotionDef] for one colour.
type promotion struct {
	zone, must *Set
	always     *Set
	by         PromotionBy
	choices    []PieceType
	places     map[Square][]PieceType // instead of choices, if not nil
	atMost     map[PieceType]Limit
	otherwise  Otherwise
	other      PieceType // with BecomeElse
	lone       bool      // the last piece of its type needs no zone to promote in place
	noPassing  bool      // captures en passant do not promote
}

func compilePromotions(def *Definition) (table [2][]*promotion, promoters []PieceType) {
	for i := range def.Promotions {
		promoters = append(promoters, def.Promotions[i].Type)
	}
	for c := range table {
		table[c] = make([]*promotion, len(def.Types)+1)
		for i := range def.Promotions {
			d := &def.Promotions[i]
			rule := &promotion{zone: &d.Zone[c], must: &d.Must[c], always: &d.Always[c], by: d.By, choices: d.Choices[c], places: d.ByPlace[c],
				atMost: d.AtMost, otherwise: d.Otherwise, other: d.Else, lone: d.Lone, noPassing: d.NoPassing}
			if rule.by == 0 {
				rule.by = ByEntering | ByInside
			}
			table[c][d.Type] = rule
		}
	}
	return table, promoters
}

// choices returns the types that a side's pieces can choose to become.
func (def *Definition) choices(c Color) TypeMask {
	var mask TypeMask
	for i := range def.Promotions {
		mask |= MaskOf(def.Promotions[i].Choices[c]...)
		for _, choices := range def.Promotions[i].ByPlace[c] {
			mask |= MaskOf(choices...)
		}
	}
	return mask
}

// promoted returns the types that a side's pieces can become, by choice or because
// no choice is left.
func (def *Definition) promoted(c Color) TypeMask {
	mask := def.choices(c)
	for i := range def.Promotions {
		if d := &def.Promotions[i]; d.Otherwise == BecomeElse {
			mask |= MaskOf(d.Else)
		}
	}
	return mask
}

// Results lists the types to which a promotion can lead, each once.
func (d *PromotionDef) Results() []PieceType {
	var all []PieceType
	for side := range d.Choices {
		all = append(all, d.Choices[side]...)
		for _, choices := range d.ByPlace[side] {
			all = append(all, choices...)
		}
	}
	if d.Otherwise == BecomeElse {
		all = append(all, d.Else)
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// PromotionZone returns the squares on which a side's pieces of type t promote, nil
// if they never do.
func (r *Rules) PromotionZone(c Color, t PieceType) *Set {
	if len(r.Choices(c, t)) == 0 {
		return nil
	}
	return r.promotion[c][t].zone
}

// HasPromotion reports whether any type promotes.
func (r *Rules) HasPromotion() bool { return len(r.promoters) > 0 }

// Promoters returns the types that promote, in the order of the definition; the
// list must not be changed.
func (r *Rules) Promoters() []PieceType { return r.promoters }

// MustPromote returns the squares on which a promoting move of a side's pieces of
// type t has to promote, nil if there is no such rule.
func (r *Rules) MustPromote(c Color, t PieceType) *Set {
	if rule := r.promotion[c][t]; rule != nil {
		return rule.must
	}
	return nil
}

// PromotesInPlace reports whether pieces of type t promote by a move of their own.
func (r *Rules) PromotesInPlace(t PieceType) bool {
	rule := r.promotion[White][t]
	return rule != nil && rule.by&ByStanding != 0
}

// promotesStanding reports whether any piece promotes by a move of its own.
func (r *Rules) promotesStanding() bool {
	return slices.ContainsFunc(r.promoters, r.PromotesInPlace)
}

// PromotionLimits returns how many pieces of the types that t promotes to a side
// may have afterwards; types without a limit are missing. It must not be changed.
func (r *Rules) PromotionLimits(t PieceType) map[PieceType]Limit {
	if rule := r.promotion[White][t]; rule != nil {
		return rule.atMost
	}
	return nil
}

// Choices returns what a side's pieces of type t promote to anywhere, in the order
// of the definition.
func (r *Rules) Choices(c Color, t PieceType) []PieceType {
	rule := r.promotion[c][t]
	if rule == nil {
		return nil
	}
	list := slices.Clone(rule.choices)
	for s := range r.Squares {
		for _, choice := range rule.places[Square(s)] {
			if !slices.Contains(list, choice) {
				list = append(list, choice)
			}
		}
	}
	if rule.otherwise == BecomeElse && !slices.Contains(list, rule.other) {
		list = append(list, rule.other)
	}
	return list
}

// maxChoices is the most choices that any piece has.
func (r *Rules) maxChoices() int {
	most := 0
	for c := range r.promotion {
		for t := range r.promotion[c] {
			most = max(most, len(r.Choices(Color(c), PieceType(t))))
		}
	}
	return most
}

// touches reports whether a move between two squares may promote.
func (rule *promotion) touches(from, to Square) bool {
	switch in, into := rule.zone.Has(from), rule.zone.Has(to); {
	case rule.always.Has(to):
		return true
	case in && into:
		return rule.by&(ByInside|ByCapturing) != 0
	case in:
		return rule.by&(ByLeaving|ByCapturing) != 0
	case into:
		return rule.by&ByEntering != 0
	}
	return false
}

// mustCapture reports whether a move between two squares promotes only if it captures.
func (rule *promotion) mustCapture(from, to Square) bool {
	quiet := ByLeaving
	if rule.zone.Has(to) {
		quiet = ByInside
	}
	return rule.zone.Has(from) && rule.by&quiet == 0 && !rule.always.Has(to)
}

// addPromotions adds a move that touches its piece's promotion zone: once for each
// choice, and as it is where the piece may stay what it is. A piece without promotion
// turns over.
func (p *Position) addPromotions(list *MoveList, m Move) {
	rule := p.rules.promotion[p.turn][p.board[m.From()].Type()]
	if rule == nil {
		list.add(p.turnedOver(m))
		return
	}
	forbidden := !m.IsCapture() && rule.mustCapture(m.From(), m.To()) || rule.noPassing && m.Kind()&EnPassant != 0
	if forbidden || p.GoesBack(m) {
		list.add(m)
		return
	}
	must := rule.must.Has(m.To())
	if !must {
		list.add(m)
	}
	n := list.n
	for _, t := range rule.at(m.To()) {
		if p.mayBecome(rule, t) {
			list.add(m | Move(t)<<typeShift)
		}
	}
	if must && list.n == n {
		switch rule.otherwise {
		case Stay:
			list.add(m)
		case BecomeElse:
			list.add(m | Move(rule.other)<<typeShift)
		}
	}
}

// at returns the choices on a square.
func (rule *promotion) at(s Square) []PieceType {
	if rule.places != nil {
		return rule.places[s]
	}
	return rule.choices
}

// mayBecome reports whether the side to move may have one more piece of type t.
func (p *Position) mayBecome(rule *promotion, t PieceType) bool {
	if p.rules.hands.use&HandPromote != 0 && p.Hand(p.turn, t) == 0 {
		return false
	}
	limit, limited := rule.atMost[t]
	return !limited || p.countPieces(p.turn, limit.Types) < limit.Most
}

// addStanding adds the promotions that are moves of their own: where the piece
// stands, or to where it could go as the new type, without attacking an enemy or
// uncovering a check.
func (p *Position) addStanding(list *MoveList, g *checkInfo, from Square) {
	kind := p.board[from].Type()
	rule := p.rules.promotion[p.turn][kind]
	if rule == nil || rule.by&ByStanding == 0 {
		return
	}
	if !rule.zone.Has(from) && !(rule.lone && p.countPieces(p.turn, MaskOf(kind)) == 1) {
		return
	}
	for _, t := range rule.at(from) {
		if !p.mayBecome(rule, t) {
			continue
		}
		for _, to := range p.quietTargets(t, from) {
			m := plainMove | Move(from) | Move(to)<<toShift | Move(t)<<typeShift
			if !p.wouldThreaten(t, from, to) && (p.lifted.has(ruleSafety) || p.isLegal(m, g)) && !p.GivesCheck(m) {
				list.add(m)
			}
		}
	}
}

// quietTargets returns a square itself, and the empty ones to which a piece of type
// t could go from it.
func (p *Position) quietTargets(t PieceType, from Square) []Square {
	var list MoveList
	list.reserve(p.rules.rays.maxMoves)
	p.addRays(&list, p.rules.program(p.turn, t, from).rays, Move(from), flagMove)
	targets := []Square{from}
	for _, m := range list.Moves() {
		if !m.IsCapture() {
			targets = append(targets, m.To())
		}
	}
	return targets
}

// wouldThreaten reports whether a piece that went from one square to another and
// became type t there could capture next.
func (p *Position) wouldThreaten(t PieceType, from, to Square) bool {
	var list MoveList
	list.reserve(p.rules.rays.maxMoves)
	piece := p.board[from]
	p.board[from] = Empty
	p.addRays(&list, p.rules.program(p.turn, t, to).rays, Move(to), 0)
	p.board[from] = piece
	return slices.ContainsFunc(list.Moves(), Move.IsCapture)
}
