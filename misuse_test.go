package fairymax_test

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"fairymax"
)

// TestMisuse holds that what can be given wrongly is refused by name: no index or pointer fails deep inside.
func TestMisuse(t *testing.T) {
	chess, chess960 := load("normal"), load("fischerandom")
	search := func(l fairymax.Limits) func() error {
		return func() error {
			_, err := small(chess.Start()).Search(context.Background(), chess.Start(), l, nil)
			return err
		}
	}
	shuffle := func(below func(int) int) func() error {
		return func() error { return fmt.Errorf("%v", chess960.Shuffle(below)) }
	}
	perft := func(plies int) func() error {
		return func() error { return fmt.Errorf("%d", chess.Start().Perft(plies)) }
	}
	for _, test := range []struct {
		want string
		do   func() error
	}{
		{"a limit is negative: Depth -1, Time 0s, Lines 0", search(fairymax.Limits{Depth: -1})},
		{"a limit is negative: Depth 2, Time -1s, Lines 0", search(fairymax.Limits{Depth: 2, Time: -time.Second})},
		{"a limit is negative: Depth 1, Time 0s, Lines -2", search(fairymax.Limits{Depth: 1, Lines: -2})},
		{"the folder to load from is nil", func() error { _, err := fairymax.LoadFrom(nil, "normal"); return err }},
		{"tag Variant: there is no game for it", func() error {
			for _, err := range fairymax.ReadPGN(strings.NewReader("1. e4 *"), func(string) (*fairymax.Game, error) { return nil, nil }) {
				return err
			}
			return nil
		}},
		{"fairymax: Shuffle needs a function", shuffle(nil)},
		{"fairymax: the function for Shuffle returned 8, not 0 to 7", shuffle(func(n int) int { return n })},
		{"fairymax: the function for Shuffle returned -1, not 0 to 7", shuffle(func(int) int { return -1 })},
		{"fairymax: Perft of 1000000000 plies, not of 0 to 100", perft(1_000_000_000)},
		{"fairymax: Perft of -1 plies, not of 0 to 100", perft(-1)},
		{"fairymax: none is not a move of this game", func() error { chess.Start().Play(fairymax.Move{}); return nil }},
		{"fairymax: none is not a move of this game", func() error { return fmt.Errorf("%s", chess.Start().Write(fairymax.Move{}, fairymax.SAN)) }},
	} {
		if said := refusalOf(test.do); said != test.want {
			t.Errorf("said is %q, want %q", said, test.want)
		}
	}
	if chess.IsSame(nil) {
		t.Error("a game is the same as none")
	}
}

// refusalOf is the error or panic of what is done.
func refusalOf(do func() error) (said string) {
	defer func() {
		if reason := recover(); reason != nil {
			said = fmt.Sprint(reason)
		}
	}()
	return fmt.Sprint(do())
}

// TestLoadedTwice holds that a game that was loaded another time is the same one, and another game is not.
func TestLoadedTwice(t *testing.T) {
	first, again := load("capablanca"), load("capablanca")
	b := again.Start()
	m, err := first.Start().Read("Nc3")
	if err != nil {
		t.Fatal(err)
	}
	only := fairymax.Limits{Depth: 1, Moves: []fairymax.Move{m}}
	best, err := fairymax.NewEngine(first, fairymax.Options{HashMB: 1}).Search(context.Background(), b, only, nil)
	if err != nil || best.Moves[0].String() != "b1c3" {
		t.Fatalf("%v, %v", best.Moves, err)
	}
	if own, err := b.Read("Nc3"); err != nil || own != m {
		t.Errorf("the moves %v of one and %v of the other are not equal", m, own)
	}
	if got := b.Write(m, fairymax.SAN); got != "Nc3" {
		t.Errorf("the move of one is written %s by the other", got)
	}
	b.Play(m)
	if got := b.Moves(); len(got) != 1 || got[0] != best.Moves[0] {
		t.Errorf("played is %v, found %v", got, best.Moves)
	}
	other := load("gothic").Start()
	if said := refusalOf(func() error { other.Play(m); return nil }); said != "fairymax: b1c3 is not a move of this game" {
		t.Error(said)
	}
}
