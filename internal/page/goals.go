package page

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// goalData are the squares of the goals, for the scripts.
type goalData struct {
	White []string `json:"white,omitempty"`
	Black []string `json:"black,omitempty"`
}

// goal is the frames around the squares where a side's pieces win, as one path.
type goal struct{ Side, Title, Path string }

// goalSquares lists the squares where a side's pieces win.
func (g *Game) goalSquares(side define.Color) []define.Square {
	def := g.Sheet.Def
	var all define.Set
	for _, goal := range def.Endings.Goals {
		if def.Types[goal.Type-1].Owners[side] {
			all.Unite(&goal.Zone[side])
		}
	}
	return slices.DeleteFunc(all.Squares(), g.rulesOf().IsHole)
}

// goals frames the squares of the goals on a board that begins at y. White's frames
// are around Black's, where both sides have the same goal.
func (g *Game) goals(y int) []goal {
	r := g.rulesOf()
	var all []goal
	for side := define.White; side <= define.Black; side++ {
		inset := 2 + int(side)
		var path strings.Builder
		for _, s := range g.goalSquares(side) {
			x, top := edge+r.File(s)*cell+inset, y+(r.Ranks-1-r.Rank(s))*cell+inset
			fmt.Fprintf(&path, "M%d %dh%dv%[3]dh-%[3]dz", x, top, cell-2*inset)
		}
		if path.Len() > 0 {
			all = append(all, goal{sideClass(side), side.String() + "’s goal", path.String()})
		}
	}
	return all
}

// goalData names the squares of the goals, nil without one.
func (g *Game) goalData() *goalData {
	names := func(side define.Color) (names []string) {
		for _, s := range g.goalSquares(side) {
			names = append(names, g.rulesOf().SquareName(s, 1))
		}
		return names
	}
	data := &goalData{names(define.White), names(define.Black)}
	if data.White == nil && data.Black == nil {
		return nil
	}
	return data
}

// goalRemark says how the board shows the goals, "" without one.
func (g *Game) goalRemark() string {
	switch data := g.goalData(); {
	case data == nil:
		return ""
	case data.Black == nil:
		return "On the board, the squares of White’s goal have a white frame."
	case data.White == nil:
		return "On the board, the squares of Black’s goal have a black frame."
	}
	return "On the board, the squares of the goal have a frame, White’s a white one and Black’s a black one."
}
