package drawing

import (
	"slices"

	"fairymax/board/define"
)

// widths are the lines and dots of a compass. On a badge it is small, and has no room for a lattice.
type widths struct {
	line    float64
	dot     float64 // most of a dot
	lattice float64 // between squares, where all moves are single steps; 0 for none
}

// needle collects the marks of a compass: a small diagram of the steps of a piece,
// which stands in the middle.
type needle struct {
	x, y, r float64
	cell    float64
	reach   int
	square  bool     // the squares around the piece are drawn
	room    int      // for the path data of more lines
	lines   []string // paths
	dashes  []string // paths of what only moves
	dots    []place  // where moves and captures end
	rings   []place  // where only moves end
	crosses []place  // where only captures end
	hurdles []place
}

// place is a point of a drawing.
type place struct{ x, y float64 }

// maxReach is how many squares a compass shows in each direction; farther ones lie on
// its rim.
const maxReach = 5

// compass draws moves within a circle.
func compass(g gait, x, y, r float64, size widths) []shape {
	n := &needle{x: x, y: y, r: r, reach: 1, room: maxLines}
	for _, w := range g {
		n.reach = max(n.reach, reachOf(w.chain))
	}
	n.reach = min(n.reach, maxReach)
	n.cell = r / max(float64(n.reach)+.3, 1.6)
	if n.square = size.lattice > 0 && g.steps(); n.square {
		n.cell = r / 2
	}
	for _, w := range g {
		n.chain(w.chain)
	}
	return n.shapes(size)
}

// steps reports whether all moves of a gait are single steps.
func (g gait) steps() bool {
	return !slices.ContainsFunc(g, func(w way) bool {
		return len(w.chain) > 1 || w.chain[0].Range != 1 || len(w.chain[0].Path) > 0 || !near(w.chain[0].Vector)
	})
}

// reachOf is how far from its start a chain ends, if all slides are short.
func reachOf(c define.Chain) int {
	var at define.Vector
	reach := 1
	for i, step := range c {
		for range shortest(c, i) {
			at = at.Add(step.Vector)
		}
		reach = max(reach, chebyshev(at))
	}
	return reach
}

func chebyshev(v define.Vector) int {
	right, up := int(v.Right), int(v.Up)
	return max(right, -right, up, -up)
}

// shortest is how often leg i of a chain repeats its vector in the diagram: up to the
// rim does not count.
func shortest(c define.Chain, i int) int {
	last := i == len(c)-1
	switch {
	case !last && c[i].Range != 1 && c[i+1].Hop >= define.OverAny && c[i+1].Hop <= define.BeforeEnemy:
		return 2
	case last && c[i].Range > 1:
		return min(c[i].Range, maxReach)
	}
	return 1
}

// chain draws one way of moving.
func (n *needle) chain(c define.Chain) {
	var at define.Vector
	for i, step := range c {
		way := []define.Vector{at}
		for _, p := range step.Path {
			way = append(way, at.Add(p))
		}
		from := at
		for range shortest(c, i) {
			from, at = at, at.Add(step.Vector)
		}
		last := i == len(c)-1
		tip := n.place(at)
		if step.Range != 1 || len(c) > 1 || len(step.Path) > 0 {
			tip = n.line(append(way, at), step.Mode, last && step.Range == 0)
		}
		if last {
			n.end(at, tip, step)
			return
		}
		at = n.turn(c[i+1].Hop, from, at)
	}
}

// turn marks where a next leg begins, and returns that square.
func (n *needle) turn(hop define.Hop, from, at define.Vector) define.Vector {
	switch {
	case hop >= define.OverAny && hop <= define.OverEnemy:
		n.mark(&n.hurdles, n.place(at))
	case hop >= define.BeforeAny && hop <= define.BeforeEnemy:
		n.mark(&n.hurdles, n.place(at))
		return from
	case hop == define.AfterCapture || hop == define.AfterEither:
		n.mark(&n.crosses, n.place(at))
	}
	return at
}

// end marks where the last leg may end, in a square or at the tip of a line. A line
// shows an endless slide of a king's step well enough, unless it only captures.
func (n *needle) end(at define.Vector, tip place, step define.Step) {
	endless := step.Range == 0 && near(step.Vector)
	switch {
	case endless && step.Mode == define.MayCapture:
		n.mark(&n.crosses, tip)
	case endless:
	case step.Mode == define.MayCapture:
		n.mark(&n.crosses, n.place(at))
	case step.Mode == define.MayMove:
		n.mark(&n.rings, n.place(at))
	default:
		n.mark(&n.dots, n.place(at))
	}
}

func near(v define.Vector) bool { return chebyshev(v) <= 1 }
