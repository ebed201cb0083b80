package report

import (
	"fmt"
	"math"

	"fairymax/variants/spelling"
)

// percent writes a share, near none and all with a decimal.
func percent(x float64) string {
	if x > 0 && x < 0.1 || x > 0.9 && x < 1 {
		return spelling.Percent(x)
	}
	return fmt.Sprintf("%.0f %%", 100*x)
}

// percentText writes a share with its interval.
func percentText(e Estimate) string {
	return fmt.Sprintf("%s [%.1f, %.1f]", spelling.Percent(e.Value), 100*e.Low, 100*e.High)
}

// numberText writes a number with its interval.
func numberText(e Estimate) string {
	digits := 1
	if math.Abs(e.Value) < 1 {
		digits = 2
	}
	return fmt.Sprintf("%.*f [%.*f, %.*f]", digits, rounded(e.Value, digits), digits, rounded(e.Low, digits), digits, rounded(e.High, digits))
}

// rounded is a number with so many digits, without the sign of a zero.
func rounded(x float64, digits int) float64 {
	scale := math.Pow10(digits)
	return math.Round(x*scale)/scale + 0
}

// plain writes a number.
func plain(x float64) string {
	if math.Abs(x) < 10 && x != math.Trunc(x) {
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.0f", x)
}
