package report

import (
	"fmt"
	"slices"
	"strings"
)

// Size of a plot, in pixels: it scales with the page.
const (
	plotWidth  = 440
	plotHeight = 180
	plotLeft   = 40
	plotRight  = 12
	plotTop    = 22
	plotBottom = 34
)

// plot is a picture with two axes.
type plot struct {
	Label        string // for readers that do not see it
	XName, YName string
	Bars         []bar
	Band, Line   string // an area and a line, as points of a path
	XTicks       []tick
	YTicks       []tick
}

type bar struct {
	X, Y, Width, Height string
	Title               string
}

type tick struct{ At, Text string }

// frame maps numbers to the pixels of a plot.
type frame struct{ xMost, yMost float64 }

func (f frame) x(v float64) float64 {
	return plotLeft + v/max(f.xMost, 1e-9)*(plotWidth-plotLeft-plotRight)
}

func (f frame) y(v float64) float64 {
	return plotHeight - plotBottom - v/max(f.yMost, 1e-9)*(plotHeight-plotTop-plotBottom)
}

func pixels(x float64) string { return fmt.Sprintf("%.1f", x) }

// ticks adds round numbers to both axes.
func (p *plot) ticks(f frame) {
	for _, v := range roundNumbers(f.xMost) {
		p.XTicks = append(p.XTicks, tick{pixels(f.x(v)), plain(v)})
	}
	for _, v := range roundNumbers(f.yMost) {
		p.YTicks = append(p.YTicks, tick{pixels(f.y(v)), plain(v)})
	}
}

// roundNumbers are up to six round numbers from 0 to a number.
func roundNumbers(most float64) (list []float64) {
	const several = 5
	step := 1e-3
	for i := 0; most/step > several; i++ {
		step *= []float64{2, 2.5, 2}[i%3]
	}
	for v := 0.0; v <= most*1.0001; v += step {
		list = append(list, v)
	}
	return list
}

// histogram draws a spread.
func histogram(s Spread, label, name string) *plot {
	all := 0
	for _, n := range s.Bins {
		all += n
	}
	if all == 0 {
		return nil
	}
	f := frame{float64(len(s.Bins) * s.Width), 100 * float64(slices.Max(s.Bins)) / float64(all)}
	p := &plot{Label: label, XName: name, YName: "% of the games"}
	for i, n := range s.Bins {
		part := 100 * float64(n) / float64(all)
		left, right := f.x(float64(i*s.Width)), f.x(float64((i+1)*s.Width))
		p.Bars = append(p.Bars, bar{
			pixels(left + 0.5), pixels(f.y(part)), pixels(right - left - 1), pixels(f.y(0) - f.y(part)),
			fmt.Sprintf("%d to %d: %.1f %%", i*s.Width, (i+1)*s.Width-1, part),
		})
	}
	p.ticks(f)
	return p
}

// choicesPlot draws the legal moves by ply with their intervals.
func choicesPlot(list []Choice, label string) *plot {
	if len(list) < 2 {
		return nil
	}
	f := frame{xMost: float64(list[len(list)-1].Ply)}
	for _, c := range list {
		f.yMost = max(f.yMost, c.Moves.High)
	}
	p := &plot{Label: label, XName: "ply", YName: "legal moves"}
	var line, upper, lower []string
	for _, c := range list {
		x := pixels(f.x(float64(c.Ply)))
		line = append(line, x+","+pixels(f.y(c.Moves.Value)))
		upper = append(upper, x+","+pixels(f.y(c.Moves.High)))
		lower = append(lower, x+","+pixels(f.y(max(0, c.Moves.Low))))
	}
	slices.Reverse(lower)
	p.Line, p.Band = strings.Join(line, " "), strings.Join(append(upper, lower...), " ")
	p.ticks(f)
	return p
}
