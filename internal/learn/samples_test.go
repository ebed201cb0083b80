package learn

import (
	"math"
	"testing"

	"fairymax/board"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/selfplay"
)

// What a position should predict is its score and, the more the nearer the end is, the result,
// both as the chance of White.
func TestReturns(t *testing.T) {
	r := testgames.Shipped(t, "losalamos")
	for _, test := range []struct {
		result selfplay.Result
		scores []int16
		want   []float64
	}{
		{selfplay.WhiteWins, []int16{0, 0, 0}, []float64{0.5625, 0.625, 0.75}},
		{selfplay.BlackWins, []int16{0, 0, 0}, []float64{0.4375, 0.375, 0.25}},
		{selfplay.Draw, []int16{30000, 30000, -30000}, []float64{0.5625, 0.125, 0.25}}, // White, Black, White to move
	} {
		g := board.NewGame(r.Start())
		record := &selfplay.Record{Scores: test.scores, Result: test.result}
		for range len(test.scores) {
			var list board.MoveList
			g.Position().Legal(&list)
			record.Moves = append(record.Moves, list.Moves()[0])
			g.Play(list.Moves()[0])
		}
		s := newSampler(r, Label{Lambda: 0.5, K: 250}, eval.Standard())
		s.findReturns(record, g)
		for i, want := range test.want {
			if got := s.returns[i]; math.Abs(got-want) > 1e-9 {
				t.Errorf("scores %v, result %d: position %d should predict %v, not %v", test.scores, test.result, i, want, got)
			}
		}
	}
}
