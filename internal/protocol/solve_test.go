package protocol_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/protocol"
)

// mating finds with the engine, of each position, only the first move of a mate, and then goes on.
type mating struct {
	patient
	engine *engine.Engine
}

func (s mating) Think(ctx context.Context, g *board.Game, _ engine.Limits, report func(engine.Info)) engine.Result {
	got := s.engine.Think(context.Background(), g, engine.Limits{Depth: 5}, nil)
	got.PV = got.PV[:1]
	report(engine.Info{Depth: got.Depth, Score: got.Score, Bound: engine.Exact, PV: got.PV, Line: 1})
	select {
	case <-ctx.Done():
		return got
	case <-time.After(5 * time.Second):
		return engine.Result{}
	}
}

// A search without a limit for a forced win ends when it has found one, or that there is none.
func TestMateEndsTheSearch(t *testing.T) {
	for _, test := range []struct {
		position, want string
		moves          int
	}{
		{"8k/9/8G/9/9/9/9/9/4K4 b G 1", "checkmate G*", 1},
		{"8k/9/9/9/9/9/9/R8/1R2K4 b - 1", "checkmate ", 3},
		{"8K/1r7/r8/9/9/9/9/9/4k4 b - 1", "checkmate nomate", 1},
	} {
		var out strings.Builder
		s, err := protocol.Begin(&out, options(mating{engine: engine.New(eval.New, engine.Options{HashMB: 1})}), inDialect("usi")...)
		must(t, err)
		for _, line := range []string{"position sfen " + test.position, "go mate infinite"} {
			s.Line(line)
		}
		s.Finish()
		lines := strings.Split(strings.TrimSpace(out.String()), "\n")
		if last := lines[len(lines)-1]; !strings.HasPrefix(last, test.want) || len(strings.Fields(last)) != test.moves+1 {
			t.Errorf("%s: %q, want %q with %d moves", test.position, last, test.want, test.moves)
		}
		s.End()
	}
}
