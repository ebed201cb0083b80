package report

import (
	"fmt"
	"math"
)

// difference is by how much a figure is larger in a game than in another one. Its
// interval is Newcombe's, which follows from the two intervals.
// https://pubmed.ncbi.nlm.nih.gov/9595617/
func (f *figure) difference(r, than *Report) (d Estimate, known bool) {
	a, b := f.of(r), f.of(than)
	if a.N == 0 || b.N == 0 || f.beyond(a) && f.beyond(b) {
		return d, false
	}
	value := a.Value - b.Value
	if f.beyond(a) || f.beyond(b) {
		return Estimate{value, a.Low - b.High, a.High - b.Low, min(a.N, b.N)}, true
	}
	return Estimate{
		value, value - math.Hypot(a.Value-a.Low, b.High-b.Value), value + math.Hypot(a.High-a.Value, b.Value-b.Low), min(a.N, b.N),
	}, true
}

// differenceText writes a difference with its interval, in percentage points for shares.
func (f *figure) differenceText(r, than *Report) string {
	d, known := f.difference(r, than)
	scale, digits := 1.0, 1
	switch {
	case !known:
		return "–"
	case f.beyond(f.of(r)) || f.beyond(f.of(than)):
		if d.Low <= 0 && d.High >= 0 {
			return "–"
		}
		return bound(d, func(x float64) string { return fmt.Sprintf("%+.0f", x) })
	case f.share:
		scale = 100
	case f.limit > 0:
		digits = 0
	case math.Abs(d.Value) < 1:
		digits = 2
	}
	text := fmt.Sprintf("%+.*f", digits, rounded(scale*d.Value, digits))
	if d.Low < d.High {
		text += fmt.Sprintf(" [%+.*f, %+.*f]", digits, rounded(scale*d.Low, digits), digits, rounded(scale*d.High, digits))
	}
	return text
}

// differences says in words how the games differ from the first of them, as far as the
// intervals of the differences tell.
func differences(reports []*Report) (list []string) {
	for _, r := range reports[1:] {
		than, told := reports[0], len(list)
		for _, f := range figures() {
			if text := f.told(r, than); text != "" {
				list = append(list, text)
			}
		}
		if len(list) == told {
			list = append(list, fmt.Sprintf("No figure shows a difference between %s and %s: all intervals of differences include 0.", r.Title, than.Title))
		}
	}
	return list
}

// told says in words by how much a figure differs, and what that makes of the game if
// there is a word for it; nothing if the interval of the difference reaches 0, if there are too few
// observations for one, or if there is none: a number that was counted once has no error to compare
// it with.
func (f *figure) told(r, than *Report) string {
	d, _ := f.difference(r, than)
	word := f.more
	switch {
	case d.Low <= 0 && d.High >= 0, d.N < least, f.more == "" && d.Low == d.High:
		return ""
	case d.High < 0:
		word = f.less
	}
	text := fmt.Sprintf("%s against %s: ", r.Title, than.Title)
	if word != "" {
		text = fmt.Sprintf("%s is %s than %s: ", r.Title, word, than.Title)
	}
	text += fmt.Sprintf("%s %s against %s, a difference of %s", f.name, f.text(r), f.text(than), f.differenceText(r, than))
	if f.share {
		text += " percentage points"
	}
	return text + "."
}
