// Package drawing draws pieces as SVG, all in one style. What a piece looks like
// depends on its moves and on what its definition says, never on its name.
//
// The whole interface is [Open] for the library, [Library.For] for the [Drawing] of a
// [Piece], [Library.Game] for those of all pieces of a game, no two of which look
// alike, [Library.Figure] for a figure by its name, and [Style] for the colours of the sides.
// A drawing contains nothing but paths, or a text where a glyph is not in the library, and
// takes its colours from the place where it is used; tokens of shogi and xiangqi are of wood
// everywhere.
//
// # Words
//
//	field    the square of a drawing, [Field] by [Field]
//	figure   a drawing by hand: a symbol in a file of the folder figures
//	gait     how a piece moves, without zones, first moves and en passant
//	compass  a small diagram of moves, on a medal or on a badge
//	medal    what a piece looks like that resembles no figure
//	badge    the part of a figure that shows what else the piece can do
//	token    a wedge of shogi or a disc of xiangqi
//
// # Figures
//
// A file of figures is SVG. A symbol has paths with absolute commands and without arcs,
// circles, and uses of symbols that come before it. A shape is filled and has an outline,
// unless its class is line (a detail), dot (a filled detail) or rim (an outline alone).
// The attribute data-moves lists moves in Betza's notation: pieces with them look like this,
// data-royal says that the piece is royal, and data-glyph lists characters that choose
// the figure. The symbol of a character of shogi or xiangqi has the character as its id,
// on a field of 100 by 100.
//
//	go test ./internal/drawing -run ContactSheet -contact sheet.html
//
// writes a page with everything, to look at.
//
// # Where to change what
//
//	drawing.go      what a caller gets
//	library.go      the figures; figurefile.go reads their files
//	gait.go         which moves count as the same
//	chosen.go       pictures that a definition chooses
//	compose.go      figures with badges, medals
//	likeness.go     which figure a piece resembles if none has its moves
//	compass.go      which marks show a move; needle.go draws them
//	token.go        shogi and xiangqi
//	shape.go        how a shape is painted; path.go moves path data
//	style.go        the colours of both sides, in style.css
package drawing
