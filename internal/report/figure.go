package report

import (
	"fmt"
	"math"
)

// figure is a number of a report that is compared with those of other games.
type figure struct {
	name  string
	share bool    // it is written in percent
	limit float64 // of a rating difference: what this size or more cannot be told; 0 of other numbers
	of    func(*Report) Estimate
	more  string // a game in which it is larger than in another one is …
	less  string // and else …
}

// figures are the rows of the table.
func figures() []figure {
	return []figure{
		{"White's points", true, 0, func(r *Report) Estimate { return r.White }, "better for White", "worse for White"},
		{"Draws", true, 0, func(r *Report) Estimate { return r.Draws }, "more drawish", "less drawish"},
		{"Length, plies", false, 0, func(r *Report) Estimate { return r.Length.Mean }, "longer", "shorter"},
		{"Legal moves", false, 0, func(r *Report) Estimate { return r.Choice }, "richer in moves", "poorer in moves"},
		{"Changes of the lead", false, 0, func(r *Report) Estimate { return r.Drama.LeadChanges }, "more turbulent", "calmer"},
		{"Comebacks", true, 0, func(r *Report) Estimate { return r.Drama.Comebacks }, "", ""},
		{"Decided after", true, 0, func(r *Report) Estimate { return r.Drama.Clear }, "undecided for longer", "decided earlier"},
		{"Draws with a fight", true, 0, func(r *Report) Estimate { return r.Drama.Fights }, "", ""},
		{"Playable first moves", false, 0, func(r *Report) Estimate { return r.Opening.choice() }, "", ""},
		{"Elo for 4 times the nodes, few", false, mostElo, func(r *Report) Estimate { return r.level(0) }, "more a game of looking ahead", "less a game of looking ahead"},
		{"Elo for 4 times the nodes, more", false, mostElo, func(r *Report) Estimate { return r.level(1) }, "", ""},
		{"A deeper look changes the move", true, 0, func(r *Report) Estimate { return r.Skill.Changed }, "", ""},
	}
}

// choice is the number of playable first moves, without an interval.
func (o *Opening) choice() Estimate {
	if len(o.Moves) == 0 {
		return Estimate{}
	}
	n := float64(o.Playable)
	return Estimate{n, n, n, len(o.Moves)}
}

// level is the gain of a level of skill.
func (r *Report) level(i int) Estimate {
	if i >= len(r.Skill.Levels) {
		return Estimate{}
	}
	l := r.Skill.Levels[i]
	if r.isOneSided() && l.Score == 0.5 {
		return Estimate{}
	}
	return Estimate{l.Elo, l.Low, l.High, l.Games}
}

// isOneSided reports whether one side won all games, so that no player can be the stronger one.
func (r *Report) isOneSided() bool {
	return r.White.N > 0 && (r.White.Value == 0 || r.White.Value == 1)
}

// missing stands for a figure without observations.
func (f *figure) missing(r *Report) string {
	if f.limit > 0 && r.isOneSided() && len(r.Skill.Levels) > 0 {
		return "not measurable: one side wins every game"
	}
	return "–"
}

// beyond reports whether an estimate is too large to be told, in either direction. Only
// one end of its interval says something then.
func (f *figure) beyond(e Estimate) bool { return f.limit > 0 && math.Abs(e.Value) >= f.limit }

// text writes a figure with its interval.
func (f *figure) text(r *Report) string {
	e := f.of(r)
	switch {
	case e.N == 0:
		return f.missing(r)
	case f.beyond(e):
		return bound(e, plain)
	case e.Low == e.High:
		return plain(e.Value)
	case f.limit > 0:
		return fmt.Sprintf("%.0f [%.0f, %.0f]", rounded(e.Value, 0), rounded(e.Low, 0), rounded(e.High, 0))
	case f.share:
		return percentText(e)
	}
	return numberText(e)
}

// short writes a figure without its interval.
func (f *figure) short(r *Report) string {
	e := f.of(r)
	switch {
	case e.N == 0:
		return f.missing(r)
	case f.beyond(e):
		return bound(e, plain)
	case f.share:
		return percent(e.Value)
	}
	return plain(e.Value)
}

// bound writes the end of the interval of an estimate that is beyond what can be told.
func bound(e Estimate, write func(float64) string) string {
	if e.Value > 0 {
		return "at least " + write(e.Low)
	}
	return "at most " + write(e.High)
}
