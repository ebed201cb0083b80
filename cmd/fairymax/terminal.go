package main

import (
	"bufio"
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// terminalGame is a game between a person at a terminal and the engine.
type terminalGame struct {
	console
	rules    *board.Rules
	game     *board.Game
	engine   *engine.Engine
	thinking time.Duration
	human    board.Color
	closed   bool

	load func() (*variants.Variant, error) // reads the definition again
}

func newTerminalGame(c console, r *board.Rules, e *engine.Engine, thinking time.Duration) *terminalGame {
	return &terminalGame{
		console:  c,
		rules:    r,
		game:     newGame(r),
		engine:   e,
		thinking: thinking,
	}
}

// newGame begins at the start position, shuffled if the rules say so.
func newGame(r *board.Rules) *board.Game { return board.NewGame(r.Shuffled(rand.IntN)) }

// play plays until the person quits or the input ends.
func (t *terminalGame) play(title string) error {
	fmt.Fprintf(t.out, "%s. You play %v.\n", title, t.human)
	t.draw()
	t.answer()
	fmt.Fprintf(t.out, "Type a move, such as %s, or help.\n", t.example(func(board.Move) bool { return true }))
	lines := bufio.NewScanner(t.in)
	for !t.closed {
		fmt.Fprint(t.out, "> ")
		if !lines.Scan() {
			fmt.Fprintln(t.out)
			break
		}
		t.execute(strings.TrimSpace(lines.Text()))
	}
	return lines.Err()
}

// example is the first legal move of a kind, as an example for the person; "" if
// there is none.
func (t *terminalGame) example(fits func(board.Move) bool) string {
	for _, m := range t.legal() {
		if fits(m) {
			return notation.Coordinate(t.rules, m, 1)
		}
	}
	return ""
}

func (t *terminalGame) legal() []board.Move {
	var list board.MoveList
	t.game.Position().Legal(&list)
	return list.Moves()
}

// execute executes one line of input.
func (t *terminalGame) execute(text string) {
	if text == "" {
		return
	}
	name, argument, _ := strings.Cut(text, " ")
	for _, cmd := range terminalCommands() {
		if strings.EqualFold(name, cmd.name) {
			cmd.run(t, strings.TrimSpace(argument))
			return
		}
	}
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over. Type new, undo or quit.")
		return
	}
	m, err := notation.Parse(t.game.Position(), text, 1)
	if err != nil {
		say(t.out, explainMove(t.game.Position(), err))
		return
	}
	t.make(m)
	t.answer()
}

// make plays a move, and shows it and the new position.
func (t *terminalGame) make(m board.Move) {
	before := t.game.Position()
	text := notation.SAN(before, m, 1)
	t.game.Play(m)
	fmt.Fprintf(t.out, "%v plays %s.\n", before.Turn(), text)
	t.draw()
}

// answer lets the engine move if it is its turn.
func (t *terminalGame) answer() {
	if t.game.Result().Over || t.game.Position().Turn() == t.human {
		return
	}
	t.make(t.think())
}

func (t *terminalGame) think() board.Move {
	limits := engine.Limits{Soft: t.thinking, Hard: t.thinking}
	return t.engine.Think(context.Background(), t.game, limits, func(engine.Info) {}).Move
}

// draw shows the board and the state of the game.
func (t *terminalGame) draw() {
	p := t.game.Position()
	drawBoard(t.out, p)
	if n := t.rules.ChecksToWin(); n > 0 {
		fmt.Fprintf(t.out, "Checks given, of %d: White %d, Black %d.\n", n, p.ChecksGiven(board.White), p.ChecksGiven(board.Black))
	}
	if played, limit := p.Count(); limit > 0 {
		fmt.Fprintf(t.out, "Counting: %d of %d moves.\n", played/2, limit/2)
	}
	switch result := t.game.Result(); {
	case result.Over && result.Draw:
		fmt.Fprintf(t.out, "The game is drawn: %v.\n", result.Reason)
	case result.Over:
		fmt.Fprintf(t.out, "%v wins: %v.\n", result.Winner, result.Reason)
	case p.InCheck():
		fmt.Fprintf(t.out, "%v is in check.\n", p.Turn())
	default:
		fmt.Fprintf(t.out, "%v to move.\n", p.Turn())
	}
}
