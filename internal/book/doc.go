// Package book keeps what is known about a variant beyond its rules: an opening
// book made from games, and positions that were analysed and remembered.
//
// Both are text files that a person can read and edit. A line is a position, a
// tab, and moves:
//
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -	e2e4:57/52 d2d4:49/48  # comment
//
// The position is a FEN without its two counters, so that it does not matter by
// which moves it came about. In a book a move has its weight and the number of
// games it was played in; in a file of findings its score (centipawns for the
// side to move, or #3 and #-3 for mates) and the depth it was searched to. What
// has no count behind the slash was written by a person and is left as it is.
//
// Whatever cannot be read is reported by line and column, left out, and kept in
// the file. Files change by [Update] only: under a lock, and by way of a new
// file that takes the place of the old one when it is complete.
//
// What would I change here? The syntax of a line: line.go. What a move's numbers
// mean, how two of them are added up: mark.go. When is a position the same:
// key.go. How games become weights: tally.go. How a file is read and changed:
// file.go. What the engine asks: knowledge.go.
package book
