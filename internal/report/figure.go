package report

// figure is a number of a report that is compared with those of other games.
type figure struct {
	name  string
	share bool // it is written in percent
	of    func(*Report) Estimate
	more  string // a game in which it is larger than in another one is …
	less  string // and else …
}

// figures are the rows of the table.
func figures() []figure {
	return []figure{
		{"White's points", true, func(r *Report) Estimate { return r.White }, "better for White", "worse for White"},
		{"Draws", true, func(r *Report) Estimate { return r.Draws }, "more drawish", "less drawish"},
		{"Length, plies", false, func(r *Report) Estimate { return r.Length.Mean }, "longer", "shorter"},
		{"Legal moves", false, func(r *Report) Estimate { return r.Choice }, "richer in moves", "poorer in moves"},
		{"Changes of the lead", false, func(r *Report) Estimate { return r.Drama.LeadChanges }, "more turbulent", "calmer"},
		{"Comebacks", true, func(r *Report) Estimate { return r.Drama.Comebacks }, "", ""},
		{"Decided after", true, func(r *Report) Estimate { return r.Drama.Clear }, "undecided for longer", "decided earlier"},
		{"Draws with a fight", true, func(r *Report) Estimate { return r.Drama.Fights }, "", ""},
		{"Playable first moves", false, func(r *Report) Estimate { return r.Opening.choice() }, "", ""},
		{"Elo for 4 times the nodes, few", false, func(r *Report) Estimate { return r.level(0) }, "more a game of looking ahead", "less a game of looking ahead"},
		{"Elo for 4 times the nodes, more", false, func(r *Report) Estimate { return r.level(1) }, "", ""},
		{"A deeper look changes the move", true, func(r *Report) Estimate { return r.Skill.Changed }, "", ""},
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
	return Estimate{l.Elo, l.Low, l.High, l.Games}
}

// text writes a figure with its interval.
func (f *figure) text(r *Report) string {
	e := f.of(r)
	switch {
	case e.N == 0:
		return "–"
	case e.Low == e.High:
		return plain(e.Value)
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
		return "–"
	case f.share:
		return percent(e.Value)
	}
	return plain(e.Value)
}
