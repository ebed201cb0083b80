package tune

import "slices"

// nest is how the blocks of a graph are nested: a block's code is in those of all that it
// can only be reached through, and after the code of those that lead to it. The graph's
// loops must have one entry each. This is the algorithm of N. Ramsey, Beyond Relooper,
// 2022, with a label for every block.
type nest struct {
	number   []int   // by block, its place in the order; earlier ones lead to later ones, but for the ends of loops
	inner    [][]int // by block, those that it dominates immediately, in order
	isHeader []bool  // by block, whether a later one leads back to it
}

func newNest(g *graph) *nest {
	edges := g.edges()
	order := reversePostorder(edges)
	n := &nest{number: make([]int, len(edges)), inner: make([][]int, len(edges)), isHeader: make([]bool, len(edges))}
	for i, b := range order {
		n.number[b] = i
	}
	dominators := n.dominators(edges, order)
	for _, b := range order {
		if b != 0 {
			n.inner[dominators[b]] = append(n.inner[dominators[b]], b)
		}
		for _, to := range edges[b] {
			if n.back(b, to) {
				n.isHeader[to] = true
			}
		}
	}
	return n
}

// back reports whether an edge ends a turn of a loop.
func (n *nest) back(from, to int) bool { return n.number[to] <= n.number[from] }

// reversePostorder lists the blocks that can be reached, each after those that lead to it,
// but for the ends of loops.
func reversePostorder(edges [][]int) (order []int) {
	seen := make([]bool, len(edges))
	var visit func(b int)
	visit = func(b int) {
		seen[b] = true
		for _, to := range edges[b] {
			if !seen[to] {
				visit(to)
			}
		}
		order = append(order, b)
	}
	visit(0)
	slices.Reverse(order)
	return order
}

// dominators finds for each block the nearest one that all ways to it lead through.
// https://www.cs.tufts.edu/~nr/cs257/archive/keith-cooper/dom14.pdf
func (n *nest) dominators(edges [][]int, order []int) []int {
	before, nearest := make([][]int, len(edges)), make([]int, len(edges))
	for _, b := range order {
		nearest[b] = none
		for _, to := range edges[b] {
			before[to] = append(before[to], b)
		}
	}
	nearest[0] = 0
	for changed := true; changed; {
		changed = false
		for _, b := range order[1:] {
			common := none
			for _, from := range before[b] {
				switch {
				case nearest[from] == none:
				case common == none:
					common = from
				default:
					common = n.join(nearest, common, from)
				}
			}
			if nearest[b] != common {
				nearest[b], changed = common, true
			}
		}
	}
	return nearest
}

// join is the nearest block that dominates both.
func (n *nest) join(nearest []int, a, b int) int {
	for a != b {
		if n.number[a] > n.number[b] {
			a = nearest[a]
		} else {
			b = nearest[b]
		}
	}
	return a
}
