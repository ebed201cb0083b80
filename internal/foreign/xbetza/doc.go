// Package xbetza reads the moves of pieces in XBetza, the notation of the Interactive
// Diagrams of chessvariants.com. XBoard's dialect, which package betza reads, is an
// older relative: the same text can mean another piece there, so neither reads for the
// other.
//
// The whole interface is [Read], which turns a text into a [Text] of moves and
// castlings, and [Write] for the way back. Both give and take moves as the owner of the
// piece sees the board.
//
// The files, from the lowest to the highest:
//
//   - atoms.go: the capital letters and the vectors that they stand for
//   - directions.go: direction letters, before a first leg and before a later one
//   - term.go: cuts a text into terms, each a list of legs
//   - groups.go: writes out what stands in parentheses
//   - legs.go: what the letters of a leg mean, and what the language cannot say
//   - reach.go: how far legs go: after a hop, as far as the leg before, to the edge
//   - walk.go: turns the legs of a term into chains
//   - read.go: joins the terms
//   - write.go: the way back
//
// # Words
//
// An atom is a capital letter, perhaps with X or Y after it; a leg is one
// step or slide with the letters before it; marks are those letters without the
// directions; a term is the legs of one move; a gap is a term that XBetza allows and
// our language cannot say.
//
// # Where to change what
//
// For a new atom: atoms.go. For a new letter: legs.go says
// what it is, walk.go what it does.
package xbetza
