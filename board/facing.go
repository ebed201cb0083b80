package board

import (
	"errors"

	"fairymax/board/define"
)

// Royals that face each other, as in janggi: on a file or a rank, with nothing between
// them. The side to move has to end that, or to pass, which ends the game.

// FacingOutcome returns the outcome for a side that passes while the royals face each
// other; Ongoing if they may.
func (r *Rules) FacingOutcome() define.Outcome { return r.Def.Endings.Facing }

// forbidsFacing reports whether royals that face each other matter.
func (r *Rules) forbidsFacing() bool { return r.FacingOutcome() != define.Ongoing }

// royalsFace reports whether the royals face each other, where that matters.
func (p *Position) royalsFace() bool {
	r := p.rules
	if !r.forbidsFacing() || !p.hasRoyal[define.White] || !p.hasRoyal[define.Black] {
		return false
	}
	a, b := min(p.royal[define.White], p.royal[define.Black]), max(p.royal[define.White], p.royal[define.Black])
	step := define.Square(1)
	switch {
	case r.File(a) == r.File(b):
		step = define.Square(r.Files)
	case r.Rank(a) != r.Rank(b):
		return false
	}
	for s := a + step; s < b; s += step {
		if p.board[s] != define.Empty || r.IsHole(s) {
			return false
		}
	}
	return true
}

// keepParting removes the moves after which the royals still face each other.
func (p *Position) keepParting(list *MoveList) {
	list.keep(0, func(m Move) bool { return m.IsPass() || p.parts(m) })
}

// parts reports whether the royals do not face each other after a move.
func (p *Position) parts(m Move) bool {
	var next Position
	p.carryOut(m, &next)
	return !next.royalsFace()
}

// refusesFacing reports whether a move leaves the royals facing each other.
func (p *Position) refusesFacing(m Move) Refusal {
	if p.royalsFace() && !m.IsPass() && !p.parts(m) {
		return RefusedFacing
	}
	return NotRefused
}

// checkFacing refuses a game in which it is not clear which royals face each other.
func (r *Rules) checkFacing() error {
	if r.royalRule.several || r.royalRule.types == 0 {
		return errors.New("endings.facing: each side must always have exactly one royal piece")
	}
	return nil
}
