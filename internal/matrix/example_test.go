package matrix_test

import (
	"fmt"

	"fairymax/internal/matrix"
)

// Two equations are solved: 2x + y = 4 and x + 3y = 7.
func ExampleMatrix_Inverse() {
	m := matrix.Matrix{{2, 1}, {1, 3}}
	x := m.Inverse().Times([]float64{4, 7})
	fmt.Printf("%.0f %.0f\n", x[0], x[1])
	// Output:
	// 1 2
}
