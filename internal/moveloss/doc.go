// Command moveloss measures how good the moves of engines are, by the word of another one: the
// mean chance of winning that a move gives away. It tells a difference in fewer hours than games,
// and where it lies: in the opening or in the ending, with few nodes or with many.
//
//	fairymax match -log games.log -nodes 10000 -games 120 -second uci:fairy-stockfish
//	go run ./internal/moveloss -judge stockfish -nodes 30000 -plies 8-40 -cache losses games.log \
//	    'fairymax' 'fairymax -features -razoring' 'fairy-stockfish'
//
// Positions are those of the games in logs of matches. The judge searches each of them, and again
// with the move of an engine alone if it has another one in mind; its chance of a win, with
// draws as halves, is what it says itself (UCI_ShowWDL), or follows from its score. All
// programs speak UCI and begin each search with an empty table. Every answer is kept in the
// cache, so that the same command goes on where it was stopped, and one more engine costs only its
// own searches.
//
// A judge has to be much stronger than what it judges, and it sees through its own eyes: two
// engines are compared fairly only as far as neither is made like it. Differences are between
// the same positions, with their standard errors.
//
// # Where to change what
//
// The flags and the order of work: main.go. Which positions are asked: positions.go. The
// conversation with a program: engine.go. What is kept: cache.go. The table: report.go.
//
// # Words
//
// The loss of a move is the chance of a win after the judge's own move, less that after the
// move, and never less than 0. A limit is what a search may take, such as "nodes 30000".
package main
