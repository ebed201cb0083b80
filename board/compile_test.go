package board

import (
	"strings"
	"testing"
)

// What a rule needs is asked when a game is made, and a game that has no use for a rule can
// do without it.
func TestCompile(t *testing.T) {
	noRoyals := func(def *Definition) { def.Royal.Types, def.Castlings = 0, nil }
	faced := func(def *Definition) { def.Endings.Facing = Draw }
	for _, test := range []struct {
		name    string
		changes []func(*Definition)
		refused string
	}{
		{"royals that face each other", []func(*Definition){faced}, ""},
		{"nothing can face anything", []func(*Definition){faced, noRoyals}, "endings.facing: "},
		{"too many royals face each other", []func(*Definition){faced, func(def *Definition) { def.Royal.Types |= MaskOf(3) }}, "endings.facing: "},
		{"royals that can all be lost", []func(*Definition){faced, func(def *Definition) { def.Royal.Check = CheckOff }}, "endings.facing: "},
		{"explosions with royals", []func(*Definition){explosions(1, FateGoes, "P")}, ""},
		{"explosions without royals", []func(*Definition){explosions(1, FateGoes, "P"), noRoyals}, ""},
	} {
		def := chess()
		def.Start, _, _ = strings.Cut(def.Start, " ")
		for _, change := range test.changes {
			change(def)
		}
		_, err := Compile(def)
		if refused := err != nil; refused != (test.refused != "") || refused && !strings.HasPrefix(err.Error(), test.refused) {
			t.Errorf("%s: %v, want %q", test.name, err, test.refused)
		}
	}
}
