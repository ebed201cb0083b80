package board

import "testing"

// What turns may be depends on the legs of pieces and on the rules.
func TestWhatTurnsMayBe(t *testing.T) {
	then := func(hop Hop) func(*Definition) {
		return func(def *Definition) {
			step := Step{Vector: Vector{0, 1}, Range: 1, Mode: both}
			next := step
			next.Hop = hop
			def.Types[typeCalled(def, "Q")-1] = typeOf("Q", turned(step, next))
		}
	}
	for _, test := range []struct {
		name          string
		change        func(*Definition)
		pass, locusts bool
	}{
		{"chess", func(*Definition) {}, false, false},
		{"passes", func(def *Definition) { def.Pass = true }, true, false},
		{"royals that face each other", func(def *Definition) { def.Endings.Facing = Draw }, true, false},
		{"jumps", then(OverAny), false, false},
		{"legs after a move", then(AfterMove), true, false},
		{"legs after a capture", then(AfterCapture), false, true},
		{"legs after either", then(AfterEither), true, true},
	} {
		def := chess()
		test.change(def)
		r := mustCompile(t, def)
		if pass, locusts := r.CanEverPass(), r.HasLocustCaptures(); pass != test.pass || locusts != test.locusts {
			t.Errorf("%s: a turn can be passed: %v; captures on the way: %v", test.name, pass, locusts)
		}
	}
}
