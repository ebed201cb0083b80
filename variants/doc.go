// Package variants reads the language in which pieces and games are defined, and
// contains the games that are written in it.
//
// # Where to change what
//
// A piece: a table in pieces.toml. A game: a file in this folder, and its name in
// order.txt. A word of the language: a row with its example in package vocabulary, and
// the function that reads it. A message: where it is added, with a code that codes.md explains
// by an example; files in testdata/errors have the messages that they get.
//
// # Files
//
// A definition passes through three stages. Each uses those below it, never the other way
// round.
//
//   - The catalogue: [Catalogue] finds files by name (catalogue.go); layer.go is one folder of
//     them, order.go the order in which people are shown them. textfile.go reads their texts,
//     aliases.go names as people type them. load.go reads a file with all that it extends,
//     refusal.go reports what only package board finds, and without.go removes parts of that. The
//     result is a [Variant] (variant.go). A [Parsed] one keeps the text (parsed.go) for package
//     lint, which finds what was probably not intended. consequences.go leaves out what follows
//     from other mistakes, failure.go is a fault of the program itself. leftout.go cures a file
//     that leaves out pieces of the game in extends.
//   - The meaning: compile.go has the order of the steps that make a [define.Game], compiler.go
//     their common state. Each kind of rule has a file: army.go the pieces, ownpieces.go those that
//     need no list, symbol.go how diagrams show them with picturefile.go for files of pictures,
//     start.go the start position with its hands (placement.go is its squares, startletters.go
//     finds the pieces of its letters, slashes.go what separates its ranks, ranks.go compares them
//     with the size of the board) and rights.go the rights that it must name, zones.go, royal.go,
//     effects.go, walls.go, trade.go, castling.go, promotion.go with choices.go and limits.go,
//     turnover.go, hand.go, drop.go, demotion.go what a captured promoted piece becomes,
//     shuffle.go, grid.go the lines of a board,
//     endings.go, chase.go, counting.go, impasse.go, nocheck.go what says nothing where there is no
//     check. Moves: moves.go turns rows into chains of steps, expander.go collects them, hops.go
//     reads how a leg sets out, betza.go texts in Betza's notation, which package betza reads and
//     writes. Package board compiles the definition.
//   - The vocabulary: package vocabulary compares trees with all that may be written, and
//     merges them. Package source reads TOML into trees that know their places, and
//     collects mistakes.
//
// Package spelling guesses which word was meant. Package picture reads pictures. codes.go and
// codes.md explain every message. format.go is the full reference, which package vocabulary makes.
//
// # Words
//
// A leg is a part of a move; a chain is a move from its first leg to its last. A
// row is a first leg with its later legs, before it is turned to all directions. A
// shared piece is one of pieces.toml. A shadow is a type that remembers a promotion. A
// parent is the game that a file extends.
//
// The full reference of the language follows.
package variants
