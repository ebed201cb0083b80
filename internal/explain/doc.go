// Package explain says in English sentences what a legal move does and why any
// other text is not a legal move: the piece in the way, the rule, the attacker.
// The reasons are those of package notation. The protocol sends their short form,
// so both always agree. Pieces and rules are named by package sheet.
//
// # Words
//
//	refusal    a reason of package notation with the squares that the text named
//	route      one way of a piece from a square to another, from package board
//	obstacle   what blocks a route: a piece in the way, a missing hurdle, …
//
// # Where to change what
//
//	refused.go     a sentence for each reason, or a call of one of the next files
//	reach.go       pieces that cannot go to a square; obstacle.go says what blocks them
//	check.go       moves that leave a royal piece attacked
//	aftercapture.go  captures that cost a royal piece, moves that may not give check or mate
//	trade.go       captures of pieces that are hard to trade
//	grid.go        moves that cross no line, or one too many
//	castling.go    castling that is not possible now
//	promotion.go   promotions and pieces in hand that are not available
//	drop.go        drops that are not allowed
//	legal.go       what a legal move does; besides.go reads its effects off the board
//	answer.go      what a text asks about: a move, a square or a piece
//	standing.go    where a piece on a square can go, the enemy's too
//	target.go      all moves that go to a square, or why none does
//	words.go       names of pieces, squares and moves
package explain
