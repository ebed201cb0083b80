package drawing

import (
	"math"
	"slices"
	"strings"

	"fairymax/board"
)

// A compass does not show more marks of a kind, nor lines with more path data.
const (
	maxMarks = 64
	maxLines = 4096
)

// mark notes a square once.
func (n *needle) mark(list *[]board.Vector, at board.Vector) {
	if len(*list) < maxMarks && !slices.Contains(*list, at) {
		*list = append(*list, at)
	}
}

// place is where the middle of a square lies. Squares at the same distance, counted
// in steps of a king, lie on a circle.
func (n *needle) place(v board.Vector) (x, y float64) {
	distance := min(float64(chebyshev(v)), float64(n.reach)+.3)
	length := math.Hypot(float64(v.Right), float64(v.Up))
	if length == 0 {
		return n.x, n.y
	}
	scale := distance * n.cell / length
	return n.x + float64(v.Right)*scale, n.y - float64(v.Up)*scale
}

// line notes a line through squares, which may go on to the rim.
func (n *needle) line(way []board.Vector, mode board.Mode, on bool) {
	var b strings.Builder
	command := byte('M')
	var x0, y0, x, y float64
	for _, v := range way {
		x0, y0 = x, y
		x, y = n.place(v)
		b.WriteString(point(command, x, y))
		command = 'L'
	}
	if on {
		x, y = n.toRim(x, y, x-x0, y-y0)
		b.WriteString(point('L', x, y))
	}
	list := &n.lines
	if mode == board.MayMove {
		list = &n.dashes
	}
	if path := b.String(); n.room >= len(path) && !slices.Contains(*list, path) {
		*list = append(*list, path)
		n.room -= len(path)
	}
}

// toRim is where a line from a point in a direction meets the rim.
func (n *needle) toRim(x, y, dx, dy float64) (float64, float64) {
	length := math.Hypot(dx, dy)
	if length == 0 {
		return x, y
	}
	dx, dy = dx/length, dy/length
	along := (x-n.x)*dx + (y-n.y)*dy
	away := (x-n.x)*(x-n.x) + (y-n.y)*(y-n.y) - n.r*n.r
	if away > 0 {
		return x, y
	}
	t := -along + math.Sqrt(along*along-away)
	return x + t*dx, y + t*dy
}

// shapes draws what was noted.
func (n *needle) shapes(w widths) []shape {
	size := min(w.dot, n.cell*.8)
	var all []shape
	add := func(s shape) {
		if s.path != "" {
			all = append(all, s)
		}
	}
	for distance := 1; distance < n.reach; distance++ {
		add(shape{kind: line, path: ring(n.x, n.y, float64(distance)*n.cell), width: .25})
	}
	add(shape{kind: line, path: strings.Join(n.lines, ""), width: w.line})
	add(shape{kind: line, path: strings.Join(n.dashes, ""), width: w.line / 2})
	add(shape{kind: line, path: n.each(n.dots, spot), width: size})
	add(shape{kind: line, path: n.each(n.rings, func(x, y float64) string { return ring(x, y, size/2-.3) }), width: .9})
	add(shape{kind: line, path: n.each(n.crosses, func(x, y float64) string {
		h := size / 2.2
		return point('M', x-h, y-h) + point('L', x+h, y+h) + point('M', x-h, y+h) + point('L', x+h, y-h)
	}), width: .9})
	add(shape{kind: line, path: n.each(n.hurdles, func(x, y float64) string {
		h := size / 2
		return point('M', x-h, y-h) + point('L', x+h, y-h) + point('L', x+h, y+h) + point('L', x-h, y+h) + "Z"
	}), width: .9})
	add(shape{kind: line, path: spot(n.x, n.y), width: n.cell / 3.5})
	return all
}

// each joins the marks on some squares.
func (n *needle) each(squares []board.Vector, mark func(x, y float64) string) string {
	var b strings.Builder
	for _, v := range squares {
		x, y := n.place(v)
		b.WriteString(mark(x, y))
	}
	return b.String()
}
