package sheet

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board/define"
)

// A diagram's legend names the hurdles that are limited.
func TestHurdlesInTheLegend(t *testing.T) {
	over := func(hop define.Hop) define.Type {
		ride := define.Step{Vector: define.Vector{Up: 1}, Then: true}
		jump := define.Step{Vector: define.Vector{Up: 1}, Range: 1, Hop: hop, Mode: define.MayMove, Hurdles: define.MaskOf(1)}
		steps := []define.Step{ride, jump}
		return define.Type{Name: "jumper", Letter: "J", Owners: [2]bool{true, true}, Steps: [2][]define.Step{steps, steps}}
	}
	for hop, want := range map[define.Hop]string{
		define.OverAny:     "over a stone",
		define.OverFriend:  "over a stone of its own side",
		define.OverEnemy:   "over a stone of the enemy",
		define.BeforeEnemy: "turning in front of a stone of the enemy",
	} {
		s := sheetOf(&define.Game{Board: define.Board{Files: 8, Ranks: 8}, Types: []define.Type{{Name: "stone", Title: "stone", Letter: "S", Owners: [2]bool{true, true}}, over(hop)}})
		legend := s.diagram(s.chains(2, define.White, true)).Legend
		if !slices.ContainsFunc(legend, func(e LegendEntry) bool { return strings.HasSuffix(e.Meaning, ", "+want) }) {
			t.Errorf("%v: %v, want %s", hop, legend, want)
		}
	}
}
