package main

import (
	"maps"
	"slices"

	"fairymax/board"
)

// gameGroup is a part of the catalogue with something in common. A game belongs to
// the first group that fits.
type gameGroup struct {
	title string
	has   func(*board.Rules) bool
}

func groups() []gameGroup {
	return []gameGroup{
		{"Pieces are dropped or gated from a hand", func(r *board.Rules) bool {
			return r.Def.Hand.Use&(board.HandDrop|board.HandGate|board.HandPlace) != 0
		}},
		{"Two different armies", differentArmies},
		{"Other ways to win or lose", otherEndings},
		{"Shuffled start", func(r *board.Rules) bool { return r.Def.Shuffle != board.NoShuffle }},
		{"Small boards", func(r *board.Rules) bool { return squaresOf(r) < squaresOfChess }},
		{"No castling and no en passant, as in old and Asian games", func(r *board.Rules) bool {
			return len(r.Def.Castlings) == 0 && !hasEnPassant(r)
		}},
		{"Boards of 64 squares", func(r *board.Rules) bool { return squaresOf(r) == squaresOfChess }},
		{"Larger boards", func(*board.Rules) bool { return true }},
	}
}

const squaresOfChess = 64

// groupOf returns the index of a game's group.
func groupOf(r *board.Rules) int {
	return slices.IndexFunc(groups(), func(group gameGroup) bool { return group.has(r) })
}

func squaresOf(r *board.Rules) int { return r.Squares - r.Def.Holes.Len() }

// differentArmies reports whether the sides begin with different pieces.
func differentArmies(r *board.Rules) bool {
	var armies [2]map[board.PieceType]int
	start := r.Start()
	for c := range armies {
		armies[c] = map[board.PieceType]int{}
		pieces := start.Pieces(board.Color(c))
		for _, at := range pieces.Squares() {
			armies[c][start.At(at).Type()]++
		}
	}
	return !maps.Equal(armies[board.White], armies[board.Black])
}

// otherEndings reports whether a game can end otherwise than by the mate of a single
// royal piece.
func otherEndings(r *board.Rules) bool {
	d, e := r.Def, &r.Def.Endings
	return d.Royal.Types == 0 || d.Royal.Check != board.CheckAny || d.MustCapture ||
		e.Checks > 0 || len(e.Goals) > 0 || e.Extinct.Types != 0
}

func hasEnPassant(r *board.Rules) bool {
	passing := func(step board.Step) bool { return step.EnPassant != board.EnPassantNone }
	return slices.ContainsFunc(r.Def.Types, func(t board.TypeDef) bool {
		return slices.ContainsFunc(t.Steps[board.White], passing) || slices.ContainsFunc(t.Steps[board.Black], passing)
	})
}
