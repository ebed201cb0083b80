package main

import (
	"flag"
	"slices"
	"strings"
	"time"

	"fairymax/internal/study"
)

// again is the command line as it was typed, with some flags changed, to be typed again: the
// game comes first. Changes are names of flags and their values, in turns; without a value a
// flag is left out.
func (k *call) again(changes ...string) string {
	words := []string{program, k.command.name}
	if game := k.flags.Lookup("variant"); game != nil && game.Value.String() != game.DefValue && !slices.Contains(k.given(), game.Name) {
		words = append(words, game.Value.String())
	}
	words = append(words, k.arguments...)
	k.flags.Visit(func(f *flag.Flag) {
		if k.gameFirst && f.Name == "variant" {
			return // the arguments have it
		}
		for i := 0; i < len(changes); i += 2 {
			if changes[i] == f.Name {
				return
			}
		}
		words = append(words, typedFlag(f)...)
	})
	for i := 0; i < len(changes); i += 2 {
		if changes[i+1] != "" {
			words = append(words, "-"+changes[i], changes[i+1])
		}
	}
	return shellLine(words)
}

// other is the line of another command, to be typed; it looks for variants where this one does.
func (k *call) other(command string, words ...string) string {
	line := append([]string{program, command}, words...)
	return shellLine(append(line, typedFlag(k.flags.Lookup("variants"))...))
}

// typedFlag is a flag as it may be typed.
func typedFlag(f *flag.Flag) (words []string) {
	var values []string
	switch v := f.Value.(type) {
	case *folderList:
		values = *v
	case *textList:
		values = *v
	default:
		values = []string{v.String()}
		if d, err := time.ParseDuration(v.String()); err == nil && strings.ContainsAny(v.String(), "hms") {
			values[0] = study.Short(d)
		}
		if b, ok := v.(interface{ IsBoolFlag() bool }); ok && b.IsBoolFlag() {
			if v.String() == "true" {
				return []string{"-" + f.Name}
			}
			return []string{"-" + f.Name + "=" + v.String()}
		}
	}
	for _, value := range values {
		words = append(words, "-"+f.Name, value)
	}
	return words
}

// shellLine writes words as they are typed in a shell.
func shellLine(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = shellWord(word)
	}
	return strings.Join(quoted, " ")
}

// shellWord quotes a word that a shell would take apart.
func shellWord(word string) string {
	plain := func(r rune) bool {
		return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_./,:=+@%", r) || r > 127
	}
	if word != "" && strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
