package report

import "testing"

// A rating difference that a match cannot tell shows only the end of its interval that
// means something, and so does a difference from it.
func TestBeyond(t *testing.T) {
	figures := figures()
	skill := figures[len(figures)-3]
	with := func(value, low, high float64) *Report {
		return &Report{Skill: Skill{Levels: []Level{{Games: 80, Elo: value, Low: low, High: high}}}}
	}
	all, none, some := with(mostElo, 527.4, mostElo), with(-mostElo, -mostElo, -430), with(90, 40, 140)
	for _, c := range []struct{ got, want string }{
		{skill.text(all), "at least 527"},
		{skill.short(all), "at least 527"},
		{skill.text(none), "at most -430"},
		{skill.text(some), "90 [40, 140]"},
		{skill.differenceText(all, some), "at least +387"},
		{skill.differenceText(some, all), "at most -387"},
		{skill.differenceText(all, all), "–"},
		{skill.differenceText(all, with(400, 100, 700)), "–"},
		{skill.differenceText(some, some), "+0 [-71, +71]"},
	} {
		if c.got != c.want {
			t.Errorf("%q instead of %q", c.got, c.want)
		}
	}
}
