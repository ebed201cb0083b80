package worth_test

import (
	"fmt"

	"fairymax/internal/worth"
)

func ExampleRead() {
	table, err := worth.Read(`{"key": "0a1b", "values": [{"piece": "rook", "kind": "board", "value": 451, "half": 14, "known": true}]}`)
	if err != nil {
		fmt.Println(err)
		return
	}
	v, _ := table.Of("rook")
	fmt.Printf("%g ± %g\n", v.Value, v.Half)
	// Output:
	// 451 ± 14
}
