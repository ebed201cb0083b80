package initext

import (
	"slices"
	"testing"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

// A section without repetition has no perpetual checks either.
func TestPerpetualChecksWithoutRepetition(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	v, err := builtin.Compile(testfiles.Chess("endings.repetition = { result = \"none\", perpetual_check = \"loss\", count = 5 }"))
	if err != nil {
		t.Fatal(err)
	}
	if lacks := Write("chess", v.Rules).Lacks; !slices.Contains(lacks, "perpetual checks and chases where repetition is nothing") {
		t.Errorf("%q", lacks)
	}
}

func TestLacksAreNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	testfiles.NothingHidden(t, builtin.Compile, func(v *variants.Variant) []string {
		return Write("chess", v.Rules).Lacks
	})
}
