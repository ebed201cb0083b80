package lint

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// reach is where the pieces of a game can get if other pieces stand wherever that
// helps, as hurdles or as victims. A square that is out of reach even so is out of
// reach by mistake.
type reach struct {
	def   *define.Game
	rules *board.Rules
	first [2][]define.Set    // by type: where a piece can stand unmoved
	at    [2][]define.Set    // by type: where a piece can stand at all
	drops [2][]define.Set    // by type: where a piece can be dropped
	moves [2]define.TypeMask // types that can move
	makes [2]define.TypeMask // types that can promote
	todo  []standing         // pieces with moves still to follow

	chains [2][][]define.Chain // by type
}

// standing is a piece on a square.
type standing struct {
	side define.Color
	kind define.PieceType
	from define.Square
}

// Reach returns where the pieces of a game can stand.
func Reach(rules *board.Rules) board.Reach {
	var hands [2]map[define.PieceType]int
	start := rules.Start()
	for side := range hands {
		hands[side] = make(map[define.PieceType]int)
		for t := define.PieceType(1); int(t) <= rules.Types(); t++ {
			if n := start.Hand(define.Color(side), t); n > 0 {
				hands[side][t] = n
			}
		}
	}
	return newReach(rules, hands).squares
}

// newReach finds the reach of all pieces, from the start position and the hands
// that go with it.
func newReach(rules *board.Rules, hands [2]map[define.PieceType]int) *reach {
	r := &reach{def: rules.Def, rules: rules}
	for side := range r.at {
		r.at[side] = make([]define.Set, len(r.def.Types)+1)
		r.first[side] = make([]define.Set, len(r.def.Types)+1)
		r.drops[side] = make([]define.Set, len(r.def.Types)+1)
		r.chains[side] = make([][]define.Chain, len(r.def.Types)+1)
		for i, t := range r.def.Types {
			r.chains[side][i+1] = define.Chains(t.Steps[side])
		}
	}
	r.begin()
	for side := range hands {
		for kind := range hands[side] {
			r.comesInHand(define.Color(side), kind)
		}
	}
	for len(r.todo) > 0 {
		next := r.todo[len(r.todo)-1]
		r.todo = r.todo[:len(r.todo)-1]
		r.follow(next)
	}
	return r
}

// squares returns where a side's pieces of a type can stand at all.
func (r *reach) squares(side define.Color, kind define.PieceType) define.Set { return r.at[side][kind] }

// begin puts the pieces of the start on the board. A shuffled piece may stand
// anywhere on its rank.
func (r *reach) begin() {
	start := r.rules.Start()
	for s := range r.rules.Squares {
		piece := start.At(define.Square(s))
		if piece == define.Empty {
			continue
		}
		squares := []define.Square{define.Square(s)}
		rank := r.rules.Rank(define.Square(s))
		if r.rules.IsShuffled() && (rank == 0 || rank == r.rules.Ranks-1) {
			squares = r.rank(rank)
		}
		for _, at := range squares {
			r.put(piece.Color(), piece.Type(), at, true)
		}
	}
	for _, castling := range r.def.Castlings {
		r.castle(castling)
	}
}

// rank lists the squares of a rank.
func (r *reach) rank(rank int) []define.Square {
	var squares []define.Square
	for file := range r.rules.Files {
		if s := r.rules.Square(file, rank); !r.rules.IsHole(s) {
			squares = append(squares, s)
		}
	}
	return squares
}

// castle puts king and partner where a castling leaves them.
func (r *reach) castle(castling define.Castling) {
	for side := range r.at {
		kings := r.first[side][castling.King]
		for _, s := range kings.Squares() {
			rank := r.rules.Rank(s)
			for _, left := range []bool{true, false} {
				for _, file := range castling.Landings(define.Color(side), r.rules.File(s), r.rules.Files, left) {
					r.put(define.Color(side), castling.King, r.rules.Square(file, rank), false)
					r.put(define.Color(side), castling.Partner, r.rules.Square(file+define.Inward(left), rank), false)
				}
			}
		}
	}
}

// put notes that a piece can stand on a square, and whether it can be unmoved there.
func (r *reach) put(side define.Color, kind define.PieceType, s define.Square, unmoved bool) {
	known := r.at[side][kind].Has(s) && (!unmoved || r.first[side][kind].Has(s))
	if known {
		return
	}
	isNew := r.at[side][kind].Empty()
	r.at[side][kind].Add(s)
	if unmoved {
		r.first[side][kind].Add(s)
	}
	r.todo = append(r.todo, standing{side, kind, s})
	if isNew {
		r.capture(side, kind)
	}
}

// capture notes into which hand a captured piece of a type can come. A partner captures pieces
// of the side that gets them.
func (r *reach) capture(side define.Color, kind define.PieceType) {
	in := r.rules.InHand(kind)
	switch {
	case !r.rules.HandsGrow():
	case !r.rules.CapturesChangeSides():
		r.comesInHand(side, in)
	case r.def.Types[in-1].Owners[side.Other()]:
		r.comesInHand(side.Other(), in)
	}
}

// comesInHand puts a piece on all squares where it can come from a hand.
func (r *reach) comesInHand(side define.Color, kind define.PieceType) {
	if r.rules.CanGate() {
		r.enters(side, kind)
	}
	for _, as := range r.rules.DropsAs(kind) {
		r.enters(side, as)
	}
}

// enters puts a piece on all squares where it can enter.
func (r *reach) enters(side define.Color, kind define.PieceType) {
	zone := r.rules.DropZone(side, kind)
	for s := range r.rules.Squares {
		at := define.Square(s)
		drops := r.rules.CanDrop() && (zone == nil || zone.Has(at))
		if !r.rules.IsHole(at) && (drops || r.rules.CanGate() && r.starts(side, at)) {
			r.put(side, kind, at, true)
		}
		if !r.rules.IsHole(at) && drops {
			r.drops[side][kind].Add(at)
		}
	}
}

// starts reports whether a piece of a side can stand unmoved on a square.
func (r *reach) starts(side define.Color, s define.Square) bool {
	return slices.ContainsFunc(r.first[side], func(squares define.Set) bool { return squares.Has(s) })
}

// follow follows all moves of a piece from one square.
func (r *reach) follow(m standing) {
	for _, legs := range r.chains[m.side][m.kind] {
		for _, to := range r.targets(m, legs) {
			r.moves[m.side] |= define.MaskOf(m.kind)
			r.arrive(m, to)
			r.promote(m, to)
		}
	}
	r.promote(m, m.from)
}

// targets lists the squares where a chain of a piece's can end, by its zones too.
func (r *reach) targets(m standing, legs define.Chain) (list []define.Square) {
	first := &legs[0]
	if first.Unmoved && !r.first[m.side][m.kind].Has(m.from) || first.From != nil && !first.From.Has(m.from) {
		return nil
	}
	ends := r.ends(legs, m.from)
	for _, to := range ends.Squares() {
		if first.To == nil || first.To.Has(to) {
			list = append(list, to)
		}
	}
	return list
}

// plays reports whether a side's pieces of a type can ever play one of some chains.
func (r *reach) plays(side define.Color, kind define.PieceType, chains []define.Chain) bool {
	for _, from := range r.at[side][kind].Squares() {
		for _, legs := range chains {
			if len(r.targets(standing{side, kind, from}, legs)) > 0 {
				return true
			}
		}
	}
	return false
}

// arrive puts a piece where a move takes it, perhaps turned over, unless it has to promote.
func (r *reach) arrive(m standing, to define.Square) {
	if r.mustPromote(m, to) {
		return
	}
	into, after, turns := r.rules.TurnsOver(m.kind)
	if turns {
		r.put(m.side, into, to, false)
	}
	if !turns || after == define.TurnAfterCapture {
		r.put(m.side, m.kind, to, false)
	}
}

// ends returns the squares on which a chain can end.
func (r *reach) ends(legs define.Chain, from define.Square) (ends define.Set) {
	sources := []define.Square{from}
	for i, leg := range legs {
		var reached, before define.Set
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
			if hop := legs[i+1].Hop; hop >= define.BeforeAny && hop <= define.BeforeEnemy {
				sources = before.Squares()
			}
		}
	}
	return ends
}

// walk adds the squares that a leg can reach, and the squares before them.
func (r *reach) walk(leg define.Step, wrap bool, from define.Square, reached, before *define.Set) {
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
			return // once around the board
		}
	}
}
