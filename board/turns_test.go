package board

import (
	"testing"

	"fairymax/board/define"
)

// A turn can be passed by rule, where kings face each other, or by a piece that comes back.
func TestCanEverPass(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*define.Game)
		want   bool
	}{
		"chess":               {func(*define.Game) {}, false},
		"a rule":              {func(def *define.Game) { def.Pass = true }, true},
		"kings that may face": {func(def *define.Game) { def.Endings.Facing = define.Draw }, true},
		"a lion":              {func(def *define.Game) { def.Types[3] = typeOf("N", lionSteps()) }, true},
		"a locust":            {func(def *define.Game) { def.Types[3] = typeOf("N", locustSteps()) }, false},
	} {
		def := chess()
		test.change(def)
		if got := mustCompile(t, def).CanEverPass(); got != test.want {
			t.Errorf("%s: a turn can be passed: %v", name, got)
		}
	}
}
