package variants

import (
	"slices"
	"strings"

	"fairymax/board"
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
			e := expander{compiler: c, piece: t, side: side, seen: make(map[string]bool), done: make(map[string]bool)}
			e.likeness(t.node, []string{t.name})
			if len(e.steps) == 0 && !e.failed {
				c.add(t.node.at, "FM102", "%s has no moves: give it like, moves or betza", t.name)
			}
			c.def.Types[t.id-1].Steps[side] = e.steps
		}
	}
}

// near returns a place, unless it lies in the shared pieces: what is wrong with
// them in one game is better told where the game asks for the piece.
func (c *compiler) near(t *pieceType, at place) place {
	if strings.HasSuffix(at.file, piecesFile) {
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

// likeness adds the moves of a definition: what it is like, its rows, its Betza text.
func (e *expander) likeness(def *node, visited []string) {
	for _, item := range def.get("like").items() {
		name := item.text()
		switch other := e.define(name); {
		case other == nil:
			e.add(item.at, "FM103", "like %q: no such piece%s", name, didYouMean(name, e.known()))
			e.failed = true
		case slices.Contains(visited, name):
			e.add(item.at, "FM104", "like %q makes a circle: a piece cannot be like itself", name)
			e.failed = true
		case !e.done[name]:
			e.done[name], e.used[name] = true, true
			e.likeness(other, append(visited, name))
		}
	}
	if moves := def.get("moves"); moves != nil {
		for _, row := range moves.items() {
			e.row(row)
		}
		e.failed = e.failed || len(moves.items()) < len(moves.list)
	}
	if text := def.get("betza"); text != nil {
		e.betza(text)
	}
	e.failed = e.failed || def.bad || slices.ContainsFunc([]string{"like", "moves", "betza"}, func(key string) bool {
		return def.has(key) && def.get(key) == nil
	})
}

// row adds the images of a row.
func (e *expander) row(row *node) {
	e.failed = e.failed || len(vectors(row)) == 0
	for _, v := range vectors(row) {
		fits := false
		for g := range board.Symmetries {
			if passes(row, g, v) {
				fits = e.leg(row, g, v, nil, row) || fits
			}
		}
		e.mustFit(fits, row, v)
	}
}

// leg adds all chains that start with the given ones and go on with a leg. It
// reports whether the leg's vector and path fit the board.
func (e *expander) leg(n *node, g board.Symmetry, v *node, before chain, row *node) bool {
	step := board.Step{Vector: e.view(turn(g, v)), Range: 1, Mode: modeOf(n), Hop: hopOf(n, before)}
	if n.has("slide") {
		step.Range = n.get("range").number()
	}
	fits := e.fits(step.Vector, row)
	for _, square := range n.get("path").items() {
		step.Path = append(step.Path, e.view(turn(g, square)))
		fits = fits && e.fits(step.Path[len(step.Path)-1], row)
	}
	step.Victims = e.victims(n)
	legs := append(before[:len(before):len(before)], step)
	thens := n.get("then").items()
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
func (e *expander) later(n *node, g board.Symmetry, before chain, row *node) {
	if stopsShort(n) {
		e.stopShort(n, before, row)
		return
	}
	for _, v := range vectors(n) {
		fits := false
		for own := range board.Symmetries {
			if (own == g || n.has("dirs")) && e.count <= maxChains && passes(n, own, v) {
				fits = e.leg(n, own, v, before, row) || fits
			}
		}
		e.mustFit(fits, n, v)
	}
}

// view turns a vector as White's men have it into that of the side's men.
func (e *expander) view(v board.Vector) board.Vector {
	if e.side == board.Black {
		return v.Negate()
	}
	return v
}

func (e *expander) fits(v board.Vector, row *node) bool {
	wide := int(max(v.Right, -v.Right)) < e.width || e.wraps(row)
	return wide && int(max(v.Up, -v.Up)) < e.height
}

func (e *expander) mustFit(fits bool, leg, v *node) {
	if fits || e.count > maxChains {
		return
	}
	path := ""
	if leg.has("path") {
		path = " with its path"
	}
	e.add(e.near(e.piece, v.at), "FM105", "%s: [%d, %d]%s does not fit on the %dx%d board", e.piece.name,
		v.list[0].number(), v.list[1].number(), path, e.width, e.height)
	e.failed = true
}

func (e *expander) wraps(row *node) bool {
	if row.has("wrap") {
		return row.get("wrap").flag()
	}
	return e.game.get("wrap").flag()
}

// emit adds a finished chain with what holds for the whole row.
func (e *expander) emit(legs chain, row *node) {
	legs = slices.Clone(legs)
	first := &legs[0]
	first.Unmoved = says(row, "when", "unmoved")
	first.OutOfCheck = says(row, "when", "not in check")
	switch row.get("en_passant").text() {
	case "leaves":
		first.EnPassant = board.EnPassantLeaves
	case "takes":
		first.EnPassant = board.EnPassantTakes
	}
	first.Wrap = e.wraps(row)
	first.From = e.zone(row.get("from"), e.side)
	if first.To = e.zone(row.get("to"), e.side); first.To == nil {
		first.To = e.zone(e.piece.node.get("within"), e.side)
	}
	e.addChain(legs, row.at)
}

// addChain adds a chain that the piece does not have yet.
func (e *expander) addChain(legs chain, at place) {
	key := legs.Key()
	if e.seen[key] {
		return
	}
	e.seen[key] = true
	e.steps = append(e.steps, legs...)
	if e.count++; e.count == maxChains+1 {
		e.add(at, "FM106", "%s has more than %d single moves; write dirs = \"any\" in fewer legs", e.piece.name, maxChains)
	}
}
