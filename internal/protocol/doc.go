// Package protocol is what UCI, USI and UCCI have in common: one session with a game, its
// position, a search, options, books and networks. Each of the three is a [Dialect]: a
// reader and a writer in a package of its own. Package cecp speaks the fourth protocol. There
// a session knows more: which side we play, and for how long.
//
// One goroutine owns the session and the output. Another one only reads lines, a third one
// searches. They meet in the loop of serve.go, where lines go before reports of a search,
// so that isready and stop never wait for anything but a search that ends.
//
// # Words
//
//   - dialect: one of the three protocols;
//   - mode: what the session is doing (idle, thinking, held, working). A held search
//     gives no move before it is told to: one that ponders, or that has no limit;
//   - reaction: what a command does to the mode in which it arrives;
//   - order: what a command to search asks for;
//   - answer: what we say when a search has ended, exactly once for each order;
//   - setting: an option, whatever a dialect calls it;
//   - chore: work that people ask for by typing, such as counting moves.
//
// # Where to change what
//
//   - a command that all dialects have: commands.go; what becomes of a running search:
//     dispatch.go;
//   - an option: settings.go, and a row with its name in each dialect;
//   - games and positions: game.go; games that come from files: load.go;
//   - the limits of a search: order.go; when it starts and ends: think.go; forced wins that
//     are wanted whole: solve.go; what is shown of it: report.go, lists of several
//     variations: lines.go;
//   - what is typed by people: chore.go;
//   - the state of a session: session.go; its loop: serve.go; how lines go out: output.go.
package protocol
