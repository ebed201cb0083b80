package tune

// loops finds loops as strongly connected components, by Tarjan's algorithm.
type loops struct {
	edges [][]int
	in    []bool // the blocks that count
	count int
	index []int // by block, from 1 in the order of visits
	low   []int
	open  []bool
	stack []int
	found [][]int
}

// findLoops lists the blocks of each loop among some blocks, outer loops only. A block
// that leads to itself is none: it has one entry.
func findLoops(edges [][]int, in []bool) [][]int {
	n := len(edges)
	l := &loops{edges: edges, in: in, index: make([]int, n), low: make([]int, n), open: make([]bool, n)}
	for b := range edges {
		if in[b] && l.index[b] == 0 {
			l.visit(b)
		}
	}
	return l.found
}

func (l *loops) visit(b int) {
	l.count++
	l.index[b], l.low[b], l.open[b] = l.count, l.count, true
	l.stack = append(l.stack, b)
	for _, to := range l.edges[b] {
		switch {
		case !l.in[to]:
		case l.index[to] == 0:
			l.visit(to)
			l.low[b] = min(l.low[b], l.low[to])
		case l.open[to]:
			l.low[b] = min(l.low[b], l.index[to])
		}
	}
	if l.low[b] != l.index[b] {
		return
	}
	at := len(l.stack) - 1
	for l.stack[at] != b {
		at--
	}
	component := append([]int(nil), l.stack[at:]...)
	l.stack = l.stack[:at]
	for _, member := range component {
		l.open[member] = false
	}
	if len(component) > 1 {
		l.found = append(l.found, component)
	}
}
