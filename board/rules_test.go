package board

import (
	"testing"

	"fairymax/board/define"
)

// What turns may be depends on the legs of pieces and on the rules.
func TestWhatTurnsMayBe(t *testing.T) {
	forward, back := define.Vector{Right: 0, Up: 1}, define.Vector{Right: 0, Up: -1}
	then := func(hop define.Hop, vector define.Vector) func(*define.Game) {
		return func(def *define.Game) {
			step := define.Step{Vector: forward, Range: 1, Mode: both}
			next := step
			next.Hop, next.Vector = hop, vector
			def.Types[typeCalled(def, "Q")-1] = typeOf("Q", turned(step, next))
		}
	}
	for _, test := range []struct {
		name          string
		change        func(*define.Game)
		pass, locusts bool
	}{
		{"chess", func(*define.Game) {}, false, false},
		{"passes", func(def *define.Game) { def.Pass = true }, true, false},
		{"royals that face each other", func(def *define.Game) { def.Endings.Facing = define.Draw }, true, false},
		{"jumps", then(define.OverAny, forward), false, false},
		{"legs after a move", then(define.AfterMove, forward), false, false},
		{"legs after a move, and back", then(define.AfterMove, back), true, false},
		{"legs after a capture", then(define.AfterCapture, forward), false, true},
		{"legs after a capture, and back", then(define.AfterCapture, back), false, true},
		{"legs after either", then(define.AfterEither, forward), false, true},
		{"legs after either, and back", then(define.AfterEither, back), true, true},
	} {
		def := chess()
		test.change(def)
		r := mustCompile(t, def)
		if pass, locusts := r.CanEverPass(), r.HasLocustCaptures(); pass != test.pass || locusts != test.locusts {
			t.Errorf("%s: a turn can be passed: %v; captures on the way: %v", test.name, pass, locusts)
		}
	}
}
