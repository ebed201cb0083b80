package main

import (
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
		{"Pieces that enter from a hand", (*board.Rules).EntersFromHand},
		{"Two different armies", (*board.Rules).DifferentArmies},
		{"Other ways to win or lose", (*board.Rules).HasOtherAims},
		{"Shuffled start position", (*board.Rules).IsShuffled},
		{"Small boards", func(r *board.Rules) bool { return squaresOf(r) < squaresOfChess }},
		{"No castling and no en passant, as in old and Asian games", func(r *board.Rules) bool {
			return !r.HasCastling() && !r.HasEnPassant()
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

func squaresOf(r *board.Rules) int { return r.Playable() }
