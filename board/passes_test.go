package board_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// Turns are passed in random games of a variant if, and only if, its rules say that they can be.
func TestPassesInPlay(t *testing.T) {
	plies := 200 // without a pass
	if testgames.Long() {
		plies = 20_000
	}
	for _, name := range testgames.SomeNames(1) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			r := testgames.Shipped(t, name)
			if seen := passesWithin(r, plies); seen != r.CanEverPass() {
				t.Errorf("the turn is passed in play: %v, by the rules: %v", seen, r.CanEverPass())
			}
		})
	}
}

// passesWithin reports whether random games of so many plies have a position where the turn may
// be passed.
func passesWithin(r *board.Rules, plies int) bool {
	random := rand.New(rand.NewPCG(5, 6))
	var list board.MoveList
	for plies > 0 {
		for g := board.NewGame(r.Shuffled(random.IntN)); plies > 0; plies-- {
			g.Position().Legal(&list)
			if slices.ContainsFunc(list.Moves(), board.Move.IsPass) {
				return true
			}
			if list.Len() == 0 || g.Result().Over {
				plies-- // games that end at once end, too
				break
			}
			g.Play(list.Moves()[random.IntN(list.Len())])
		}
	}
	return false
}
