package board

import (
	"errors"

	"fairymax/board/define"
)

// Which checks may mate and win, as in shatar: a mate wins only if a strong piece has given
// check in the series of checks that ends with it, and some pieces may not mate alone.

// Mating returns the limits on checks that mate.
func (r *Rules) Mating() define.Mating { return r.Def.Endings.Mating }

func (r *Rules) limitsMates() bool { return r.Mating() != (define.Mating{}) }

func (r *Rules) forbidsMates() bool { return r.Mating().Never != 0 }

// checkMating refuses several royals, where it is not clear which checks form a series.
func (r *Rules) checkMating() error {
	if r.royalRule.several || r.royalRule.types == 0 {
		return errors.New("endings.mating_checks: each side must always have exactly one royal piece")
	}
	return nil
}

// checkersAre reports whether the royal of the side to move is attacked, by pieces of the
// types alone or by one of them.
func (p *Position) checkersAre(types define.TypeMask, alone bool) bool {
	if !p.InCheck() {
		return false
	}
	var none define.Set
	var scratch [16]define.Square
	for _, s := range p.Attackers(p.royal[p.turn], p.turn.Other(), &none, scratch[:0]) {
		if types.Has(p.board[s].Type()) != alone {
			return !alone
		}
	}
	return alone
}

// keepMating removes the moves from number n on that mate with pieces that may not mate.
// Whether the replies may mate is not asked.
func (p *Position) keepMating(list *MoveList, n int) {
	if p.rules.forbidsMates() {
		list.keep(n, func(m Move) bool { return !p.matesWrongly(m) })
	}
}

// matesWrongly reports whether a move mates with pieces that may not mate alone.
func (p *Position) matesWrongly(m Move) bool {
	if !p.GivesCheck(m) {
		return false
	}
	var next Position
	p.carryOut(m, &next)
	next.lifted |= 1 << ruleMating
	return next.checkersAre(p.rules.Mating().Never, true) && next.NoWayOut()
}

// refusesMating reports whether a move is refused only because it mates.
func (p *Position) refusesMating(m Move) Refusal {
	if p.allowedWithout(ruleMating, m) {
		return RefusedMating
	}
	return NotRefused
}

// noteSeries notes for the side to move whether a check that counts has been given in the
// unbroken series of checks that leads to the position.
func (p *Position) noteSeries() {
	if needs := p.rules.Mating().Needs; needs != 0 {
		p.setSeries(p.turn, p.InCheck() && (p.series[p.turn] || p.checkersAre(needs, false)))
	}
}

// setSeries changes whether the series of checks against a side has had one that counts.
func (p *Position) setSeries(c define.Color, counts bool) {
	if p.series[c] != counts {
		p.series[c] = counts
		p.key ^= seriesKey(c)
	}
}

// CheckmateOutcome returns what it means for the side to move that it is mated, before
// points decide.
func (p *Position) CheckmateOutcome() define.Outcome {
	if p.rules.Mating().Needs != 0 && !p.series[p.turn] {
		return define.Draw
	}
	return p.rules.CheckmateOutcome().Of(p.turn, p.turn)
}

// seriesText is the field of a FEN for the sides against which the series of checks has
// had one that counts, such as !w; "" for none.
func (p *Position) seriesText() string {
	text := ""
	for c, letter := range [2]string{"w", "b"} {
		if p.series[c] {
			text += letter
		}
	}
	if text == "" {
		return ""
	}
	return "!" + text
}

// parseSeries reads such a field.
func (p *Position) parseSeries(text string) bool {
	if text != "!w" && text != "!b" && text != "!wb" {
		return false
	}
	p.series = [2]bool{text[1] == 'w', text[len(text)-1] == 'b'}
	return true
}
