package portable_test

import (
	"fmt"

	"fairymax/internal/portable"
)

func ExampleSigmoid() {
	fmt.Printf("%.4f %.4f\n", portable.Sigmoid(0), portable.Sigmoid(2))
	// Output:
	// 0.5000 0.8808
}
