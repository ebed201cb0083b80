package player

import (
	"fmt"
	"testing"
	"time"

	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

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
	c := arena.Control{Base: 200 * time.Millisecond, Inc: 10 * time.Millisecond, Margin: time.Second}
	g := arena.Game{Rules: testgames.Shipped(t, "losalamos"), Controls: [2]arena.Control{c, c}, Longest: 80}
	late := 0
	for i := range g.Players {
		g.Players[i] = watched{New(t.Context(), engine.New(eval.New, engine.Options{HashMB: 1}), "engine"), &late}
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

// On a clock of nodes, games are the same on any machine.
func TestClockOfNodes(t *testing.T) {
	c := arena.Control{Base: time.Second, Inc: 10 * time.Millisecond, Rate: 20_000}
	g := arena.Game{Rules: testgames.Shipped(t, "losalamos"), Controls: [2]arena.Control{c, c}, Longest: 40}
	var moves [2]string
	for i := range moves {
		for side := range g.Players {
			g.Players[side] = New(t.Context(), engine.New(eval.New, engine.Options{HashMB: 1}), "engine")
		}
		out := g.Play()
		moves[i] = fmt.Sprint(out.Game.Moves(), out.Comments)
		if out.Forfeit != arena.NoForfeit {
			t.Error(out.Reason, out.Notes)
		}
	}
	if moves[0] != moves[1] {
		t.Errorf("%s\n%s", moves[0], moves[1])
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
