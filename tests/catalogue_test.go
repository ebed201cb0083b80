// Package tests tests fairymax from outside: move counts of other engines, whole
// games in XBoard, and rules for the code itself (imports, words, sizes). It has no
// code of its own; the tests of single packages are beside their code.
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
	return loadVariant(t, name).Rules
}

func loadVariant(t testing.TB, name string) *variants.Variant {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}
