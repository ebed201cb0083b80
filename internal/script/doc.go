// Package script is the library for browsers and Node.js: what JavaScript asks about games, answered by
// package fairymax, and the files of the package for npm.
//
// A [Session] answers questions in JSON. The page or program asks its own at once; that of a worker, which
// is another one, searches. The folder library has the scripts: each question has a method there, with the
// name that it has in the library ffish where it means the same.
//
// # Where to change what
//
// Which questions there are: session.go. About games: game.go; new ones: define.go.
// Boards and their moves: board.go; what a position is asked: position.go. Searches: search.go. What a
// misspelled key was meant to be: meant.go. What is in the package: the folder library; how JavaScript asks:
// the folder program.
package script
