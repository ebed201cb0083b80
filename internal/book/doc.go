// Package book keeps the opening knowledge of a variant: an opening book made from
// games, and remembered analyses of positions.
//
// Both are text files that a person can read and edit. A line is a position, a
// tab, and moves:
//
//	rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -	e2e4:57/52 d2d4:49/48  # comment
//
// The position is a FEN without its two counters, so that the moves that led to it
// do not matter. In a book a move has its weight and the number of games it was
// played in; in a file of analyses its score (centipawns for the side to move, or
// #3 and #-3 for mates), the search depth and, after another slash, the learned
// evaluation if there was one: another evaluation ignores the analysis. A mark without a slash was written
// by a person and does not change.
//
// Text that cannot be read is reported by line and column, ignored, and kept in
// the file. Only [Update] and [OpeningKnowledge.Remember] change files, under a
// lock and by replacing them as a whole (package atomicfile).
//
// # Where to change what
//
// The syntax of a line: line.go. What the numbers of a
// move mean and how two of them are merged: mark.go. When two positions are the
// same: key.go. What a whole file looks like: document.go. How a file is found,
// read and changed: file.go. How games become weights: tally.go. Which book move is
// played: openings.go. What the engine uses: openingknowledge.go. How mistakes are
// reported: problem.go.
//
// # Words
//
// A document is a file in memory. Its entries are positions with their
// moves; a mark is what a move has after its colon. The key of a position is its
// text in a file.
package book
