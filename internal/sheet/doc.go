// Package sheet writes the rules of a game in English, with a diagram for each
// piece. It knows only the [define.Game]; values, Betza texts and the source
// are passed in. [fairymax/internal/page] shows the same texts as a web page.
//
// # Words
//
//	sheet      all rules of a game in words
//	paragraph  a text of the rules with its label, such as "Castling"
//	chain      a move of one or several legs, as the owner of the piece sees it
//	row        chains that differ only in their directions, written as one move
//	zone       the set of squares to which a rule applies
//	mark       a square of a diagram that a move may reach or use
//	action     what a move may do on a square, and its conditions
//	ride       a line of a diagram along which a piece repeats a step
//	twin       an earlier type that moves in the same way
//
// # Where to change what
//
//	sections.go     the order of the sections, the heading, what is known of endgames
//	sheet.go        what a caller passes in, and the form of a paragraph
//	royalty.go      check, shuffled starts, compulsory captures, passing
//	effects.go      what a move does besides
//	trade.go        pieces that are hard to trade
//	walls.go        the walls that moves place
//	grid.go         the cells of a board with lines
//	castling.go     castling
//	promotion.go    promotion
//	turnover.go     pieces with two sides
//	hand.go         hands, drops and gating
//	points.go       points that decide a game
//	ending.go       endings; chase.go says what a chase is, counting.go has counting rules,
//	                impasse.go declarations
//	notation.go     how else moves may be written
//	piece.go        a piece: its names, facts and moves
//	chain.go        the chains of a piece
//	row.go          how chains are grouped into rows
//	motion.go       a row in words; direction.go has words for directions
//	diagram.go      the diagram of a piece; plane.go collects its squares and rides
//	mark.go         the signs of a diagram and their meaning
//	diagramtext.go  a diagram as text
//	zone.go         names for sets of squares
//	words.go        names, numbers, lists of words
//	wrap.go         lines that fit a page
//
// A rule with named values is one table in its section. Tests change every field of
// a definition and try all named values, so that a field or value without words
// fails.
package sheet
