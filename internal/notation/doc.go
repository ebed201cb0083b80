// Package notation turns moves into text and text into moves, and reads and writes
// games. Parsers accept legal moves only; any other text gives a [MoveError] with
// the [Reason], which package explain turns into sentences.
//
// # Words
//
//	origin     the number of the lowest rank: 1, but 0 in XBoard's notation of
//	           ten-rank boards. Every function takes it as a parameter.
//	path       the squares by which a move is written, from-square first
//	suffix     what follows the squares: the promotion or the gated piece
//	mark       the suffix as typed, with "=", check marks and comments
//	dress      the apostrophe or exclamation mark that belongs to a piece letter
//	refusal    a reason with the squares and pieces that the text named
//
// # Where to change what
//
//	refusal.go      a reason and its short text
//	reason.go       how the reason for a refused move is found
//	coordinate.go   how the command line and the protocol write moves: e2e4, P@e4
//	parse.go        how they are read
//	read.go         the one reader of moves for all notations, with the signs after moves;
//	                capital.go reads a small letter as that of a piece
//	uci.go          how Fairy-Stockfish writes moves and positions; usi.go as in USI
//	shogi.go        the notations of shogi; xiangqi.go and janggi.go of those games
//	drop.go         how drops are read and refused
//	san.go          standard algebraic notation: Nf3, O-O, e8=Q+
//	sanread.go      how it is read
//	sanscan.go      how its text is cut into parts
//	sancastling.go  how castling is read
//	legs.go         moves of several legs of which not all squares are named
//	wall.go         the wall that a move places, in both notations
//	squares.go      the squares of a move, shared by both notations
//	letters.go      piece letters and promotion suffixes, shared by both
//	cut.go          squares and letters at the front of a text
//	origin.go       XBoard's numbering of ranks
//	replay.go       playing a record through, and how its ranks are counted
//	pgn.go          game records in PGN; line.go their moves, with comments and variations; tags.go their tags
//	scan.go         how the text of a record is cut into words; movetext.go what becomes of
//	                them; pgnwrite.go how a record is written
//	command.go      what programs write into comments: [%clk 0:10:00]
//	glyph.go        the numeric annotation glyphs, and the signs that stand for them
//	start.go        where a record begins; package fen reads positions
package notation
