package initext

import (
	"testing"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	"fairymax/variants"
)

func TestLacksAreNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	testfiles.NothingHidden(t, builtin.Compile, func(v *variants.Variant) []string {
		return Write("chess", v.Rules).Lacks
	})
}
