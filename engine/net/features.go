package net

import (
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Features numbers what a network sees of a position. Each side has its own view of
// the board, a perspective: own pieces and enemy pieces by type and square, as if it
// were White, and mirrored if that brings its royal to the left half. Pieces in hand
// and checks given are thermometers: of n pieces in hand the features 1 to n are on.
type Features struct {
	Count int // of all features

	game    *traits.Game
	views   views
	onBoard [2][2][]uint16                // by perspective, mirrored or not, at(piece, square)
	inHand  [2][traits.Pieces]thermometer // by perspective and piece
	checks  [2][2]thermometer             // by perspective and the side that has given them
	groups  [][]group                     // by feature, see Factors
}

// group names features that have something in common: the perspective, the piece and
// what else.
type group struct {
	viewer define.Color
	piece  define.Piece
	kind   groupKind
	number int // of the rank or file
}

type groupKind byte

const (
	samePiece groupKind = iota
	sameRank
	sameFile
	inHand
	checksGiven
)

// none is the number of a square where a piece of that type never stands.
const none = 0xffff

// thermometer is a row of features, of which the first n are on.
type thermometer struct{ first, most int }

// mostInHand bounds the pieces in hand of a type that a network tells apart.
const mostInHand = 18

// NewFeatures numbers the features of a game. Games with the same [Key] have the same
// numbers.
func NewFeatures(g *traits.Game) *Features {
	f, types := &Features{game: g, views: newViews(g)}, canonicalTypes(g.Rules)
	for _, viewer := range [2]define.Color{define.White, define.Black} {
		if f.views.shared {
			f.Count, f.groups = 0, nil // both perspectives have the same numbers
		}
		f.number(viewer, types)
	}
	return f
}

// number numbers what a side sees, in an order that only the rules decide.
func (f *Features) number(viewer define.Color, types []define.PieceType) {
	for mirrored := range f.onBoard[viewer] {
		table := make([]uint16, traits.Pieces*f.game.Rules.Squares)
		for i := range table {
			table[i] = none
		}
		f.onBoard[viewer][mirrored] = table
	}
	sides := [2]define.Color{viewer, viewer.Other()}
	for _, t := range types {
		for _, side := range sides {
			f.numberSquares(viewer, define.MakePiece(side, t))
		}
	}
	for _, t := range types {
		for _, side := range sides {
			piece := define.MakePiece(side, t)
			f.inHand[viewer][piece] = f.thermometer(f.handLimit(t), group{viewer, piece, inHand, 0})
		}
	}
	for _, side := range sides {
		f.checks[viewer][side] = f.thermometer(max(0, f.game.Rules.ChecksToWin()-1), group{viewer, define.Piece(side), checksGiven, 0})
	}
}

// numberSquares numbers the squares of a piece in the order of the view. Where both
// sides share the numbers, those of White's pieces decide which squares count.
func (f *Features) numberSquares(viewer define.Color, piece define.Piece) {
	model, view := piece, viewer
	if f.views.shared && viewer == define.Black {
		model, view = define.MakePiece(piece.Color().Other(), piece.Type()), define.White
	}
	stands := field(f.game, model)
	for s := range f.game.Rules.Squares {
		seen := define.Square(s)
		if !stands.Has(f.views.seen(view, seen, false)) {
			continue
		}
		for mirrored, table := range f.onBoard[viewer] {
			table[f.at(piece, f.views.seen(viewer, seen, mirrored == 1))] = uint16(f.Count)
		}
		f.Count++
		f.groups = append(f.groups, []group{
			{viewer, piece, samePiece, 0},
			{viewer, piece, sameRank, f.game.Rules.Rank(seen)},
			{viewer, piece, sameFile, f.game.Rules.File(seen)},
		})
	}
}

// field is where a piece may ever stand: where it can come from or go to, or every
// square if it cannot move.
func field(g *traits.Game, piece define.Piece) define.Set {
	var set define.Set
	p := g.Profiles[piece]
	if p == nil || !g.Rules.Owns(piece.Color(), piece.Type()) {
		return set
	}
	for s := range g.Rules.Squares {
		for _, to := range [2]*define.Set{&p.Moves[s], &p.Captures[s]} {
			if !to.Empty() {
				set.Add(define.Square(s))
				traits.Join(&set, to)
			}
		}
	}
	if set.Empty() {
		for s := range g.Rules.Squares {
			if !g.Rules.IsHole(define.Square(s)) {
				set.Add(define.Square(s))
			}
		}
	}
	return set
}

func (f *Features) handLimit(t define.PieceType) int {
	if !f.game.Rules.HasHands() || !f.game.Rules.MayBeInHand(t) {
		return 0
	}
	return mostInHand
}

func (f *Features) thermometer(most int, of group) thermometer {
	t := thermometer{f.Count, most}
	f.Count += most
	for range most {
		f.groups = append(f.groups, []group{of})
	}
	return t
}

// Factors lists for each feature the groups that it belongs to, numbered from 0: those of
// its piece, of its piece and rank, of its piece and file. What is learnt of a group holds
// for features that few positions have.
func (f *Features) Factors() [][]uint16 {
	numbers, factors := map[group]uint16{}, make([][]uint16, f.Count)
	for i, groups := range f.groups {
		for _, name := range groups {
			if _, known := numbers[name]; !known {
				numbers[name] = uint16(len(numbers))
			}
			factors[i] = append(factors[i], numbers[name])
		}
	}
	return factors
}

func (f *Features) at(piece define.Piece, s define.Square) int {
	return int(piece)*f.game.Rules.Squares + int(s)
}
