// Package xboard is what we know about XBoard and WinBoard 4.9.1: which variants
// they set up by themselves, what they must be told about all others, how they read
// and write moves, and when they end games by rules of their own. Package cecp
// holds the conversation; this package has no state of it.
//
// A [Setup] is one variant as XBoard has set it up. [New] makes it, and
// [Setup.Introduce] writes the lines setup and piece that XBoard needs.
//
// # Words
//
//   - slot: a place in XBoard's table of piece letters (pieceToChar). XBoard keeps
//     a picture, built-in moves and assumptions for each slot;
//   - parent: XBoard's variant that supplies a variant of ours with everything that
//     our lines leave out;
//   - silent slot: one without a piece line; its pieces may move anywhere;
//   - form: what a type promotes to when XBoard writes the promotion with a plus;
//   - camp: the promotion zone and its restrictions in XBoard's shogi.
//
// # Where to change what
//
//   - a variant that XBoard knows: known.go; its habits: habits.go; names by which it
//     mistakes one variant for another, and the order of its menu: names.go;
//   - the parent of a variant: parent.go;
//   - the slots, and the table that is written: slots.go; which type gets which slot:
//     assign.go, by its moves (shapes.go), its restrictions at the ends of the board (ends.go)
//     its captures en passant (enpassant.go), and whether XBoard sees its checks rightly (checks.go);
//   - the files of pictures, and which figure resembles which of XBoard's: pictures.go;
//   - the lines setup and piece: announce.go;
//   - how moves are written: dialect.go, and those that place walls: relay.go; how they are read:
//     readmove.go; which moves XBoard cannot be told: sayable.go; which it refuses: rejected.go;
//     squares and boards as text: squares.go;
//   - what a person must know to play there: hints.go; options of its command line: options.go;
//   - draws and mates as XBoard sees them: adjudicate.go;
//   - a variant of ours, and its letters: variant.go; as XBoard has set it up, with its
//     start position and its rank numbers: setup.go.
//
// Arrows between these files point one way: sayable, readmove, dialect, hints and relay use setup,
// which uses known; announce uses assign, which uses slots, which uses parent.
//
// The tests read our lines with a reader of XBoard's notation that is independent
// of package variants, which writes it (betza_test.go, betzawalk_test.go). Package
// testgames has the games.
package xboard
