package terminal

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/opponent"
	"fairymax/internal/prompt"
)

// game is a game at a terminal.
type game struct {
	Settings
	rules   *board.Rules
	game    *board.Game
	undone  []board.Move            // what was taken back since the last move, the first move last
	reread  func() (Variant, error) // reads the variant again
	level   level
	ended   *agreement // nil unless the players have ended the game
	saved   saved
	flipped bool
	closed  bool
}

// Play plays until the person leaves or the input ends.
func Play(s Settings) error {
	t := newGame(s)
	fmt.Fprintf(t.Console, "%s. You play %v.\n", t.Variant.Title, t.Person)
	t.showBoard()
	t.Engine.NewGame(t.rules) // prepares, so that its first move need not
	t.answer()
	if !t.closed {
		t.say(t.invitation())
	}
	for !t.closed {
		line, err := t.Console.ReadLine("> ", t.complete)
		switch {
		case err == nil:
			t.execute(strings.TrimSpace(line))
		case errors.Is(err, io.EOF) && !t.Console.Person:
			return nil
		case errors.Is(err, io.EOF), errors.Is(err, prompt.ErrInterrupted), errors.Is(err, prompt.ErrTerminated):
			t.leave(err)
		default:
			return err
		}
	}
	return nil
}

func newGame(s Settings) *game {
	t := &game{Settings: s, level: level{time: s.Thinking, skill: opponent.NewSkill(nil)}}
	t.reread = func() (Variant, error) { return s.Load("") }
	t.flipped = s.Console.Live && s.Person == define.Black
	t.begin(s.Variant, s.Start)
	return t
}

// begin begins a game at a position, or at the start of a variant, shuffled if the rules
// say so.
func (t *game) begin(v Variant, start *board.Position) {
	t.Variant, t.rules = v, v.Rules
	if start == nil {
		start = t.rules.Shuffled(rand.IntN)
	}
	t.game = board.NewGame(start)
	t.undone = nil
	t.ended, t.saved = nil, saved{path: t.saved.path, own: t.saved.own}
	if !t.saved.own {
		t.saved.path = ""
	}
}

// invitation says what to type.
func (t *game) invitation() string {
	text := fmt.Sprintf("Type a move, such as %s, or help", t.example(func(board.Move) bool { return true }))
	if t.Console.Live {
		text += "; Tab completes"
	}
	return text + "."
}

// execute executes one line of input.
func (t *game) execute(text string) {
	if text == "" {
		return
	}
	name, argument, _ := strings.Cut(text, " ")
	if cmd := findCommand(name); cmd != nil {
		t.do(cmd, strings.TrimSpace(argument))
		return
	}
	if t.over() {
		t.say("The game is over. Type new, undo or quit.")
		return
	}
	m, err := notation.Read(t.position(), text, 1)
	if err != nil {
		t.refuse(err)
		return
	}
	if m = t.promoted(m, text); m != board.NoMove {
		t.make(m, "")
		t.answer()
	}
}

func (t *game) position() *board.Position { return t.game.Position() }

// over reports whether the game has ended, by its rules or because the players said so.
func (t *game) over() bool { return t.ended != nil || t.game.Result().Over }

// legal lists the legal moves.
func (t *game) legal() []board.Move {
	var list board.MoveList
	t.position().Legal(&list)
	return list.Moves()
}

// example is the first legal move of a kind, as an example for the person; "" if
// there is none.
func (t *game) example(fits func(board.Move) bool) string {
	for _, m := range t.legal() {
		if fits(m) {
			return t.coordinate(m)
		}
	}
	return ""
}

// coordinate and san write a legal move in the two notations.
func (t *game) coordinate(m board.Move) string { return notation.Coordinate(t.rules, m, 1) }
func (t *game) san(m board.Move) string        { return notation.SAN(t.position(), m, 1) }
