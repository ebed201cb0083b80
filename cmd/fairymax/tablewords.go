package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// tableCommand is a word that a person may type instead of a move; the rest of
// the line goes to run.
type tableCommand struct {
	name, summary string
	run           func(t *table, argument string)
}

func tableCommands() []tableCommand {
	return []tableCommand{
		{"undo", "take back your last move and the answer", (*table).undo},
		{"hint", "let the engine propose a move", (*table).hint},
		{"go", "let the engine move; you play the other side", (*table).swap},
		{"new", "begin a new game, by the rules as their file has them now", (*table).restart},
		{"board", "draw the board again", func(t *table, _ string) { t.draw() }},
		{"moves", "list the moves that you can make; \"moves e2\" only those from e2", (*table).listMoves},
		{"help", "print this list", (*table).help},
		{"quit", "leave", func(t *table, _ string) { t.closed = true }},
	}
}

// undo goes back to the person's turn before this one.
func (t *table) undo(string) {
	if !t.game.Undo() {
		fmt.Fprintln(t.out, "There is no move to take back.")
		return
	}
	if t.game.Position().Turn() != t.human && !t.game.Undo() {
		t.human = t.human.Other()
	}
	t.draw()
}

func (t *table) hint(string) {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	fmt.Fprintf(t.out, "How about %s?\n", notation.SAN(t.game.Position(), t.think(), 1))
}

func (t *table) swap(string) {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	t.human = t.game.Position().Turn().Other()
	t.answer()
}

// restart begins a new game, by the rules as their file has them now. A file with
// mistakes leaves the game as it is.
func (t *table) restart(string) {
	v, err := t.load()
	if err != nil {
		writeReport(t.out, nil, err)
		fmt.Fprintln(t.out, "The game goes on by the old rules; new reads them again.")
		return
	}
	if !reflect.DeepEqual(v.Rules.Def, t.rules.Def) {
		t.rules = v.Rules
		fmt.Fprintf(t.out, "The rules have changed; %s begins anew by those of now.\n", v.Title)
	}
	t.game = newGame(t.rules)
	t.engine.NewGame(t.rules)
	t.draw()
	t.answer()
}

// listMoves lists the legal moves, or those from a square.
func (t *table) listMoves(square string) {
	from, one := t.rules.ParseSquare(square, 1)
	if square != "" && !one {
		fmt.Fprintf(t.out, "There is no square %s on this board.\n", square)
		return
	}
	var texts []string
	for _, m := range t.legal() {
		if !one || !m.IsPass() && !m.IsDrop() && m.From() == from {
			texts = append(texts, notation.SAN(t.game.Position(), m, 1))
		}
	}
	if len(texts) == 0 {
		texts = []string{"There is no move."}
	}
	for _, line := range sheet.Wrap(strings.Join(texts, " ")) {
		fmt.Fprintln(t.out, line)
	}
}

// help says how moves are typed, with examples from this position, and lists
// the commands.
func (t *table) help(string) {
	say := func(text string, fits func(board.Move) bool) {
		if example := t.example(fits); example != "" {
			text += ", such as " + example
		}
		for _, line := range sheet.Wrap(text + ".") {
			fmt.Fprintln(t.out, line)
		}
	}
	plain := func(m board.Move) bool {
		return m.Kind()&^(board.Capture|board.LeavesEnPassant) == board.Always && m.Promotion() == 0
	}
	say("Moves: from square and to square", plain)
	for _, kind := range moveKinds() {
		if kind.occurs(t.rules.Def) {
			say(kind.text, kind.fits)
		}
	}
	fmt.Fprintln(t.out, "Moves as in books are understood too. Commands:")
	for _, cmd := range tableCommands() {
		fmt.Fprintf(t.out, "  %-6s %s\n", cmd.name, cmd.summary)
	}
}

// moveKind is a kind of move that is typed in its own way.
type moveKind struct {
	text   string
	occurs func(*board.Definition) bool
	fits   func(board.Move) bool
}

func moveKinds() []moveKind {
	return []moveKind{
		{"Promotion: behind the squares the letter of what the piece becomes, or + for its promoted form",
			func(d *board.Definition) bool { return len(d.Promotions) > 0 },
			func(m board.Move) bool { return m.Promotion() != 0 }},
		{"Castling: the king's two squares; where he may start anywhere, his own and his partner's",
			func(d *board.Definition) bool { return len(d.Castlings) > 0 }, board.Move.IsCastling},
		{"Drops: the letter of the piece, @ and the square",
			func(d *board.Definition) bool { return d.Hand.Use&(board.HandDrop|board.HandPlace) != 0 }, board.Move.IsDrop},
		{"Bringing a piece in from the hand: its letter behind the move",
			func(d *board.Definition) bool { return d.Hand.Use&board.HandGate != 0 },
			func(m board.Move) bool { return m.Kind()&board.Gate != 0 }},
		{"Captures on the way: each leg by itself, with commas between",
			capturesOnTheWay, func(m board.Move) bool { return m.Kind()&(board.Locust|board.Locust2) != 0 }},
		{"Passing the turn: @@@@",
			func(d *board.Definition) bool { return d.Pass || capturesOnTheWay(d) }, func(board.Move) bool { return false }},
	}
}

// capturesOnTheWay reports whether some piece goes on after a capture.
func capturesOnTheWay(d *board.Definition) bool {
	goesOn := func(step board.Step) bool { return step.Hop == board.AfterCapture || step.Hop == board.AfterEither }
	return slices.ContainsFunc(d.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[board.White], goesOn) || slices.ContainsFunc(t.Steps[board.Black], goesOn)
	})
}
