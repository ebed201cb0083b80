package gate

import (
	"context"
	"fmt"
	"slices"
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
	g := &Gate{Games: []*board.Rules{testgames.Shipped(t, "losalamos")}, Control: arena.Control{Nodes: 100}, Threads: 2}
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

// watched counts the moves of a player that take longer than its clock has.
type watched struct {
	arena.Player
	late *int
}

func (w watched) Answer(t arena.Turn) arena.Answer {
	a := w.Player.Answer(t)
	if a.Used > t.Own.Remaining {
		*w.late++
	}
	return a
}

// An engine keeps its clock, and uses it. A busy machine may delay a move.
func TestClock(t *testing.T) {
	c := arena.Control{Base: 200 * time.Millisecond, Inc: 10 * time.Millisecond, Margin: margin}
	g := arena.Game{Rules: testgames.Shipped(t, "losalamos"), Controls: [2]arena.Control{c, c}, Longest: 80}
	late := 0
	for i := range g.Players {
		g.Players[i] = watched{&player{t.Context(), handWritten(), "engine"}, &late}
	}
	start := time.Now()
	out := g.Play()
	moves := len(out.Game.Moves())
	if out.Forfeit != arena.NoForfeit || late > moves/10 {
		t.Errorf("%s, %q; %d of %d moves were late", out.Reason, out.Notes, late, moves)
	}
	if used, least := time.Since(start), time.Duration(moves)*2*time.Millisecond; used < least {
		t.Errorf("%d plies took %v, want at least %v", moves, used, least)
	}
}

// The limits are those of the control.
func TestLimits(t *testing.T) {
	timed := arena.Clock{Control: arena.Control{Base: time.Minute, Moves: 40}, Remaining: time.Second, Played: 39}
	if l := limits(&timed, &timed); l.Hard < 500*time.Millisecond || l.Hard > time.Second || l.Nodes != 0 {
		t.Errorf("the last move before the control: %+v", l)
	}
	timed.Remaining = 0
	if l := limits(&timed, &timed); l.Hard <= 0 || l.Hard > time.Millisecond {
		t.Errorf("no time left: %+v", l)
	}
	nodes := arena.Clock{Control: arena.Control{Nodes: 50, Depth: 3}}
	if l := limits(&nodes, &nodes); l.Nodes != 50 || l.Depth != 3 || l.Soft != 0 || l.Hard != 0 {
		t.Errorf("nodes: %+v", l)
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
