package wasm_test

import (
	"fmt"

	"fairymax/internal/wasm"
)

func ExampleAppendUnsigned() {
	fmt.Printf("% x\n", wasm.AppendUnsigned(nil, 624485))
	fmt.Printf("% x\n", wasm.AppendSigned(nil, -123456))
	// Output:
	// e5 8e 26
	// c0 bb 78
}
