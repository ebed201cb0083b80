// Package initext writes a game as a section of a variants.ini of Fairy-Stockfish. Package
// stockfish, under internal/foreign, is the way back.
//
// The whole interface is [Write]. What a section cannot say comes back as a list.
//
//   - write.go: the section as a whole
//   - letters.go: a letter for each piece, and which types are one piece there
//   - pieces.go: the kinds and their moves; pawn.go and soldier.go: those of pawns
//   - squares.go: lists of squares, and the start position
//   - promotion.go: which pieces promote, where and to what
//   - castling.go: castlings
//   - hand.go: pieces in hand, drops and gating
//   - endings.go: how games end
//   - royal.go: royal pieces and checks; effects.go: explosions; rules.go: everything else
//
// # Words
//
// A lack is a rule that the section leaves out. A kind is what Fairy-Stockfish calls a type of
// pieces, such as knight or customPiece1. A form is a type that another one turns into, for
// which there is a kind, and a shadow one that only remembers what a piece was, for which there is
// none.
//
// # Where to change what
//
// For a rule that is a lack today: the file of its subject. The tests take all games without
// lacks, here and in tests/peers.
package initext
