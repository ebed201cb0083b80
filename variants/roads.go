package variants

import (
	"slices"

	"fairymax/board"
)

// This file finds out where the men of a game can get in the course of it, if
// everybody plays along: men stand where they are wanted as hurdles and as
// victims. What cannot be reached even so is a slip of the author's.

// roads are where men can get.
type roads struct {
	def   *board.Definition
	rules *board.Rules
	first [2][]board.Set // by type: where men can be without having moved
	at    [2][]board.Set // by type: where men can be at all
	moves [2]board.TypeMask
	makes [2]board.TypeMask // types that can promote
	todo  []traveller

	chains [2][][]chain // by type
}

// traveller is a man on a square from which his ways are still to be found.
type traveller struct {
	side board.Color
	kind board.PieceType
	from board.Square
}

// newRoads finds all ways from the start.
func newRoads(c *compiler, rules *board.Rules) *roads {
	r := &roads{def: c.def, rules: rules}
	for side := range r.at {
		r.at[side] = make([]board.Set, len(c.def.Types)+1)
		r.first[side] = make([]board.Set, len(c.def.Types)+1)
		r.chains[side] = make([][]chain, len(c.def.Types)+1)
		for i, t := range c.def.Types {
			r.chains[side][i+1] = board.Chains(t.Steps[side])
		}
	}
	r.begin()
	for side := range c.hands {
		for kind := range c.hands[side] {
			r.comesInHand(board.Color(side), kind)
		}
	}
	for len(r.todo) > 0 {
		m := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		r.travel(m)
	}
	return r
}

// begin puts the men of the start on the board. Where they are shuffled, each may
// stand anywhere on his rank.
func (r *roads) begin() {
	start := r.rules.Start()
	for s := range r.rules.Squares {
		man := start.At(board.Square(s))
		if man == board.Empty {
			continue
		}
		squares := []board.Square{board.Square(s)}
		rank := r.rules.Rank(board.Square(s))
		if r.def.Shuffle != board.NoShuffle && (rank == 0 || rank == r.rules.Ranks-1) {
			squares = r.rank(rank)
		}
		for _, at := range squares {
			r.put(man.Color(), man.Type(), at, true)
		}
	}
	for _, castling := range r.def.Castlings {
		r.castle(castling)
	}
}

func (r *roads) rank(rank int) []board.Square {
	var squares []board.Square
	for file := range r.rules.Files {
		if s := r.rules.Square(file, rank); !r.rules.IsHole(s) {
			squares = append(squares, s)
		}
	}
	return squares
}

// castle puts king and partner where a castling leaves them.
func (r *roads) castle(castling board.CastlingDef) {
	for side := range r.at {
		kings := r.first[side][castling.King]
		for _, s := range kings.Squares() {
			rank := r.rules.Rank(s)
			for _, file := range castling.Left[side] {
				r.put(board.Color(side), castling.King, r.rules.Square(file, rank), false)
				r.put(board.Color(side), castling.Partner, r.rules.Square(file+1, rank), false)
			}
			for _, file := range castling.Right[side] {
				r.put(board.Color(side), castling.King, r.rules.Square(file, rank), false)
				r.put(board.Color(side), castling.Partner, r.rules.Square(file-1, rank), false)
			}
		}
	}
}

// put notes that a man can stand on a square, and how he came there.
func (r *roads) put(side board.Color, kind board.PieceType, s board.Square, unmoved bool) {
	known := r.at[side][kind].Has(s) && (!unmoved || r.first[side][kind].Has(s))
	if known {
		return
	}
	isNew := r.at[side][kind].Empty()
	r.at[side][kind].Add(s)
	if unmoved {
		r.first[side][kind].Add(s)
	}
	r.todo = append(r.todo, traveller{side, kind, s})
	if isNew {
		r.isTaken(side, kind)
	}
}

// isTaken notes into whose hand a man of a type can come.
func (r *roads) isTaken(side board.Color, kind board.PieceType) {
	in := kind
	if d := r.def.Types[kind-1].Demotes; d != 0 {
		in = d
	}
	switch r.def.Hand.Gains {
	case board.GainCaptures:
		if r.def.Types[in-1].Owners[side.Other()] {
			r.comesInHand(side.Other(), in)
		}
	case board.GainLosses:
		r.comesInHand(side, in)
	}
}

// comesInHand puts a man on all squares on which he can be put from a hand.
func (r *roads) comesInHand(side board.Color, kind board.PieceType) {
	use := r.def.Hand.Use
	i := slices.IndexFunc(r.def.Drops, func(d board.DropDef) bool { return d.Type == kind })
	for s := range r.rules.Squares {
		at := board.Square(s)
		limited := i >= 0 && r.def.Drops[i].Zone[side] != nil && !r.def.Drops[i].Zone[side].Has(at)
		drops := use&(board.HandDrop|board.HandPlace) != 0 && !limited
		if !r.rules.IsHole(at) && (drops || use&board.HandGate != 0 && r.starts(side, at)) {
			r.put(side, kind, at, true)
		}
	}
}

// starts reports whether a man of a side begins on a square.
func (r *roads) starts(side board.Color, s board.Square) bool {
	return slices.ContainsFunc(r.first[side], func(squares board.Set) bool { return squares.Has(s) })
}

// travel follows all moves of a man from one square.
func (r *roads) travel(m traveller) {
	for _, legs := range r.chains[m.side][m.kind] {
		first := &legs[0]
		if first.Unmoved && !r.first[m.side][m.kind].Has(m.from) || first.From != nil && !first.From.Has(m.from) {
			continue
		}
		ends := r.ends(legs, m.from)
		for _, to := range ends.Squares() {
			if first.To == nil || first.To.Has(to) {
				r.moves[m.side] |= board.MaskOf(m.kind)
				r.put(m.side, m.kind, to, false)
				r.promote(m, to)
			}
		}
	}
	r.promote(m, m.from)
}

// ends are the squares on which a chain of legs may end.
func (r *roads) ends(legs chain, from board.Square) (ends board.Set) {
	sources := []board.Square{from}
	for i, leg := range legs {
		var reached, before board.Set
		for _, source := range sources {
			r.walk(leg, legs[0].Wrap, source, &reached, &before)
		}
		if leg.Mode != 0 {
			for j := range ends {
				ends[j] |= reached[j]
			}
		}
		if i+1 < len(legs) {
			sources = reached.Squares()
			if hop := legs[i+1].Hop; hop >= board.BeforeAny && hop <= board.BeforeEnemy {
				sources = before.Squares()
			}
		}
	}
	return ends
}

// walk repeats the vector of a leg. Before are the squares in front of those reached.
func (r *roads) walk(leg board.Step, wrap bool, from board.Square, reached, before *board.Set) {
	for at, n := from, 1; leg.Range == 0 || n <= leg.Range; n++ {
		for _, v := range leg.Path {
			if _, ok := r.rules.Offset(at, v, wrap); !ok {
				return
			}
		}
		next, ok := r.rules.Offset(at, leg.Vector, wrap)
		if !ok {
			return
		}
		reached.Add(next)
		before.Add(at)
		if at = next; at == from {
			return // once round the board
		}
	}
}

// promote puts on the board what a man becomes by a move, or where he stands.
func (r *roads) promote(m traveller, to board.Square) {
	for i := range r.def.Promotions {
		p := &r.def.Promotions[i]
		if p.Type != m.kind || !promotes(p, m.side, m.from, to) {
			continue
		}
		choices := p.Choices[m.side]
		if p.ByPlace[m.side] != nil {
			choices = p.ByPlace[m.side][to]
		}
		if p.Otherwise == board.BecomeElse {
			choices = append(slices.Clone(choices), p.Else)
		}
		for _, kind := range choices {
			r.makes[m.side] |= board.MaskOf(m.kind)
			r.put(m.side, kind, to, false)
		}
	}
}

// promotes reports whether a move may be a promotion; from = to is standing.
func promotes(p *board.PromotionDef, side board.Color, from, to board.Square) bool {
	out, in := p.Zone[side].Has(from), p.Zone[side].Has(to)
	switch {
	case from == to:
		return p.By&board.ByStanding != 0 && (in || p.Lone)
	case !out && in:
		return p.By&board.ByEntering != 0
	case out && in:
		return p.By&(board.ByInside|board.ByCapturing) != 0
	}
	return out && p.By&board.ByLeaving != 0
}
