package arena

import (
	"fmt"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// Openings have the wanted length, differ, are the same for the same seed, and are
// balanced if the judge is right.
func TestRandomOpenings(t *testing.T) {
	judged := 0
	random := RandomOpenings{Plies: 4, Seed: 7, Limit: 50, Judge: func(g *board.Game) int {
		judged++
		if len(g.Moves()) != 4 {
			t.Errorf("an opening of %d plies", len(g.Moves()))
		}
		if judged%2 == 1 {
			return -51
		}
		return 50
	}}
	first := random.Make(chess(t), 5)
	if len(first) != 5 || judged != 10 {
		t.Errorf("%d openings after %d were judged, want 5 and 10", len(first), judged)
	}
	again := random.Make(chess(t), 5)
	if fmt.Sprint(first) != fmt.Sprint(again) {
		t.Errorf("the same seed made %v, then %v", first, again)
	}
	if fmt.Sprint(first[0]) == fmt.Sprint(first[1]) {
		t.Errorf("twice %v", first[0])
	}
}

// If none is balanced, the least unbalanced one is taken.
func TestUnbalancedOpenings(t *testing.T) {
	judged := 0
	random := RandomOpenings{Plies: 2, Limit: 10, Judge: func(*board.Game) int {
		judged++
		return 1000 - judged
	}}
	if got := random.Make(chess(t), 1); len(got) != 1 || judged != attempts {
		t.Errorf("%d openings after %d were judged, want 1 and %d", len(got), judged, attempts)
	}
}

// Openings that keep the balance of the start leave a side ahead that was ahead.
func TestKeptOpenings(t *testing.T) {
	for keeps, want := range map[bool]int{false: 1, true: 2} { // how many openings are judged
		judged := 0
		random := RandomOpenings{Plies: 3, Limit: 100, Keeps: keeps, Judge: func(g *board.Game) int {
			white := 300
			if len(g.Moves()) > 0 {
				judged++
				white = [...]int{50, 250}[judged-1]
			}
			if g.Position().Turn() == define.Black {
				return -white
			}
			return white
		}}
		if got := random.Make(chess(t), 1); len(got) != 1 || judged != want {
			t.Errorf("keeps %v: %d openings after %d were judged, want 1 and %d", keeps, len(got), judged, want)
		}
	}
}
