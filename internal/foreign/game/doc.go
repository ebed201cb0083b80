// Package game is the core of the importers: what our language can say of a foreign
// game. A reader gets a [Run], which has the lines of a file and collects problems
// and results; it makes a [Game] of each game that is wanted and hands it to
// [Run.Finish].
//
// The files, from the lowest to the highest:
//
//   - source.go: a file that is being read, and the problems in it
//   - quote.go: values as TOML, positions as FEN
//   - fen.go: the counters and en passant squares of a foreign FEN
//   - game.go: games, their pieces, settings and notes
//   - rowtext.go: rows of moves as TOML
//   - compiler.go: definitions that stand in no file, compiled by package variants
//   - library.go: the shared pieces, by their moves
//   - base.go: a built-in game that a foreign one extends
//   - counting.go: the counting rules of a built-in game
//   - naming.go: names, letters and rows for the pieces of a game
//   - write.go: a game as a definition
//   - parent.go: the same, shortened by a built-in game
//   - proof.go: the definition read back and compared
//   - builtin.go: what is built in, read once
//   - run.go: the import of one file
//
// # Words
//
// A setting is a key of a definition with its value; a base is a built-in
// game that a reader lets a game extend, because the file says so; a parent is a
// built-in game that makes the text shorter; to prove a text is to compile it and
// compare.
//
// # Where to change what
//
// For a new key of the language: nothing, readers set keys
// by name. For a new field of a step: rowtext.go. For the look of a definition:
// write.go.
package game
