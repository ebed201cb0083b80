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
	t.turns("undo", "take back", number, (*game).undoTurn)
}

// redo plays what was taken back again, up to the person's next turn; with a number, as many turns.
func (t *game) redo(number string) {
	if t.over() {
		t.say("The game is over.")
		return
	}
	t.turns("redo", "play again", number, (*game).redoTurn)
	t.answer()
}

// turns goes back or forth by a number of turns, one if the person gives none.
func (t *game) turns(command, does, number string, one func(*game) bool) {
	turns := 1
	if number != "" {
		var err error
		if turns, err = strconv.Atoi(number); err != nil || turns < 1 {
			t.say(fmt.Sprintf("Type %s with the number of moves to %s, such as %s 2, not %q.", command, does, command, number))
			return
		}
	}
	done := 0
	for done < turns && one(t) {
		done++
	}
	if done == 0 {
		t.say(fmt.Sprintf("There is no move to %s.", does))
		return
	}
	t.showBoard()
	if done < turns {
		t.say(fmt.Sprintf("There are no more moves to %s.", does))
	}
}

// undoTurn takes one turn back. It reports false if there is none.
func (t *game) undoTurn() bool {
	switch {
	case t.ended != nil:
		t.ended = nil
	case !t.undoMove():
		return false
	case t.position().Turn() != t.Person && !t.undoMove():
		t.Person = t.Person.Other()
	}
	return true
}

// undoMove takes one move back, and remembers it.
func (t *game) undoMove() bool {
	moves := t.game.Moves()
	if len(moves) == 0 {
		return false
	}
	t.undone = append(t.undone, moves[len(moves)-1])
	return t.game.Undo()
}

// redoTurn plays one turn again. It reports false if there is none.
func (t *game) redoTurn() bool {
	played := false
	for len(t.undone) > 0 && !(played && t.position().Turn() == t.Person) {
		last := len(t.undone) - 1
		t.game.Play(t.undone[last])
		t.undone, played = t.undone[:last], true
	}
	return played
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
