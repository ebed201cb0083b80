package main

import (
	"strings"

	"fairymax/board"
)

const diagramLegend = "o moves or captures, m only moves, c only captures, i only as its first move, ^ depends on a piece in between"

// reach is what a piece can do on a square of its diagram.
type reach uint8

const (
	reachMove reach = 1 << iota
	reachCapture
	reachFirst  // only as the first move
	reachHurdle // only if there is a hurdle
)

// maxRadius bounds a diagram; farther squares are left out.
const maxRadius = 7

// diagram draws where a man can go from the middle of an empty board, as White
// sees it. Paths that have to be empty are not shown.
func diagram(steps []board.Step) []string {
	d := &moveDiagram{radius: diagramRadius(steps), squares: map[board.Vector]reach{}}
	for len(steps) > 0 {
		n := 1
		for steps[n-1].Then {
			n++
		}
		d.walk(steps[:n], board.Vector{}, steps[0].Unmoved, false)
		steps = steps[n:]
	}
	return d.lines()
}

func diagramRadius(steps []board.Step) int {
	radius := 2
	for _, step := range steps {
		for _, part := range []int8{step.Vector.Right, step.Vector.Up} {
			radius = max(radius, int(max(part, -part)))
		}
		if step.Range != 1 {
			radius = max(radius, 3)
		}
	}
	return min(radius, maxRadius)
}

type moveDiagram struct {
	radius  int
	squares map[board.Vector]reach
}

func (d *moveDiagram) inside(v board.Vector) bool {
	r := int8(d.radius)
	return -r <= v.Right && v.Right <= r && -r <= v.Up && v.Up <= r
}

// walk marks where a chain of legs can end that sets out from a square.
func (d *moveDiagram) walk(chain []board.Step, from board.Vector, first, hurdle bool) {
	step := chain[0]
	at := from
	for n := 1; step.Range == 0 || n <= step.Range; n++ {
		before := at
		if at = at.Add(step.Vector); !d.inside(at) {
			return
		}
		if step.Mode != 0 {
			d.mark(at, step.Mode, first, hurdle)
		}
		if len(chain) == 1 {
			continue
		}
		switch chain[1].Hop {
		case board.AfterMove:
			d.walk(chain[1:], at, first, hurdle)
		case board.OverAny, board.OverFriend, board.OverEnemy:
			d.walk(chain[1:], at, first, true)
		default:
			d.walk(chain[1:], before, first, true)
		}
	}
}

// mark adds what can be done on a square. What is possible without conditions
// hides what needs them.
func (d *moveDiagram) mark(at board.Vector, mode board.Mode, first, hurdle bool) {
	var r reach
	if mode&board.MayMove != 0 {
		r |= reachMove
	}
	if mode&board.MayCapture != 0 {
		r |= reachCapture
	}
	if first {
		r |= reachFirst
	}
	if hurdle {
		r |= reachHurdle
	}
	const conditions = reachFirst | reachHurdle
	old, known := d.squares[at]
	switch {
	case !known, old&conditions != 0 && r&conditions == 0:
		d.squares[at] = r
	case old&conditions == r&conditions:
		d.squares[at] |= r
	}
}

func (d *moveDiagram) lines() []string {
	var lines []string
	for up := d.radius; up >= -d.radius; up-- {
		var row []string
		for right := -d.radius; right <= d.radius; right++ {
			row = append(row, d.symbol(board.Vector{Right: int8(right), Up: int8(up)}))
		}
		lines = append(lines, strings.Join(row, " "))
	}
	return lines
}

func (d *moveDiagram) symbol(at board.Vector) string {
	if at == (board.Vector{}) {
		return "@"
	}
	switch r := d.squares[at]; {
	case r == 0:
		return "."
	case r&reachHurdle != 0:
		return "^"
	case r&reachFirst != 0:
		return "i"
	case r == reachMove:
		return "m"
	case r == reachCapture:
		return "c"
	}
	return "o"
}
