package board

import (
	"math/bits"

	"fairymax/board/define"
)

// Dead material is decided from what pieces can do, not from their names. A position is
// dead if neither side can win it by any sequence of legal moves, as far as a few
// arguments show, each from what the pieces can ever reach, whatever stands in their way:
//
//   - no piece of a side can ever attack where the enemy royal can ever be: there is no
//     check, and so no mate (mayCheck);
//   - one piece is left, and a search finds no mate by it (canMate);
//   - no piece can ever attack some square to which the royal could step aside, and the
//     enemy royal cannot guard all of them: bishops on one shade (mayTrap);
//   - where pieces in hand may enter, or captured ones come back, no more than one is left on
//     the board and in hands, and the search finds no mate by it (mayMateDropped);
//   - pieces of the two sides never meet, so that nothing can be captured, and no piece
//     can ever stand in the way of the enemy's (meet); a side that runs out of moves is
//     then searched for among its own pieces (mayStick).
//
// An ending of the game says in its row whether a side may still win by it.

// maxRemains is the number of pieces, besides royals, of a position that may be dead.
const maxRemains = 12

// deadRules is what a game lets us conclude from the pieces that are left.
type deadRules struct {
	possible bool                // positions of the game can be dead
	royals   [2]define.PieceType // the royal type of each side; 0 in games without royals
	kamikaze bool                // royals never capture, and save the enemy's to which they could step
	drops    bool                // captured pieces come back onto the board
	mateOnly bool                // nothing but mate wins
	plain    bool                // a capture does no more than remove its victim
	types    [2][]typeReach
	cache    deadCache
}

// compileDead finds out what does not depend on pieces. Everything else waits until it
// is needed.
func compileDead(r *Rules) {
	d := &deadRules{plain: !r.HasEffects()}
	r.dead = d
	unique := true
	for c := define.White; c <= define.Black; c++ {
		d.types[c] = make([]typeReach, r.Types()+1)
		var types define.TypeMask
		for _, one := range r.royalRule.types.Singles() {
			if t := define.PieceType(bits.TrailingZeros64(uint64(one))); r.placement.countAll(c, one) > 0 || (promoted(r.Def, c) | turning(r.Def)).Has(t) {
				types |= one
				d.royals[c] = t
			}
		}
		unique = unique && (len(types.Singles()) == 1 || r.royalRule.types == 0)
	}
	d.drops = r.hands.keeps && r.hands.use&^define.HandPromote != 0
	d.mateOnly = r.OnlyMateWins() && !r.repetition.perpetualsDecide()
	refills := r.hands.gains == define.GainPartner || d.drops && !d.mateOnly
	captured := r.royalRule.types != 0 && r.royalRule.check == define.CheckOff
	mate := r.CheckmateOutcome() != define.Ongoing
	time := r.repetition.count > 0 && r.repetition.result.Decides() || r.MoveRule() > 0 && r.MoveRuleOutcome().Decides()
	draws := r.Def.Endings.Material != define.Ongoing && mate && !time && !r.HasImpasse() && !r.points.counts()
	d.kamikaze = unique && r.royalsExplode()
	d.possible = draws && unique && !refills && !captured && !r.walls && !r.hasEnding(func(e endingKind) bool { return e.open == nil })
}

// royalsExplode reports whether royals are lost with what they capture, and when a piece
// beside them is captured: a royal next to the other is safe.
func (r *Rules) royalsExplode() bool {
	if r.effects.kamikazes == 0 || r.effects.kamikazes != r.royalRule.types {
		return false
	}
	for c := define.White; c <= define.Black; c++ {
		royal := r.dead.royals[c]
		if !r.hasEffect(func(e *gameEffect) bool {
			return e.around && e.By == 0 && e.on&Capture != 0 && e.loses(royal) && r.stepsInto(c, royal, e.near)
		}) {
			return false
		}
	}
	return true
}

// stepsInto reports whether every move of a side's pieces of a type ends near its square.
func (r *Rules) stepsInto(c define.Color, t define.PieceType, near []define.Set) bool {
	for s, m := range r.moves(c, t) {
		if !m.to.IsWithin(&near[s]) {
			return false
		}
	}
	return true
}

// OnlyMateWins reports whether nothing but mate wins, so that bare royals draw.
func (r *Rules) OnlyMateWins() bool {
	return r.Def.Endings.Material != define.Ongoing && r.StalemateOutcome() == define.Draw && len(r.endings) == 0 &&
		!r.HasImpasse() && !r.repetition.result.ByColour() && r.MoveRuleOutcome() == define.Draw
}

// Dead reports whether the game is drawn because the pieces left can never win it
// for either side.
func (p *Position) Dead() bool {
	if !p.rules.dead.possible {
		return false
	}
	m, few := p.findRemains()
	return few && m.isDead()
}

// remains are the pieces of a position, few enough that it may be dead. They are passed as a
// value: a function from the table of endings would send them to the heap.
type remains struct {
	position *Position
	rules    *Rules
	squares  [2][maxRemains]define.Square // of pieces besides royals
	counts   [2]int
}

// findRemains lists the pieces. It reports whether it is worth looking closer: few are left,
// and where there is more than one besides the royals, none that can go nearly anywhere.
func (p *Position) findRemains() (m remains, few bool) {
	m.position, m.rules = p, p.rules
	d := p.rules.dead
	enough := 2
	if d.kamikaze {
		enough = 3
	}
	n, roams := 0, false
	for c := define.White; c <= define.Black; c++ {
		for w := range p.rules.words {
			for word := p.pieces[c][w&3]; word != 0; word &= word - 1 {
				s := define.Square(w<<6 + bits.TrailingZeros64(word))
				t := p.board[s].Type()
				if p.board[s] == define.Wall {
					return m, false
				}
				if t == d.royals[c] && t != 0 {
					continue
				}
				n++
				if roams = roams || p.rules.roams(c, t); n > maxRemains || roams && n >= enough {
					return m, false
				}
				m.squares[c][m.counts[c]] = s
				m.counts[c]++
			}
		}
	}
	return m, true
}

// isDead reports whether neither side may win.
func (m remains) isDead() bool {
	if m.rules.dead.drops || m.mayEnter() {
		return m.rules.dead.mateOnly && m.hasRoyals() && m.royalsAreShy() && !m.mayMateDropped()
	}
	return m.settled() && !m.mayWin(define.White) && !m.mayWin(define.Black)
}

// mayEnter reports whether a piece in a hand may still come onto the board, but by a promotion.
func (m remains) mayEnter() bool {
	p, use := m.position, m.rules.hands.use
	if p.handEmpty(define.White) && p.handEmpty(define.Black) {
		return false
	}
	return use&(define.HandDrop|define.HandPlace) != 0 || use&define.HandGate != 0 && p.rights != 0
}

// settled reports whether nothing but the pieces on the board matters: no right to castle,
// and one royal on each side if the game has any.
func (m remains) settled() bool {
	p, r := m.position, m.rules
	return m.hasRoyals() && (!p.keepsCastling() || m.roam()) && (r.dead.plain || r.dead.kamikaze || m.count() < 2)
}

// roam reports whether a castling could bring what is left nowhere that it cannot go: one piece
// and royals that all reach every square.
func (m remains) roam() bool {
	for c := define.White; c <= define.Black; c++ {
		royal := m.royalReach(c)
		if royal == nil || !m.rules.playable.IsWithin(&royal.squares) {
			return false
		}
		for i := range m.counts[c] {
			if reach := m.reach(c, i); !m.rules.playable.IsWithin(&reach.squares) {
				return false
			}
		}
	}
	return m.count() < 2
}

// hasRoyals reports whether each side has one royal, if it has any in this game.
func (m remains) hasRoyals() bool {
	for c := define.White; c <= define.Black; c++ {
		if royals := m.position.Royals(c); (m.rules.dead.royals[c] != 0) != (royals.Len() == 1) {
			return false
		}
	}
	return true
}

// count is the number of pieces besides royals.
func (m remains) count() int { return m.counts[define.White] + m.counts[define.Black] }

// typeAt returns the type of a piece.
func (m remains) typeAt(c define.Color, i int) define.PieceType {
	return m.position.board[m.squares[c][i]].Type()
}

// reach returns where a piece can ever go.
func (m remains) reach(c define.Color, i int) *reach {
	return m.rules.reachOf(c, m.typeAt(c, i), m.squares[c][i])
}

// royalReach returns where a royal can ever go; nil in games without royals.
func (m remains) royalReach(c define.Color) *reach {
	if m.rules.dead.royals[c] == 0 {
		return nil
	}
	return m.rules.reachOf(c, m.rules.dead.royals[c], m.position.royal[c])
}

// mayWin reports whether a side may still win in any way.
func (m remains) mayWin(c define.Color) bool {
	r := m.rules
	for i := range r.endings {
		if r.endings[i].open(m, c) {
			return true
		}
	}
	switch {
	case r.StalemateOutcome().Decides() && (m.meet() || m.mayStick(define.White) || m.mayStick(define.Black)):
		return true
	case r.repetition.perpetualsDecide() && (m.meet() || m.mayCheck(define.White) || m.mayCheck(define.Black)):
		return true
	}
	switch r.CheckmateOutcome() {
	case define.Loss:
		return m.mayMate(c)
	case define.Win:
		return m.mayMate(c.Other())
	}
	return false
}

// mayMate reports whether a side may still give mate.
func (m remains) mayMate(c define.Color) bool {
	d := m.rules.dead
	switch {
	case !m.mayCheck(c):
		return false
	case m.count() == 1 && m.counts[c] == 1:
		return m.rules.canMate(c, m.typeAt(c, 0))
	case m.rules.royalRule.stays:
		return true
	}
	return m.mayTrap(c) && (!d.kamikaze || m.count() > 2 || m.mayMateAlone(c))
}

// mayCheck reports whether a side's pieces may ever attack the enemy royal. A royal
// never does where it would be attacked in turn.
func (m remains) mayCheck(c define.Color) bool {
	target := m.royalReach(c.Other())
	if target == nil {
		return false
	}
	for i := range m.counts[c] {
		if m.reach(c, i).hits.Meets(&target.squares) {
			return true
		}
	}
	return !m.royalsAreShy()
}

// meet reports whether a piece of one side may ever stand in the way of a piece of the
// other, or capture it; royals against each other do not count.
func (m remains) meet() bool {
	var ways [2]define.Set
	for c := range ways {
		for i := range m.counts[c] {
			ways[c].Unite(&m.reach(define.Color(c), i).ways)
		}
	}
	if ways[define.White].Meets(&ways[define.Black]) {
		return true
	}
	for c := define.White; c <= define.Black; c++ {
		if royal := m.royalReach(c); royal != nil && royal.ways.Meets(&ways[c.Other()]) {
			return true
		}
	}
	return false
}
