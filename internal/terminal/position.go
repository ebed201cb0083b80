package terminal

import (
	"fmt"
	"reflect"
	"strconv"

	"fairymax/internal/fen"
)

// undo goes back to the person's turn before this one, or takes back what has ended the
// game besides the rules; with a number, as many turns.
func (t *game) undo(number string) {
	turns := 1
	if number != "" {
		var err error
		if turns, err = strconv.Atoi(number); err != nil || turns < 1 {
			t.say(fmt.Sprintf("Type undo with the number of moves to take back, such as undo 2, not %q.", number))
			return
		}
	}
	undone := 0
	for undone < turns && t.undoTurn() {
		undone++
	}
	if undone == 0 {
		t.say("There is no move to take back.")
		return
	}
	t.showBoard()
	if undone < turns {
		t.say("There are no more moves to take back.")
	}
}

// undoTurn takes one turn back. It reports false if there is none.
func (t *game) undoTurn() bool {
	switch {
	case t.ended != nil:
		t.ended = nil
	case !t.game.Undo():
		return false
	case t.position().Turn() != t.Person && !t.game.Undo():
		t.Person = t.Person.Other()
	}
	return true
}

// swap lets the engine play for the side to move.
func (t *game) swap(string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	t.Person = t.position().Turn().Other()
	t.answer()
}

// restart reads the variant file again, or that of another variant, and starts a new game. If
// the file has mistakes, the game continues.
func (t *game) restart(other string) {
	reread := t.reread
	if other != "" {
		reread = func() (Variant, error) { return t.Load(other) }
	}
	v, err := reread()
	if err != nil {
		t.Report(t.Console, err)
		if other == "" {
			t.say("The game continues with the old rules; type new to read them again.")
		}
		return
	}
	t.reread = reread
	switch {
	case reflect.DeepEqual(v.Rules.Def, t.rules.Def):
		v.Rules = t.rules
	case other != "":
		t.say(fmt.Sprintf("This is a game of %s.", v.Title))
	default:
		t.say(fmt.Sprintf("The rules have changed; this is a new game of %s.", v.Title))
	}
	t.begin(v, nil)
	t.Engine.NewGame(t.rules)
	t.showBoard()
	t.answer()
}

// fen prints the position, or begins a game at another one. The person then has the move.
func (t *game) fen(text string) {
	if text == "" {
		t.Console.Write([]byte(t.position().FEN() + "\n"))
		return
	}
	start, err := fen.Read(t.rules, text)
	if err != nil {
		t.say(fmt.Sprintf("FEN: %v.", err))
		return
	}
	for _, note := range start.Words() {
		t.say(fmt.Sprintf("FEN: %s.", note))
	}
	t.begin(t.Variant, start.Position)
	t.Engine.NewGame(t.rules)
	t.Person = start.Position.Turn()
	t.showBoard()
}

// flip turns the board.
func (t *game) flip(string) {
	t.flipped = !t.flipped
	t.showBoard()
}
