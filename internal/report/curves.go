package report

import (
	"fmt"
	"slices"

	"fairymax/internal/chart"
)

// histogram draws a spread.
func histogram(s Spread, label, name string) *chart.Chart {
	all := 0
	for _, n := range s.Bins {
		all += n
	}
	if all == 0 {
		return nil
	}
	c := &chart.Chart{
		Label: label, XName: name, YName: "% of the games",
		XMost: float64(len(s.Bins) * s.Width), YMost: 100 * float64(slices.Max(s.Bins)) / float64(all),
	}
	for i, n := range s.Bins {
		part, from := 100*float64(n)/float64(all), i*s.Width
		title := fmt.Sprintf("%d to %d: %.1f %%", from, from+s.Width-1, part)
		c.Columns = append(c.Columns, chart.Column{From: float64(from), To: float64(from + s.Width), Height: part, Title: title})
	}
	return c
}

// choicesChart draws the legal moves by ply with their intervals.
func choicesChart(list []Choice, label string) *chart.Chart {
	if len(list) < 2 {
		return nil
	}
	c := &chart.Chart{Label: label, XName: "ply", YName: "legal moves", XMost: float64(list[len(list)-1].Ply)}
	var line chart.Line
	for _, choice := range list {
		x := float64(choice.Ply)
		c.YMost = max(c.YMost, choice.Moves.High)
		line.Points = append(line.Points, chart.Point{X: x, Y: choice.Moves.Value})
		line.Upper = append(line.Upper, chart.Point{X: x, Y: choice.Moves.High})
		line.Lower = append(line.Lower, chart.Point{X: x, Y: max(0, choice.Moves.Low)})
	}
	c.Lines = []chart.Line{line}
	return c
}
