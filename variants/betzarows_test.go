package variants

import (
	"testing"

	"fairymax/board/define"
)

// TestRowsAsBetza writes moves that capture on the way, return or pass.
func TestRowsAsBetza(t *testing.T) {
	for _, tt := range []struct {
		row, text string
		exact     bool
	}{
		{`{ leap = [1, 1], then = { after = "capture", leap = [1, 1] } }`, "FcafF", true},
		{`{ leap = [1, 1], only = "passing", then = { after = "capture", leap = [1, 1], only = "move" } }`, "cafmF", true},
		{`{ leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, -1] } }`, "cabW", true},
		{`{ leap = [[0, 1], [1, 1]], only = "passing", then = { after = "capture", leap = [[0, 1], [1, 1]], dirs = "any" } }`, "caKcabK", true},
		{`[{ leap = [[0, 1], [1, 1]], then = { after = ["move", "capture"], leap = [[0, 1], [1, 1]], dirs = "any" } }, { leap = [[0, 2], [1, 2], [2, 2]] }]`,
			"KcaKcabKabKDNA", true},
		{`{ slide = [0, 1], only = "passing", then = { before = "any" } }`, "gabmR", true},
		{`{ slide = [1, 1], only = "passing", then = { before = "friend", only = "move" } }`, "tgabmB", true},
		{`{ slide = [0, 1], only = "passing", then = { after = "capture", slide = [0, 1] } }`, "cafR", true},
		{`{ leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, 1], only = "passing", then = { after = "capture", leap = [0, 1] } } }`, "cafcafW", true},
		{`{ slide = [0, 1], only = "move", wrap = true }`, "moR", true},
		{`{ leap = [1, 2], wrap = true }`, "oN", true},
		{`{ leap = [0, 1], only = "passing", then = { after = "capture", slide = [0, 1] } }`, "", false},
		{`{ leap = [1, 2], only = "passing", then = { after = "capture", leap = [1, 2] } }`, "mpafrcaflmpafrWmpaflcafrmpaflW", true},
		{`{ leap = [0, 1], only = "move", when = "not in check" }`, "mW", false},
		{`{ leap = [0, 1], victims = "king" }`, "mWcW", false},
	} {
		v := load(t, lone+"moves = "+tt.row)
		for side := define.White; side <= define.Black; side++ {
			if text, exact := v.Betza(side, 2); text != tt.text || exact != tt.exact {
				t.Errorf("%s: %s, exact %v; want %s, %v", tt.row, text, exact, tt.text, tt.exact)
			}
		}
	}
}
