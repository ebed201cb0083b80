package terminal

import (
	"context"
	"errors"
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/explain"
	"fairymax/internal/notation"
	"fairymax/internal/prompt"
	"fairymax/variants/spelling"
)

// make plays a move and shows it, with a remark. A person sees one board a turn,
// after the engine's reply; a program at the other end of a pipe gets all of them.
func (t *game) make(m board.Move, remark string) {
	mover, text := t.position().Turn(), t.san(m)
	t.game.Play(m)
	t.undone = nil
	t.say(fmt.Sprintf("%v plays %s%s.", mover, text, remark))
	if !t.Console.Person || t.over() || t.position().Turn() == t.Person {
		t.showBoard()
	}
}

// answer lets the engine move if it is its turn.
func (t *game) answer() {
	if t.over() || t.position().Turn() == t.Person {
		return
	}
	if t.declareOwn(define.Win) {
		return
	}
	if result, ok := t.think(t.level); ok && !(result.Score < 0 && t.declareOwn(define.Draw)) {
		t.make(result.Move, t.remark(result))
	}
}

// think searches the position at a level. It reports false if the person has left
// meanwhile.
func (t *game) think(l level) (engine.Result, bool) {
	ctx, stop := t.Console.Interruptible(context.Background())
	result := l.search(ctx, t.Engine, t.game, t.showThinking)
	if err := stop(); errors.Is(err, prompt.ErrInterrupted) || errors.Is(err, prompt.ErrTerminated) {
		t.leave(err)
	}
	return result, !t.closed && result.Move != board.NoMove
}

// refuse explains why a text is not a legal move.
func (t *game) refuse(err error) {
	var move *notation.MoveError
	switch {
	case !errors.As(err, &move):
		t.say(err.Error())
	case move.Reason == notation.NotAMove:
		t.say(fmt.Sprintf("%q is neither a move nor a command%s; type help for a list.",
			move.Text, spelling.DidYouMean(move.Text, commandNames())))
	default:
		t.say(explain.Refused(t.position(), move)...)
	}
}
