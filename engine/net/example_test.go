package net_test

import (
	"fmt"
	"log"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/net"
	"fairymax/variants"
)

// Games with the same key can share a network.
func ExampleKeyOf() {
	fmt.Println(net.KeyOf(rules("normal")) == net.KeyOf(rules("fischerandom")))
	fmt.Println(net.KeyOf(rules("normal")) == net.KeyOf(rules("crazyhouse")))
	// Output:
	// true
	// false
}

func rules(name string) *board.Rules {
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		log.Fatal(err)
	}
	return v.Rules
}
