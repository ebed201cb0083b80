// Package annotate goes through games with the engine: what every move is worth, which
// moves give something away, what was better, and where a game turns.
//
// # Where to change what
//
// How positions are searched and moves judged: annotate.go. How
// a game is written as PGN: pgn.go; how findings are added to a tree of moves: attach.go.
//
// # Words
//
// A verdict says how bad a move is, by the points that it gives away; a turning
// point is a bad move after which the other side leads, or neither does.
package annotate
