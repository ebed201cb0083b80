package xbetza_test

import (
	"fmt"

	"fairymax/internal/foreign/xbetza"
)

// Read reads XBetza, the notation of XBoard and of interactive diagrams.
func ExampleRead() {
	text, err := xbetza.Read("KisO2", 8, 8)
	fmt.Println(len(text.Moves), len(text.Castlings), err)
	// Output:
	// 8 1 <nil>
}
