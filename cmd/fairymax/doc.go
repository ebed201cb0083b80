// Command fairymax plays chess and its relatives with pieces that are defined in
// text files. Without an argument it is an engine for GUIs; see "fairymax help"
// for everything else.
//
// # Where to change what
//
// The table of commands and the exit status: main.go. How a command line is read, and what many
// commands need (catalogue, position): call.go; its game: gameargument.go; the user's own variants:
// ownfolder.go; the name as which the program was started: ownname.go. What help prints: help.go,
// and what a misspelt word may mean: suggest.go; which numbers a flag takes: bounds.go. Output for
// programs: json.go. Which files may be written over: overwrite.go. The progress of long work is:
// liveline.go, and in stages stageline.go. Then one file for each command:
//
//   - the engine behind a GUI: converse.go, with cecp.go for XBoard's protocol, variantpath.go
//     for the games of the others, and memory.go
//   - play, in XBoard or in the terminal: play.go with xboardpieces.go, terminal.go with package
//     internal/terminal
//   - list: list.go, with listedgames.go, listpieces.go and listpictures.go
//   - show, explain, check, diff: show.go with showjson.go,
//     showstandard.go and showforeign.go, explain.go, check.go, diff.go
//   - page: page.go with gallery.go and workbench.go; serve: serve.go with package internal/editor
//   - new: new.go with package internal/newgame; import: import.go; schema:
//     schema.go
//   - perft, bench, eval, tune: perft.go, bench.go with bench.txt, eval.go, tune.go
//   - learn: learn.go, learnstale.go; report: report.go; value: value.go with valuewrite.go; what all three
//     have in common, such as where games are kept: study.go; annotate:
//     annotate.go, annotatepage.go
//   - endgame: endgame.go, for one position endgameposition.go; in show: endgameshow.go; beside a
//     search: endgameadvice.go; games that end by tables: adjudicate.go
//   - match: match.go, its flags and openings: matchflags.go; the game for programs that read a variants.ini:
//     matchsection.go; the command that goes on: again.go
//   - book: book.go, its games bookgames.go
//   - install, and the manual page: install.go, manualpage.go with fairymax.6;
//     the page as plain text: manualtext.go
//   - completion: completion.go with the scripts in the folder completion; what may
//     stand at the end of a command line: candidates.go
//   - version: version.go
//
// Work on all processors: parallel.go; work that is interrupted: interrupts.go. How the engine is
// put together, and which evaluation plays: engine.go.
//
// # Words
//
// A call is one use of a command, with its flags and arguments. Misuse is a
// mistake in the command line, with exit status 2.
package main
