package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/endgame"
	"fairymax/internal/fen"
	"fairymax/internal/notation"
	"fairymax/variants"
)

// console is the input and the outputs of a command. The outputs escape what a
// terminal would not print, see package plain.
type console struct {
	in       io.Reader
	out, err io.Writer
}

// command is a row of the table of commands.
type command struct {
	name      string // "" for the protocol
	arguments string // as in a usage line
	summary   string
	run       func(*call) error
}

// findCommand returns the command with a name, nil if there is none.
func findCommand(all []command, name string) *command {
	for _, cmd := range all {
		if cmd.name == name {
			return &cmd
		}
	}
	return nil
}

// call is one use of a command: its flags, and what many commands need.
type call struct {
	console
	gui       io.Writer // standard output as it is, for the protocol
	screen    io.Writer // standard error as it is, for a line that changes
	line      *liveLine // see live
	flags     *flag.FlagSet
	arguments []string // before parse all of them, then those that are not flags
	folders   folderList
	command   command
	commands  []command        // all of them
	notes     []string         // how the position of -fen was read
	noted     func(string)     // is told what a protocol says instead of the standard error, may be nil
	prints    []any            // what the flag -json makes it print
	leftOut   bool             // the user's own variants are, and the user knows
	over      bool             // files of others may be written over
	game      string           // of the flag -variant
	gameFirst bool             // the command takes it as its first argument
	gameFound bool             // it was the first argument of a command with others
	bounds    map[string]bound // of flags that take numbers

	evaluations evaluations
	adviser     *endgame.Adviser // of a conversation
}

// folderList is the value of a flag that may be repeated.
type folderList []string

func (l *folderList) String() string { return strings.Join(*l, " ") }

func (l *folderList) Set(folder string) error {
	if folder == "" {
		return errors.New("it takes the name of a folder")
	}
	info, err := os.Stat(folder)
	if err != nil {
		return withoutCall(err)
	}
	if !info.IsDir() {
		return fmt.Errorf("%s is not a folder", folder)
	}
	*l = append(*l, folder)
	return nil
}

var (
	errHelp     = errors.New("help was asked for")
	errReported = errors.New("the failure has been reported")
)

// misuseError is a mistake in the command line.
type misuseError struct{ text string }

func (e *misuseError) Error() string { return e.text }

func misuse(format string, args ...any) error { return &misuseError{fmt.Sprintf(format, args...)} }

func newCall(c console, all []command, cmd command, arguments []string) *call {
	flags := flag.NewFlagSet("fairymax "+cmd.name, flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	k := &call{console: c, flags: flags, arguments: arguments, command: cmd, commands: all}
	flags.Var(&k.folders, "variants", "also look for variants in this `DIR`; may be repeated")
	return k
}

// parse reads the flags that the command has declared, and checks the number of
// arguments; a negative most means any number. Flags may follow arguments, but nothing
// is a flag after --.
func (k *call) parse(least, most int) error {
	var plain, last []string
	rest := k.arguments
	if end := slices.Index(rest, "--"); end >= 0 {
		rest, last = rest[:end], rest[end+1:]
	}
	for {
		err := k.flags.Parse(rest)
		if errors.Is(err, flag.ErrHelp) {
			k.printHelp(k.out)
			return errHelp
		}
		if err != nil {
			return misuse("%s", flagMistake(k.flags, err))
		}
		if rest = k.flags.Args(); len(rest) == 0 {
			break
		}
		plain, rest = append(plain, rest[0]), rest[1:]
	}
	if err := cmp.Or(k.outOfBounds(), k.checkPaths()); err != nil {
		return err
	}
	plain = k.withGame(append(plain, last...))
	k.arguments = plain
	switch {
	case len(plain) < least:
		return misuse("an argument is missing: %s", k.command.arguments)
	case most >= 0 && len(plain) > most:
		return k.tooMany(most)
	}
	return nil
}

// usage is the line that shows the syntax of a command.
func (cmd command) usage() string {
	return strings.Join(strings.Fields("fairymax "+cmd.name+" [FLAG…] "+cmd.arguments), " ")
}

// printHelp prints the help of the command.
func (k *call) printHelp(w io.Writer) {
	w = namingWriter{w}
	fmt.Fprintf(w, "usage: %s\n\n%s.\n\n", k.command.usage(), capitalise(k.command.summary))
	if k.command.name == "" {
		fmt.Fprint(w, commandTable(k.commands)+"\n")
	}
	fmt.Fprintln(w, "Flags:")
	k.flags.SetOutput(w)
	k.flags.PrintDefaults()
	k.flags.SetOutput(io.Discard)
}

// commandTable lists the commands with their summaries.
func commandTable(all []command) string {
	var b strings.Builder
	b.WriteString("Commands (add -h for help):\n")
	w := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	for _, cmd := range all {
		if cmd.name != "" {
			fmt.Fprintf(w, "  %s\t%s\n", strings.TrimSpace(cmd.name+" "+cmd.arguments), cmd.summary)
		}
	}
	w.Flush()
	return b.String()
}

func capitalise(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// catalogue returns the built-in variants, those of the folders in the command
// line, and the user's own.
func (k *call) catalogue() *variants.Catalogue { return k.catalogueOf(k.folders...) }

// catalogueOf is the same with these folders instead of those in the command line.
func (k *call) catalogueOf(folders ...string) *variants.Catalogue {
	return variants.NewCatalogue(fairymax.Files, k.withOwn(folders)...)
}

// folderOf returns the absolute path of the folder that has a variant's file, "" if the
// variant is built in.
func (k *call) folderOf(nameOrPath string) string {
	folders := append([]string{filepath.Dir(nameOrPath)}, k.withOwn(k.folders)...)
	file := filepath.Base(nameOrPath)
	if !strings.HasSuffix(file, ".toml") {
		folders, file = folders[1:], file+".toml"
	}
	for _, folder := range folders {
		if _, err := os.Stat(filepath.Join(folder, file)); err != nil {
			continue
		}
		if absolute, err := filepath.Abs(folder); err == nil {
			return absolute
		}
	}
	return ""
}

// positionFlags declares the flags that name a position. The result sets up the
// game; call it when the flags have been parsed.
func (k *call) positionFlags() (setUp func() (*board.Game, error)) {
	var variant string
	k.variantFlag(&variant, "normal", "")
	fen := k.flags.String("fen", "", "begin with this `FEN` instead of the variant's start position")
	moves := k.flags.String("moves", "", "play these `MOVES` first, such as \"e2e4 e7e5\" or \"1. e4 e5\"")
	return func() (*board.Game, error) { return k.position(variant, *fen, *moves) }
}

// position sets up a variant, optionally at a FEN and after some moves.
func (k *call) position(variant, text, moves string) (*board.Game, error) {
	v, err := k.catalogue().Load(variant)
	if err != nil {
		return nil, err
	}
	k.evaluations.note(v)
	start := v.Rules.Start()
	if text != "" {
		if start, err = k.readFEN(v.Rules, text); err != nil {
			return nil, err
		}
	}
	g := board.NewGame(start)
	for _, text := range strings.Fields(moves) {
		if notation.IsNumber(text) {
			continue
		}
		m, err := notation.Read(g.Position(), text, 1)
		if err != nil {
			return nil, err
		}
		g.Play(m)
	}
	return g, nil
}

// readFEN reads the position of a flag, and says how.
func (k *call) readFEN(r *board.Rules, text string) (*board.Position, error) {
	start, err := fen.Read(r, text)
	if err != nil {
		return nil, fmt.Errorf("FEN: %w", err)
	}
	k.notes = start.Words()
	for _, note := range k.notes {
		fmt.Fprintf(k.err, "FEN: %s\n", note)
	}
	return start.Position, nil
}

// given returns the names of the flags that were typed.
func (k *call) given() []string {
	var names []string
	k.flags.Visit(func(f *flag.Flag) { names = append(names, f.Name) })
	return names
}
