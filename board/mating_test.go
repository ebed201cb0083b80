package board

import (
	"strings"
	"testing"

	"fairymax/board/define"
)

// A mate wins only if a check that counts was given in the unbroken series of checks
// before it, which a FEN keeps.
func TestMating(t *testing.T) {
	def := chess()
	def.Endings.Mating.Needs = define.MaskOf(typeCalled(def, "R"), typeCalled(def, "N"))
	rules := mustCompile(t, def)
	drawn, won := Result{Over: true, Draw: true, Reason: Checkmate}, Result{Over: true, Winner: define.White, Reason: Checkmate}
	for _, test := range []struct {
		name, fen string
		moves     []string
		want      Result
	}{
		{"by a rook", "k7/8/1K6/8/8/8/8/7R w - - 0 1", []string{"h1h8"}, won},
		{"by a bishop", "7k/p6p/7N/8/8/8/3B4/4K3 w - - 0 1", []string{"d2c3"}, drawn},
		{"by a bishop, after a check by a knight", "6k1/p6p/8/8/6N1/8/3B4/4K3 w - - 0 1", []string{"g4h6", "g8h8", "d2c3"}, won},
		{"by a bishop, after a pause", "6k1/p6p/8/8/6N1/8/3B4/4K3 w - - 0 1", []string{"g4h6", "g8h8", "e1e2", "a7a6", "d2c3"}, drawn},
	} {
		g := NewGame(mustParse(t, rules, test.fen))
		for i, move := range test.moves {
			play(t, g, move)
			if test.want == won && len(test.moves) == 3 && i == 1 {
				fen := g.Position().FEN()
				if !strings.HasSuffix(fen, " !b") {
					t.Errorf("%s: %s", test.name, fen)
				}
				g = NewGame(mustParse(t, rules, fen))
			}
		}
		if got := g.Result(); got != test.want {
			t.Errorf("%s: %+v, want %+v", test.name, got, test.want)
		}
	}
	def.Royal.Types = 0
	if _, err := Compile(def); err == nil || !strings.Contains(err.Error(), "endings.mating_checks") {
		t.Errorf("without royal pieces: %v", err)
	}
}
