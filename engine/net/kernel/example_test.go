package kernel_test

import (
	"fmt"

	"fairymax/engine/net/kernel"
)

// A hidden layer is the bias and the rows of all inputs that are on.
func ExampleAccumulate() {
	bias, table := make([]int16, kernel.Lanes), make([]int16, 3*kernel.Lanes)
	table[0], table[kernel.Lanes], table[2*kernel.Lanes] = 1, 10, 100
	hidden := make([]int16, kernel.Lanes)
	kernel.Accumulate(hidden, bias, table, []uint16{0, 2}, nil)
	fmt.Println(hidden[0])
	kernel.Accumulate(hidden, hidden, table, []uint16{1}, []uint16{2})
	fmt.Println(hidden[0])
	// Output:
	// 101
	// 11
}
