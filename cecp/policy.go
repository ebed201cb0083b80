package cecp

import (
	"slices"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/opponent"
)

// policy decides when to resign, and when to offer or accept a draw. Scores are in
// centipawns, for our side.
type policy struct {
	mayResign bool
	hopeless  engine.Score // at or below it we may resign
	margin    engine.Score // by which we must be worse to accept a draw early
	scores    []engine.Score
	game      *board.Game // to which the scores belong
}

// Late in the game we offer a draw when the scores of levelMoves in a row were close to
// zero.
const (
	levelMoves = 10
	levelShare = 5 // a score is close to zero up to this fraction of the margin
)

func newPolicy() policy { return policy{hopeless: -800, margin: opponent.Margin} }

// note keeps the score of our next move in a game.
func (d *policy) note(g *board.Game, score engine.Score) {
	if d.game != g {
		d.game, d.scores = g, nil
	}
	d.scores = append(d.scores, score)
	d.scores = d.scores[max(0, len(d.scores)-levelMoves):]
}

// resigns reports whether to give up: when the scores of two moves in a row are hopeless.
func (d *policy) resigns() bool {
	n := len(d.scores)
	return d.mayResign && n >= 2 && max(d.scores[n-2], d.scores[n-1]) <= d.hopeless
}

// An offer says whether we offer a draw with a move, and why.
type offer int

const (
	noOffer   offer = iota
	proposal        // on our own initiative
	agreement       // to the opponent's offer
)

// answer chooses the offer that goes with our move. The opponent may have made one.
func (d *policy) answer(offered bool, score engine.Score) offer {
	switch {
	case offered && opponent.AcceptsDraw(d.game, score, d.margin):
		return agreement
	case d.offersDraw():
		return proposal
	}
	return noOffer
}

// offersDraw reports whether to propose a draw with the move.
func (d *policy) offersDraw() bool {
	lively := func(score engine.Score) bool { return max(score, -score) > d.margin/levelShare }
	if !opponent.IsLate(d.game) || len(d.scores) < levelMoves || slices.ContainsFunc(d.scores, lively) {
		return false
	}
	d.scores = nil // so that the next offer waits
	return true
}
