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

// TestKeys holds the keys of all games: a change that changes one makes networks of users useless.
// All of them in every run, for that takes a second, and a change of one game is not to be found in
// the long tests alone.
func TestKeys(t *testing.T) {
	const golden = "testdata/keys.golden"
	names := testgames.Names()
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
	if len(want) != len(names) {
		t.Errorf("there are %d keys of %d games", len(want), len(names))
	}
	for _, line := range lines {
		if !slices.Contains(want, line) {
			t.Errorf("this key is new or has changed: %s", line)
		}
	}
}
