// Package program compiles the moves of pieces into programs with one decision left: "is
// this square occupied". It knows definitions and no position; package board walks the
// programs.
//
// # Files
//
// compiler.go has [Compile], from a [Source] to [Programs]. ways.go follows chains of steps
// over the board, from the square of a piece to every square where a move may end; cells.go
// takes away what the lines of a grid forbid. tree.go folds ways that begin with the same
// squares into trees, and layout.go lays trees out in preorder. ray.go and raystore.go
// make forward programs, from a piece to its squares, with line.go for the lines of
// sliders; threat.go makes backward ones, from a square to what attacks it, with
// victims.go for what may be attacked there. print.go writes programs as text.
//
// # How to read a program
//
// A program is a list of squares. While a square is empty, the next one in the list is
// tested; when it is occupied, all that only continues over it is skipped. In the text, what
// continues over a square is set in below it:
//
//	a2 move capture
//	  a3 move capture
//	    friend: …
//
// and what continues behind a hurdle stands below the kind of the hurdle.
//
// # Where to change what
//
//   - a hopper: turn in ways.go makes its hurdle a condition, after in tree.go hangs up what
//     continues behind it, and storeHops in raystore.go and threat.go store that; package
//     board walks it: addBehind in board/generate.go, hasAttackerOver in board/attack.go;
//   - a new kind of step: a case in the walker of ways.go, and a flag in tree.go if the
//     machine has to decide something when it plays the move;
//   - what depends on more than squares (an unmoved piece, a side out of check): a condition
//     of its own in ray.go, with the programs of that condition.
package program
