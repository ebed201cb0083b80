// Package tests looks at fairymax from outside: move counts of other engines,
// whole games in XBoard, and rules that the code itself has to keep. It has no
// code of its own; the tests of single packages stand beside their code.
package tests

import (
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/variants"
)

// load returns the rules of a built-in variant.
func load(t testing.TB, name string) *board.Rules {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}
