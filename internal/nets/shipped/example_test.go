package shipped_test

import (
	"fmt"

	"fairymax/engine/net"
	"fairymax/internal/nets/shipped"
)

// A game that has no network of its own is no error of the place.
func ExampleFind() {
	file, _, err := shipped.Find(net.Key("of no game"))
	fmt.Println(len(file), err)
	// Output:
	// 0 <nil>
}
