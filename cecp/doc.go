// Package cecp speaks the Chess Engine Communication Protocol, version 2, as
// XBoard and WinBoard use it. [Serve] is a whole conversation.
//
// One goroutine owns the session: the position, the clocks, the promises to the
// GUI, and the output. A second one only reads lines; a third one searches while
// the engine thinks; a fourth one writes analyses to disk. They meet in the loop of
// serve.go. Commands go before search reports there, so that nothing is printed
// that the GUI has just made obsolete. [Serve] itself only waits for the session, and
// leaves it behind if the GUI has ended the conversation but no longer reads.
//
// What is known about XBoard itself is in package internal/xboard.
//
// # Words
//
//   - mode: what the engine is doing (forced, waiting, thinking, pondering, analysing);
//   - reaction: what a command does to the mode in which it arrives;
//   - ponder move: the opponent's move that we expect while we ponder;
//   - opening knowledge: an opening book and remembered analyses;
//   - known move: the best move of that knowledge;
//   - policy: when we resign, and when we offer or accept a draw;
//   - dragged path: the squares over which the user has dragged a piece so far.
//
// # Where to change what
//
//   - a command: a row in commands.go, which also says what becomes of a
//     running search (reaction.go has these reactions, dispatch.go carries them out),
//     and a method in the file of its subject: play.go (sides and moves), setup.go (games and
//     positions), edit.go (positions piece by piece), clock.go (time), features.go
//     (the features), analysis.go (analysis and pauses), highlight.go (targets of a
//     lifted piece), book.go (the list of the book), claims.go (offers of a draw),
//     holding.go (what comes from the board of a partner);
//   - an option of the user's: a row in options.go; the list of variants: menu.go;
//     how a weak player chooses, and what it takes for a draw: package internal/opponent;
//     when we resign or offer a draw: policy.go;
//   - when a search starts and ends, pondering and the ponder move included: think.go; how it
//     runs: package internal/searching; what is shown of it: thinking.go; how long it may
//     take: timing.go;
//   - what is played from books, and what is remembered: book.go; what these books
//     are: package internal/opening; the goroutine that writes them to disk: writer.go;
//   - what is claimed: claims.go;
//   - the state of the conversation: session.go; what holds only at one point of a
//     game: place.go; its moves as text: moves.go; its loop: serve.go;
//   - how lines come in, and how long the session may outlast them: package
//     internal/talk; how they go out, and the words that must never occur in them: output.go; why a
//     command is refused: errors.go.
//
// Arrows between these files point one way, from serve.go by way of dispatch.go,
// commands.go and the commands to session.go, and from there to the parts of its
// state.
//
// The conversations that a conforming engine must hold are transcripts in
// testdata/scenarios; matrix_test.go has the reaction to every command in every
// mode.
package cecp
