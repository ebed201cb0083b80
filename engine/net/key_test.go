package net

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"fairymax"
	"fairymax/engine/testgames"
	"fairymax/variants"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestKeys holds the keys of all games: a change of the program that changes one makes
// networks of users useless.
func TestKeys(t *testing.T) {
	const golden = "testdata/keys.golden"
	var b strings.Builder
	for _, name := range variants.NewCatalogue(fairymax.Files).Names() {
		fmt.Fprintf(&b, "%s %s\n", KeyOf(testgames.Shipped(t, name)), name)
	}
	if *update {
		if err := os.WriteFile(golden, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if b.String() != string(want) {
		t.Errorf("the keys have changed:\n%s", b.String())
	}
}
