package page

import (
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// legendRow is a small picture and what it means.
type legendRow struct {
	Picture *picture
	Text    string
}

// What lines and diamonds mean. Package sheet says what the marks mean.
const (
	endlessText = "repeats the step until a piece is in the way or the board ends"
	limitedText = "repeats the step a few times, until a piece is in the way"
	beyondText  = "continues like this beyond the piece it jumped"
	leapText    = "a leap: pieces in between do not matter"
)

// legend explains everything that a diagram shows, and nothing else.
func (g *Game) legend(shown sheet.Piece, v sheet.SideMoves) []legendRow {
	var rows []legendRow
	for _, e := range v.Diagram.Legend {
		p := sample(e.Meaning)
		if e.Sign == sheet.Center {
			p.Squares = []square{{Kind: "dark"}}
			p.Pieces = []piece{g.upright(v.Side, shown.Type, cell/2, cell/2)}
		} else if i := example(v.Diagram.Marks, e.Sign); i >= 0 {
			m := plane{}.mark(v.Diagram.Marks[i], v.Diagram.Legend)
			m.X, m.Y = cell/2, cell/2
			p.Marks = []mark{m}
		}
		rows = append(rows, legendRow{p, p.Label})
	}
	return append(rows, lineLegend(v.Diagram)...)
}

// example finds a mark with a sign, preferably one that is no leap.
func example(marks []sheet.Mark, sign rune) int {
	if i := slices.IndexFunc(marks, func(m sheet.Mark) bool { return m.Sign == sign && !m.Leap }); i >= 0 {
		return i
	}
	return slices.IndexFunc(marks, func(m sheet.Mark) bool { return m.Sign == sign })
}

// lineLegend explains lines and diamonds.
func lineLegend(d *sheet.Diagram) []legendRow {
	var rows []legendRow
	line := func(class, text string, has func(sheet.Ride) bool) {
		if slices.ContainsFunc(d.Rides, has) {
			p := sample(text)
			r := ride{X1: 4, Y1: cell / 2, X2: cell - 4, Y2: cell / 2, Class: class}
			if strings.Contains(class, "endless") {
				r.X2, r.Y2, r.Tip = arrow(cell/2, cell/2, cell/2-2, define.Vector{Right: 1})
			}
			p.Rides = []ride{r}
			rows = append(rows, legendRow{p, text})
		}
	}
	line("endless", endlessText, func(r sheet.Ride) bool { return r.Endless && !r.Hop })
	line("limited", limitedText, func(r sheet.Ride) bool { return !r.Endless && !r.Hop })
	line("endless beyond", beyondText, func(r sheet.Ride) bool { return r.Hop })
	if i := slices.IndexFunc(d.Marks, func(m sheet.Mark) bool { return m.Leap }); i >= 0 {
		p := sample(leapText)
		p.Marks = []mark{{X: cell / 2, Y: cell / 2, Meaning: leapText, Actions: []shape{{Class: "any", Dot: true, Diamond: true}}}}
		rows = append(rows, legendRow{p, leapText})
	}
	return rows
}

// sample is the picture of one square.
func sample(text string) *picture {
	return &picture{Width: cell, Height: cell, Label: printable(text)}
}
