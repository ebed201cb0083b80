package drawing

import (
	"slices"
	"sort"
	"strconv"

	"fairymax/board/define"
)

// gait is how a piece moves, in a form in which equal moves look equal: without the
// circumstances that do not make another piece of it, such as zones, first moves and
// en passant. It is in order.
type gait []way

// way is one move of a gait.
type way struct {
	key   string // which no other way has
	chain define.Chain
}

// maxChains are the chains that are compared with those of figures, none of which has
// so many.
const maxChains = 128

// gaitOf returns the gait of moves as the owner of the piece sees them.
func gaitOf(chains []define.Chain) gait {
	var always []define.Chain
	for _, c := range chains {
		if !special(c) {
			always = append(always, bare(c))
		}
	}
	if len(always) == 0 {
		for _, c := range chains {
			always = append(always, bare(c))
		}
	}
	if len(always) <= maxChains {
		always = define.NormalChains(always)
	}
	var g gait
	for _, c := range always {
		g = append(g, way{c.Key(), c})
	}
	sort.Slice(g, func(i, j int) bool { return g[i].key < g[j].key })
	return g
}

// special reports whether a chain may be played in special circumstances only.
func special(c define.Chain) bool {
	return c[0].Unmoved || c[0].OutOfCheck || c[0].From != nil ||
		slices.ContainsFunc(c, func(s define.Step) bool { return s.Victims != 0 })
}

// bare returns a chain without circumstances.
func bare(c define.Chain) define.Chain {
	c = c.Clone()
	first := &c[0]
	first.Unmoved, first.OutOfCheck, first.EnPassant, first.From, first.To = false, false, define.EnPassantNone, nil, nil
	for i := range c {
		c[i].Victims = 0
	}
	return c
}

// key identifies a gait.
func (g gait) key(royal bool) string {
	key := strconv.FormatBool(royal)
	if len(g) > maxChains {
		return key // as no figure has
	}
	for _, w := range g {
		key += w.key
	}
	return key
}

// without returns the moves of g that other lacks; all reports whether g has every
// move of other.
func (g gait) without(other gait) (rest gait, all bool) {
	has := map[string]bool{}
	for _, w := range other {
		has[w.key] = true
	}
	for _, w := range g {
		if !has[w.key] {
			rest = append(rest, w)
		}
		delete(has, w.key)
	}
	return rest, len(has) == 0
}

// flat returns the gait on a board that does not wrap around.
func (g gait) flat() gait {
	chains := make([]define.Chain, len(g))
	for i, w := range g {
		chains[i] = w.chain.Clone()
		chains[i][0].Wrap = false
	}
	return gaitOf(chains)
}
