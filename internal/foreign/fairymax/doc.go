// Package fairymax reads the ini files of Fairy-Max, as fmax.ini itself explains
// them.
//
// The file ini.go reads the lines of a game. A type of pieces has rays: ray.go reads
// one, meaning.go says what it means as moves, and slide.go has the rays that slide,
// bend and hop. The converter (converter.go) makes a game of ours: convert.go its
// pieces, moves.go their moves, array.go the start position and castling,
// promotion.go and rules.go the rest. The file extras.go knows what Fairy-Max knows of
// a game by its name (extras.txt), and read.go does all of it for each game.
//
// # Words
//
// The array is the types on a first rank; a type is a number from 1, and
// the first two are the pawns; the depth is the number after = in the size of a
// board.
//
// # Where to change what
//
// For a mode that a newer Fairy-Max explains: meaning.go or
// slide.go. For a game with rules that its ini does not say: a line in extras.txt.
package fairymax
