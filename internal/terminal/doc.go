// Package terminal is a game between a person at a terminal and the engine: moves and
// commands are typed, the board is drawn. Only package prompt knows what a terminal can do,
// and only package textboard how a board looks.
//
// # Where to change what
//
// What a program passes in: settings.go. How a line is read and carried out: game.go; what
// typing a move leads to, or why it is refused: turn.go; the question of promotion:
// promotion.go. The list of commands, each with its line of help: commands.go; what they do:
// position.go (undo, redo, new, go, fen), advice.go (hint, score, moves, why, pieces), help.go,
// record.go (save, load, history), finish.go (resign, draw), level.go. What is shown:
// display.go, and while the engine thinks: thinking.go. What Tab proposes: complete.go with
// movetext.go. Ctrl-C: leave.go.
//
// A message stands where it is said, with say, and game_test.go holds it. Only what others say
// too comes from elsewhere: why a move is refused from package internal/explain, what stands
// below a board from package textboard.
//
// # Words
//
// The person and the engine are the two players. A turn is the person's move with
// the engine's reply.
package terminal
