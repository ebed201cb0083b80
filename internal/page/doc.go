// Package page shows the rules of a game as one HTML page that fetches nothing, and
// its pictures as SVG files. The texts come from package sheet.
//
// # Words
//
//	card     a piece, a castling or another example on the page
//	look     the drawing of a side's pieces of a type, from package drawing
//	mark     a square of a diagram that a move may reach or use; its shapes are
//	         the actions of the move there
//	ride     the line of a repeated step
//
// # Where to change what
//
//	game.go      what a caller passes in; new.go the same of a variant, measured.go the values
//	             of its pieces that games have told
//	write.go     what a caller gets: the page, the drawings
//	content.go   what is on the page, and in which order
//	picture.go   the elements of a picture
//	board.go     the start position and other positions
//	goals.go     the frames around squares where a piece wins
//	diagram.go   the diagram of a piece; legend.go explains it
//	castling.go  the first rank before and after castling
//	example.go   the board before and after a move that does something besides: a capture that
//	             explodes, a wall
//	player.go    the parts with which a page plays its game
//	save.go      files
//	gallery.go   a folder with the pages of many games
//	index.go     what is on its index; index.html the text, index.css the style, and
//	             index.js the search
//	pieces.go    pictures of the pieces for XBoard
//	figures.go   a page with all figures; figures.html the text, figures.css the style
//	page.html    the text of the page; page.css its style
//	play.html    the board to play on, and its controls; play.css their style
//	script.go    what of the scripts a page carries
//	play         the scripts: they draw and listen, the engine knows the rules. game.js has
//	             the position; what follows from it is a mode's: playing.js, analysis.js,
//	             setup.js. picking.js and pointer.js turn clicks into moves, keys.js keys.
//	             board.js, arrows.js, movelist.js, lines.js and curve.js draw; drawing.js is
//	             what a person draws. tree.js looks moves up, record.js is FEN and PGN,
//	             field.js a field to type into, clock.js the clocks, panel.js the controls,
//	             practice.js endings. thinker.js searches, by desk.js and worker.js. frame.js lets
//	             a game go on in the next page of a frame
//	picture.svg  the text of a picture; picture.css its style
package page
