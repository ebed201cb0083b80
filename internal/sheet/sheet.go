// Package sheet writes the rules of a game in words and diagrams, from its
// [board.Definition] alone: what the definition does not say is not known here.
//
// What would I change here? sheet.go has the order of the sections and each
// section a file: royalty (and what binds every turn), castling, promotion, hand,
// ending, counting. What a piece does is said by piece.go, row.go and direction.go in
// words and by diagram.go, mark.go and ride.go as a picture. A test walks all fields of
// a definition, so that none can be forgotten.
package sheet

import (
	"fmt"
	"io"

	"fairymax/board"
)

// Sheet is a game with what others know of it. Write the parts in any order.
type Sheet struct {
	Def    *board.Definition
	Start  *board.Position // for the squares of castling and the men in hand
	Source string          // where the rules are published, "" if nobody says
	XBoard bool            // XBoard sets the game up by itself

	// Values are what men are worth in centipawns, by piece type.
	Values []int
	// Betza writes the moves of a side's men of a type in XBoard's notation;
	// exact is false where it cannot say all of them.
	Betza func(c board.Color, t board.PieceType) (text string, exact bool)
	// Restarts reports whether the moves of a type start the move rule anew.
	ResetsMoveRule func(t board.PieceType) bool
}

// Name is what the game is called.
func (s *Sheet) Name() string {
	if s.Def.Title != s.Def.Name {
		return s.Def.Title + " (" + s.Def.Name + ")"
	}
	return s.Def.Title
}

// About says what there is to know of the game besides its rules, and what its
// board is like.
func (s *Sheet) About() []string {
	d := s.Def
	var texts []string
	if s.XBoard {
		texts = append(texts, fmt.Sprintf("XBoard knows the game as %s and sets it up by itself.", d.Name))
	}
	board := fmt.Sprintf("Board of %d×%d squares", d.Files, d.Ranks)
	switch d.Holes.Len() {
	case 0:
	case 1:
		board += ", of which " + s.squares(&d.Holes) + " is missing"
	default:
		board += ", of which " + s.squares(&d.Holes) + " are missing"
	}
	if s.wraps() {
		board += "; its left and right edges are joined"
	}
	return append(texts, board+".")
}

// Heading writes what the game is called, and its board without the men.
func (s *Sheet) Heading(w io.Writer) {
	fmt.Fprintln(w, s.Name())
	if s.Source != "" {
		fmt.Fprintln(w, s.Source)
	}
	for _, text := range s.About() {
		writeWrapped(w, "", text)
	}
	fmt.Fprintf(w, "Start: %s\n", s.Def.Start)
}

// Paragraph is a piece of text with a word in front of it.
type Paragraph struct{ Label, Text string }

// labelWidth is where the text of a paragraph begins.
const labelWidth = 13

// Paragraphs says all that is not the move of a piece. Those with the same label
// stand together.
func (s *Sheet) Paragraphs() []Paragraph {
	var all []Paragraph
	for _, section := range []func() []Paragraph{s.royalty, s.start, s.turns, s.castlings, s.promotions, s.hands, s.endings} {
		all = append(all, section()...)
	}
	return all
}

// Rules writes all that is not the move of a piece.
func (s *Sheet) Rules(w io.Writer) {
	label := ""
	for _, p := range s.Paragraphs() {
		shown := p.Label
		if shown == label {
			shown = ""
		}
		label = p.Label
		writeWrapped(w, fmt.Sprintf("%-*s", labelWidth, shown), p.Text)
	}
}

// wraps reports whether every move of the game goes around the edge.
func (s *Sheet) wraps() bool {
	some := false
	for i := range s.Def.Types {
		for _, steps := range s.Def.Types[i].Steps {
			for _, c := range board.Chains(steps) {
				if !c[0].Wrap {
					return false
				}
				some = true
			}
		}
	}
	return some
}
