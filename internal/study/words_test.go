package study

import "testing"

func TestNumbersOfGames(t *testing.T) {
	for games, want := range map[int][2]string{0: {"0 games", "0 games are few"}, 1: {"1 game", "1 game is little"}, 20: {"20 games", "20 games are few"}} {
		if got := [2]string{Games(games), Few(games)}; got != want {
			t.Errorf("%q", got)
		}
	}
}
