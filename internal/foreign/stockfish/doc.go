// Package stockfish reads the variants.ini of Fairy-Stockfish.
//
// The file sections.go reads the lines, read.go lets sections inherit from each other
// and converts each. The converter (converter.go) takes one option after the other:
// pieces.go and pawn.go the pieces, board.go size and start position, castling.go,
// promotion.go and piecepromotion.go, hand.go drops and gating, endings.go and
// rules.go the rest; zone.go writes sets of squares. What no function takes is noted
// as not carried over. The file words.go reads words.txt, which has the names of
// built-in games and pieces and some rows.
//
// Glossary: an option is a line of a section; the base is the built-in game that a
// section extends; a region is what Fairy-Stockfish calls a set of squares.
//
// What would I change here? For an option that is not carried over yet: a function in
// the file of its subject, which takes the option. For a new built-in piece or game: a
// line in words.txt.
package stockfish
