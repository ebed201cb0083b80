package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"fairymax/internal/plain"
)

// commands lists all commands; the first one has no name.
func commands() []command {
	return []command{
		{"", "", "speak CECP (XBoard), UCI, USI or UCCI on standard input and output", speak},
		{"play", "[VARIANT]", "play a game, in XBoard or in this terminal", play},
		{"list", "", "list the variants, the pieces, or the pictures for pieces", list},
		{"show", "VARIANT", "describe a variant", show},
		{"page", "VARIANT|FILE", "write a page for browsers that shows the rules of a game and plays it, or the workbench, for any game", pageCommand},
		{"serve", "[DIR]", "write and play the variant files of a folder in a browser, on this machine only", serve},
		{"explain", "[VARIANT] MOVE", "say what a move does, or why it is not legal; for a square, which moves go there", explainCommand},
		{"check", "FILE…", "find mistakes in variant files", check},
		{"diff", "A B", "compare the rules of two variants, and find the shortest game that shows a difference", diff},
		{"new", "NAME", "write a variant file to start from", newVariant},
		{"schema", "", "print a JSON schema of variant files, for editors", schema},
		{"import", "FILE [NAME]", "convert the variants of another program, or the named one, into variant files", importCommand},
		{"perft", "[VARIANT] DEPTH", "count the sequences of DEPTH legal moves", perft},
		{"bench", "", "search fixed positions and measure the speed", bench},
		{"match", "[VARIANT] [LOG…]", "play a match between two engines", matchCommand},
		{"eval", "[VARIANT]", "show the terms of the evaluation of a position", evaluate},
		{"tune", "FILE…", "fit the evaluation to the results of games in PGN", tune},
		{"learn", "[VARIANT|FILE…]", "learn an evaluation for a game from games of the engine against itself", learnCommand},
		{"report", "VARIANT|FILE…", "measure how a game plays, from games of the engine against itself", reportCommand},
		{"value", "VARIANT|FILE [PIECE…]", "measure what pieces are worth, from games of the engine against itself", valueCommand},
		{"endgame", "VARIANT|FILE [MATERIAL…]", "say which pieces win against a bare king and what endings are worth, from tables", endgameCommand},
		{"annotate", "[VARIANT] FILE…", "write games in PGN with scores, mistakes, better moves and turning points in place of their comments (but for [%clk] and [%emt]), variations and marks", annotateCommand},
		{"book", "[VARIANT] [FILE…]", "add games to the opening book of a variant, or show the book", bookCommand},
		{"install", "", "install the program, its manual page, its logo and the completions where XBoard and shells find them", install},
		{"completion", "SHELL", "print a script with which bash, zsh or fish completes command lines", completion},
		{"man", "", "print the manual page", printManual},
		{"version", "", "print the version", showVersion},
		{"help", "[TOPIC…]", "explain a command, a message such as FM012, a key, section or term of variant files such as castling, a recipe, piece or game, the \"format\" of variant files, all \"codes\" of messages or the \"features\" of the engine", help},
	}
}

func main() {
	program = startedAs(os.Args[0])
	os.Exit(run(os.Args[1:], console{os.Stdin, os.Stdout, os.Stderr}))
}

// run carries out a command line and returns the exit status: 0, 1 for failure
// or 2 for misuse.
func run(arguments []string, c console) int {
	// XBoard adds an empty argument after a command that ends with a quote.
	if last := len(arguments) - 1; last >= 0 && arguments[last] == "" {
		arguments = arguments[:last]
	}
	out, errs := plain.NewWriter(c.out), plain.NewWriter(c.err)
	gui, screen := c.out, c.err
	c.out, c.err = out, namingWriter{errs}
	all, name := commands(), ""
	if len(arguments) > 0 && !strings.HasPrefix(arguments[0], "-") {
		name, arguments = arguments[0], arguments[1:]
	}
	chosen := findCommand(all, name)
	if chosen == nil {
		fmt.Fprintf(c.err, "fairymax: %s\n", newCall(c, all, all[0], nil).noCommand(name))
		return 2
	}
	k := newCall(c, all, *chosen, arguments)
	k.gui, k.screen = gui, screen
	err := chosen.run(k)
	k.live().clear() // work may have failed midway
	return max(status(c, *chosen, err), written(c, out, err))
}

// written closes the output, reports that it is incomplete and turns that into an
// exit status. The error of the command may already say it.
//
// An output that was closed from the start (>&-) is not a failure. Go's runtime replaces
// it before main with /dev/null, opened for reading and writing, and many programs give
// just that to those they start and do not listen to: Node.js with stdio "ignore", for
// one. To fail then would be worse.
func written(c console, out *plain.Writer, err error) int {
	failed := out.Close()
	if failed == nil {
		return 0
	}
	if !errors.Is(err, failed) {
		fmt.Fprintf(c.err, "fairymax: the output is incomplete: %v\n", failed)
	}
	return 1
}

// status reports an error and turns it into an exit status.
func status(c console, cmd command, err error) int {
	var misuse *misuseError
	switch {
	case err == nil, errors.Is(err, errHelp):
		return 0
	case errors.As(err, &misuse):
		fmt.Fprintf(c.err, "fairymax: %v\nusage: %s\n", err, cmd.usage())
		return 2
	case errors.Is(err, errTrouble):
		return 2
	case !errors.Is(err, errReported):
		fmt.Fprintln(c.err, ofProgram(err))
	}
	return 1
}

// ofProgram is the text of an error, with the name of the program first.
func ofProgram(err error) string { return "fairymax: " + briefly(withoutCall(err)) }

// withoutCall leaves out of an error about a file which system call failed, such as "stat".
func withoutCall(err error) error {
	var failed *fs.PathError
	if !errors.As(err, &failed) {
		return err
	}
	before, after, found := strings.Cut(err.Error(), failed.Error())
	if !found {
		return err
	}
	return fmt.Errorf("%s%s: %w%s", before, failed.Path, failed.Err, after)
}
