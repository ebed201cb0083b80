package net

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// views say how each side sees the board.
type views struct {
	rules   *board.Rules
	flip    define.Symmetry // between Black's view and White's
	shared  bool            // Black's pieces do on the flipped board what White's do, so that both views mean the same
	mirrors bool            // the rules are symmetric left to right with one royal a side, so that a view may be mirrored
}

// newViews finds the symmetries of a game. They are those of what its pieces can do on
// each square, however the definition says it.
func newViews(g *traits.Game) views {
	v := views{rules: g.Rules}
	for _, flip := range [...]define.Symmetry{define.MirrorRanks, define.HalfTurn, define.MirrorFiles} {
		if symmetric(g, flip, true) {
			v.flip, v.shared = flip, true
			break
		}
	}
	v.mirrors = !g.Rules.HasSeveralRoyals() && symmetric(g, define.MirrorFiles, false)
	return v
}

// seen is the square that a side sees at s, and the other way round: the symmetries are
// their own inverses.
func (v *views) seen(viewer define.Color, s define.Square, mirrored bool) define.Square {
	if viewer == define.Black {
		s = image(v.rules, v.flip, s)
	}
	if mirrored {
		s = image(v.rules, define.MirrorFiles, s)
	}
	return s
}

// image is where a reflection or half turn of the board takes a square.
func image(r *board.Rules, flip define.Symmetry, s define.Square) define.Square {
	file, rank := r.File(s), r.Rank(s)
	if flip&define.MirrorFiles != 0 {
		file = r.Files - 1 - file
	}
	if flip&define.MirrorRanks != 0 {
		rank = r.Ranks - 1 - rank
	}
	return r.Square(file, rank)
}

// symmetric reports whether a reflection or half turn of the board changes nothing that
// pieces can do, if it also exchanges the colours or not.
func symmetric(g *traits.Game, flip define.Symmetry, exchange bool) bool {
	for s := range g.Rules.Squares {
		if g.Rules.IsHole(define.Square(s)) != g.Rules.IsHole(image(g.Rules, flip, define.Square(s))) {
			return false
		}
	}
	for t := define.PieceType(1); int(t) <= g.Rules.Types(); t++ {
		for _, side := range [2]define.Color{define.White, define.Black} {
			other := side
			if exchange {
				other = side.Other()
			}
			if !g.Rules.Owns(side, t) || !g.Rules.Owns(other, t) {
				continue // no view has to mean the same as another
			}
			a, b := g.Profiles[define.MakePiece(side, t)], g.Profiles[define.MakePiece(other, t)]
			if !alike(g, flip, a, b) {
				return false
			}
		}
	}
	return true
}

// alike reports whether one piece moves, captures, promotes and wins on the flipped
// board as another does on the board.
func alike(g *traits.Game, flip define.Symmetry, a, b *traits.Profile) bool {
	for s := range g.Rules.Squares {
		at := image(g.Rules, flip, define.Square(s))
		if !sameSet(g.Rules, flip, &a.Moves[s], &b.Moves[at]) || !sameSet(g.Rules, flip, &a.Captures[s], &b.Captures[at]) {
			return false
		}
		if (a.Steps[s] == 0) != (b.Steps[at] == 0) {
			return false
		}
	}
	return sameGoals(g, flip, a.Piece(), b.Piece())
}

func sameSet(r *board.Rules, flip define.Symmetry, a, b *define.Set) bool {
	if a.Len() != b.Len() {
		return false
	}
	for s := range traits.Each(a) {
		if !b.Has(image(r, flip, s)) {
			return false
		}
	}
	return true
}

// sameGoals reports whether two pieces win by reaching the same squares of the flipped board.
func sameGoals(g *traits.Game, flip define.Symmetry, a, b define.Piece) bool {
	one, other := goals(g, a), goals(g, b)
	return sameSet(g.Rules, flip, &one, &other)
}

func goals(g *traits.Game, piece define.Piece) define.Set {
	var set define.Set
	for _, goal := range g.Goals[piece.Color()] {
		if goal.Piece != piece {
			continue
		}
		for s, steps := range goal.Steps {
			if steps == 0 {
				set.Add(define.Square(s))
			}
		}
	}
	return set
}
