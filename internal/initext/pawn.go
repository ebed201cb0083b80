package initext

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// isPawn reports whether a type moves as the kind pawn does, but for its long steps.
func isPawn(list moves.List) bool {
	pawn := moves.List{
		{{Vector: define.Vector{Up: 1}, Range: 1, Mode: define.MayMove}},
		{{Vector: define.Vector{Right: 1, Up: 1}, Range: 1, Mode: define.MayCapture}},
		{{Vector: define.Vector{Right: -1, Up: 1}, Range: 1, Mode: define.MayCapture}},
	}
	var short moves.List = slices.DeleteFunc(slices.Clone(list), isLong)
	return short.WithoutPassing().Key() == pawn.Key()
}

// isLong recognises the first steps of pawns, of two squares or three.
func isLong(legs define.Chain) bool {
	step := legs[0]
	far := step.Vector.Up
	return len(legs) == 1 && step.Unmoved && step.Vector.Right == 0 && far >= 2 && far <= 3 && step.Range == 1 && step.Mode == define.MayMove &&
		slices.Equal(step.Path, []define.Vector{{Up: 1}, {Up: 2}}[:far-1])
}

// firstMoves collects where the first moves of all types begin, and which of them can be
// answered en passant. A section has one region for pawns and the first moves of
// others, and one for steps of three squares.
type firstMoves struct {
	*writer
	double, triple [2]define.Set
	pawns, longs   bool // some pawn has been there, and had a first move
	exposed        bool // some first move can be answered en passant
	unexposed      bool // some cannot
	taking         bool // some piece captures en passant
}

// take writes the first moves of a type as those of unmoved pieces, without squares, and
// notes where they begin.
func (f *firstMoves) take(t define.PieceType, list moves.List) moves.List {
	for c := range 2 {
		if f.def.Types[t-1].Owners[c] {
			f.look(define.Color(c), t, isPawn(asFirst(list)))
		}
	}
	return asFirst(list)
}

// asFirst returns moves without squares, those tied to a region as those of unmoved pieces.
func asFirst(list moves.List) moves.List {
	return list.Each(func(first *define.Step, _ define.Chain) {
		first.Unmoved = isFirst(*first)
		first.From, first.To = nil, nil
	})
}

// isFirst reports whether a step is one that sections tie to a region.
func isFirst(step define.Step) bool {
	return step.Unmoved || step.From != nil || step.EnPassant == define.EnPassantExposes
}

// look notes the first moves of a side's pieces of a type.
func (f *firstMoves) look(c define.Color, t define.PieceType, pawn bool) {
	for _, legs := range define.Chains(f.def.Types[t-1].Steps[c]) {
		step := legs.AsSeenBy(c)[0]
		f.taking = f.taking || step.EnPassant == define.EnPassantCaptures
		if !isFirst(step) {
			continue
		}
		from := f.begin(c, t, legs)
		region := &f.double[c]
		if pawn && step.Vector.Up == 3 {
			region = &f.triple[c]
		}
		if !region.Empty() && *region != from {
			f.lack("first moves of several pieces from different squares")
		}
		*region = from
		f.longs = f.longs || pawn && region == &f.double[c]
		if step.EnPassant == define.EnPassantExposes {
			f.exposed = true
			f.expose(c, legs[0], from)
		} else if len(step.Path) > 0 || step.Range != 1 {
			f.unexposed = true
		}
	}
	f.pawns = f.pawns || pawn
}

// expose notes the squares on which a first move of a side can be answered en passant.
func (f *firstMoves) expose(c define.Color, step define.Step, from define.Set) {
	for _, at := range from.Squares() {
		for n := 1; ; n++ {
			for _, v := range step.Path {
				if s, ok := f.rules.Offset(at, v, false); ok {
					f.passed[c.Other()].Add(s)
				}
			}
			next, ok := f.rules.Offset(at, step.Vector, false)
			if !ok || n == step.Range {
				break
			}
			f.passed[c.Other()].Add(next)
			at = next
		}
	}
}

// begin returns where a first move begins. Pieces that have moved do not come back there: they
// only go forward, from one rank.
func (f *firstMoves) begin(c define.Color, t define.PieceType, legs define.Chain) define.Set {
	switch step := legs[0]; {
	case step.From != nil:
		return *step.From
	case !step.Unmoved:
		return f.everywhere()
	}
	standing := f.standing(c, t)
	rank := 0
	for i, s := range standing.Squares() {
		own := f.rules.Rank(s) + 1
		if c == define.Black {
			own = f.def.Ranks - f.rules.Rank(s)
		}
		if i > 0 && own != rank {
			f.lack("first moves of %s, which does not begin on one rank", f.name(t))
		}
		rank = own
	}
	if !f.movesOf(t).ForwardOnly() {
		f.lack("first moves of %s, which can come back", f.name(t))
	}
	return f.ranks(rank, rank)[c]
}

// write writes the regions. Where a pawn has no first move, its regions are empty.
func (f *firstMoves) write() {
	f.flag("doubleStep", !f.double[0].Empty() || !f.double[1].Empty())
	if !f.double[0].Empty() || !f.double[1].Empty() {
		f.regions("doubleStepRegion", f.double)
	}
	if !f.triple[0].Empty() || !f.triple[1].Empty() {
		f.regions("tripleStepRegion", f.triple)
	}
	if f.pawns && !f.longs && !f.double[0].Empty() {
		f.lack("that pawns have no double step")
	}
	switch {
	case f.exposed && f.unexposed && f.taking:
		f.lack("first moves of which only some can be answered en passant")
	case (f.exposed || f.unexposed) && !(f.exposed && f.taking):
		f.set("enPassantRegion", "-")
	}
}
