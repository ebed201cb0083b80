package terminal

import (
	"fmt"

	"fairymax/board"
	"fairymax/internal/prompt"
	"fairymax/internal/sheet"
	"fairymax/variants/spelling"
)

// help explains how to type moves, with examples from this position, and lists the
// commands; of a command it says what that does.
func (t *game) help(name string) {
	if name != "" {
		t.helpWith(name)
		return
	}
	explain := func(text string, fits func(board.Move) bool) {
		if example := t.example(fits); example != "" {
			text += ", such as " + example
		}
		t.say(text + ".")
	}
	plain := func(m board.Move) bool {
		return m.Kind()&^(board.Capture|board.ExposesEnPassant) == board.Always && m.Promotion() == 0
	}
	explain("Moves: the start square and the end square", plain)
	for _, kind := range moveKinds() {
		if kind.occurs(t.rules) {
			explain(kind.text, kind.fits)
		}
	}
	if t.Console.Live {
		t.say("Tab completes moves and commands, the arrow keys bring back earlier lines. While the engine thinks, Enter makes it move at once. Ctrl-C leaves.")
	}
	t.say("Standard notation, such as Nf3, works too. Commands:")
	for _, cmd := range commands() {
		if cmd.occurs != nil && !cmd.occurs(t.rules) {
			continue
		}
		t.describe(cmd)
	}
}

// describe prints what a command does.
func (t *game) describe(cmd command) {
	for _, line := range sheet.WrapLabelled(min(widest, t.Console.Width()), fmt.Sprintf("  %-8s", cmd.name), cmd.summary) {
		fmt.Fprintln(t.Console, line)
	}
}

// helped completes the argument of help.
func (t *game) helped(argument string) []prompt.Proposal {
	return matching(argument, commandNames(), false)
}

func (t *game) helpWith(name string) {
	if cmd := findCommand(name); cmd != nil {
		t.describe(*cmd)
		return
	}
	t.say(fmt.Sprintf("There is no command %q%s; type help for a list.", name, spelling.DidYouMean(name, commandNames())))
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
