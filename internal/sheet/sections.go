package sheet

import (
	"fmt"
	"io"

	"fairymax/board/define"
)

// About describes the board, and says whether XBoard knows the game or cannot show it.
func (s *Sheet) About() []string {
	d := s.Def
	var texts []string
	if s.XBoard {
		texts = append(texts, fmt.Sprintf("XBoard knows this game as %s and sets it up by itself.", d.Name))
	}
	if s.Limit != "" {
		texts = append(texts, fmt.Sprintf("XBoard cannot show this game: %s. It is played in the terminal or in a browser.", s.Limit))
	}
	board := fmt.Sprintf("Board of %d×%d squares", d.Files, d.Ranks)
	switch d.Holes.Len() {
	case 0:
	case 1:
		board += ", of which " + s.Holes() + " is missing"
	default:
		board += ", of which " + s.Holes() + " are missing"
	}
	return append(texts, board+".")
}

// edges says whether the board is a cylinder.
func (s *Sheet) edges() []Paragraph {
	if !s.wraps() {
		return nil
	}
	return []Paragraph{{"Board", "Its left and right edges are joined: what leaves the board on one of them comes in again on the other."}}
}

// Heading writes the name of the game, its board and its start position.
func (s *Sheet) Heading(w io.Writer) {
	fmt.Fprintln(w, s.Name())
	if s.Source != "" {
		fmt.Fprintln(w, s.Source)
	}
	for _, text := range s.About() {
		writeWrapped(w, pageWidth, "", text)
	}
	fmt.Fprintf(w, "Start: %s\n", s.Def.Start)
}

// Paragraphs gives all rules except the moves of pieces. Paragraphs with the same
// label follow each other.
func (s *Sheet) Paragraphs() []Paragraph {
	var all []Paragraph
	for _, section := range []func() []Paragraph{s.royalty, s.start, s.edges, s.turns, s.grid, s.effects, s.trade, s.walls, s.castlings, s.promotions, s.turnOvers, s.hands, s.endings, s.notation, s.endgames, s.values} {
		all = append(all, section()...)
	}
	return all
}

// endgames says which pieces win against a bare royal, as far as that is known.
func (s *Sheet) endgames() []Paragraph {
	var list []Paragraph
	for _, text := range s.Endgames {
		list = append(list, Paragraph{"Endgames", text})
	}
	return list
}

// Rules writes all rules except the moves of pieces.
func (s *Sheet) Rules(w io.Writer) { WriteParagraphs(w, pageWidth, s.Paragraphs()) }

// WriteParagraphs writes paragraphs in lines of at most so many columns, with each label once.
func WriteParagraphs(w io.Writer, width int, list []Paragraph) {
	label := ""
	for _, p := range list {
		shown := p.Label
		if shown == label {
			shown = ""
		}
		label = p.Label
		writeWrapped(w, width, fmt.Sprintf("%-*s", labelWidth, shown), p.Text)
	}
}

// wraps reports whether every move of the game crosses the left and right edges.
func (s *Sheet) wraps() bool {
	some := false
	for i := range s.Def.Types {
		for _, steps := range s.Def.Types[i].Steps {
			for _, c := range define.Chains(steps) {
				if !c[0].Wrap {
					return false
				}
				some = true
			}
		}
	}
	return some
}

// labelWidth is the column where the text of a paragraph begins.
const labelWidth = 13
