package gate

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/material"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

func handWritten() *engine.Engine { return engine.New(eval.New, engine.Options{HashMB: 1}) }
func onlyMaterial() *engine.Engine {
	return engine.New(material.New, engine.Options{HashMB: 1})
}

// Of two evaluations, the better one is installed in place of the other, not the
// other way round.
func TestJudge(t *testing.T) {
	g := &Gate{Games: []*board.Rules{testgames.Shipped(t, "losalamos")}, Control: arena.Control{Nodes: 30}, Threads: 2}
	for _, row := range []struct {
		candidate, champion func() *engine.Engine
		want                bool
	}{{handWritten, onlyMaterial, true}, {onlyMaterial, handWritten, false}} {
		v, err := g.Judge(t.Context(), row.candidate, row.champion)
		t.Log(v.Reason)
		if err != nil || v.Installed != row.want || v.Forfeits > 0 {
			t.Errorf("%+v, %v, want installed: %v", v, err, row.want)
		}
	}
}

// A gate without games or time is refused.
func TestCheck(t *testing.T) {
	for _, g := range []Gate{{Control: arena.Control{Nodes: 1}}, {Games: make([]*board.Rules, 1)}} {
		if _, err := g.Judge(t.Context(), handWritten, handWritten); err == nil {
			t.Errorf("%+v was accepted", g)
		}
	}
}

// The two games of a pair begin alike with colours reversed, pairs differ, the games
// take turns, and shuffled ones have a start of their own.
func TestPairs(t *testing.T) {
	g := &Gate{Games: []*board.Rules{testgames.Shipped(t, "losalamos"), testgames.Shipped(t, "fischerandom")}, Control: arena.Control{Nodes: 1}}
	table := newTable(t.Context(), g, handWritten(), handWritten(), handWritten())
	seen := map[string]bool{}
	for pair := range 8 {
		rules := g.Games[pair%2]
		start, moves := table.opening(pair, rules)
		again, twice := table.opening(pair, rules)
		if text(start, moves) != text(again, twice) || (start != nil) != rules.IsShuffled() || len(moves) < fewestPlies {
			t.Errorf("pair %d begins with %s, then with %s", pair, text(start, moves), text(again, twice))
		}
		seen[text(start, moves)] = true
		for _, number := range []int{2 * pair, 2*pair + 1} {
			out, ok := table.Play(number)
			if !ok || out.Shuffled != rules.IsShuffled() || !slices.Equal(out.Game.Moves()[:len(moves)], moves) {
				t.Errorf("game %d: %v, %v", number, ok, out.Game.Moves())
			}
		}
	}
	if len(seen) != 8 {
		t.Errorf("%d different openings of 8", len(seen))
	}
	if colourOf(4) == colourOf(5) {
		t.Error("both games of a pair have the same colours")
	}
}

func text(start *board.Position, moves []board.Move) string {
	if start == nil {
		return fmt.Sprint(moves)
	}
	return fmt.Sprint(start.FEN(), moves)
}

// A game that is broken off does not count.
func TestBrokenOff(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	g := &Gate{Games: []*board.Rules{testgames.Shipped(t, "losalamos")}, Control: arena.Control{Base: time.Hour}}
	if out, ok := newTable(ctx, g, handWritten(), handWritten(), handWritten()).Play(0); ok {
		t.Errorf("%s counts", out.Reason)
	}
}

// The results are those of the candidate, whichever colour it has.
func TestGameOf(t *testing.T) {
	for _, row := range []struct {
		number int
		result string
		want   int
	}{{0, "1-0", 2}, {0, "0-1", 0}, {1, "1-0", 0}, {1, "0-1", 2}, {5, arena.Drawn, 1}} {
		if got := gameOf(row.number, arena.Outcome{Result: row.result}); got.Halves != row.want || got.Number != row.number {
			t.Errorf("game %d, %s: %+v, want %d half points", row.number, row.result, got, row.want)
		}
	}
}

// Forfeited games are told with their losers, and how they were lost.
func TestForfeitsAreTold(t *testing.T) {
	s := State{Games: []Game{
		{Number: 0, Halves: 0, Forfeit: arena.OnTime}, {Number: 1, Halves: 2},
		{Number: 2, Halves: 0, Forfeit: arena.OnTime}, {Number: 3, Halves: 2, Forfeit: arena.IllegalMove},
	}}
	counted, err := s.tally()
	if err != nil {
		t.Fatal(err)
	}
	v := counted.verdict(true)
	if want := " Forfeited games: 2 by the new network (time forfeit), 1 by the evaluation in use (illegal move)."; v.Forfeits != 3 || !strings.HasSuffix(v.Reason, want) {
		t.Errorf("%d: %s", v.Forfeits, v.Reason)
	}
}
