// Command fairymax plays chess and its relatives with pieces that are defined
// in text files. Without an argument it speaks the XBoard protocol; see
// "fairymax help" for everything else.
//
// What would I change here? commands is the table of subcommands; each has a
// file of its own name. call.go reads command lines.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
)

// version is what the engine calls itself; the GUI shows it.
const version = "0.1"

// console is where a command reads and writes.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// command is a subcommand.
type command struct {
	name      string
	arguments string // as in a usage line
	summary   string
	run       func(*call) error
}

func commands() []command {
	return []command{
		{"play", "[VARIANT]", "play a game, in XBoard or in this terminal", play},
		{"list", "", "list the variants, or the pieces", list},
		{"show", "VARIANT", "describe a variant", show},
		{"explain", "MOVE", "say what a move does, or why it is not legal", explainCommand},
		{"check", "FILE…", "look for mistakes in variant files", check},
		{"diff", "A B", "say by which rules two variants differ, and the shortest game that shows it", diff},
		{"new", "NAME", "write a variant file to start from", newVariant},
		{"schema", "", "print a JSON schema of variant files, for editors", schema},
		{"import", "FILE", "turn the games of another program into variant files", importCommand},
		{"perft", "DEPTH", "count the move sequences of a length", perft},
		{"bench", "", "search fixed positions and measure the speed", bench},
		{"match", "[LOG…]", "let two programs play many games", matchCommand},
		{"eval", "", "show what each term of the evaluation says of a position", evaluate},
		{"tune", "FILE…", "fit the evaluation to the results of games in PGN", tune},
		{"book", "[FILE…]", "make an opening book of games in PGN, or show one", bookCommand},
		{"install", "", "put the program, its manual page and its logo where XBoard finds them", install},
		{"man", "", "print the manual page", man},
		{"version", "", "print the version", showVersion},
		{"help", "[TOPIC]", "explain a command, a message such as FM012, the \"format\" of definitions, all \"codes\" of messages or the \"features\" of the engine", help},
	}
}

// protocol is what runs without a subcommand.
func protocol() command {
	return command{"", "", "speak the XBoard protocol on standard input and output", speakCECP}
}

func main() {
	os.Exit(run(os.Args[1:], console{os.Stdin, os.Stdout, os.Stderr}))
}

// run carries out a command line and returns the exit status: 0, 1 for failure
// or 2 for misuse.
func run(arguments []string, c console) int {
	// XBoard passes an empty argument behind a command that ends with a quote.
	if last := len(arguments) - 1; last >= 0 && arguments[last] == "" {
		arguments = arguments[:last]
	}
	chosen, rest := protocol(), arguments
	if len(arguments) > 0 && !strings.HasPrefix(arguments[0], "-") {
		found := findCommand(arguments[0])
		if found == nil {
			fmt.Fprintf(c.err, "fairymax: there is no command %q; \"fairymax help\" lists them\n", arguments[0])
			return 2
		}
		chosen, rest = *found, arguments[1:]
	}
	return status(c, chosen, chosen.run(newCall(c, chosen, rest)))
}

func findCommand(name string) *command {
	for _, cmd := range commands() {
		if cmd.name == name {
			return &cmd
		}
	}
	return nil
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
		fmt.Fprintf(c.err, "fairymax: %v\n", err)
	}
	return 1
}
