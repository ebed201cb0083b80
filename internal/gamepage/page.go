package gamepage

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"strings"

	"fairymax/internal/annotate"
	"fairymax/internal/chart"
)

//go:embed page.html
var pageFiles embed.FS

// content is what the page shows.
type content struct {
	Style   template.CSS
	Command string
	Games   []gameCard
}

// gameCard is what the page shows of a game.
type gameCard struct {
	*annotate.Game
	Curve  *chart.Chart
	Rows   []row
	Points []string // turning points
	Counts []count
}

// row is a move of each side.
type row struct {
	Number int
	Sides  [2]*cell // nil if the side does not move
}

type cell struct {
	*annotate.Move
	Text, Comment string
}

// count says how often a side errs.
type count struct {
	Side                           string
	Inaccuracies, Mistakes, Losing int
	Mean                           string // points lost per move, in percent
}

// WriteHTML writes one page about games. The page fetches nothing.
func WriteHTML(w io.Writer, games []*annotate.Game, command string) error {
	t, err := chart.Parse(pageFiles, "page.html")
	if err != nil {
		return err
	}
	c := content{Style: chart.Style(), Command: command}
	for _, g := range games {
		c.Games = append(c.Games, card(g))
	}
	return t.ExecuteTemplate(w, "page.html", c)
}

// card collects what the page shows of a game.
func card(g *annotate.Game) gameCard {
	c := gameCard{Game: g, Curve: curve(g), Rows: rows(g)}
	for i := range g.Moves {
		if m := &g.Moves[i]; m.Turns {
			c.Points = append(c.Points, fmt.Sprintf("%s: White's chances go to %.0f %%. %s", name(m), 100*m.Expects, advice(m)))
		}
	}
	for _, side := range []string{"White", "Black"} {
		c.Counts = append(c.Counts, countOf(g, side))
	}
	return c
}

// Remarks say in sentences what the page shows of a game: its errors and its turning points.
func Remarks(g *annotate.Game) (sentences []string) {
	c := card(g)
	for _, n := range c.Counts {
		sentences = append(sentences, fmt.Sprintf("%s. %s: inaccuracies %d, mistakes %d, blunders %d, lost %s a move.",
			c.Title(), n.Side, n.Inaccuracies, n.Mistakes, n.Losing, n.Mean))
	}
	for _, point := range c.Points {
		sentences = append(sentences, "Turning point: "+point)
	}
	return sentences
}

// Title is the heading of a game.
func (c gameCard) Title() string {
	text := fmt.Sprintf("%s – %s, %s", orUnknown(c.White), orUnknown(c.Black), c.Result)
	for _, more := range []string{c.Event, c.Date} {
		if strings.Trim(more, "?.") != "" {
			text += ", " + more
		}
	}
	return text
}

func orUnknown(name string) string {
	if name == "" {
		return "?"
	}
	return name
}

// name is a move with its number.
func name(m *annotate.Move) string {
	dots := "."
	if m.Side == "Black" {
		dots = "…"
	}
	return fmt.Sprintf("%d%s %s", m.Number, dots, m.Move)
}

// advice is the better line.
func advice(m *annotate.Move) string {
	if len(m.Best) == 0 {
		return ""
	}
	return "Better was " + strings.Join(m.Best, " ") + "."
}

// curve draws White's expected points.
func curve(g *annotate.Game) *chart.Chart {
	if len(g.Moves) < 2 {
		return nil
	}
	c := &chart.Chart{Label: "White's chances by ply", XName: "ply", YName: "White's chances, %", XMost: float64(len(g.Moves)), YMost: 100}
	var line chart.Line
	for _, m := range g.Moves {
		p := chart.Point{X: float64(m.Ply), Y: 100 * m.Expects}
		line.Points = append(line.Points, p)
		line.Upper = append(line.Upper, chart.Point{X: p.X, Y: max(50, p.Y)})
		line.Lower = append(line.Lower, chart.Point{X: p.X, Y: min(50, p.Y)})
	}
	c.Lines = []chart.Line{line}
	return c
}

// rows puts the moves of both sides beside each other.
func rows(g *annotate.Game) (list []row) {
	for i := range g.Moves {
		m := &g.Moves[i]
		side := 0
		if m.Side == "Black" {
			side = 1
		}
		if len(list) == 0 || list[len(list)-1].Number != m.Number || side == 0 {
			list = append(list, row{Number: m.Number})
		}
		list[len(list)-1].Sides[side] = &cell{m, m.Move + m.Verdict.Sign(), m.Comment()}
	}
	return list
}

// countOf counts the errors of a side.
func countOf(g *annotate.Game, side string) count {
	c, moves, loss := count{Side: side}, 0, 0.0
	for _, m := range g.Moves {
		if m.Side != side {
			continue
		}
		moves++
		loss += m.Loss
		switch m.Verdict {
		case annotate.Inaccuracy:
			c.Inaccuracies++
		case annotate.Mistake:
			c.Mistakes++
		case annotate.Blunder:
			c.Losing++
		}
	}
	c.Mean = fmt.Sprintf("%.1f %%", 100*loss/float64(max(1, moves)))
	return c
}
