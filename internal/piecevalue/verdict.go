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
	text := fmt.Sprintf("The games tell all of the %d values", asked)
	switch {
	case known < asked:
		text = fmt.Sprintf("The games tell %d of %d values", known, asked)
	case asked == 1:
		return fmt.Sprintf("The games tell the value of the %s: it lies within ±%.0f with a probability of 95 %%.", widest.Name, widest.Half)
	}
	return fmt.Sprintf("%s: each lies within its interval with a probability of 95 %%, the %s within ±%.0f, the others within less.", text, widest.Name, widest.Half)
}

// tellsNothing says why there is no value: the games are too few for any, or their results do not
// tell yet what the piece is worth that the others are measured by.
func (r *Result) tellsNothing(a *army) string {
	if r.Made.Counted < r.least {
		return fmt.Sprintf("These games tell no value yet: that takes at least %d.", r.least)
	}
	return fmt.Sprintf("These games tell no value yet: their results leave open what the %s is worth, by which the others are measured, and only more games tell it.", a.label(a.features[a.anchor]))
}

// More is a round number of games with which the intervals are half as wide, or with which there
// are some.
func (r *Result) More() int { return rounded(max(r.least, 4*r.Made.Games)) }

// rounded is the next number with at most two digits before its zeros.
func rounded(n int) int {
	unit := 1
	for n > 100*unit {
		unit *= 10
	}
	return (n + unit - 1) / unit * unit
}
