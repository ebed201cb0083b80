package terminal

import (
	"regexp"
	"slices"
	"strings"

	"fairymax/internal/prompt"
)

// A part of a move in coordinates is a square, a piece to be dropped, a comma between
// legs, or what follows the squares.
var parts = regexp.MustCompile(`@@@@|[a-p][0-9]+|[^@]*@|,|.+`)

// moveProposals proposes how a text may go on to become a legal move. Moves in
// coordinates grow by a square at a time; only a text that begins none of them may be one
// in standard notation.
func (t *game) moveProposals(text string) []prompt.Proposal {
	text = strings.Replace(text, "*", "@", 1) // both are read as a drop
	var coordinates, standard []string
	for _, m := range t.legal() {
		coordinates = appendMatch(coordinates, text, t.coordinate(m))
		standard = appendMatch(standard, text, t.san(m))
	}
	capital := text != "" && text[0] >= 'A' && text[0] <= 'Z'
	if len(coordinates) == 0 || capital && len(standard) > 0 {
		return stages(text, standard)
	}
	return stages(text, coordinates)
}

func appendMatch(list []string, text, move string) []string {
	if isPrefix(text, move) {
		return append(list, move)
	}
	return list
}

// stages cuts moves off after the first part that text does not have. A single move is not
// cut.
func stages(text string, moves []string) (list []prompt.Proposal) {
	if len(moves) == 1 {
		return []prompt.Proposal{{Text: moves[0], Done: true}}
	}
	for _, move := range moves {
		head := cut(move, len(text))
		at := slices.IndexFunc(list, func(p prompt.Proposal) bool { return p.Text == head })
		if at < 0 {
			at, list = len(list), append(list, prompt.Proposal{Text: head, Done: true})
		}
		list[at].Done = list[at].Done && head == move
	}
	return list
}

// cut returns a move up to the end of the first part that is not among its first letters.
func cut(move string, letters int) string {
	end := 0
	for _, place := range parts.FindAllStringIndex(move, -1) {
		if end = place[1]; end > letters && move[end-1] != ',' {
			break
		}
	}
	return move[:end]
}
