// Package textboard draws a position as text: as plain as a file needs it, or with the
// symbols and colours that a terminal has.
//
// # Where to change what
//
// The lines of a board and the hands beside it: board.go. How
// wide a square is, and what stands around it: cell.go. Which pieces are shown by a
// symbol instead of a letter: glyph.go. The colours: colour.go.
// What is said below a board: state.go.
//
// # Words
//
// A glyph is a character that shows a piece, such as ♞; a cell is what a line has
// for one square; a changed square is one that the last move has changed.
package textboard
