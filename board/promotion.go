package board

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// promotion is what [Compile] makes of a [define.Promotion] for one colour.
type promotion struct {
	zone, must *define.Set
	always     *define.Set
	by         define.PromotionBy
	choices    []define.PieceType
	places     map[define.Square][]define.PieceType // instead of choices, if not nil
	atMost     map[define.PieceType]define.Limit
	otherwise  define.Otherwise
	other      define.PieceType // with BecomeElse
	lone       bool             // the last piece of its type needs no zone to promote in place
	noPassing  bool             // captures en passant do not promote
}

func compilePromotions(def *define.Game) (table [2][]*promotion, promoters []define.PieceType) {
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
				rule.by = define.ByEntering | define.ByInside
			}
			table[c][d.Type] = rule
		}
	}
	return table, promoters
}

// promotionChoices returns the types that a side's pieces can choose to become.
func promotionChoices(def *define.Game, c define.Color) define.TypeMask {
	var mask define.TypeMask
	for i := range def.Promotions {
		mask |= define.MaskOf(def.Promotions[i].Choices[c]...)
		for _, choices := range def.Promotions[i].ByPlace[c] {
			mask |= define.MaskOf(choices...)
		}
	}
	return mask
}

// promoted returns the types that a side's pieces can become, by choice or because
// no choice is left.
func promoted(def *define.Game, c define.Color) define.TypeMask {
	mask := promotionChoices(def, c)
	for i := range def.Promotions {
		if d := &def.Promotions[i]; d.Otherwise == define.BecomeElse {
			mask |= define.MaskOf(d.Else)
		}
	}
	return mask
}

// checkPromotions refuses royals that become what is not royal, where an attack on them is
// check.
func (r *Rules) checkPromotions() error {
	for i := range r.Def.Promotions {
		d := &r.Def.Promotions[i]
		for _, t := range d.Results() {
			if r.HasCheck() && r.IsRoyal(d.Type) && !r.IsRoyal(t) {
				return fmt.Errorf("promotion: %s is royal, and %s is not", r.Def.Types[d.Type-1].Name, r.Def.Types[t-1].Name)
			}
		}
	}
	return nil
}

// PromotionZone returns the squares on which a side's pieces of type t promote, nil
// if they never do.
func (r *Rules) PromotionZone(c define.Color, t define.PieceType) *define.Set {
	if len(r.Choices(c, t)) == 0 {
		return nil
	}
	return r.promotion[c][t].zone
}

// HasPromotion reports whether any type promotes.
func (r *Rules) HasPromotion() bool { return len(r.promoters) > 0 }

// Promoters returns the types that promote, in the order of the definition; the
// list must not be changed.
func (r *Rules) Promoters() []define.PieceType { return r.promoters }

// MustPromote returns the squares on which a promoting move of a side's pieces of
// type t has to promote, nil if there is no such rule.
func (r *Rules) MustPromote(c define.Color, t define.PieceType) *define.Set {
	if rule := r.promotion[c][t]; rule != nil {
		return rule.must
	}
	return nil
}

// PromotesInPlace reports whether pieces of type t promote by a move of their own.
func (r *Rules) PromotesInPlace(t define.PieceType) bool {
	rule := r.promotion[define.White][t]
	return rule != nil && rule.by&define.ByStanding != 0
}

// promotesStanding reports whether any piece promotes by a move of its own.
func (r *Rules) promotesStanding() bool {
	return slices.ContainsFunc(r.promoters, r.PromotesInPlace)
}

// PromotionLimits returns how many pieces of the types that t promotes to a side
// may have afterwards; types without a limit are missing. It must not be changed.
func (r *Rules) PromotionLimits(t define.PieceType) map[define.PieceType]define.Limit {
	if rule := r.promotion[define.White][t]; rule != nil {
		return rule.atMost
	}
	return nil
}

// Choices returns what a side's pieces of type t promote to anywhere, in the order
// of the definition.
func (r *Rules) Choices(c define.Color, t define.PieceType) []define.PieceType {
	rule := r.promotion[c][t]
	if rule == nil {
		return nil
	}
	list := slices.Clone(rule.choices)
	for s := range r.Squares {
		for _, choice := range rule.places[define.Square(s)] {
			if !slices.Contains(list, choice) {
				list = append(list, choice)
			}
		}
	}
	if rule.otherwise == define.BecomeElse && !slices.Contains(list, rule.other) {
		list = append(list, rule.other)
	}
	return list
}

// maxChoices is the most choices that any piece has.
func (r *Rules) maxChoices() int {
	most := 0
	for c := range r.promotion {
		for t := range r.promotion[c] {
			most = max(most, len(r.Choices(define.Color(c), define.PieceType(t))))
		}
	}
	return most
}

// touches reports whether a move between two squares may promote.
func (rule *promotion) touches(from, to define.Square) bool {
	switch in, into := rule.zone.Has(from), rule.zone.Has(to); {
	case rule.always.Has(to):
		return true
	case in && into:
		return rule.by&(define.ByInside|define.ByCapturing) != 0
	case in:
		return rule.by&(define.ByLeaving|define.ByCapturing) != 0
	case into:
		return rule.by&define.ByEntering != 0
	}
	return false
}

// mustCapture reports whether a move between two squares promotes only if it captures.
func (rule *promotion) mustCapture(from, to define.Square) bool {
	quiet := define.ByLeaving
	if rule.zone.Has(to) {
		quiet = define.ByInside
	}
	return rule.zone.Has(from) && rule.by&quiet == 0 && !rule.always.Has(to)
}

// MayKeepType reports whether a way may leave one of a side's pieces of type t what it is: it need
// not promote everywhere, and not by every move.
func (r *Rules) MayKeepType(c define.Color, t define.PieceType, from define.Square, way *Way) bool {
	rule := r.promotion[c][t]
	switch {
	case rule == nil || !rule.must.Has(way.To) || !rule.touches(from, way.To) || rule.otherwise == define.Stay:
		return true
	case rule.noPassing && way.Row.EnPassant == define.EnPassantCaptures:
		return true
	}
	return rule.mustCapture(from, way.To) && way.Mode&define.MayMove != 0
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
		case define.Stay:
			list.add(m)
		case define.BecomeElse:
			list.add(m | Move(rule.other)<<typeShift)
		}
	}
}

// at returns the choices on a square.
func (rule *promotion) at(s define.Square) []define.PieceType {
	if rule.places != nil {
		return rule.places[s]
	}
	return rule.choices
}

// mayBecome reports whether the side to move may have one more piece of type t.
func (p *Position) mayBecome(rule *promotion, t define.PieceType) bool {
	if p.rules.hands.use&define.HandPromote != 0 && p.Hand(p.turn, t) == 0 {
		return false
	}
	limit, limited := rule.atMost[t]
	return !limited || p.countPieces(p.turn, limit.Types) < limit.Most
}

// addStanding adds the promotions that are moves of their own: where the piece
// stands, or to where it could go as the new type, without attacking an enemy or
// uncovering a check.
func (p *Position) addStanding(list *MoveList, g *checkInfo, from define.Square) {
	kind := p.board[from].Type()
	rule := p.rules.promotion[p.turn][kind]
	if rule == nil || rule.by&define.ByStanding == 0 {
		return
	}
	if !rule.zone.Has(from) && !(rule.lone && p.countPieces(p.turn, define.MaskOf(kind)) == 1) {
		return
	}
	for _, t := range rule.at(from) {
		if !p.mayBecome(rule, t) {
			continue
		}
		targets := p.quietTargets(p.turn, t, from)
		targets.Add(from)
		for _, to := range targets.Squares() {
			m := plainMove | Move(from) | Move(to)<<toShift | Move(t)<<typeShift
			if !p.wouldThreaten(t, from, to) && (p.lifted.has(ruleSafety) || p.isLegal(m, g)) && !p.GivesCheck(m) {
				list.add(m)
			}
		}
	}
}

// wouldThreaten reports whether a piece that went from one square to another and
// became type t there could capture next.
func (p *Position) wouldThreaten(t define.PieceType, from, to define.Square) bool {
	var room [roomForMoves]Move
	list := MoveList{buffer: room[:]}
	list.reserve(p.rules.rays.MaxMoves)
	piece := p.board[from]
	p.board[from] = define.Empty
	p.addRays(&list, p.rules.program(p.turn, t, to).Rays, Move(to), 0)
	p.board[from] = piece
	return slices.ContainsFunc(list.Moves(), Move.IsCapture)
}
