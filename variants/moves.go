package variants

import (
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// moves gives every type its steps.
func (c *compiler) moves() {
	for _, t := range c.types {
		for side := define.White; side <= define.Black; side++ {
			e := c.expand(t, t.def, side)
			if rows := t.def.Get("moves"); len(e.steps) == 0 && !e.failed && (rows == nil || len(rows.List) > 0) {
				c.Add(t.def.At, "FM102", "%s has no moves: give it like, moves or betza; moves = [] for a piece that cannot move", t.name)
			}
			c.def.Types[t.id-1].Steps[side] = e.steps
		}
	}
}

// expand returns the moves of a definition for a side's pieces of a type.
func (c *compiler) expand(t *pieceType, def *source.Node, side define.Color) *expander {
	e := &expander{compiler: c, piece: t, side: side, seen: make(map[string]bool), done: make(map[string]bool)}
	e.addMoves(def, []kin{{name: t.name}})
	e.failed = e.failed || e.isFull()
	return e
}

// kin is a piece that another one is like, and where that is said; the first one is like by nothing.
type kin struct {
	name string
	item *source.Node
}

// addMoves adds the moves of a definition: those of the pieces that it is like, its
// rows, and its text in Betza's notation.
func (e *expander) addMoves(def *source.Node, visited []kin) {
	for _, item := range def.Get("like").Items() {
		name := item.Text()
		before := slices.IndexFunc(visited, func(k kin) bool { return k.name == name })
		switch other := e.define(name); {
		case other == nil:
			e.Add(item.At, "FM103", "like %q: no such piece%s", name, source.DidYouMean(item, e.nearest(name)))
			e.failed = true
		case before >= 0:
			e.circle(append(slices.Clone(visited[before+1:]), kin{name, item}))
			e.failed = true
		case !e.done[name]:
			e.done[name], e.used[name] = true, true
			e.addMoves(other, append(visited, kin{name, item}))
		}
	}
	if moves := def.Get("moves"); moves != nil {
		for _, row := range moves.Items() {
			e.row(row)
		}
		e.failed = e.failed || moves.Any(func(n *source.Node) bool { return n.Bad })
	}
	if text := def.Get("betza"); text != nil {
		e.betza(text, visited[len(visited)-1].name)
	}
	e.failed = e.failed || def.Bad || slices.ContainsFunc([]string{"like", "moves", "betza"}, func(key string) bool {
		return def.Has(key) && def.Get(key) == nil
	})
}

// circle reports a circle of pieces, each like the next and the last like the first, once for all of
// them: where the file that is compiled closes it.
func (e *expander) circle(members []kin) {
	known := slices.ContainsFunc(members, func(k kin) bool { return e.circular[k.name] })
	for _, k := range members {
		e.circular[k.name] = true
	}
	if known {
		return
	}
	first := max(0, slices.IndexFunc(members, func(k kin) bool { return k.item.At.File == e.game.At.File }))
	blamed := members[first]
	var others []string
	for _, k := range slices.Concat(members[first+1:], members[:first]) {
		others = append(others, k.name)
	}
	way := ""
	if len(others) > 0 {
		way = blamed.name + " is like " + strings.Join(others, ", which is like ") + ", and "
	}
	e.Add(blamed.item.At, "FM104", "like %q: %sa piece cannot be like itself; write its moves instead", blamed.name, way)
}

// row adds the images of a row.
func (e *expander) row(row *source.Node) {
	e.failed = e.failed || len(vocabulary.Vectors(row)) == 0
	for _, v := range vocabulary.Vectors(row) {
		fits := false
		for g := range define.Symmetries {
			if vocabulary.Allows(row, g, v) && !e.isFull() {
				fits = e.leg(row, g, v, nil, row) || fits
			}
		}
		e.mustFit(fits, row, v)
	}
}

// leg adds all chains that begin with the legs before and continue with this one. It
// reports whether the vector and the path of the leg fit the board.
func (e *expander) leg(n *source.Node, g define.Symmetry, v *source.Node, before define.Chain, row *source.Node) bool {
	step := define.Step{Vector: e.forSide(vocabulary.Turn(g, v)), Range: 1, Mode: modeOf(n), Hop: hopOf(n, before)}
	if n.Has("slide") {
		step.Range = n.Get("range").Number()
	}
	fits := e.fits(step.Vector, row)
	for _, square := range n.Get("path").Items() {
		step.Path = append(step.Path, e.forSide(vocabulary.Turn(g, square)))
		fits = fits && e.fits(step.Path[len(step.Path)-1], row)
	}
	step.Victims, step.Hurdles = e.typesOf(n, "victims"), e.typesOf(n, "hurdles")
	legs := append(before[:len(before):len(before)], step)
	thens := n.Get("then").Items()
	if len(thens) == 0 {
		e.emit(legs, row)
	}
	for _, then := range thens {
		legs[len(legs)-1].Then = true
		e.later(then, g, legs, row)
	}
	return fits
}

// later adds the images of a later leg. Without directions of its own it turns with
// its row.
func (e *expander) later(n *source.Node, g define.Symmetry, before define.Chain, row *source.Node) {
	if vocabulary.StopsShort(n) {
		e.stopShort(n, before, row)
		return
	}
	for _, v := range vocabulary.Vectors(n) {
		fits := false
		for own := range define.Symmetries {
			if (own == g || n.Has("dirs")) && !e.isFull() && vocabulary.Allows(n, own, v) {
				fits = e.leg(n, own, v, before, row) || fits
			}
		}
		e.mustFit(fits, n, v)
	}
}

// mustFit reports a leg of which no image fits the board.
func (e *expander) mustFit(fits bool, leg, v *source.Node) {
	if fits || e.isFull() {
		return
	}
	e.failed = true
	if e.misfits[v] {
		return // another piece moves like this one
	}
	e.misfits[v] = true
	path := ""
	if leg.Has("path") {
		path = " with its path"
	}
	e.Add(e.near(e.piece, v.At), "FM105", "%s: [%d, %d]%s does not fit on the %dx%d board; the longest steps there are %d sideways and %d forward", e.piece.name,
		v.List[0].Number(), v.List[1].Number(), path, e.width, e.height, e.width-1, e.height-1)
}
