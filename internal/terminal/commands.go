package terminal

import (
	"strings"

	"fairymax/internal/prompt"
)

// command is a command that a person may type instead of a move; run gets the rest of
// the line, which complete, if there is one, completes.
type command struct {
	name, summary string
	run           func(t *game, argument string)
	complete      func(t *game, argument string) []prompt.Proposal
}

func commands() []command {
	return []command{
		{"undo", "take back your last move and the engine's reply; \"undo 2\" takes back two", (*game).undo, nil},
		{"hint", "ask the engine for a move", (*game).hint, nil},
		{"score", "ask the engine how the game stands", (*game).score, nil},
		{"go", "change sides: the engine makes the next move", (*game).swap, nil},
		{"level", "show or change how well the engine plays; \"level 5s\", \"level depth 4\"", (*game).setLevel, (*game).levels},
		{"draw", "offer a draw", (*game).offerDraw, nil},
		{"declare", "declare an impasse, in shogi", (*game).declare, nil},
		{"resign", "give up", (*game).resign, nil},
		{"new", "read the variant file again and start a new game", (*game).restart, nil},
		{"board", "draw the board again", func(t *game, _ string) { t.showBoard() }, nil},
		{"flip", "turn the board", (*game).flip, nil},
		{"moves", "list the legal moves; \"moves e2\" lists those from e2", (*game).listMoves, (*game).squares},
		{"history", "list the moves that were played", (*game).listHistory, nil},
		{"fen", "print the position as a FEN; \"fen FEN\" begins a game there", (*game).fen, nil},
		{"save", "save the game as PGN; \"save FILE\" chooses the file", (*game).save, (*game).files},
		{"load", "continue the last game of a PGN file; \"load FILE 2\" with the second", (*game).load, (*game).files},
		{"help", "print this list", (*game).help, nil},
		{"quit", "leave", (*game).quit, nil},
		{"exit", "leave", (*game).quit, nil},
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

func commandNames() (names []string) {
	for _, cmd := range commands() {
		names = append(names, cmd.name)
	}
	return names
}

func (t *game) quit(string) { t.closed = true }
