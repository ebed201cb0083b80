package variants

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
)

// chain is the steps of one move from its first leg to its last.
type chain = board.Chain

// maxChains bounds the chains of a piece: with several legs that turn freely
// their number grows eightfold with each.
const maxChains = 1000

// moves gives every type its steps.
func (c *compiler) moves() {
	for _, t := range c.types {
		for side := board.White; side <= board.Black; side++ {
			e := c.expand(t, t.def, side)
			if len(e.steps) == 0 && !e.failed {
				c.Add(t.def.At, "FM102", "%s has no moves: give it like, moves or betza", t.name)
			}
			c.def.Types[t.id-1].Steps[side] = e.steps
		}
	}
}

// near returns a place, unless it lies in the shared pieces: what is wrong with
// them in one game is better told where the game asks for the piece.
func (c *compiler) near(t *pieceType, at source.Place) source.Place {
	if strings.HasSuffix(at.File, piecesFile) {
		return t.listed
	}
	return at
}

// expander turns the rows of a piece into the chains of one side's men.
type expander struct {
	*compiler
	piece  *pieceType
	side   board.Color
	steps  []board.Step
	count  int
	seen   map[string]bool // chains
	done   map[string]bool // pieces whose moves are in
	failed bool            // some row was no good
}

// expand returns the moves of a definition as a side's pieces of a type have them.
func (c *compiler) expand(t *pieceType, def *source.Node, side board.Color) *expander {
	e := &expander{compiler: c, piece: t, side: side, seen: make(map[string]bool), done: make(map[string]bool)}
	e.addMoves(def, []string{t.name})
	return e
}

// likeness adds the moves of a definition: what it is like, its rows, its Betza text.
func (e *expander) addMoves(def *source.Node, visited []string) {
	for _, item := range def.Get("like").Items() {
		name := item.Text()
		switch other := e.define(name); {
		case other == nil:
			e.Add(item.At, "FM103", "like %q: no such piece%s", name, didYouMean(name, e.known()))
			e.failed = true
		case slices.Contains(visited, name):
			e.Add(item.At, "FM104", "like %q makes a circle: a piece cannot be like itself", name)
			e.failed = true
		case !e.done[name]:
			e.done[name], e.used[name] = true, true
			e.addMoves(other, append(visited, name))
		}
	}
	if moves := def.Get("moves"); moves != nil {
		for _, row := range moves.Items() {
			e.row(row)
		}
		e.failed = e.failed || len(moves.Items()) < len(moves.List)
	}
	if text := def.Get("betza"); text != nil {
		e.betza(text)
	}
	e.failed = e.failed || def.Bad || slices.ContainsFunc([]string{"like", "moves", "betza"}, func(key string) bool {
		return def.Has(key) && def.Get(key) == nil
	})
}

// row adds the images of a row.
func (e *expander) row(row *source.Node) {
	e.failed = e.failed || len(vectors(row)) == 0
	for _, v := range vectors(row) {
		fits := false
		for g := range board.Symmetries {
			if allows(row, g, v) {
				fits = e.leg(row, g, v, nil, row) || fits
			}
		}
		e.mustFit(fits, row, v)
	}
}

// leg adds all chains that start with the given ones and go on with a leg. It
// reports whether the leg's vector and path fit the board.
func (e *expander) leg(n *source.Node, g board.Symmetry, v *source.Node, before chain, row *source.Node) bool {
	step := board.Step{Vector: e.forSide(turn(g, v)), Range: 1, Mode: modeOf(n), Hop: hopOf(n, before)}
	if n.Has("slide") {
		step.Range = n.Get("range").Number()
	}
	fits := e.fits(step.Vector, row)
	for _, square := range n.Get("path").Items() {
		step.Path = append(step.Path, e.forSide(turn(g, square)))
		fits = fits && e.fits(step.Path[len(step.Path)-1], row)
	}
	step.Victims = e.victims(n)
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

// later adds the images of a later leg: turned with its row, or by itself.
func (e *expander) later(n *source.Node, g board.Symmetry, before chain, row *source.Node) {
	if stopsShort(n) {
		e.stopShort(n, before, row)
		return
	}
	for _, v := range vectors(n) {
		fits := false
		for own := range board.Symmetries {
			if (own == g || n.Has("dirs")) && e.count <= maxChains && allows(n, own, v) {
				fits = e.leg(n, own, v, before, row) || fits
			}
		}
		e.mustFit(fits, n, v)
	}
}

// view turns a vector as White's men have it into that of the side's men.
func (e *expander) forSide(v board.Vector) board.Vector {
	if e.side == board.Black {
		return v.Negate()
	}
	return v
}

func (e *expander) fits(v board.Vector, row *source.Node) bool {
	wide := int(max(v.Right, -v.Right)) < e.width || e.wraps(row)
	return wide && int(max(v.Up, -v.Up)) < e.height
}

func (e *expander) mustFit(fits bool, leg, v *source.Node) {
	if fits || e.count > maxChains {
		return
	}
	path := ""
	if leg.Has("path") {
		path = " with its path"
	}
	e.Add(e.near(e.piece, v.At), "FM105", "%s: [%d, %d]%s does not fit on the %dx%d board", e.piece.name,
		v.List[0].Number(), v.List[1].Number(), path, e.width, e.height)
	e.failed = true
}

func (e *expander) wraps(row *source.Node) bool {
	if row.Has("wrap") {
		return row.Get("wrap").Flag()
	}
	return e.game.Get("wrap").Flag()
}

// emit adds a finished chain with what holds for the whole row.
func (e *expander) emit(legs chain, row *source.Node) {
	legs = slices.Clone(legs)
	first := &legs[0]
	first.Unmoved = hasWord(row, "when", "unmoved")
	first.OutOfCheck = hasWord(row, "when", "not in check")
	switch row.Get("en_passant").Text() {
	case "leaves":
		first.EnPassant = board.EnPassantLeaves
	case "takes":
		first.EnPassant = board.EnPassantTakes
	}
	first.Wrap = e.wraps(row)
	first.From = e.zone(row.Get("from"), e.side)
	if first.To = e.zone(row.Get("to"), e.side); first.To == nil {
		first.To = e.zone(e.piece.def.Get("within"), e.side)
	}
	e.addChain(legs, row.At)
}

// addChain adds a chain that the piece does not have yet.
func (e *expander) addChain(legs chain, at source.Place) {
	key := legs.Key()
	if e.seen[key] {
		return
	}
	e.seen[key] = true
	e.steps = append(e.steps, legs...)
	if e.count++; e.count == maxChains+1 {
		e.Add(at, "FM106", "%s has more than %d single moves; write dirs = \"any\" in fewer legs", e.piece.name, maxChains)
	}
}
