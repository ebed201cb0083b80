package terminal

import (
	"os"
	"path/filepath"
	"strings"

	"fairymax/internal/prompt"
)

// complete proposes how a line may go on: with a command or a move, and then with what
// belongs to the command.
func (t *game) complete(line string) (start int, list []prompt.Proposal) {
	name, argument, inArgument := strings.Cut(line, " ")
	if inArgument {
		if cmd := findCommand(name); cmd != nil && cmd.complete != nil {
			argument = strings.TrimLeft(argument, " ")
			return len(line) - len(argument), cmd.complete(t, argument)
		}
		return len(line), nil
	}
	if strings.ToLower(line) == line {
		list = matching(line, commandNames(), true)
	}
	if t.over() {
		return 0, list
	}
	return 0, append(list, t.moveProposals(line)...)
}

// matching lists the words that begin with a text.
func matching(text string, words []string, done bool) (list []prompt.Proposal) {
	for _, word := range words {
		if isPrefix(text, word) {
			list = append(list, prompt.Proposal{Text: word, Done: done})
		}
	}
	return list
}

// isPrefix reports whether a word begins with a text, in capitals or not.
func isPrefix(text, word string) bool {
	return len(text) <= len(word) && strings.EqualFold(text, word[:len(text)])
}

// squares completes a square of a piece that can move.
func (t *game) squares(argument string) []prompt.Proposal {
	var names []string
	for _, p := range t.moveProposals("") {
		if _, ok := t.rules.ParseSquare(p.Text, 1); ok {
			names = append(names, p.Text)
		}
	}
	return matching(argument, names, true)
}

// variants completes the name of a variant.
func (t *game) variants(argument string) []prompt.Proposal { return matching(argument, t.Names, true) }

// files completes the name of a file with games, or of a folder.
func (t *game) files(argument string) (list []prompt.Proposal) {
	folder, begin := filepath.Split(argument)
	entries, err := os.ReadDir(filepath.Clean(folder))
	if err != nil {
		return nil
	}
	for _, entry := range entries {
		name := entry.Name()
		isGames := strings.EqualFold(filepath.Ext(name), ".pgn")
		switch hidden := strings.HasPrefix(name, ".") && begin == ""; {
		case !strings.HasPrefix(name, begin) || hidden:
		case entry.IsDir():
			list = append(list, prompt.Proposal{Text: folder + name + string(filepath.Separator)})
		case isGames:
			list = append(list, prompt.Proposal{Text: folder + name, Done: true})
		}
	}
	return list
}
