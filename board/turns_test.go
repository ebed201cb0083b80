package board

import "testing"

// A turn can be passed by rule, where kings face each other, or by a piece that comes back.
func TestCanEverPass(t *testing.T) {
	for name, test := range map[string]struct {
		change func(*Definition)
		want   bool
	}{
		"chess":               {func(*Definition) {}, false},
		"a rule":              {func(def *Definition) { def.Pass = true }, true},
		"kings that may face": {func(def *Definition) { def.Endings.Facing = Draw }, true},
		"a lion":              {func(def *Definition) { def.Types[3] = typeOf("N", lionSteps()) }, true},
		"a locust":            {func(def *Definition) { def.Types[3] = typeOf("N", locustSteps()) }, false},
	} {
		def := chess()
		test.change(def)
		if got := mustCompile(t, def).CanEverPass(); got != test.want {
			t.Errorf("%s: a turn can be passed: %v", name, got)
		}
	}
}
