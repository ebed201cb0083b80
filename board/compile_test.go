package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// What a rule needs is asked when a game is made, and a game that has no use for a rule can
// do without it.
func TestCompile(t *testing.T) {
	noRoyals := func(def *define.Game) { def.Royal.Types, def.Castlings = 0, nil }
	faced := func(def *define.Game) { def.Endings.Facing = define.Draw }
	for _, test := range []struct {
		name    string
		changes []func(*define.Game)
		refused string
	}{
		{"royals that face each other", []func(*define.Game){faced}, ""},
		{"nothing can face anything", []func(*define.Game){faced, noRoyals}, "endings.facing: "},
		{"too many royals face each other", []func(*define.Game){faced, func(def *define.Game) { def.Royal.Types |= define.MaskOf(3) }}, "endings.facing: "},
		{"royals that can all be lost", []func(*define.Game){faced, func(def *define.Game) { def.Royal.Check = define.CheckOff }}, "endings.facing: "},
		{"explosions with royals", []func(*define.Game){explosions(1, define.FateGoes, "P")}, ""},
		{"explosions without royals", []func(*define.Game){explosions(1, define.FateGoes, "P"), noRoyals}, ""},
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
