package board

import (
	"math/bits"
	"slices"
)

// PointsDef decides games that would be drawn: the side with more points wins. It counts
// in halves of a point. The zero PointsDef leaves draws as they are.
type PointsDef struct {
	Pieces map[PieceType]int // points of each piece on the board, 0 for types that are not there
	Odds   [2]int            // points that a side has besides
}

// pointsRule is what [Compile] makes of it.
type pointsRule struct {
	decide bool  // they can decide a game
	each   []int // points of a piece, by type
}

func compilePoints(def *Definition) pointsRule {
	d := &def.Endings.Points
	rule := pointsRule{def.pointsDecide(), make([]int, len(def.Types)+1)}
	for t, n := range d.Pieces {
		rule.each[t] = n
	}
	return rule
}

func (def *Definition) pointsDecide() bool {
	d := &def.Endings.Points
	return len(d.Pieces) > 0 || d.Odds[White] != d.Odds[Black]
}

// DecidesDraws reports whether points can decide a game that would be drawn.
func (r *Rules) DecidesDraws() bool { return r.points.decide }

// counts reports whether pieces have points.
func (r pointsRule) counts() bool {
	return slices.ContainsFunc(r.each, func(n int) bool { return n != 0 })
}

// PointsOf returns the points of a piece of type t, in halves.
func (r *Rules) PointsOf(t PieceType) int { return r.points.each[t] }

// Points returns the points of a side, in halves.
func (p *Position) Points(c Color) int {
	n := p.rules.Def.Endings.Points.Odds[c]
	for w := range p.rules.words {
		for word := p.pieces[c][w&3]; word != 0; word &= word - 1 {
			n += p.rules.points.each[p.board[w<<6+bits.TrailingZeros64(word)].Type()]
		}
	}
	return n
}

// DrawOutcome returns what a draw means for the side to move: Draw, unless points decide.
func (p *Position) DrawOutcome() Outcome {
	if !p.rules.DecidesDraws() {
		return Draw
	}
	switch ours, theirs := p.Points(p.turn), p.Points(p.turn.Other()); {
	case ours > theirs:
		return Win
	case ours < theirs:
		return Loss
	}
	return Draw
}

// decide lets points decide an ending that draws.
func (p *Position) decide(o Outcome, why Reason) (Outcome, Reason) {
	if o != Draw || p.DrawOutcome() == Draw {
		return o, why
	}
	return p.DrawOutcome(), PointsDecide
}
