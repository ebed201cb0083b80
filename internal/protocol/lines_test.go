package protocol_test

import (
	"context"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/protocol"
)

// ranking finds three variations in two iterations and stops within the third.
type ranking struct{ patient }

func (ranking) Think(_ context.Context, g *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	moves := g.Position().LegalMoves()
	for _, found := range []struct{ depth, move, score int }{
		{1, 0, 30}, {1, 1, 20}, {1, 2, 10},
		{2, 0, 5}, {2, 1, 50}, {2, 2, 40}, // better than the one before
		{3, 2, 60},
	} {
		report(engine.Info{Depth: found.depth, Score: engine.Score(found.score), Bound: engine.Exact, PV: moves[found.move : found.move+1], Line: lineOf(found.depth, found.move)})
	}
	return engine.Result{Move: moves[2], Depth: 2, PV: moves[2:3]}
}

// lineOf is the number of a variation in the order in which it is searched.
func lineOf(depth, move int) int {
	if depth == 3 {
		return 1
	}
	return move + 1
}

// Variations come in lists, the best first. The list of an iteration that did not end is
// filled up with those of the one before.
func TestLinesComeInLists(t *testing.T) {
	var out strings.Builder
	s, err := protocol.Begin(&out, options(ranking{}), inDialect("uci")...)
	must(t, err)
	s.Line("uci")
	s.Line("setoption name MultiPV value 3")
	s.Line("position startpos")
	out.Reset()
	s.Line("go depth 3")
	s.Finish()
	var got []string
	for line := range strings.Lines(out.String()) {
		if words := strings.Fields(line); len(words) > 7 && words[1] == "depth" {
			got = append(got, words[2]+"/"+words[4]+"/"+words[7])
		}
	}
	want := "1/1/30 1/2/20 1/3/10 2/1/50 2/2/40 2/3/5 3/1/60 2/2/50 2/3/5"
	if strings.Join(got, " ") != want {
		t.Errorf("depth/number/score: %s, want %s", strings.Join(got, " "), want)
	}
}
