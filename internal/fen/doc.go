// Package fen reads positions as all programs write them. [Read] is the one reader for
// what people and other programs hand to us: on the command line, in the protocol,
// in records, on pages. [board.Rules.ParseFEN] stays the strict reader of what we write.
//
// What is read differently from how it is written, and what a game has no use for, is
// told in notes. What the game cannot hold is an error that names the field.
//
// # Words
//
//	field    a part of the text between blanks, with its offset
//	dialect  how a program writes FENs: which fields it leaves out, where it puts the
//	         hand, which letters its pieces have
//	SFEN     the form of shogi programs: the side that moves first is b, the hand is a
//	         field of its own with counts, and moves are counted for each side
//
// # Where to change what
//
//	read.go      the whole, and what comes of the parts
//	fields.go    which field is which, by its form
//	board.go     the pieces on the board; letters.go what their letters mean
//	hand.go      the pieces in hand
//	rights.go    castling and first moves
//	passant.go   en passant
//	counters.go  clocks, counts, checks
//	sfen.go      the fields of an SFEN
package fen
