package terminal

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"fairymax/board"
	"fairymax/internal/prompt"
	"fairymax/internal/sheet"
)

// promoted returns the move that the person means: if the text names no piece to promote
// to, and there are several, the person is asked. NoMove means that it changed its mind.
func (t *game) promoted(m board.Move, text string) board.Move {
	last, _ := utf8.DecodeLastRuneInString(strings.TrimRight(text, "."))
	if !t.Console.Person || m.Promotion() == 0 || !unicode.IsDigit(last) {
		return m
	}
	choices := t.choices(m)
	if len(choices) == 1 {
		return m
	}
	t.say(t.question(choices))
	first, _ := t.choiceText(choices[0])
	for {
		answer, err := t.Console.Ask("["+first+"] ", t.choiceCompleter(choices))
		if err != nil {
			return board.NoMove
		}
		answer = strings.TrimSpace(answer)
		if answer == "" {
			return choices[0]
		}
		for _, choice := range choices {
			if t.chooses(answer, choice) {
				return choice
			}
		}
		t.say(fmt.Sprintf("%q is not one of them; Ctrl-C takes the move back.", answer))
	}
}

// chooses reports whether an answer means a move: the piece by letter or name, as in "q", "=Q" or
// "queen", or the whole move, as in "a7a8q" or "a8=Q".
func (t *game) chooses(answer string, m board.Move) bool {
	name, suffix := t.choiceText(m)
	piece := answer[strings.LastIndex(answer, "=")+1:]
	return strings.EqualFold(piece, suffix) || piece != "" && isPrefix(piece, name) || strings.EqualFold(answer, t.coordinate(m))
}

// choices lists the legal moves that differ from m in the promotion only, m first.
func (t *game) choices(m board.Move) []board.Move {
	list := []board.Move{m}
	for _, other := range t.legal() {
		if other != m && other.From() == m.From() && other.To() == m.To() && other.Kind() == m.Kind() && other.Promotion() != 0 {
			list = append(list, other)
		}
	}
	return list
}

// choiceText is the name of what a move promotes to, and how the move says so.
func (t *game) choiceText(m board.Move) (name, suffix string) {
	names := sheet.Sheet{Def: t.rules.Def}
	text := t.coordinate(m)
	return names.TypeName(m.Promotion()), text[strings.LastIndexFunc(text, unicode.IsDigit)+1:]
}

func (t *game) question(choices []board.Move) string {
	var words []string
	for _, m := range choices {
		name, suffix := t.choiceText(m)
		words = append(words, fmt.Sprintf("%s (%s)", name, suffix))
	}
	return fmt.Sprintf("Promote to %s?", sheet.Enumerate(words, "or"))
}

func (t *game) choiceCompleter(choices []board.Move) prompt.Completer {
	return func(line string) (int, []prompt.Proposal) {
		var names []string
		for _, m := range choices {
			name, _ := t.choiceText(m)
			names = append(names, name)
		}
		return 0, matching(line, names, true)
	}
}
