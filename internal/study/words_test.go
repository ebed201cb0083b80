package study

import "testing"

func TestNumbersOfGames(t *testing.T) {
	for games, want := range map[int][3]string{
		0:  {"0 games", "0 games are few", "0 games are too few"},
		1:  {"1 game", "1 game is not many", "1 game is too few"},
		20: {"20 games", "20 games are few", "20 games are too few"},
	} {
		if got := [3]string{Games(games), Few(games), TooFew(games)}; got != want {
			t.Errorf("%q", got)
		}
	}
}
