package sheet

import (
	"slices"
	"strings"
	"testing"

	"fairymax/board"
)

// A diagram's legend names the hurdles that are limited.
func TestHurdlesInTheLegend(t *testing.T) {
	over := func(hop board.Hop) board.TypeDef {
		ride := board.Step{Vector: board.Vector{Up: 1}, Then: true}
		jump := board.Step{Vector: board.Vector{Up: 1}, Range: 1, Hop: hop, Mode: board.MayMove, Hurdles: board.MaskOf(1)}
		steps := []board.Step{ride, jump}
		return board.TypeDef{Name: "jumper", Letter: "J", Owners: [2]bool{true, true}, Steps: [2][]board.Step{steps, steps}}
	}
	for hop, want := range map[board.Hop]string{
		board.OverAny:     "over a stone",
		board.OverFriend:  "over a stone of its own side",
		board.OverEnemy:   "over a stone of the enemy",
		board.BeforeEnemy: "turning in front of a stone of the enemy",
	} {
		s := sheetOf(&board.Definition{Files: 8, Ranks: 8, Types: []board.TypeDef{{Name: "stone", Title: "stone", Letter: "S", Owners: [2]bool{true, true}}, over(hop)}})
		legend := s.diagram(s.chains(2, board.White, true)).Legend
		if !slices.ContainsFunc(legend, func(e LegendEntry) bool { return strings.HasSuffix(e.Meaning, ", "+want) }) {
			t.Errorf("%v: %v, want %s", hop, legend, want)
		}
	}
}
