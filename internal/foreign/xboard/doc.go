// Package xboard reads the setup and piece lines with which an engine tells XBoard
// about a variant, also from a log.
//
// The file setup.go reads the lines, read.go converts each game. The converter
// (converter.go) makes the pieces (pieces.go), sets up the position (position.go), and
// writes castling, promotion and hands (rules.go), and leaves out what the game does not
// inherit from its parent (inherited.go). The file words.go reads words.txt: what XBoard
// takes for granted where no line says it.
//
// # Words
//
// The table is the letters of a setup line, a half for each side; a slot is a
// place in a half, and the last one is the king's; a text is how a piece moves, in
// XBoard's dialect of Betza's notation, and after @ where it drops; a form is what a
// piece turns into, which has a line with +.
//
// # Where to change what
//
// For another default of XBoard: a line in words.txt.
package xboard
