package main

import (
	"flag"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"time"

	"fairymax/internal/terminal"
	"fairymax/variants"
	"fairymax/variants/spelling"
	"fairymax/variants/vocabulary"
)

// noCommand says that there is no command of a name, and what was probably meant.
func (k *call) noCommand(name string) string {
	catalogue := k.catalogue()
	if slices.Contains(catalogue.Names(), catalogue.Find(name)) {
		return fmt.Sprintf("there is no command %q; \"%s\" plays that game", name, k.other("play", name))
	}
	if strings.HasSuffix(name, ".toml") {
		return fmt.Sprintf("there is no command %q; \"%s\" plays the game of a file", name, k.other("play", name))
	}
	if guess := spelling.DidYouMean(name, commandNames(k.commands)); guess != "" {
		return fmt.Sprintf("there is no command %q%s", name, guess)
	}
	return fmt.Sprintf("there is no command %q; \"fairymax help\" lists them", name)
}

// noTopic says that help does not know a topic, and which was probably meant: a rule that the
// language cannot say, or a topic of a similar name.
func (k *call) noTopic(name string) string {
	lead := fmt.Sprintf("there is no command or topic %q", name)
	if rules := vocabulary.LackedBy(name); rules != nil {
		return lead + "; the language cannot say this: " + strings.Join(rules, "; ")
	}
	known := slices.Concat(commandNames(k.commands), slices.Sorted(maps.Keys(topics())), vocabulary.HelpWords())
	for _, e := range variants.Explanations() {
		known = append(known, string(e.Code))
	}
	for _, cmd := range terminal.Commands() {
		known = append(known, cmd.Name)
	}
	return lead + vocabulary.Meant(name, known)
}

// showsPiece says which command tells of a piece.
func (k *call) showsPiece(name string) string {
	return fmt.Sprintf("\"%s\" shows the piece", k.other("show", "-piece", name))
}

// commandNames lists the names of commands.
func commandNames(all []command) (names []string) {
	for _, cmd := range all {
		if cmd.name != "" {
			names = append(names, cmd.name)
		}
	}
	return names
}

// flagMistake says what is wrong with a flag: there is none of this name, and which one was
// probably meant, or it does not take such a value.
func flagMistake(flags *flag.FlagSet, err error) string {
	_, name, found := strings.Cut(err.Error(), "not defined: -")
	if !found {
		return badValue(flags, err.Error())
	}
	var names []string
	flags.VisitAll(func(f *flag.Flag) { names = append(names, f.Name) })
	if near := spelling.Nearest(name, names); near != "" {
		return fmt.Sprintf("there is no flag -%s (did you mean -%s?)", name, near)
	}
	return fmt.Sprintf("there is no flag -%s; -h lists them", name)
}

// unreadable is what the flag package says of a value that cannot be read.
var unreadable = regexp.MustCompile(`^invalid (?:boolean )?value (".*") for (?:flag )?-([^:]+): parse error$`)

// badValue says what a flag takes, where the flag package does not.
func badValue(flags *flag.FlagSet, message string) string {
	m := unreadable.FindStringSubmatch(message)
	if m == nil {
		return message
	}
	wanted := "a whole number"
	switch value := flags.Lookup(m[2]).Value.(type) {
	case netUse:
		wanted = "true, false or " + staleWord
	case flag.Getter:
		switch value.Get().(type) {
		case time.Duration:
			wanted = "a time such as 20s, 5m or 1h30m"
		case uint64:
			wanted = "a whole number from 0"
		case float64:
			wanted = "a number"
		case bool:
			wanted = "true or false"
		}
	default:
		return message
	}
	return fmt.Sprintf("-%s takes %s, not %s", m[2], wanted, m[1])
}
