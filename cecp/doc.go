// Package cecp speaks the Chess Engine Communication Protocol, version 2, as
// XBoard and WinBoard use it. [Serve] is a whole conversation.
//
// One goroutine owns the session: the position, the clocks, what was promised
// to the GUI, and the output. A second one only reads lines; a third one, while
// the engine thinks, only searches. They meet in the loop of session.go, and
// commands go before search reports there, so that nothing is printed that the
// GUI has just made obsolete.
//
// What would I change here?
//
//   - a command: a row in commands.go, which also says what becomes of a
//     running search (dispatch.go has these reactions), and a method beside its
//     kin: play.go (moves and sides), setup.go (games and positions), edit.go,
//     timing.go (clocks), features.go, analysis.go, highlight.go;
//   - an option of the user's: a row in options.go; how a weak player chooses:
//     skill.go; when he resigns or takes a draw: temper.go;
//   - when a search starts and ends: think.go; how it is watched and steered:
//     search.go; what is shown of it: thinking.go;
//   - what is played from books, and what is remembered: knowledge.go; the
//     goroutine that writes it down: scribe.go;
//   - what is claimed, offered and accepted: claims.go;
//   - what XBoard is told about a variant: announce.go; whether it knows it
//     already: known.go; whose child it is: parent.go; where it keeps the pieces:
//     slots.go and assign.go, with shapes.go, ends.go and passing.go;
//   - how its moves are read and written: dialect.go; its lines: lines.go;
//   - the words that must never occur in ours: output.go.
//
// The conversations that a conforming engine must hold are transcripts in
// testdata/scenarios; matrix_test.go is the reaction of every command in every
// mode.
package cecp
