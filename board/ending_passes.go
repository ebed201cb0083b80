package board

import (
	"strings"

	"fairymax/board/define"
)

// Passes that end the game: of both sides in turn, or of one while the royals face each
// other.

// passText is a pass before the position, in a FEN.
const passText = "@"

// PassesOutcome returns what two passes in turn mean: Draw, a winner, or Ongoing.
func (r *Rules) PassesOutcome() define.Outcome { return r.Def.Endings.Passes }

// countsPasses reports whether passes can end the game.
func (r *Rules) countsPasses() bool { return r.PassesOutcome() != define.Ongoing || r.forbidsFacing() }

// compilePasses makes the ending of two passes in turn.
func compilePasses(r *Rules) predicate {
	o := r.PassesOutcome()
	if o == define.Ongoing {
		return nil
	}
	return func(p *Position) define.Outcome {
		if p.passes < 2 {
			return define.Ongoing
		}
		return o.Of(p.turn, p.turn)
	}
}

// compileFacing makes the ending of a pass while the royals face each other.
func compileFacing(r *Rules) predicate {
	if !r.forbidsFacing() {
		return nil
	}
	o := r.FacingOutcome()
	return func(p *Position) define.Outcome {
		if p.passes == 0 || !p.royalsFace() {
			return define.Ongoing
		}
		return o.Of(p.turn.Other(), p.turn) // the other side has passed
	}
}

// losesByFacing reports whether a side can lose because royals face each other.
func (r *Rules) losesByFacing(side define.Color, reach Reach) bool {
	return r.FacingOutcome().Beats(side) && r.hasRoyal(side, reach)
}

func passesDecide(def *define.Game) bool { return def.Endings.Passes.Decides() }

// losesByPasses reports whether a side can lose because both pass.
func (r *Rules) losesByPasses(side define.Color, _ Reach) bool { return r.PassesOutcome().Beats(side) }

// notePass counts the passes that have come one after the other, up to two.
func (p *Position) notePass() {
	if p.rules.countsPasses() {
		p.setPasses(min(p.passes+1, 2))
	}
}

// setPasses changes how many passes have come one after the other.
func (p *Position) setPasses(n uint8) {
	p.key ^= passesKey(p.passes) ^ passesKey(n)
	p.passes = n
}

// parsePasses reads how many passes led to the position.
func (p *Position) parsePasses(text string) bool {
	if text != passText && text != passText+passText {
		return false
	}
	p.setPasses(uint8(len(text)))
	return true
}

// passesText writes how many passes led to the position.
func (p *Position) passesText() string { return strings.Repeat(passText, int(p.passes)) }

// mayFace reports whether royals that face each other may still decide the game.
func (m remains) mayFace(define.Color) bool { return m.rules.FacingOutcome().Decides() }

// mayPass reports whether passes may still decide the game.
func (m remains) mayPass(define.Color) bool { return m.rules.PassesOutcome().Decides() }
