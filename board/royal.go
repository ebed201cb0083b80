package board

import (
	"fmt"
	"math/bits"
	"slices"

	"fairymax/board/define"
)

// royalRule says which types must be kept from capture. Nearly all games have one
// royal a side, and every position knows its square; where there can be several,
// they are found again after every move.
type royalRule struct {
	types   define.TypeMask
	check   define.CheckRule
	stays   bool
	gives   define.CheckGiving
	several bool // a side can have several royals, or lose some without losing the game
}

func compileRoyalRule(def *define.Game) royalRule {
	d := def.Royal
	becomes := promoted(def, define.White) | promoted(def, define.Black)
	several := d.Check == define.CheckOff || d.Check == define.CheckLast || becomes&d.Types != 0
	return royalRule{types: d.Types, check: d.Check, stays: d.Stays, gives: d.Gives, several: several}
}

// countStart completes the rule by the royals of the start position.
func (y *royalRule) countStart(start *Position) {
	for c := define.White; c <= define.Black; c++ {
		onBoard, inHand := start.findRoyals(c), start.royalsInHand(c)
		if onBoard+inHand > 1 || inHand > 0 {
			y.several = true
		}
	}
}

// IsRoyal reports whether pieces of type t are royal.
func (r *Rules) IsRoyal(t define.PieceType) bool { return r.royalRule.types.Has(t) }

func (r *Rules) hasRoyals() bool { return definesRoyals(r.Def) }

func definesRoyals(def *define.Game) bool { return def.Royal.Types != 0 }

// RoyalTypes returns the royal types.
func (r *Rules) RoyalTypes() define.TypeMask { return r.royalRule.types }

// NeverCaptured reports whether pieces of type t are royals that every attack
// puts in check.
func (r *Rules) NeverCaptured(t define.PieceType) bool { return r.IsRoyal(t) && r.ChecksAnyRoyal() }

// ChecksAnyRoyal reports whether an attack on any royal is check.
func (r *Rules) ChecksAnyRoyal() bool { return r.royalRule.check == define.CheckAny }

// HasSeveralRoyals reports whether a side can have several royals, or lose some without
// losing the game.
func (r *Rules) HasSeveralRoyals() bool { return r.royalRule.several }

// LeftmostDecides reports whether only an attack on the leftmost royal is check.
func (r *Rules) LeftmostDecides() bool { return r.royalRule.check == define.CheckLeftmost }

// ChecksAllRoyals reports whether only an attack on all royals at once is check.
func (r *Rules) ChecksAllRoyals() bool { return r.royalRule.check == define.CheckAll }

// HasCheck reports whether there is check at all.
func (r *Rules) HasCheck() bool { return r.royalRule.check != define.CheckOff }

// RoyalStays reports whether a royal in check may only capture what alone gives check.
func (r *Rules) RoyalStays() bool { return r.royalRule.stays }

// losesLastRoyal reports whether single royals can be lost, and the game with the last.
func (r *Rules) losesLastRoyal() bool {
	return r.royalRule.types != 0 && (!r.ChecksAnyRoyal() && !r.LeftmostDecides() || r.losesByEffects())
}

// losesRoyals reports whether a side can lose its last royal: where there is no check at
// all, where only the last royal can be in check and a move may capture two, or where
// captures cost more than their victims.
func (r *Rules) losesRoyals() bool {
	return r.royalRule.check == define.CheckOff || r.royalRule.check == define.CheckLast && r.rays.Locusts != [2]define.TypeMask{} || r.losesByEffects()
}

// addsRoyal reports whether a move brings another royal piece onto the board.
func (r *Rules) addsRoyal(m Move) bool { return r.IsRoyal(define.PieceType(m >> typeShift)) }

// Royal returns the square of the royal piece that a side must keep from capture,
// if there is one; of several the one that decides, or the first.
func (p *Position) Royal(c define.Color) (define.Square, bool) { return p.royal[c], p.hasRoyal[c] }

// Royals returns the squares of all royal pieces of a side, kept from capture or
// not.
func (p *Position) Royals(c define.Color) define.Set {
	var set define.Set
	p.eachRoyal(c, func(s define.Square) bool { set.Add(s); return true })
	return set
}

// eachRoyal visits a side's royals in the order of squares until visit says no.
func (p *Position) eachRoyal(c define.Color, visit func(define.Square) bool) {
	for w := 0; w < p.rules.words; w++ {
		for word := p.pieces[c][w&3]; word != 0; word &= word - 1 {
			s := define.Square(w<<6 + bits.TrailingZeros64(word))
			if p.rules.royalRule.types.Has(p.board[s].Type()) && !visit(s) {
				return
			}
		}
	}
}

// findRoyals finds a side's royals, notes which one decides, and returns
// how many there are.
func (p *Position) findRoyals(c define.Color) int {
	n := 0
	p.eachRoyal(c, func(s define.Square) bool {
		if n == 0 || p.rules.royalRule.check == define.CheckLeftmost && p.rules.leftOf(s, p.royal[c]) {
			p.royal[c] = s
		}
		n++
		return true
	})
	p.royals[c] = uint8(n)
	switch p.rules.royalRule.check {
	case define.CheckOff:
		p.hasRoyal[c] = false
	case define.CheckLast:
		p.hasRoyal[c] = n == 1
	default:
		p.hasRoyal[c] = n > 0
	}
	return n
}

// leftOf reports whether a is nearer to the a-file than b, or on one file with
// it and nearer to White's first rank.
func (r *Rules) leftOf(a, b define.Square) bool {
	if r.File(a) != r.File(b) {
		return r.File(a) < r.File(b)
	}
	return a < b
}

// checked reports whether a side is in check.
func (p *Position) checked(c define.Color) bool {
	if !p.hasRoyal[c] {
		return false
	}
	if p.royals[c] < 2 || p.rules.royalRule.check == define.CheckLeftmost {
		return p.hangs(p.royal[c], c.Other())
	}
	all := p.rules.royalRule.check == define.CheckAll
	checked := all
	p.eachRoyal(c, func(s define.Square) bool {
		checked = p.hangs(s, c.Other())
		return checked == all
	})
	return checked
}

// hangs reports whether a side could capture a royal next: on its square, or en passant if
// it has just passed.
func (p *Position) hangs(royal define.Square, by define.Color) bool {
	return p.Threatened(royal, by) || by == p.turn && len(p.PassingAttackers(royal)) > 0
}

// CheckableRoyals returns the royals of a side that it may not leave under attack:
// none, the one that decides, or all.
func (p *Position) CheckableRoyals(c define.Color) define.Set {
	var set define.Set
	switch {
	case !p.hasRoyal[c]:
	case p.rules.LeftmostDecides():
		set.Add(p.royal[c])
	default:
		set = p.Royals(c)
	}
	return set
}

// mustBeSafe reports whether the piece on s may not pass through attack.
func (p *Position) mustBeSafe(s define.Square) bool {
	if !p.hasRoyal[p.turn] || !p.rules.IsRoyal(p.board[s].Type()) {
		return false
	}
	return !p.rules.LeftmostDecides() || p.royal[p.turn] == s
}

// mustStay reports whether a royal may not make the move because it is in check:
// where it has to stay, it may only capture the one piece that gives check.
func (p *Position) mustStay(m Move, g *checkInfo) bool {
	if !g.checked || !p.binds(ruleStays) || !p.mustBeSafe(m.From()) {
		return false
	}
	var noSquares define.Set
	var scratch [4]define.Square
	checkers := p.Attackers(m.From(), p.turn.Other(), &noSquares, scratch[:0])
	if len(checkers) != 1 {
		return len(checkers) > 0 // else another royal is in check
	}
	victims, n := p.victims(m)
	return !m.IsCapture() || !slices.Contains(victims[:n], checkers[0])
}

// startsWithRoyal reports whether a side has a royal to keep when the game begins, on the
// board or in its hand.
func (r *Rules) startsWithRoyal(c define.Color) bool {
	return r.start != nil && (r.start.hasRoyal[c] || r.start.royals[c] > 0 || r.start.royalsInHand(c) > 0)
}

// moveRoyals keeps track of the royals after a move.
func (p *Position) moveRoyals(m Move, mover define.Color) {
	if p.rules.royalRule.several {
		if p.changesAny(p.rules.royalRule.types) {
			p.findRoyals(define.White)
			p.findRoyals(define.Black)
		}
		return
	}
	if p.hasRoyal[mover] && p.royal[mover] == m.From() && !p.isRoyalOf(mover, m.From()) { // else it has gone back
		p.royal[mover] = m.To()
	}
	if enemy := mover.Other(); p.hasRoyal[enemy] && !p.board[p.royal[enemy]].Is(enemy) {
		p.hasRoyal[enemy] = false // captured: only a position that was illegal before allows it
	}
}

// isRoyalOf reports whether a royal piece of a side stands on a square.
func (p *Position) isRoyalOf(c define.Color, s define.Square) bool {
	piece := p.board[s]
	return piece.Is(c) && p.rules.IsRoyal(piece.Type())
}

// royalsInHand counts the royals that a side has yet to place.
func (p *Position) royalsInHand(c define.Color) int {
	n := 0
	for t := define.PieceType(1); int(t) <= len(p.rules.Def.Types); t++ {
		if p.rules.IsRoyal(t) {
			n += p.Hand(c, t)
		}
	}
	return n
}

// checkRoyals finds the royals and refuses what no game can reach; in a problem one side may lack
// its royal.
func (p *Position) checkRoyals(problem bool) error {
	r := p.rules
	for c := define.White; c <= define.Black; c++ {
		n := p.findRoyals(c)
		if p.hasRoyalTooMany(n) {
			list := p.Royals(c)
			squares := list.Squares()
			return fmt.Errorf("%v has two royal pieces, %s and %s", c, r.SquareName(squares[0], 1), r.SquareName(squares[1], 1))
		}
		if p.lacksRoyal(c, n) {
			if !problem {
				return fmt.Errorf("%v has no royal piece", c)
			}
			problem = false // the other side must have one
		}
	}
	if p.stayedInCheck() {
		return fmt.Errorf("%v is in check, but it is %v's turn", p.turn.Other(), p.turn)
	}
	return nil
}

// hasRoyalTooMany reports whether no side can have so many royals on the board.
func (p *Position) hasRoyalTooMany(n int) bool { return n > 1 && !p.rules.royalRule.several }

// lacksRoyal reports whether a side with so many royals on the board must have another one.
func (p *Position) lacksRoyal(c define.Color, n int) bool {
	return n == 0 && p.rules.startsWithRoyal(c) && !p.rules.losesRoyals() && p.royalsInHand(c) == 0
}

// stayedInCheck reports whether the side that has moved is in check, as no legal move leaves it.
func (p *Position) stayedInCheck() bool {
	passed := p.passes > 0 && p.royalsFace() // then a pass was legal in check
	return p.checked(p.turn.Other()) && !passed && !(p.rules.losesByEffects() && p.royals[p.turn] == 0)
}
