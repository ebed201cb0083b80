package compare

import (
	"slices"
	"strings"

	"fairymax/internal/sheet"
)

// Difference is a rule that two games state differently. A list is empty if the game
// has no such rule.
type Difference struct {
	Label string
	Texts [2][]string
}

// Words compares the rule sheets of two games, section by section and piece by piece.
func Words(a, b *sheet.Sheet) []Difference {
	var list []Difference
	add := func(label string, texts [2][]string) {
		if !slices.Equal(texts[0], texts[1]) {
			list = append(list, Difference{label, texts})
		}
	}
	add("Board", [2][]string{boardText(a), boardText(b)})
	add("Setup", [2][]string{{a.Def.Start}, {b.Def.Start}})
	pieceRules := [2][]sheet.Paragraph{piecesOf(a), piecesOf(b)}
	for _, name := range labels(pieceRules) {
		add(sheet.Capitalize(name), [2][]string{texts(pieceRules[0], name), texts(pieceRules[1], name)})
	}
	rules := [2][]sheet.Paragraph{a.Paragraphs(), b.Paragraphs()}
	for _, label := range labels(rules) {
		of := [2][]string{texts(rules[0], label), texts(rules[1], label)}
		add(label, [2][]string{beside(of[0], of[1]), beside(of[1], of[0])})
	}
	return list
}

// nothingBeside stands for a side that only says what the other one says too: an empty text would read as if
// it had no such rule.
const nothingBeside = "nothing beside the rules that both have"

// beside is what one list says and the other does not.
func beside(list, other []string) []string {
	own := without(list, other)
	if len(own) == 0 && len(list) > 0 && len(without(other, list)) > 0 {
		return []string{nothingBeside}
	}
	return own
}

// boardText describes the board, without saying whether XBoard knows the game.
func boardText(s *sheet.Sheet) []string {
	plain := *s
	plain.XBoard = false
	return plain.About()
}

// piecesOf describes every piece with its moves.
func piecesOf(s *sheet.Sheet) []sheet.Paragraph {
	var list []sheet.Paragraph
	add := func(p sheet.Piece, text string) { list = append(list, sheet.Paragraph{Label: p.Name, Text: text}) }
	for _, p := range s.Describe() {
		add(p, strings.Join(append([]string{"letter " + p.Letter}, p.Facts...), ", "))
		for _, v := range p.Moves {
			owner := ""
			if v.Owner != "" {
				owner = v.Owner + " pieces: "
			}
			if len(v.Lines) == 0 {
				add(p, owner+sheet.CannotMove)
			}
			for _, line := range v.Lines {
				if line.Leg > 0 {
					list[len(list)-1].Text += "; " + line.Purpose + " " + line.Text
					continue
				}
				add(p, owner+line.Purpose+" "+line.Text)
			}
			if v.Within != "" {
				add(p, owner+v.EndsWithin())
			}
		}
	}
	return list
}

// labels lists the labels of two games, in the order of the first.
func labels(games [2][]sheet.Paragraph) []string {
	var list []string
	for _, p := range slices.Concat(games[0], games[1]) {
		if !slices.Contains(list, p.Label) {
			list = append(list, p.Label)
		}
	}
	return list
}

// texts lists the texts with a label.
func texts(all []sheet.Paragraph, label string) []string {
	var list []string
	for _, p := range all {
		if p.Label == label {
			list = append(list, p.Text)
		}
	}
	return list
}

// without lists the texts that are missing in the other list.
func without(list, other []string) []string {
	var rest []string
	for _, text := range list {
		if !slices.Contains(other, text) {
			rest = append(rest, text)
		}
	}
	return rest
}
