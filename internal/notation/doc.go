// Package notation turns moves into text and text into moves.
//
// What would I change here? coordinate.go is the notation of the protocol and
// of the command line (e2e4, a7a8q); san.go is that of people and of game
// records (Nf3, O-O, e8=Q+); pgn.go and scan.go read and write whole games as PGN;
// reason.go says why a text is not a move. Every function takes the number that the lowest rank
// carries, because XBoard counts the ranks of ten-rank boards from 0
// (origin.go) and everybody else counts from 1.
//
// Parsers accept legal moves only and answer anything else with a [MoveError].
package notation
