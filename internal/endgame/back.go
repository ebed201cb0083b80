package endgame

import (
	"fairymax/board"
	"fairymax/board/define"
)

// backWay is a square from which a piece may have come by a move without a capture.
type backWay struct {
	from  define.Square
	paths []path // any of them is enough; none is needed if there are none
	ask   bool   // the rules may have refused the move: ask the generator
}

// path is what a way needs of the squares that it passes.
type path struct {
	vacant  define.Set
	hurdles []board.RouteSquare
}

// backWays lists, for each square, from where a piece may have come: the compiled ways turned
// round. What they need is tested on the board as it was before the move.
func backWays(ways *wayTable, g *group, askAll bool) [][]backWay {
	rules := ways.rules
	table := make([][]backWay, rules.Squares)
	must := rules.MustPromote(g.piece.Color(), g.piece.Type())
	var always *define.Set
	if d := promotionOf(rules, g.piece.Type()); d != nil {
		always = &d.Always[g.piece.Color()]
	}
	for _, from := range g.squares {
		for _, way := range ways.of(g.piece)[from] {
			if !isQuiet(&way) || g.at[way.To] < 0 || way.To == from {
				continue
			}
			b := backWayTo(&table[way.To], from)
			b.ask = b.ask || askAll || must != nil && must.Has(way.To) || always != nil && always.Has(way.To)
			b.add(&way)
		}
	}
	return table
}

// isQuiet reports whether a way can be used without a capture.
func isQuiet(w *board.Way) bool {
	for _, c := range w.Passes {
		if c.Needs == define.AfterCapture {
			return false
		}
	}
	return w.Mode&define.MayMove != 0
}

// backWayTo returns the way back to a square, a new one if there is none yet.
func backWayTo(list *[]backWay, from define.Square) *backWay {
	for i := range *list {
		if (*list)[i].from == from {
			return &(*list)[i]
		}
	}
	*list = append(*list, backWay{from: from})
	return &(*list)[len(*list)-1]
}

// add adds a path.
func (b *backWay) add(w *board.Way) {
	var p path
	for _, c := range w.Passes {
		if c.Needs == define.None {
			p.vacant.Add(c.Square)
		} else {
			p.hurdles = append(p.hurdles, c)
		}
	}
	b.paths = append(b.paths, p)
}

// open reports whether a path was open to a side, by what stood on the board before the move.
func (p *path) open(c define.Color, occupied *define.Set, at *[define.MaxSquares]define.Piece) bool {
	for w := range occupied {
		if occupied[w]&p.vacant[w] != 0 {
			return false
		}
	}
	for i := range p.hurdles {
		h := &p.hurdles[i]
		piece := at[h.Square]
		if piece == define.Empty || h.Only != 0 && !h.Only.Has(piece.Type()) {
			return false
		}
		if h.Needs == define.OverFriend && !piece.Is(c) || h.Needs == define.OverEnemy && piece.Is(c) {
			return false
		}
	}
	return true
}
