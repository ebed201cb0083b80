// Package notation turns moves into text and text into moves.
//
// What would I change here? coordinate.go writes the notation of the protocol
// and of the command line (e2e4, a7a8q, P@e4), parse.go reads it, and drop.go
// reads drops; san.go writes and sanread.go reads the notation of people and of
// game records (Nf3, O-O, e8=Q+); pgn.go and scan.go read and write whole games
// as PGN; foreign.go reads XBoard's FENs; reason.go says why a text is not a
// move, which package explain puts into sentences. Every function takes the
// number that the lowest rank carries, because XBoard counts the ranks of
// ten-rank boards from 0 (origin.go) and everybody else counts from 1.
//
// Parsers accept legal moves only and answer anything else with a [MoveError].
package notation
