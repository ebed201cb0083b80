// Package foreign imports the definitions of other programs: the ini files of
// Fairy-Max, the variants.ini of Fairy-Stockfish, the setup and piece lines with
// which an engine tells XBoard about a variant, and the Interactive Diagrams of
// chessvariants.com. The file import.go recognises the form of a file and calls its
// reader; the rest is in seven packages:
//
//   - moves compares the moves of pieces and writes them as few rows.
//   - game is the core: what our language can say of a foreign game, its text, and
//     the proof that the text means the same.
//   - fairymax, stockfish, xboard and diagram each read one form of file.
//   - xbetza reads and writes the notation in which diagrams say how pieces move.
//
// The way of a definition: a reader makes a game.Game from its file. The core looks
// up the pieces among the shared ones, writes the text, shortens it by a parent
// and lets package variants read it back, which must find the same game.
//
// # Words
//
// A foreign game is one of the file, a parent is a built-in game that
// another one extends, a shared piece is one of pieces.toml. A note says what was not
// carried over; a problem says why a game cannot be imported.
//
// # Where to change what
//
// For another form of file: a row in import.go, and a
// package beside the readers. For a word of another program that stands for one of
// ours: the .txt file of its reader.
package foreign
