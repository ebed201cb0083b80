package main

import (
	"fmt"
	"reflect"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// terminalCommand is a command that a person may type instead of a move; run gets
// the rest of the line.
type terminalCommand struct {
	name, summary string
	run           func(t *terminalGame, argument string)
}

func terminalCommands() []terminalCommand {
	return []terminalCommand{
		{"undo", "take back your last move and the engine's reply", (*terminalGame).undo},
		{"hint", "let the engine suggest a move", (*terminalGame).hint},
		{"go", "change sides: the engine makes the next move", (*terminalGame).swap},
		{"new", "read the variant file again and start a new game", (*terminalGame).restart},
		{"board", "draw the board again", func(t *terminalGame, _ string) { t.draw() }},
		{"moves", "list the legal moves; \"moves e2\" lists those from e2", (*terminalGame).listMoves},
		{"help", "print this list", (*terminalGame).help},
		{"quit", "leave", func(t *terminalGame, _ string) { t.closed = true }},
	}
}

// undo goes back to the person's turn before this one.
func (t *terminalGame) undo(string) {
	if !t.game.Undo() {
		fmt.Fprintln(t.out, "There is no move to take back.")
		return
	}
	if t.game.Position().Turn() != t.human && !t.game.Undo() {
		t.human = t.human.Other()
	}
	t.draw()
}

func (t *terminalGame) hint(string) {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	fmt.Fprintf(t.out, "How about %s?\n", notation.SAN(t.game.Position(), t.think(), 1))
}

func (t *terminalGame) swap(string) {
	if t.game.Result().Over {
		fmt.Fprintln(t.out, "The game is over.")
		return
	}
	t.human = t.game.Position().Turn().Other()
	t.answer()
}

// restart reads the variant file again and starts a new game. If the file has
// mistakes, the game continues.
func (t *terminalGame) restart(string) {
	v, err := t.load()
	if err != nil {
		writeReport(t.out, nil, err)
		fmt.Fprintln(t.out, "The game continues with the old rules; type new to read them again.")
		return
	}
	if !reflect.DeepEqual(v.Rules.Def, t.rules.Def) {
		t.rules = v.Rules
		fmt.Fprintf(t.out, "The rules have changed; this is a new game of %s.\n", v.Title)
	}
	t.game = newGame(t.rules)
	t.engine.NewGame(t.rules)
	t.draw()
	t.answer()
}

// listMoves lists the legal moves, or those from a square.
func (t *terminalGame) listMoves(square string) {
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
		texts = []string{"There is no legal move."}
	}
	for _, line := range sheet.Wrap(strings.Join(texts, " ")) {
		fmt.Fprintln(t.out, line)
	}
}

// help explains how to type moves, with examples from this position, and lists the
// commands.
func (t *terminalGame) help(string) {
	say := func(text string, fits func(board.Move) bool) {
		if example := t.example(fits); example != "" {
			text += ", such as " + example
		}
		for _, line := range sheet.Wrap(text + ".") {
			fmt.Fprintln(t.out, line)
		}
	}
	plain := func(m board.Move) bool {
		return m.Kind()&^(board.Capture|board.ExposesEnPassant) == board.Always && m.Promotion() == 0
	}
	say("Moves: the start square and the end square", plain)
	for _, kind := range moveKinds() {
		if kind.occurs(t.rules) {
			say(kind.text, kind.fits)
		}
	}
	fmt.Fprintln(t.out, "Standard notation, such as Nf3, works too. Commands:")
	for _, cmd := range terminalCommands() {
		fmt.Fprintf(t.out, "  %-6s %s\n", cmd.name, cmd.summary)
	}
}

// moveKind is a kind of move with its own notation.
type moveKind struct {
	text   string
	occurs func(*board.Rules) bool
	fits   func(board.Move) bool
}

func moveKinds() []moveKind {
	return []moveKind{
		{"Promotions: the two squares, then the letter of the new piece, or + for the promoted form",
			(*board.Rules).HasPromotion, func(m board.Move) bool { return m.Promotion() != 0 }},
		{"Castling: the start and end squares of the king; in Chess960, the squares of the king and its partner",
			(*board.Rules).HasCastling, board.Move.IsCastling},
		{"Drops: the letter of the piece, @ and the square",
			(*board.Rules).CanDrop, board.Move.IsDrop},
		{"Gating a piece from the hand: the move, then the letter of that piece",
			(*board.Rules).CanGate, func(m board.Move) bool { return m.Kind()&board.Gate != 0 }},
		{"Captures on the way: all legs of the move, separated by commas",
			(*board.Rules).HasLocustCaptures, func(m board.Move) bool { return m.Kind()&(board.Locust|board.Locust2) != 0 }},
		{"Passing the turn: @@@@",
			(*board.Rules).CanEverPass, func(board.Move) bool { return false }},
	}
}
