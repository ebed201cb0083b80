package piecevalue

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"

	"fairymax/engine/testgames"
	"fairymax/internal/matrix"
)

// simulated is a player that knows what pieces are worth: the points follow from the
// values, from White's edge and from an opening that favours a side.
type simulated struct {
	values  []float64 // by feature
	slope   float64
	edge    float64
	opening float64 // standard deviation
	draws   float64 // part of the games
}

// points are White's points of a game.
func (s *simulated) points(x []float64, opening float64, random *rand.Rand) float64 {
	p := expected(s.slope*matrix.Dot(x, s.values)/100 + s.edge + opening)
	if draws := 2 * s.draws * min(p, 1-p); random.Float64() < draws {
		return 0.5
	} else if random.Float64() < (p-draws/2)/(1-draws) {
		return 1
	}
	return 0
}

// measure plays rounds as a study does.
func (s *simulated) measure(a *army, study *Study, rounds int, seed uint64) *fit {
	random := rand.New(rand.NewPCG(seed, 0))
	study.seen = map[int]observation{}
	var f *fit
	for n := 1; n <= rounds; n++ {
		first, last := study.bounds(n)
		imbalances := a.plan(f, (last-first)/2)
		for game := first; game < last; game += 2 {
			c := imbalances[game/2%len(imbalances)]
			opening := s.opening * random.NormFloat64()
			for k, sign := range [2]float64{1, -1} {
				x := make([]float64, len(c.x))
				for i := range x {
					x[i] = sign * c.x[i]
				}
				study.seen[game+k] = observation{x, s.points(x, opening, random), game / 2, c.name(), false}
			}
		}
		f = study.fit()
	}
	return f
}

// The intervals hold the values of a player that knows them in about 95 of 100
// measurements, on any scale. The seeds are fixed, so that the test has the same result
// always. FAIRYMAX_LONG=1 looks at each piece in many runs.
func TestCoverage(t *testing.T) {
	for _, scale := range []Scale{{}, {"knight", 300}} {
		testCoverage(t, scale)
	}
}

func testCoverage(t *testing.T, scale Scale) {
	runs := 8
	if os.Getenv("FAIRYMAX_LONG") != "" {
		runs = 200
	}
	a, err := newArmy(testgames.Shipped(t, "capablanca"), nil, "", scale)
	if err != nil {
		t.Fatal(err)
	}
	truth := map[string]float64{
		"pawn": 100, "knight": 300, "bishop": 325, "bishop pair": 50, "rook": 480, "queen": 950, "archbishop": 850, "chancellor": 900,
	}
	player := simulated{slope: 0.5, edge: 0.1, opening: 0.4, draws: 0.5}
	for _, f := range a.features {
		player.values = append(player.values, truth[a.label(f)])
	}
	study := &Study{army: a, first: 500}
	hits, halves := make([]int, len(a.features)), make([]float64, len(a.features))
	for run := range runs {
		f := player.measure(a, study, 3, uint64(run))
		for i, e := range a.estimates(f) {
			halves[i] += e.half / float64(runs)
			if e.known && math.Abs(e.value-player.values[i]) <= e.half+1e-9 {
				hits[i]++
			}
		}
	}
	sum := 0
	for i, f := range a.features {
		t.Logf("%-12s true value inside in %d of %d, ±%.0f", a.label(f), hits[i], runs, halves[i])
		if sum += hits[i]; runs >= 100 && 10*hits[i] < 9*runs {
			t.Errorf("%s: the interval has the value in %d of %d runs", a.label(f), hits[i], runs)
		}
	}
	if sum -= runs; 10*sum < 9*runs*(len(hits)-1) { // that of the scale is exact
		t.Errorf("the intervals have the values in %d of %d cases", sum, runs*(len(hits)-1))
	}
}
