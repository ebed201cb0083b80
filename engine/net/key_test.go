package net

import (
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"fairymax/engine/testgames"
)

var update = flag.Bool("update", false, "write the golden files anew")

// TestKeys holds the keys of all games, of one in six without FAIRYMAX_LONG: a change of the program that changes one makes
// networks of users useless.
func TestKeys(t *testing.T) {
	const golden = "testdata/keys.golden"
	names := testgames.SomeNames(6)
	if *update {
		names = testgames.Names()
	}
	var lines []string
	for _, name := range names {
		lines = append(lines, fmt.Sprintf("%s %s\n", KeyOf(testgames.Shipped(t, name)), name))
	}
	if *update {
		if err := os.WriteFile(golden, []byte(strings.Join(lines, "")), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	want := slices.Collect(strings.Lines(string(text)))
	if len(want) != len(testgames.Names()) {
		t.Errorf("there are %d keys of %d games", len(want), len(testgames.Names()))
	}
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("this key is new or has changed: %s", line)
		}
	}
}
