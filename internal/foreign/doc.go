// Package foreign turns the definitions of other programs into ours: the ini
// files of Fairy-Max and of its xiangqi sister MaxQi, the variants.ini of
// Fairy-Stockfish, and the setup and piece lines with which an engine tells
// XBoard of a variant.
//
// The way of a definition: [Import] sees whose file it is (import.go) and lets a
// reader make games of it (fairymax….go, maxqi.go; stockfish….go; xboard….go). A
// game is what our language can say of it (game.go); the moves of its men are
// steps of package board (moves.go, ray.go), which are looked up among the shared
// pieces (library.go) or else written as rows (rows.go, rowtext.go). At the end
// the text is written (write.go), shortened by a parent (parent.go), and read back
// by package variants, which must find the same game in it (proof.go).
//
// What would one change here? A word of another program that stands for a word
// of ours: the data beside the reader, in the .txt files. An option of
// Fairy-Stockfish that is not carried over yet: the file stockfish….go of its
// subject; what no function takes is named as not carried over by itself.
package foreign
