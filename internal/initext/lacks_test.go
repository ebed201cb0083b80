package initext

import (
	"testing"

	"fairymax"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
)

func TestLacksAreNamed(t *testing.T) {
	builtin, err := game.NewBuiltin(fairymax.Files)
	if err != nil {
		t.Fatal(err)
	}
	testfiles.NothingHidden(t, func(text string) (list []string, ok bool) {
		v, err := builtin.Compile(text)
		if err != nil {
			return nil, false
		}
		return Write("chess", v.Rules).Lacks, true
	})
}
