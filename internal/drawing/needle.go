package drawing

import (
	"math"
	"slices"
	"strings"

	"fairymax/board/define"
)

// A compass does not show more marks of a kind, nor lines with more path data.
const (
	maxMarks = 64
	maxLines = 4096
)

// mark notes a place once.
func (n *needle) mark(list *[]place, at place) {
	if len(*list) < maxMarks && !slices.Contains(*list, at) {
		*list = append(*list, at)
	}
}

// place is where the middle of a square lies. Squares at the same distance, counted
// in steps of a king, lie on a circle, but not those beside the piece in a lattice.
func (n *needle) place(v define.Vector) place {
	if n.square {
		return place{n.x + float64(v.Right)*n.cell, n.y - float64(v.Up)*n.cell}
	}
	distance := min(float64(chebyshev(v)), float64(n.reach)+.3)
	length := math.Hypot(float64(v.Right), float64(v.Up))
	if length == 0 {
		return place{n.x, n.y}
	}
	scale := distance * n.cell / length
	return place{n.x + float64(v.Right)*scale, n.y - float64(v.Up)*scale}
}

// line notes a line through squares, which may go on to the rim, and returns its tip.
func (n *needle) line(way []define.Vector, mode define.Mode, on bool) place {
	var b strings.Builder
	command := byte('M')
	var before, tip place
	for _, v := range way {
		before, tip = tip, n.place(v)
		b.WriteString(point(command, tip.x, tip.y))
		command = 'L'
	}
	if on {
		tip = n.toRim(before, tip)
		b.WriteString(point('L', tip.x, tip.y))
	}
	list := &n.lines
	if mode == define.MayMove {
		list = &n.dashes
	}
	if path := b.String(); n.room >= len(path) && !slices.Contains(*list, path) {
		*list = append(*list, path)
		n.room -= len(path)
	}
	return tip
}

// toRim is where a line through two points meets the rim.
func (n *needle) toRim(from, to place) place {
	dx, dy := to.x-from.x, to.y-from.y
	length := math.Hypot(dx, dy)
	away := (to.x-n.x)*(to.x-n.x) + (to.y-n.y)*(to.y-n.y) - n.r*n.r
	if length == 0 || away > 0 {
		return to
	}
	dx, dy = dx/length, dy/length
	along := (to.x-n.x)*dx + (to.y-n.y)*dy
	t := -along + math.Sqrt(along*along-away)
	return place{to.x + t*dx, to.y + t*dy}
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
	if n.square {
		add(shape{kind: line, path: n.lattice(), width: w.lattice})
	}
	for distance := 1; distance < n.reach; distance++ {
		add(shape{kind: line, path: ring(n.x, n.y, float64(distance)*n.cell), width: .25})
	}
	add(shape{kind: line, path: strings.Join(n.lines, ""), width: w.line})
	add(shape{kind: line, path: strings.Join(n.dashes, ""), width: w.line / 2})
	add(shape{kind: line, path: each(n.dots, spot), width: size})
	add(shape{kind: line, path: each(n.rings, func(x, y float64) string { return ring(x, y, size/2-.3) }), width: .9})
	add(shape{kind: line, path: each(n.crosses, func(x, y float64) string {
		h := size / 2.2
		return point('M', x-h, y-h) + point('L', x+h, y+h) + point('M', x-h, y+h) + point('L', x+h, y-h)
	}), width: .9})
	add(shape{kind: line, path: each(n.hurdles, func(x, y float64) string {
		h := size / 2
		return point('M', x-h, y-h) + point('L', x+h, y-h) + point('L', x+h, y+h) + point('L', x-h, y+h) + "Z"
	}), width: .9})
	add(shape{kind: line, path: spot(n.x, n.y), width: n.cell / 3.5})
	return all
}

// lattice is the path of the lines between the squares around the piece.
func (n *needle) lattice() string {
	var b strings.Builder
	inner, outer := n.cell/2, n.cell*1.5
	for _, at := range []float64{-inner, inner} {
		b.WriteString(point('M', n.x+at, n.y-outer) + point('L', n.x+at, n.y+outer))
		b.WriteString(point('M', n.x-outer, n.y+at) + point('L', n.x+outer, n.y+at))
	}
	return b.String()
}

// each joins the marks on some places.
func each(places []place, mark func(x, y float64) string) string {
	var b strings.Builder
	for _, at := range places {
		b.WriteString(mark(at.x, at.y))
	}
	return b.String()
}
