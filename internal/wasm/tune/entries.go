package tune

// mostCopied bounds the instructions that are copied in a function.
const mostCopied = 20_000

// oneEntry gives every loop a single entry. Go's compiler merges equal ends of blocks, so
// that some loops have several; what leads from the others to the one that stays is copied
// for jumps from outside. It reports false if that is too much.
func (g *graph) oneEntry() bool {
	for copied := 0; copied < mostCopied; {
		l := g.crossed()
		if l == nil {
			return true
		}
		copied += g.split(l)
	}
	return false
}

// crossed is a loop with several entries.
type crossed struct {
	entries map[int]bool // but the one that stays
	outside []int        // blocks that lead to them
	region  []int        // what is to be copied
}

// crossed finds a loop with several entries, nil if there is none.
func (g *graph) crossed() *crossed {
	edges := g.edges()
	reached := reachable(edges)
	return g.crossedIn(edges, reached, reached)
}

// reachable are the blocks that the first one leads to.
func reachable(edges [][]int) []bool {
	reached := make([]bool, len(edges))
	reached[0] = true
	for todo := []int{0}; len(todo) > 0; {
		b := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, to := range edges[b] {
			if !reached[to] {
				reached[to] = true
				todo = append(todo, to)
			}
		}
	}
	return reached
}

// crossedIn looks at loops among some blocks, and then at loops within them.
func (g *graph) crossedIn(edges [][]int, in, reached []bool) *crossed {
	for _, members := range findLoops(edges, in) {
		inside := make([]bool, len(edges))
		for _, b := range members {
			inside[b] = true
		}
		l := &crossed{entries: map[int]bool{}}
		if inside[0] {
			l.entries[0] = true
		}
		for b := range edges {
			if inside[b] || !reached[b] {
				continue
			}
			for _, to := range edges[b] {
				if inside[to] {
					l.entries[to] = true
					l.outside = append(l.outside, b)
				}
			}
		}
		if len(l.entries) > 1 {
			g.choose(l, edges, inside, members)
			return l
		}
		for entry := range l.entries {
			inside[entry] = false
		}
		if inner := g.crossedIn(edges, inside, reached); inner != nil {
			return inner
		}
	}
	return nil
}

// choose decides which entry stays: the one for which least is to be copied, and in any
// case the beginning of the function.
func (g *graph) choose(l *crossed, edges [][]int, inside []bool, members []int) {
	least, stays := -1, -1
	for _, b := range members {
		if !l.entries[b] || l.entries[0] && b != 0 {
			continue
		}
		region, size := g.between(l, edges, inside, b)
		if least < 0 || size < least {
			least, stays, l.region = size, b, region
		}
	}
	delete(l.entries, stays)
}

// between lists the blocks of a loop that its other entries lead to before the one that
// stays, and counts their instructions.
func (g *graph) between(l *crossed, edges [][]int, inside []bool, stays int) (region []int, size int) {
	seen := make([]bool, len(edges))
	seen[stays] = true
	var walk func(b int)
	walk = func(b int) {
		if seen[b] || !inside[b] {
			return
		}
		seen[b] = true
		region, size = append(region, b), size+len(g.blocks[b].code)+1
		for _, to := range edges[b] {
			walk(to)
		}
	}
	for b := range edges {
		if l.entries[b] {
			walk(b)
		}
	}
	return region, size
}

// split copies a region and leads those outside to the copies. It returns how many
// instructions it has copied.
func (g *graph) split(l *crossed) (copied int) {
	copies := map[int]int{}
	for _, b := range l.region {
		copies[b] = len(g.blocks)
		g.blocks = append(g.blocks, g.blocks[b])
		copied += len(g.blocks[b].code) + 1
	}
	toCopy := func(target int) int {
		if c, ok := copies[target]; ok {
			return c
		}
		return target
	}
	for _, b := range l.region {
		g.blocks[copies[b]].redirect(toCopy)
	}
	for _, b := range l.outside {
		g.blocks[b].redirect(func(target int) int {
			if l.entries[target] {
				return copies[target]
			}
			return target
		})
	}
	return copied
}
