// Package moves holds the moves of a piece, as a list of chains of steps, so that
// the importers can compare and write them.
//
// The file list.go has the [List] and its key: two lists have the same key if a
// piece moves alike by both, however they are written. The file rows.go has the way
// back: few rows of the language that say what a list says.
//
// # Words
//
// An end is a chain that moves or captures with its last leg only; a
// specimen is the image of a chain that a row shows; an orbit is all its images under
// the symmetries of the square; the board of reference is the one on which moves are
// compared.
//
// # Where to change what
//
// For a new kind of step that can be written in two ways:
// ends in list.go. For shorter rows: rowsOfImages in rows.go.
package moves
