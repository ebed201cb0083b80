package board

import (
	"math/bits"
	"slices"

	"fairymax/board/define"
)

// pointsRule is what [Compile] makes of it.
type pointsRule struct {
	decide bool  // they can decide a game
	each   []int // points of a piece, by type
}

func compilePoints(def *define.Game) pointsRule {
	d := &def.Endings.Points
	rule := pointsRule{pointsDecide(def), make([]int, len(def.Types)+1)}
	for t, n := range d.Pieces {
		rule.each[t] = n
	}
	return rule
}

func pointsDecide(def *define.Game) bool {
	d := &def.Endings.Points
	return len(d.Pieces) > 0 || d.Odds[define.White] != d.Odds[define.Black]
}

// DecidesDraws reports whether points can decide a game that would be drawn.
func (r *Rules) DecidesDraws() bool { return r.points.decide }

// counts reports whether pieces have points.
func (r pointsRule) counts() bool {
	return slices.ContainsFunc(r.each, func(n int) bool { return n != 0 })
}

// Points returns the points of a side, in halves.
func (p *Position) Points(c define.Color) int {
	n := p.rules.Def.Endings.Points.Odds[c]
	for w := range p.rules.words {
		for word := p.pieces[c][w&3]; word != 0; word &= word - 1 {
			n += p.rules.points.each[p.board[w<<6+bits.TrailingZeros64(word)].Type()]
		}
	}
	return n
}

// DrawOutcome returns what a draw means for the side to move: Draw, unless points decide.
func (p *Position) DrawOutcome() define.Outcome {
	if !p.rules.DecidesDraws() {
		return define.Draw
	}
	switch ours, theirs := p.Points(p.turn), p.Points(p.turn.Other()); {
	case ours > theirs:
		return define.Win
	case ours < theirs:
		return define.Loss
	}
	return define.Draw
}

// decide lets points decide an ending that draws.
func (p *Position) decide(o define.Outcome, why Reason) (define.Outcome, Reason) {
	if o != define.Draw || p.DrawOutcome() == define.Draw {
		return o, why
	}
	return p.DrawOutcome(), PointsDecide
}
