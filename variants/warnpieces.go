package variants

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/variants/source"
)

// This file warns of definitions of pieces that say less than they seem to.

// pieces warns of pieces that never take part, and of those that hardly move.
func (w *warner) pieces() {
	for _, t := range w.c.types {
		at := w.c.near(t, t.def.At)
		moves := w.roads.moves[board.White] | w.roads.moves[board.Black]
		switch {
		case !w.lives(t.id):
			w.add(w.c.blame(t.listed, "start"), "FM901", "%s never comes on the board: it is neither in start nor in a hand, and no piece promotes to it", t.name)
		case !moves.Has(t.id):
			w.add(at, "FM902", "%s can never move from the squares where it can stand: %s", t.name, w.squareList(w.roadsOf(t)))
		case w.isStuck(t):
			w.add(at, "FM915", "%s only moves forward and never promotes, so it gets stuck at the end of the board; add promotion.%s", t.name, t.name)
		case !isShared(t) && !w.confined(t):
			w.narrow(t, at)
		}
	}
}

// isShared reports whether a piece moves as it does in all games. Those who are
// known to be weak are so on purpose.
func isShared(t *pieceType) bool {
	for _, key := range []string{"like", "moves", "betza"} {
		if n := t.def.Get(key); n != nil {
			return strings.HasSuffix(n.At.File, piecesFile)
		}
	}
	return false
}

// isStuck reports whether men of a type go forward until they can go no further.
func (w *warner) isStuck(t *pieceType) bool {
	return w.rules.Irreversible(t.id) && !slices.ContainsFunc(w.rules.Def.Promotions, func(p board.PromotionDef) bool { return p.Type == t.id })
}

// roadsOf are the squares of a type's men: White's if he has any, else Black's.
func (w *warner) roadsOf(t *pieceType) *board.Set {
	if own := &w.roads.at[board.White][t.id]; !own.Empty() {
		return own
	}
	return &w.roads.at[board.Black][t.id]
}

// narrow warns of a piece that sees less than half of the board.
func (w *warner) narrow(t *pieceType, at source.Place) {
	squares, all := w.roadsOf(t), w.rules.Squares-w.rules.Def.Holes.Len()
	if n := squares.Len(); 2*n < all {
		w.add(at, "FM903", "%s can reach only %d of %d squares: %s", t.name, n, all, w.squareList(squares))
	}
}

// confined reports whether zones keep a piece where it is, on purpose.
func (w *warner) confined(t *pieceType) bool {
	zoned := func(step board.Step) bool { return step.From != nil || step.To != nil }
	steps := w.rules.Def.Types[t.id-1].Steps
	return slices.ContainsFunc(slices.Concat(steps[0], steps[1]), zoned)
}

// mostSquares is how many squares are worth listing.
const mostSquares = 16

func (w *warner) squareList(set *board.Set) string {
	var names []string
	for i, s := range set.Squares() {
		if i == mostSquares {
			names = append(names, "…")
			break
		}
		names = append(names, w.c.squareName(s))
	}
	return strings.Join(names, " ")
}

// promotions warns of promotions that nobody can make.
func (w *warner) promotions() {
	made := w.roads.makes[board.White] | w.roads.makes[board.Black]
	for _, p := range w.rules.Def.Promotions {
		if name := w.nameOf(p.Type); w.lives(p.Type) && !made.Has(p.Type) {
			w.add(w.c.game.Get("promotion").Table[name].Key, "FM904", "promotion.%s: no %s can ever get to where it promotes", name, name)
		}
	}
}

// part is what a single row, or a single piece that another is like, says.
type part struct {
	at     source.Place
	name   string
	chains [2][]chain // of White's and of Black's men
}

// rows warns of parts of a definition that add nothing to the others.
func (w *warner) rows() {
	for _, t := range w.c.types {
		parts := w.parts(t)
		for i := len(parts) - 1; i >= 0 && len(parts) > 1; i-- {
			what, others := parts[i], slices.Concat(parts[:i], parts[i+1:])
			if !sayAll(others, what) {
				continue
			}
			other := "the others"
			if j := slices.IndexFunc(others, func(p part) bool { return sayAll([]part{p}, what) }); j >= 0 {
				other = others[j].name
			}
			w.add(w.c.near(t, what.at), "FM905", "%s: %s adds nothing to %s", t.name, what.name, other)
			parts = others
		}
	}
}

// parts lists what a definition consists of.
func (w *warner) parts(t *pieceType) []part {
	var parts []part
	add := func(at source.Place, name string, def *source.Node) {
		p := part{at: at, name: name}
		for side := board.White; side <= board.Black; side++ {
			e := expander{compiler: w.c, piece: t, side: side, seen: make(map[string]bool), done: make(map[string]bool)}
			e.likeness(def, []string{t.name})
			p.chains[side] = board.Chains(e.steps)
		}
		parts = append(parts, p)
	}
	for _, key := range []string{"like", "moves"} {
		for i, item := range t.def.Get(key).Items() {
			name := item.Text()
			if key == "moves" {
				name = "row " + strconv.Itoa(i+1)
			}
			add(item.At, name, &source.Node{Table: map[string]*source.Node{key: {List: []*source.Node{item}}}})
		}
	}
	return parts
}

// sayAll reports whether parts of a definition allow all moves of another part.
func sayAll(parts []part, what part) bool {
	for side, more := range what.chains {
		var chains []chain
		for _, p := range parts {
			chains = append(chains, p.chains[side]...)
		}
		if !board.SameMoves(chains, slices.Concat(chains, more)) {
			return false
		}
	}
	return true
}

// zones warns of names for squares that no rule mentions. Those of a parent may
// be left over.
func (w *warner) zones() {
	zones := w.c.game.Get("zones")
	for _, name := range zones.Keys() {
		at := zones.Table[name].Key
		if at.File == w.c.game.At.File && !w.zoneIsUsed(name) {
			w.add(at, "FM906", "zones.%s is never used", name)
		}
	}
}

func (w *warner) zoneIsUsed(name string) bool {
	for key, n := range w.c.game.Table {
		if key != "zones" && mentions(n, name) {
			return true
		}
	}
	for other, n := range w.c.game.Get("zones").Table {
		if other != name && mentions(n, name) {
			return true
		}
	}
	for piece, n := range w.c.pieces.Table {
		if w.c.used[piece] && mentions(n, name) {
			return true
		}
	}
	return false
}

// mentions reports whether a zone is named anywhere in a tree.
func mentions(n *source.Node, zone string) bool {
	if text := n.Text(); text == zone || text == "enemy "+zone {
		return true
	}
	for _, inner := range n.Table {
		if mentions(inner, zone) {
			return true
		}
	}
	return slices.ContainsFunc(n.List, func(inner *source.Node) bool { return mentions(inner, zone) })
}
