// Package stockfish reads the variants.ini of Fairy-Stockfish.
//
// The file sections.go reads the lines. A variant (variant.go) is a game with all that
// its section says and those before it; read.go lets sections inherit from each other,
// and from the games that Fairy-Stockfish has built in (builtin.ini, in its own words).
// The converter (converter.go) makes a game of ours:
//
//   - start.go: the start position
//   - pieces.go: a piece of each kind; betza.go reads how it moves (betzawrite.go is the way back),
//     rows.go adds where it may be and how kings face each other
//   - palace.go: the cannons of janggi, lines across palaces, passes and points
//   - royal.go, castling.go, promotion.go, must.go, nopromotion.go, hand.go, endings.go,
//     extinction.go, chase.go, rules.go: the rules
//   - zone.go: sets of squares
//
// Where the rules of a game do not go together in our language, trial.go looks for the option
// that is to blame. What no function takes is noted as not carried over, unless it is as in chess. The
// file words.go reads words.txt, which has the kinds of pieces and of options, and keys.go
// reads keys.txt, which has every key of Fairy-Stockfish and what becomes of it.
//
// The tests count moves: of the games in testdata as counts.txt has them, and beside
// a running Fairy-Stockfish from random positions.
//
// # Words
//
// An option is a line of a section; a kind is what Fairy-Stockfish calls a
// type of pieces, such as knight or customPiece1; a region is what it calls a set of
// squares; a form is what a piece turns into.
//
// # Where to change what
//
// For an option that is not carried over yet: a function in
// the file of its subject, which takes the option, and its row in keys.txt. For a new
// built-in piece: a line in words.txt. For a new built-in game: a section in builtin.ini.
package stockfish
