package report

import "slices"

// Spread says how numbers are distributed.
type Spread struct {
	Mean     Estimate `json:"mean"`
	Least    int      `json:"least"`
	Quarter  int      `json:"quarter"` // a quarter of all is not above it
	Median   int      `json:"median"`
	Quarter3 int      `json:"threeQuarters"`
	Most     int      `json:"most"`
	Width    int      `json:"width"` // of a bin
	Bins     []int    `json:"bins"`  // numbers from 0 on, in bins
}

const mostBins = 40

// spread counts numbers from 0 on.
func spread(numbers []int) Spread {
	if len(numbers) == 0 {
		return Spread{Width: 1}
	}
	sorted := slices.Sorted(slices.Values(numbers))
	var s sample
	for _, n := range sorted {
		s.add(float64(n))
	}
	at := func(part, parts int) int { return sorted[(len(sorted)-1)*part/parts] }
	d := Spread{Mean: s.mean(), Least: at(0, 1), Quarter: at(1, 4), Median: at(1, 2), Quarter3: at(3, 4), Most: at(1, 1)}
	d.Width = binWidth(d.Most)
	d.Bins = make([]int, d.Most/d.Width+1)
	for _, n := range sorted {
		d.Bins[n/d.Width]++
	}
	return d
}

// binWidth is the least round width with which no more than mostBins bins reach a number.
func binWidth(most int) int {
	for scale := 1; ; scale *= 10 {
		for _, step := range []int{1, 2, 5} {
			if most/(step*scale) < mostBins {
				return step * scale
			}
		}
	}
}
