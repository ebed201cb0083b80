package chart

import (
	"embed"
	"fmt"
	"html/template"
	"slices"
	"strings"
)

//go:embed chart.html style.css
var files embed.FS

// Parse parses the templates of a page, which may use the template "chart", and its style.
func Parse(pages embed.FS, names ...string) (*template.Template, error) {
	t, err := template.ParseFS(files, "chart.html")
	if err != nil {
		return nil, err
	}
	return t.ParseFS(pages, names...)
}

// Style is the style of pages with charts: colours for light, dark and print, text,
// tables and charts.
func Style() template.CSS {
	text, err := files.ReadFile("style.css")
	if err != nil {
		panic(err) // it is embedded
	}
	return template.CSS(text)
}

// Size of a chart, in pixels: it scales with the page.
const (
	width  = 440
	height = 180
	left   = 40
	right  = 12
	top    = 22
	bottom = 34
)

// Chart is a picture with two axes from 0 on.
type Chart struct {
	Label        string // for readers that do not see it
	XName, YName string
	XMost, YMost float64 // ends of the axes

	Columns []Column
	Lines   []Line
}

// Column is a bar from From to To that stands on the axis.
type Column struct {
	From, To, Height float64
	Title            string
}

// Line is a line with an area around it, if there is one.
type Line struct {
	Points       []Point
	Lower, Upper []Point // of the area, from left to right
	Class        string  // of its style; "" is the usual one
}

// Point is a point of a line.
type Point struct{ X, Y float64 }

func (c *Chart) x(v float64) float64 { return left + v/max(c.XMost, 1e-9)*(width-left-right) }

func (c *Chart) y(v float64) float64 {
	return height - bottom - v/max(c.YMost, 1e-9)*(height-top-bottom)
}

func pixels(x float64) string { return fmt.Sprintf("%.1f", x) }

// Tick is a round number beside an axis.
type Tick struct{ At, Text string }

// XTicks and YTicks are the numbers beside the axes.
func (c *Chart) XTicks() (list []Tick) {
	for _, v := range roundNumbers(c.XMost) {
		list = append(list, Tick{pixels(c.x(v)), number(v)})
	}
	return list
}

// YTicks are the numbers beside the other axis.
func (c *Chart) YTicks() (list []Tick) {
	for _, v := range roundNumbers(c.YMost) {
		list = append(list, Tick{pixels(c.y(v)), number(v)})
	}
	return list
}

func number(x float64) string { return strings.TrimSuffix(fmt.Sprintf("%.1f", x), ".0") }

// Rectangle is a column in pixels.
type Rectangle struct{ X, Y, Width, Height, Title string }

// Rectangles are the columns in pixels, with a gap between them.
func (c *Chart) Rectangles() (list []Rectangle) {
	for _, k := range c.Columns {
		x, y := c.x(k.From), c.y(k.Height)
		list = append(list, Rectangle{pixels(x + 0.5), pixels(y), pixels(max(1, c.x(k.To)-x-1)), pixels(c.y(0) - y), k.Title})
	}
	return list
}

// Path writes points as SVG does.
func (c *Chart) Path(points []Point) string {
	var list []string
	for _, p := range points {
		list = append(list, pixels(c.x(p.X))+","+pixels(c.y(p.Y)))
	}
	return strings.Join(list, " ")
}

// Area is the outline of the area around a line.
func (c *Chart) Area(l Line) string {
	lower := slices.Clone(l.Lower)
	slices.Reverse(lower)
	return c.Path(append(slices.Clone(l.Upper), lower...))
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
