package cecp

import (
	"slices"

	"fairymax/board"
	"fairymax/engine"
)

// temper decides when a game is not worth playing on. Scores are in centipawns,
// from our own view.
type temper struct {
	mayResign bool
	hopeless  engine.Score // not worth playing on for us
	margin    engine.Score // by which we must be worse to take a draw
	scores    []engine.Score
	game      *board.Game // to which the scores belong
}

// After lateMove a draw is taken in a position that is not better, and offered
// when levelMoves of ours in a row were worth next to nothing.
const (
	lateMove   = 40
	levelMoves = 10
	levelShare = 5 // of the margin is next to nothing
)

func newTemper() temper { return temper{hopeless: -800, margin: 50} }

// note keeps the score of our next move in a game.
func (t *temper) note(g *board.Game, score engine.Score) {
	if t.game != g {
		t.game, t.scores = g, nil
	}
	t.scores = append(t.scores, score)
	t.scores = t.scores[max(0, len(t.scores)-levelMoves):]
}

// resigns reports whether to give up: when this move and the last are hopeless.
func (t *temper) resigns() bool {
	last := t.scores[max(0, len(t.scores)-2):]
	return t.mayResign && slices.Max(last) <= t.hopeless
}

// An offer says whether a move comes with the offer of a draw, and why.
type offer int

const (
	noOffer   offer = iota
	proposal        // of our own accord
	agreement       // to what the opponent has offered
)

// answer chooses the offer that goes with our move. The opponent may have made one.
func (t *temper) answer(offered bool, score engine.Score) offer {
	switch {
	case offered && t.acceptsDraw(score):
		return agreement
	case t.offersDraw():
		return proposal
	}
	return noOffer
}

// offersDraw reports whether to propose a draw along with the move.
func (t *temper) offersDraw() bool {
	lively := func(score engine.Score) bool { return max(score, -score) > t.margin/levelShare }
	if !isLate(t.game) || len(t.scores) < levelMoves || slices.ContainsFunc(t.scores, lively) {
		return false
	}
	t.scores = nil // not again and again
	return true
}

// acceptsDraw reports whether to take a draw instead of playing on.
func (t *temper) acceptsDraw(score engine.Score) bool {
	return score <= -t.margin || isLate(t.game) && score <= 0
}

func isLate(g *board.Game) bool { return g.Position().MoveNumber() >= lateMove }

// drawOffer remembers the opponent's offer for our next move.
func (s *session) drawOffer() { s.drawOffered = true }
