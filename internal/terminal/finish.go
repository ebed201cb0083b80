package terminal

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/internal/opponent"
	"fairymax/internal/textboard"
)

// agreement is how the players have ended the game.
type agreement struct {
	result string // as in PGN
	text   string
}

// win returns the result of a game that a side has won, as in PGN.
func win(c define.Color) string { return [2]string{"1-0", "0-1"}[c] }

// result is the result of the game, as in PGN.
func (t *game) result() string {
	if t.ended != nil {
		return t.ended.result
	}
	return notation.ResultText(t.game.Result())
}

// resign ends the game with a win of the engine.
func (t *game) resign(string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	winner := t.Person.Other()
	t.ended = &agreement{win(winner), fmt.Sprintf("%v wins: %v resigns.", winner, t.Person)}
	t.say(t.ended.text)
}

// declare ends the game by a declaration of an impasse, if the side to move may.
func (t *game) declare(string) {
	switch {
	case t.over():
		t.say("The game is over.")
	case !t.rules.HasImpasse():
		t.say("In this game no impasse can be declared.")
	case !t.game.Declare():
		t.say(fmt.Sprintf("%v may not declare an impasse here; the rules say when, under Impasse.", t.position().Turn()))
	default:
		t.say(textboard.State(t.game))
	}
}

// declareOwn declares an impasse for the engine if that gives an outcome.
func (t *game) declareOwn(want define.Outcome) bool {
	if t.game.Declaration() != want {
		return false
	}
	t.declare("")
	return true
}

// offerDraw asks the engine whether it accepts a draw.
func (t *game) offerDraw(string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	result, ok := t.think(t.level.full())
	switch score := t.forEngine(result.Score); {
	case !ok:
	case opponent.AcceptsDraw(t.game, score, opponent.Margin):
		t.ended = &agreement{"1/2-1/2", "The game is drawn: the players agree."}
		t.say(t.ended.text)
	default:
		t.say(fmt.Sprintf("The engine plays on: %s.", opponent.ScoreText(t.Person.Other(), score)))
	}
}

// forEngine turns a score for the side to move into one for the engine.
func (t *game) forEngine(score engine.Score) engine.Score {
	if t.position().Turn() == t.Person {
		return -score
	}
	return score
}
