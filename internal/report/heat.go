package report

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// heat is a board on which each square shows how often pieces move to it.
type heat struct {
	Width, Height int
	Cells         []heatCell
}

type heatCell struct {
	X, Y    int
	Opacity string // 0 to 1
	Text    string // letter of the piece that begins there
	Class   string // of the text
	Title   string
}

const heatCellSize = 28 // pixels

// heatOf draws the visits of a report on the board of its rules.
func heatOf(r *Report, rules *board.Rules) *heat {
	h := &heat{Width: rules.Files * heatCellSize, Height: rules.Ranks * heatCellSize}
	most := 0.0
	for _, v := range r.Visits {
		most = max(most, v.Times)
	}
	start := rules.Start()
	for _, v := range r.Visits {
		s, ok := rules.ParseSquare(v.Square, 1)
		if !ok {
			continue
		}
		c := heatCell{
			X: rules.File(s) * heatCellSize, Y: (rules.Ranks - 1 - rules.Rank(s)) * heatCellSize,
			Opacity: fmt.Sprintf("%.3f", v.Times/max(most, 1e-9)), Title: fmt.Sprintf("%s: %.2f moves a game", v.Square, v.Times),
		}
		if piece := start.At(s); piece != define.Empty && !rules.IsShuffled() {
			c.Text, c.Class = rules.Def.Types[piece.Type()-1].Letter, "white"
			if piece.Color() == define.Black {
				c.Class = "black"
			}
		}
		h.Cells = append(h.Cells, c)
	}
	return h
}
