package main

import (
	"flag"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode"

	"fairymax/variants/vocabulary"
)

// candidate is a word that may stand at the end of a command line.
type candidate struct{ word, about string }

// anyFile stands for the names of files, which the shell knows.
var anyFile = candidate{word: ":files"}

// unfinished is a command line that is being typed.
type unfinished struct {
	*call
	command   command
	flags     *flag.FlagSet
	pending   *flag.Flag // the next word is its value
	arguments int        // how many there are
	ended     bool       // by --, after which nothing is a flag
}

// candidates lists what a word may become, after others.
func (k *call) candidates(before []string, word string) []candidate {
	if word == "=" { // bash makes a word of it
		word = ""
	}
	if len(before) == 0 && !strings.HasPrefix(word, "-") {
		return fitting(k.commandCandidates(), word)
	}
	u := unfinished{call: k, command: k.commands[0]}
	if len(before) > 0 && !strings.HasPrefix(before[0], "-") {
		chosen := findCommand(k.commands, before[0])
		if chosen == nil {
			return nil
		}
		u.command, before = *chosen, before[1:]
	}
	u.flags = declaredFlags(u.command)
	for _, earlier := range before {
		u.pass(earlier)
	}
	return u.complete(word)
}

// declaredFlags lets a command declare its flags, as when it is asked for help.
func declaredFlags(cmd command) *flag.FlagSet { return declared(cmd).flags }

func declared(cmd command) *call {
	k := newCall(console{strings.NewReader(""), io.Discard, io.Discard}, nil, cmd, []string{"-h"})
	cmd.run(k)
	return k
}

// pass reads a word before the last one.
func (u *unfinished) pass(word string) {
	switch {
	case word == "=":
	case u.pending != nil:
		if u.pending.Name == "variants" {
			u.folders = append(u.folders, word)
		}
		u.pending = nil
	case u.ended || !strings.HasPrefix(word, "-"):
		u.arguments++
	case word == "--":
		u.ended = true
	default:
		u.pending = u.flags.Lookup(strings.TrimLeft(word, "-"))
		if u.pending != nil && isSwitch(u.pending) {
			u.pending = nil
		}
	}
}

// isSwitch reports whether a flag needs no value.
func isSwitch(f *flag.Flag) bool {
	b, ok := f.Value.(interface{ IsBoolFlag() bool })
	return ok && b.IsBoolFlag()
}

// complete lists what the last word may become.
func (u *unfinished) complete(word string) []candidate {
	switch {
	case u.pending != nil:
		return u.valuesOf(u.pending, word)
	case u.ended || !strings.HasPrefix(word, "-"):
		return u.placeholder(u.argument(), word)
	}
	name, value, given := strings.Cut(word, "=")
	if !given {
		return fitting(u.flagCandidates(word), word)
	}
	f := u.flags.Lookup(strings.TrimLeft(name, "-"))
	if f == nil {
		return nil
	}
	list := u.valuesOf(f, value)
	for i := range list {
		if list[i] != anyFile {
			list[i].word = name + "=" + list[i].word
		}
	}
	return list
}

// valuesOf lists the values of a flag.
func (u *unfinished) valuesOf(f *flag.Flag, word string) []candidate {
	name, _ := flag.UnquoteUsage(f)
	return u.placeholder(name, word)
}

// argument is the placeholder of the next argument in the usage line, such as [FILE…].
func (u *unfinished) argument() string {
	list := strings.Fields(u.command.arguments)
	switch {
	case u.arguments == 0 && len(list) > 1 && strings.HasPrefix(list[0], "["): // it may be left out
		return list[0] + list[1]
	case u.arguments < len(list):
		return list[u.arguments]
	case len(list) > 0 && strings.Contains(list[len(list)-1], "…"):
		return list[len(list)-1]
	}
	return ""
}

// placeholder lists what may stand for a word of a usage line, such as VARIANT|FILE.
func (u *unfinished) placeholder(text, word string) []candidate {
	var list []candidate
	files := false
	for name := range strings.FieldsFuncSeq(text, func(c rune) bool { return !unicode.IsLetter(c) }) {
		switch name {
		case "VARIANT", "A", "B":
			list = append(list, fitting(u.variantCandidates(), word)...)
			files = files || len(list) == 0 || strings.ContainsAny(word, "./")
		case "FILE", "DIR", "LOG", "COMMAND":
			files = true
		case "TOPIC":
			topics := named(slices.Concat(slices.Sorted(maps.Keys(topics())), vocabulary.HelpWords()))
			list = append(list, fitting(append(u.commandCandidates(), topics...), word)...)
		case "SHELL":
			list = append(list, fitting(named(shells), word)...)
		}
	}
	if files {
		list = append(list, anyFile)
	}
	return list
}

// commandCandidates lists the commands.
func (k *call) commandCandidates() (list []candidate) {
	for _, cmd := range k.commands {
		if cmd.name != "" {
			list = append(list, candidate{cmd.name, cmd.summary})
		}
	}
	return list
}

// variantCandidates lists the variants.
func (k *call) variantCandidates() []candidate { return named(k.catalogue().Names()) }

// flagCandidates lists the flags, with as many dashes as a word has.
func (u *unfinished) flagCandidates(word string) (list []candidate) {
	dashes := "-"
	if strings.HasPrefix(word, "--") {
		dashes = "--"
	}
	u.flags.VisitAll(func(f *flag.Flag) {
		_, usage := flag.UnquoteUsage(f)
		about := strings.FieldsFunc(usage, func(c rune) bool { return c == ';' || c == '\n' })
		list = append(list, candidate{dashes + f.Name, about[0]})
	})
	return list
}

// named makes candidates of words alone.
func named(names []string) (list []candidate) {
	for _, name := range names {
		list = append(list, candidate{word: name})
	}
	return list
}

// fitting lists the candidates that begin with a word.
func fitting(list []candidate, word string) []candidate {
	return slices.DeleteFunc(list, func(c candidate) bool { return !strings.HasPrefix(c.word, word) })
}
