package terminal

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/internal/prompt"
)

// command is a command that a person may type instead of a move; run gets the rest of
// the line, which complete, if there is one, completes.
type command struct {
	name, summary string
	run           func(t *game, argument string)
	complete      func(t *game, argument string) []prompt.Proposal
	occurs        func(*board.Rules) bool // whether it is of use in a game; nil: in all
	takes         bool                    // something may follow its name
}

func commands() []command {
	return []command{
		{"undo", "take back your last move and the engine's reply; \"undo 2\" takes back two", (*game).undo, nil, nil, true},
		{"redo", "play again what you took back; \"redo 2\" plays two moves of yours", (*game).redo, nil, nil, true},
		{"hint", "ask the engine for a move", (*game).hint, nil, nil, false},
		{"score", "ask the engine how the game stands", (*game).score, nil, nil, false},
		{"go", "change sides: the engine makes the next move", (*game).swap, nil, nil, false},
		{"level", "show or change how well the engine plays; \"level 5s\", \"level depth 4\", \"level skill 3\"", (*game).setLevel, (*game).levels, nil, true},
		{"draw", "offer a draw", (*game).offerDraw, nil, nil, false},
		{"declare", "declare an impasse, in games that have it", (*game).declare, nil, (*board.Rules).HasImpasse, false},
		{"resign", "give up", (*game).resign, nil, nil, false},
		{"new", "read the variant file again and start a new game; \"new capablanca\" or \"new FILE\" starts another one", (*game).restart, (*game).variants, nil, true},
		{"board", "draw the board again", func(t *game, _ string) { t.showBoard() }, nil, nil, false},
		{"flip", "turn the board", (*game).flip, nil, nil, false},
		{"moves", "list the legal moves; \"moves e2\" lists those from e2, \"moves knight\" those of knights", (*game).listMoves, (*game).squares, nil, true},
		{"why", "explain a move, a square or a piece; \"why e2e5\", \"why e5\"", (*game).why, (*game).squares, nil, true},
		{"explain", "the same", (*game).why, (*game).squares, nil, true},
		{"rules", "show the rules, without the moves of pieces", (*game).tellRules, nil, nil, false},
		{"pieces", "show how the pieces move", (*game).pieces, nil, nil, false},
		{"history", "list the moves that were played", (*game).listHistory, nil, nil, false},
		{"fen", "print the position as a FEN; \"fen FEN\" begins a game there", (*game).fen, nil, nil, true},
		{"save", "save the game as PGN; \"save FILE\" chooses the file", (*game).save, (*game).files, nil, true},
		{"load", "continue the last game of a PGN file; \"load FILE 2\" the second one", (*game).load, (*game).files, nil, true},
		{"help", "print this list; \"help undo\" explains undo", (*game).help, (*game).helped, nil, true},
		{"quit", "leave", (*game).quit, nil, nil, false},
		{"exit", "leave", (*game).quit, nil, nil, false},
	}
}

// Described is a command in a list for people.
type Described struct{ Name, Summary string }

// Commands lists what may be typed instead of a move.
func Commands() (list []Described) {
	for _, cmd := range commands() {
		list = append(list, Described{cmd.name, cmd.summary})
	}
	return list
}

// findCommand returns the command with a name, nil if there is none.
func findCommand(name string) *command {
	for _, cmd := range commands() {
		if strings.EqualFold(name, cmd.name) {
			return &cmd
		}
	}
	return nil
}

// do carries a command out. What it would ignore is refused, because the person meant something by it.
func (t *game) do(cmd *command, argument string) {
	if argument != "" && !cmd.takes {
		t.say(fmt.Sprintf("Type %s alone, without %q.", cmd.name, argument))
		return
	}
	cmd.run(t, argument)
}

func commandNames() (names []string) {
	for _, cmd := range commands() {
		names = append(names, cmd.name)
	}
	return names
}

func (t *game) quit(string) { t.closed = true }
