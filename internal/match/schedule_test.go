package match

import (
	"errors"
	"testing"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Results are by colour, the score and the forfeits by program.
func TestSummaryCountsByProgram(t *testing.T) {
	s := Summarize([]Record{
		{Number: 1, Result: "1-0"},
		{Number: 4, Result: "0-1"},
		{Number: 2, Result: "1/2-1/2"},
		{Number: 6, Result: "1-0", Forfeit: arena.OnTime},
	})
	if want := (elo.Score{Wins: 2, Draws: 1, Losses: 1, Pairs: elo.Pairs{3: 1}}); s.Score != want {
		t.Errorf("score %v, want %v", s.Score, want)
	}
	if s.Forfeited(0, arena.OnTime) != 1 || s.Anomalies() != 1 {
		t.Errorf("forfeits %v, want the first program's on time", s.Forfeits)
	}
}

// A program that does not start loses with either colour.
func TestNotStarted(t *testing.T) {
	rules, failed := chess(t), errors.New("no such file")
	for _, test := range []struct {
		program, white int
		want           string
	}{{0, 0, "0-1"}, {0, 1, "1-0"}, {1, 0, "1-0"}, {1, 1, "0-1"}} {
		out := notStarted(rules, &startError{test.program, failed}, test.white)
		if out.Result != test.want || out.Forfeit != arena.Crashed {
			t.Errorf("program %d failed, %d has White: %s (%v), want %s", test.program, test.white, out.Result, out.Forfeit, test.want)
		}
	}
}
