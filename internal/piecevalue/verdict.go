package piecevalue

import "fmt"

// verdict says how well the values are known.
func (r *Result) verdict(a *army) string {
	asked, known, widest := 0, 0, Value{}
	for i, v := range r.Values {
		if i == a.anchor || !a.asked[i] {
			continue
		}
		asked++
		if v.Known {
			known++
			if v.Half >= widest.Half {
				widest = v
			}
		}
	}
	if known == 0 {
		return r.tellsNothing(a)
	}
	text := fmt.Sprintf("The games show all %d values", asked)
	switch {
	case known < asked:
		text = fmt.Sprintf("The games show %d of %d values", known, asked)
	case asked == 1:
		return fmt.Sprintf("The games show the value of the %s: it lies within %s with 95 %% probability.", widest.Name, widest.halfText())
	}
	return fmt.Sprintf("%s: each lies within its interval with 95 %% probability; the widest is that of the %s, %s.", text, widest.Name, widest.halfText())
}

// tellsNothing says why there is no value: the games are too few for any, or their results do not
// tell yet what the piece is worth that the others are measured by.
func (r *Result) tellsNothing(a *army) string {
	if r.Made.Counted < r.least {
		return fmt.Sprintf("These games do not show any value yet: at least %d are needed.", r.least)
	}
	if r.Values[a.anchor].Known {
		return fmt.Sprintf("These games do not show any value yet: all intervals are wider than ±%s. Play more games.", decimal(a.ofUnits(mostHalf), a.digits()))
	}
	return fmt.Sprintf("These games do not show any value yet: the value of the %s, by which the others are measured, is still open. Play more games.", a.label(a.features[a.anchor]))
}

// More is a round number of games with which the intervals are half as wide, or with which there
// are some.
func (r *Result) More() int { return rounded(max(r.needed(), 4*r.Made.Games)) }

// needed is how many games it takes to tell a value if as many as before do not count.
func (r *Result) needed() int {
	if r.Made.Counted == 0 {
		return r.least
	}
	return (r.least*r.Made.Games + r.Made.Counted - 1) / r.Made.Counted
}

// Suffices reports whether so many games can show a value.
func (r *Result) Suffices(games int) bool { return r.Told() || games >= r.needed() }

// rounded is the next number with at most two digits before its zeros.
func rounded(n int) int {
	unit := 1
	for n > 100*unit {
		unit *= 10
	}
	return (n + unit - 1) / unit * unit
}
