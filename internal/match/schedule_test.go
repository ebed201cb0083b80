package match

import (
	"errors"
	"testing"

	"fairymax/board"
)

// Games in pairs share an opening; the second pair has the next one.
func TestOpeningsGoRound(t *testing.T) {
	c := Config{Openings: [][]board.Move{{1}, {2}}}
	for i, want := range []board.Move{1, 1, 2, 2, 1} {
		if got := opening(c, i+1); len(got) != 1 || got[0] != want {
			t.Errorf("game %d begins with %v, want %v", i+1, got, want)
		}
	}
	if got := opening(Config{}, 1); got != nil {
		t.Errorf("%v without openings", got)
	}
}

// Where the start is drawn by lot, games in pairs share it, and every match has
// the same ones.
func TestStartsByLot(t *testing.T) {
	c := Config{Rules: rules(t, "fischerandom")}
	var fens []string
	for number := 1; number <= 4; number++ {
		fens = append(fens, start(c, number).FEN())
	}
	if fens[0] != fens[1] || fens[2] != fens[3] || fens[0] == fens[2] || start(c, 1).FEN() != fens[0] {
		t.Errorf("%q", fens)
	}
	c.Openings = [][]board.Move{{1}}
	if got := start(c, 1); got != nil {
		t.Errorf("%s although there are openings", got.FEN())
	}
	if got := start(Config{Rules: chess(t)}, 1); got != nil {
		t.Errorf("%s in chess", got.FEN())
	}
}

// Results are by colour, the score and the forfeits by program.
func TestSummaryCountsByProgram(t *testing.T) {
	s := Summarize([]Record{
		{Number: 1, Result: "1-0"},
		{Number: 4, Result: "0-1"},
		{Number: 2, Result: "1/2-1/2"},
		{Number: 6, Result: "1-0", Forfeit: OnTime},
	})
	if want := (Score{Wins: 2, Draws: 1, Losses: 1, Pairs: Pairs{3: 1}}); s.Score != want {
		t.Errorf("score %v, want %v", s.Score, want)
	}
	if s.Forfeited(0, OnTime) != 1 || s.Anomalies() != 1 {
		t.Errorf("forfeits %v, want the first program's on time", s.Forfeits)
	}
}

// A program that does not start loses, whichever colour it has.
func TestAbsent(t *testing.T) {
	rules, failed := chess(t), errors.New("no such file")
	for _, test := range []struct {
		absent, white int
		want          string
	}{{0, 0, "0-1"}, {0, 1, "1-0"}, {1, 0, "1-0"}, {1, 1, "0-1"}} {
		out := absent(rules, &absentee{test.absent, failed}, test.white)
		if out.Result != test.want || out.Forfeit != Crashed {
			t.Errorf("program %d absent, %d has White: %s (%v), want %s", test.absent, test.white, out.Result, out.Forfeit, test.want)
		}
	}
}
