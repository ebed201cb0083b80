package piecevalue

import (
	"math"
	"strconv"

	"fairymax/internal/matrix"
)

// observation is a game.
type observation struct {
	x         []float64 // what White has more of, by feature
	points    float64   // of White: 0, 0.5 or 1
	opening   int       // games from the same opening are not independent
	imbalance string    // nor are those with the same imbalance, where its value is no sum
	void      bool      // it could not begin like its imbalance, and tells nothing
}

// fit is a logistic regression of the points: White's expected points are
// 1/(1+e^−z), where z is the sum of the coefficients times what White has more of, with
// one more coefficient for White's edge, which is the last.
// https://en.wikipedia.org/wiki/Logistic_regression
type fit struct {
	coefficients []float64
	variances    [2]matrix.Matrix // of the coefficients, for games in clusters: openings and imbalances
	information  matrix.Matrix    // what the games say if they are independent
	games        int
	openings     int
}

// Of the regression.
const (
	tiny     = 1e-6 // so that coefficients about which no game says anything are 0
	mostStep = 2    // of a coefficient in one step of Newton's method
	steps    = 60
	settled  = 1e-10
)

// row is what an observation multiplies the coefficients with.
func (o *observation) row() []float64 { return append(append([]float64(nil), o.x...), 1) }

func expected(z float64) float64 { return 1 / (1 + math.Exp(-z)) }

// fitted fits the coefficients of so many features, by Newton's method. The variance is
// the sandwich estimator with a cluster for each opening, which needs neither games that
// are independent nor a right share of draws; and another one with a cluster for each
// imbalance, which counts how badly the values of pieces add up.
// https://en.wikipedia.org/wiki/Clustered_standard_errors
func fitted(observations []observation, features int) *fit {
	n := features + 1
	f := &fit{coefficients: make([]float64, n), games: len(observations)}
	rows := make([][]float64, len(observations))
	for i := range observations {
		rows[i] = observations[i].row()
	}
	for range steps {
		gradient := make([]float64, n)
		f.information = matrix.New(n)
		for i := range n {
			f.information[i][i] = tiny
			gradient[i] = -tiny * f.coefficients[i]
		}
		for i, x := range rows {
			p := expected(matrix.Dot(x, f.coefficients))
			f.information.AddOuter(x, p*(1-p))
			for j := range x {
				gradient[j] += (observations[i].points - p) * x[j]
			}
		}
		if f.step(f.information.Inverse().Times(gradient)) < settled {
			break
		}
	}
	f.variances[0], f.openings = sandwich(f, rows, observations, func(o *observation) string { return strconv.Itoa(o.opening) })
	f.variances[1], _ = sandwich(f, rows, observations, func(o *observation) string { return o.imbalance })
	return f
}

// step moves the coefficients and returns how far.
func (f *fit) step(by []float64) float64 {
	most := 0.0
	for _, x := range by {
		most = max(most, math.Abs(x))
	}
	scale := min(1, mostStep/max(most, 1e-300))
	for i := range by {
		f.coefficients[i] += scale * by[i]
	}
	return most
}

// sandwich computes a variance, and how many clusters there are.
func sandwich(f *fit, rows [][]float64, observations []observation, cluster func(*observation) string) (variance matrix.Matrix, clusters int) {
	n := len(f.coefficients)
	scores := map[string][]float64{}
	var order []string // sums must not depend on the order of a map
	for i, x := range rows {
		name := cluster(&observations[i])
		if scores[name] == nil {
			scores[name] = make([]float64, n)
			order = append(order, name)
		}
		wrong := observations[i].points - expected(matrix.Dot(x, f.coefficients))
		for j := range x {
			scores[name][j] += wrong * x[j]
		}
	}
	middle := matrix.New(n)
	for _, name := range order {
		middle.AddOuter(scores[name], 1)
	}
	inverse := f.information.Inverse()
	variance, clusters = inverse.Product(middle).Product(inverse), len(order)
	if clusters > n { // few clusters seem to vary less than they do
		for _, row := range variance {
			for j := range row {
				row[j] *= float64(clusters) / float64(clusters-n)
			}
		}
	}
	return variance, clusters
}
