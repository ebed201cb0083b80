package piecevalue

import (
	"math"

	"fairymax/internal/elo"
	"fairymax/internal/matrix"
)

// estimate is the value of a feature on the scale of the army.
type estimate struct {
	value, half float64 // of the 95 % interval
	known       bool    // games tell it
}

// Without figures that games hardly say anything about.
const (
	enough     = 10 // openings for each coefficient
	leastSlope = 2  // standard deviations of a coefficient from 0
	mostHalf   = 10 // of an interval, in units
)

// guessed is the guess of all values on the scale of the army.
func (a *army) guessed() []float64 {
	guess := a.guess()
	anchor := guess[a.anchor]
	for i := range guess {
		guess[i] = guess[i] * a.scale / anchor
	}
	return guess
}

// ofUnits is the worth of so many units on the scale of the army, by the guess.
func (a *army) ofUnits(n float64) float64 { return n * a.guessed()[a.unit] }

// digits is how many digits after the point the numbers of the army's scale have: a hundredth of the
// unit counts.
func (a *army) digits() int {
	switch unit := a.ofUnits(1); {
	case unit >= 50:
		return 0
	case unit >= 5:
		return 1
	}
	return 2
}

// estimates are the values of all features: quotients of coefficients by that of the
// piece that sets the scale, with intervals by the delta method.
// https://en.wikipedia.org/wiki/Delta_method
func (a *army) estimates(f *fit) []estimate {
	list := make([]estimate, len(a.features))
	u, sound := a.anchor, a.sound(f)
	independent, most := f.information.Inverse(), a.ofUnits(mostHalf)
	for i := range a.features {
		if i == u {
			list[i] = estimate{a.scale, 0, sound}
			continue
		}
		e := &list[i]
		e.value, e.half = a.quotient(f, i)
		// Where all games of a kind end alike, the sandwich has no variance at all.
		e.known = sound && a.spread(f, i, independent) < most && e.half < most
	}
	return list
}

// sound reports whether a fit tells what the others are measured by.
func (a *army) sound(f *fit) bool {
	return f.openings >= enough*len(f.coefficients) && f.tells(a.unit) && f.tells(a.anchor)
}

// quotient is a coefficient on the scale of the army, with its half-width.
func (a *army) quotient(f *fit, i int) (value, half float64) {
	return a.scale * f.coefficients[i] / f.coefficients[a.anchor], max(a.spread(f, i, f.variances[0]), a.spread(f, i, f.variances[1]))
}

// spread is the half-width of a quotient, by variances of the coefficients.
func (a *army) spread(f *fit, i int, v matrix.Matrix) float64 {
	u := a.anchor
	quotient := f.coefficients[i] / f.coefficients[u]
	variance := v[i][i] - 2*quotient*v[i][u] + quotient*quotient*v[u][u]
	return elo.Z95 * a.scale / f.coefficients[u] * math.Sqrt(max(0, variance))
}

// trust is how far a guess may be off, in hundredths of the unit: games count for more
// once their interval is smaller.
func trust(guess float64) float64 { return 50 + 0.15*math.Abs(guess) }

// blended is the best that is known of the values: the mean of guesses and games, with
// the weights that their variances give them. The values are taken together: if all seem
// too large, the unit was unlucky.
func (a *army) blended(f *fit) []float64 {
	values := a.guess()
	if f == nil || f.coefficients[a.unit] <= f.deviation(a.unit) {
		return values
	}
	slope := f.coefficients[a.unit]
	n := len(values)
	jacobian, off := matrix.New(n), make([]float64, n)
	for i := range n {
		estimate := 100 * f.coefficients[i] / slope
		off[i] = estimate - values[i]
		if i != a.unit {
			jacobian[i][i] = 100 / slope
			jacobian[i][a.unit] = -estimate / slope
		}
	}
	sum := jacobian.Product(f.information.Inverse().Leading(n)).Product(jacobian.Transposed())
	for i := range n {
		sum[i][i] += math.Pow(trust(values[i]), 2)
	}
	weights := sum.Inverse().Times(off)
	for i := range n {
		if i != a.unit {
			values[i] += math.Pow(trust(values[i]), 2) * weights[i]
		}
	}
	return values
}

// slope is the coefficient of a unit, by the games or by experience.
func (a *army) slope(f *fit) float64 {
	const usual = 0.5
	if f == nil {
		return usual
	}
	sd := f.deviation(a.unit)
	weight := sd * sd / (sd*sd + 0.04)
	return max(0.1, usual*weight+f.coefficients[a.unit]*(1-weight))
}

// tells reports whether the games tell a coefficient from 0.
func (f *fit) tells(i int) bool { return f.coefficients[i] > leastSlope*f.deviation(i) }

// deviation is the standard deviation of a coefficient.
func (f *fit) deviation(i int) float64 {
	return math.Sqrt(max(0, f.variances[0][i][i], f.variances[1][i][i]))
}
