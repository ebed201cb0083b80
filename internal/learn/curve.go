package learn

import (
	"fmt"
	"math"
	"strings"
)

// Size of the drawing, in pixels.
const (
	curveWidth  = 640
	curveHeight = 260 // of a generation
	margin      = 50
)

// drawCurves draws the loss curves of all generations, one below the other, as SVG.
func drawCurves(all []*generation) string {
	var b strings.Builder
	height := max(1, len(all)) * curveHeight
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" font-family="sans-serif" font-size="12">`+"\n", curveWidth, height)
	fmt.Fprintf(&b, `<rect width="%d" height="%d" fill="#fff"/>`+"\n", curveWidth, height)
	for i, g := range all {
		fmt.Fprintf(&b, `<g transform="translate(0,%d)">`+"\n", i*curveHeight)
		g.draw(&b)
		b.WriteString("</g>\n")
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// draw draws the curve of a generation.
func (g *generation) draw(b *strings.Builder) {
	if len(g.Curve) == 0 {
		return
	}
	low, high := g.Base, g.Base
	for _, p := range g.Curve[1:] {
		low, high = min(low, p.Training, p.HeldOut), max(high, p.Training, p.HeldOut)
	}
	pad := max(0.05*(high-low), 1e-6)
	low, high = low-pad, high+pad
	x := func(epoch float64) float64 {
		return margin + (curveWidth-2*margin)*epoch/math.Max(g.Curve[len(g.Curve)-1].Epoch, 1e-9)
	}
	y := func(loss float64) float64 {
		return curveHeight - margin - (curveHeight-2*margin)*(min(loss, high)-low)/(high-low)
	}
	fmt.Fprintf(b, `<text x="%d" y="20">Generation %d: error against games learnt (blue), held out (red), hand-written evaluation (grey)</text>`+"\n", margin, g.Number)
	fmt.Fprintf(b, `<path d="M%d %dV%dH%d" fill="none" stroke="#888"/>`+"\n", margin, margin, curveHeight-margin, curveWidth-margin)
	for _, loss := range []float64{low, (low + high) / 2, high} {
		fmt.Fprintf(b, `<text x="%d" y="%.1f" text-anchor="end">%.4f</text>`+"\n", margin-4, y(loss)+4, loss)
	}
	fmt.Fprintf(b, `<text x="%d" y="%d" text-anchor="end">epoch %.0f</text>`+"\n", curveWidth-margin, curveHeight-margin+18, g.Curve[len(g.Curve)-1].Epoch)
	if g.Base > 0 {
		fmt.Fprintf(b, `<path d="M%d %.1fH%d" stroke="#888" stroke-dasharray="5 4"/>`+"\n", margin, y(g.Base), curveWidth-margin)
	}
	line := func(colour string, loss func(point) float64) {
		fmt.Fprintf(b, `<polyline fill="none" stroke-width="2" stroke="%s" points="`, colour)
		for _, p := range g.Curve {
			fmt.Fprintf(b, "%.1f,%.1f ", x(p.Epoch), y(loss(p)))
		}
		b.WriteString(`"/>` + "\n")
	}
	line("#36c", func(p point) float64 { return p.Training })
	line("#c33", func(p point) float64 { return p.HeldOut })
}
