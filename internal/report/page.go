package report

import (
	"embed"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/chart"
)

//go:embed page.html
var pageFiles embed.FS

// Subject is a report with the rules of its game.
type Subject struct {
	*Report
	Rules *board.Rules
}

// content is what the page shows.
type content struct {
	Title    string
	Style    template.CSS
	Command  string
	Subjects []card
	Beside   []string // how the games differ, in sentences
	Heads    []string // of the table
	Rows     []tableRow
}

type tableRow struct {
	Name  string
	Cells []string
}

// card is what the page shows of one game.
type card struct {
	*Report
	Summary []string
	Results []part
	Ways    []part
	Length  *chart.Chart
	Choices *chart.Chart
	First   []part
	Heat    *heat
	Pieces  []pieceRow
}

// part is a labelled bar.
type part struct {
	Name, Text string
	Width      string // percent of the longest
	Class      string
}

type pieceRow struct{ Name, Value, Start, Moves, Captures, Deadly, Lost, Lives, Last string }

// WriteHTML writes one page about one game or several, beside those that people know. The
// page fetches nothing.
func WriteHTML(w io.Writer, subjects []Subject, known []*Report, command string) error {
	t, err := chart.Parse(pageFiles, "page.html")
	if err != nil {
		return err
	}
	c := content{Style: chart.Style(), Command: command}
	var titles []string
	var reports []*Report
	for _, s := range subjects {
		titles, reports = append(titles, s.Title), append(reports, s.Report)
		c.Subjects = append(c.Subjects, s.card(known))
	}
	c.Beside = differences(reports)
	c.Title = strings.Join(titles, " and ")
	c.table(subjects, known)
	return t.ExecuteTemplate(w, "page.html", c)
}

// table puts the figures of all games side by side, with the differences to the first.
func (c *content) table(subjects []Subject, known []*Report) {
	var others []*Report
	shown := map[string]bool{}
	for i, s := range subjects {
		if c.Heads = append(c.Heads, s.Title); i > 0 {
			c.Heads = append(c.Heads, "difference")
		}
		shown[s.Name] = true
	}
	for _, k := range known {
		if !shown[k.Name] {
			others = append(others, k)
			c.Heads = append(c.Heads, k.Title)
		}
	}
	for _, f := range figures() {
		row := tableRow{Name: f.name}
		for i, s := range subjects {
			if row.Cells = append(row.Cells, f.text(s.Report)); i > 0 {
				row.Cells = append(row.Cells, f.differenceText(s.Report, subjects[0].Report))
			}
		}
		for _, k := range others {
			row.Cells = append(row.Cells, f.short(k))
		}
		c.Rows = append(c.Rows, row)
	}
}

// card collects what the page shows of a game.
func (s *Subject) card(known []*Report) card {
	r := s.Report
	return card{
		Report: r, Summary: slices.Concat([]string{r.Verdict}, r.Certain, r.endgameWords(), compare(r, known)),
		Results: r.resultParts(), Ways: r.endingParts(), First: r.firstParts(),
		Length:  histogram(r.Length, "How long the games are", "plies"),
		Choices: choicesChart(r.Choices, "Legal moves by ply"),
		Heat:    heatOf(r, s.Rules), Pieces: r.pieceRows(),
	}
}

// resultParts are the bars of the results.
func (r *Report) resultParts() []part {
	return []part{
		{"White wins", percentText(r.WhiteWins), width(r.WhiteWins.Value), "white"},
		{"Draws", percentText(r.Draws), width(r.Draws.Value), "draw"},
		{"Black wins", percentText(r.BlackWins), width(r.BlackWins.Value), "black"},
	}
}

// endingParts are the bars of the endings.
func (r *Report) endingParts() (list []part) {
	for _, e := range r.Endings {
		text := percentText(e.Share)
		for _, of := range []struct {
			text string
			n    int
		}{{"White wins", e.White}, {"Black wins", e.Black}, {"draws", e.Draws}} {
			if of.n > 0 {
				text += fmt.Sprintf(", %s: %d", of.text, of.n)
			}
		}
		list = append(list, part{e.Reason, text, width(e.Share.Value), ""})
	}
	return list
}

// firstParts are the bars of the best first moves.
func (r *Report) firstParts() (list []part) {
	const most = 12
	for _, m := range r.Opening.Moves[:min(most, len(r.Opening.Moves))] {
		text := fmt.Sprintf("expects %s of a point, score %+.2f", percent(m.Expects), float64(m.Score)/100)
		list = append(list, part{m.Move, text, width(m.Expects), ""})
	}
	return list
}

// pieceRows are the rows of the table of pieces.
func (r *Report) pieceRows() (list []pieceRow) {
	for _, p := range r.Pieces {
		list = append(list, pieceRow{
			p.Name, fmt.Sprint(p.Value), plain(p.Start), seen(p.Moves, numberText), seen(p.Captures, numberText),
			percent(p.Deadly.Value), percent(p.Lost.Value), seen(p.Lives, func(e Estimate) string { return percent(e.Value) }), percent(p.Last.Value),
		})
	}
	return list
}

// seen writes an estimate, or a dash if there are no observations.
func seen(e Estimate, write func(Estimate) string) string {
	if e.N == 0 {
		return "–"
	}
	return write(e)
}

func width(x float64) string { return fmt.Sprintf("%.1f", 100*x) }
