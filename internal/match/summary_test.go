package match

import (
	"strings"
	"testing"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// The verdict is that of the test where there is one, and of the interval where not.
func TestVerdict(t *testing.T) {
	test := &elo.SPRT{Elo0: 0, Elo1: 10, Alpha: 0.05, Beta: 0.05}
	harmless, harmful := &elo.SPRT{Elo0: -10, Elo1: 0, Alpha: 0.05, Beta: 0.05}, &elo.SPRT{Elo0: -20, Elo1: -5, Alpha: 0.05, Beta: 0.05}
	even, clear, lost := elo.Score{Wins: 10, Draws: 10, Losses: 9}, elo.Score{Wins: 3000, Draws: 3000, Losses: 2500}, elo.Score{Wins: 2500, Draws: 3000, Losses: 3000}
	clear.Pairs, lost.Pairs = elo.Pairs{500, 700, 1500, 800, 750}, elo.Pairs{750, 800, 1500, 700, 500}
	for _, row := range []struct {
		score elo.Score
		test  *elo.SPRT
		told  bool
		want  string
	}{
		{even, nil, false, "The games do not show which of the two is stronger: A has 51.7 %"},
		{clear, nil, true, "A is stronger than B: it has 52.9 %"},
		{lost, nil, true, "A is weaker than B: it has 47.1 %"},
		{even, test, false, "The games do not show which of the two is stronger: "},
		{clear, test, true, "The test has decided that A is stronger than B: it has 52.9 %"},
		{lost, test, true, "The test has decided that A does not gain 10 Elo over B: it has 47.1 %"},
		{clear, harmless, true, "The test has decided that A does not lose 10 Elo to B: it has 52.9 %"},
		{lost, harmless, true, "The test has decided that A is weaker than B: it has 47.1 %"},
		{clear, harmful, true, "The test has decided that A does not lose 20 Elo to B: it has 52.9 %"},
		{lost, harmful, true, "The test has decided that A is weaker than B: it has 47.1 %"},
		{elo.Score{}, test, false, "No game was finished"},
		{elo.Score{}, nil, false, "No game was finished"},
	} {
		s := &Summary{Names: [2]string{"A", "B"}, Score: row.score}
		if got := s.Verdict(row.test); !strings.HasPrefix(got, row.want) || s.Told(row.test) != row.told {
			t.Errorf("%+v, test %v: %q, told %v, want %q", row.score, row.test, got, s.Told(row.test), row.want)
		}
	}
}

// Games that were all lost on time tell nothing of the play, and the verdict says so.
func TestVerdictOnTime(t *testing.T) {
	for lost, want := range map[int]bool{0: false, 1: false, 2: true} {
		s := &Summary{Names: [2]string{"A", "B"}, Score: elo.Score{Wins: 1, Losses: 1}}
		s.Forfeits[0][arena.OnTime], s.Forfeits[1][arena.Crashed] = lost, 2-lost
		if got := s.Verdict(nil); strings.Contains(got, "all games were lost on time") != want {
			t.Errorf("%d games lost on time: %q", lost, got)
		}
	}
}

// Openings that are too few are counted, and others are asked for where they repeat games.
func TestMoreOpenings(t *testing.T) {
	for _, test := range []struct {
		file            string
		openings, games int
		want            string
	}{
		{"", 0, 6, "use -openings or -random for different games"},
		{"op1.txt", 1, 6, "op1.txt has only 1 opening, good for two games: add openings, or use -random instead"},
		{"op1.txt", 2, 6, "op1.txt has only 2 openings, each good for two games: add openings, or use -random instead"},
		{"op1.txt", 3, 6, "some openings of op1.txt lead to the same games: use others, or -random instead"},
	} {
		r := &Report{OpeningsFile: test.file, Openings: test.openings}
		if got := r.moreOpenings(test.games); got != test.want {
			t.Errorf("%v: %s", test, got)
		}
	}
}
