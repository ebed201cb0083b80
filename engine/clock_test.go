package engine

import (
	"context"
	"fairymax/engine/testgames"
	"testing"
	"testing/synctest"
	"time"
)

const ms = time.Millisecond

func TestBudgets(t *testing.T) {
	for _, row := range []struct {
		name               string
		clock              Clock
		soft, hard, longer time.Duration // hard lies between hard and longer
	}{
		{"no clock", Clock{}, 0, 0, 0},
		{"exact time a move", Clock{PerMove: time.Second, Overhead: 25 * ms}, 0, 975 * ms, 975 * ms},
		{"tiny time a move", Clock{PerMove: 10 * ms, Overhead: 25 * ms}, 0, ms, 5 * ms},
		{"five minutes", Clock{Remaining: 300 * time.Second, Overhead: 25 * ms}, 11 * time.Second, 30 * time.Second, 60 * time.Second},
		{"five minutes and a second", Clock{Remaining: 300 * time.Second, Increment: time.Second, Overhead: 25 * ms}, 16 * time.Second, 60 * time.Second, 100 * time.Second},
		{"last move before the control", Clock{Remaining: 10 * time.Second, MovesToGo: 1, Overhead: 25 * ms}, 9 * time.Second, 9 * time.Second, 10 * time.Second},
		{"forty in five minutes", Clock{Remaining: 300 * time.Second, MovesToGo: 40, Overhead: 25 * ms}, 10 * time.Second, 30 * time.Second, 60 * time.Second},
		{"less than the reserve", Clock{Remaining: 500 * ms, Increment: 5 * ms, Overhead: 10 * ms}, 7 * ms, 15 * ms, 50 * ms},
		{"nearly down", Clock{Remaining: 40 * ms, Increment: 20 * ms, Overhead: 25 * ms}, 0, 0, 10 * ms},
		{"down", Clock{Remaining: 0, Increment: 20 * ms, Overhead: 25 * ms}, 0, 0, ms},
	} {
		t.Run(row.name, func(t *testing.T) {
			soft, hard := row.clock.Budget()
			if soft < row.soft*9/10 || soft > row.soft*12/10+10*ms || hard < row.hard || hard > row.longer {
				t.Errorf("soft %v, hard %v; want about %v, and %v to %v", soft, hard, row.soft, row.hard, row.longer)
			}
			if soft > hard {
				t.Errorf("soft %v is more than hard %v", soft, hard)
			}
		})
	}
}

// A long game must not lose on time, with any kind of clock, even if each move takes
// all the time that it may and the interface a little more.
func TestClockNeverRunsOut(t *testing.T) {
	for _, row := range []struct {
		name            string
		base, increment time.Duration
		moves           int // a session, 0 for the whole game
		latency         time.Duration
		game            int
	}{
		{"two seconds and a fiftieth", 2 * time.Second, 20 * ms, 0, 22 * ms, 150},
		{"two seconds, quick interface", 2 * time.Second, 20 * ms, 0, 5 * ms, 400},
		{"a second and a hundredth", time.Second, 10 * ms, 0, 5 * ms, 300},
		{"half a second and five milliseconds", 500 * ms, 5 * ms, 0, 3 * ms, 300},
		{"two seconds, sudden death", 2 * time.Second, 0, 0, 3 * ms, 150},
		{"sudden death", 60 * time.Second, 0, 0, 20 * ms, 150},
		{"forty moves a minute", 60 * time.Second, 0, 40, 25 * ms, 300},
		{"increment alone", 0, time.Second, 0, 25 * ms, 100},
	} {
		for _, always := range []string{"soft", "hard at first"} {
			t.Run(row.name+", "+always, func(t *testing.T) {
				left := row.base + row.increment
				for n := range row.game {
					c := Clock{Remaining: left, Increment: row.increment, Overhead: max(MinOverhead, row.latency)}
					if row.moves > 0 {
						c.MovesToGo = row.moves - n%row.moves
					}
					soft, hard := c.Budget()
					spent := soft
					if always != "soft" && n < 6 {
						spent = hard
					}
					if left -= spent + row.latency; left < 0 {
						t.Fatalf("move %d: out of time by %v", n+1, -left)
					}
					left += row.increment
					if row.moves > 0 && (n+1)%row.moves == 0 {
						left += row.base
					}
				}
			})
		}
	}
}

func TestTimerDecides(t *testing.T) {
	falling := newMargins(100).falling
	for _, row := range []struct {
		name  string
		state iterationState
		after time.Duration
		want  bool
	}{
		{"early", iterationState{share: 50}, 50 * ms, false},
		{"late", iterationState{share: 50}, 95 * ms, true},
		{"steady", iterationState{stable: 8, share: 50}, 45 * ms, true},
		{"falling", iterationState{fallen: 100, share: 50}, 100 * ms, false},
		{"alternatives quickly refuted", iterationState{share: 90}, 60 * ms, true},
		{"alternatives hard to refute", iterationState{share: 20}, 95 * ms, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				timer := &timer{start: time.Now(), soft: 100 * ms, hard: 500 * ms}
				time.Sleep(row.after)
				row.state.ended = timer.elapsed()
				if got := timer.enough(row.state, falling); got != row.want {
					t.Errorf("after %v: %v", row.after, got)
				}
				if timer.expired() {
					t.Error("expired before hard")
				}
				time.Sleep(500 * ms)
				if !timer.expired() {
					t.Error("not expired after hard")
				}
			})
		})
	}
}

// The longest clocks of the protocols, 1,000 hours, leave time for more than the first iterations.
func TestLongClocks(t *testing.T) {
	for hours := time.Hour; hours <= 1000*time.Hour; hours *= 2 {
		for _, moves := range []int{0, 1, 40} {
			soft, hard := Clock{Remaining: hours, Opponent: time.Hour, Increment: hours / 100, MovesToGo: moves, Overhead: MinOverhead}.Budget()
			timer := &timer{start: time.Now(), soft: soft, hard: hard}
			if soft < hours/1000 || hard < soft || timer.enough(iterationState{ended: soft / 100, share: 20}, 1) {
				t.Errorf("%v for %d moves: %v or %v, and a hundredth is enough", hours, moves, soft, hard)
			}
		}
	}
}

// On a clock of nodes a search does not depend on the machine, and keeps to its time.
func TestClockOfNodes(t *testing.T) {
	g := game(t, testgames.Compile(t, testgames.Chess()), testgames.Chess().Start)
	const rate = 100_000
	think := func() (Result, time.Duration) {
		var last time.Duration
		result := newEngine(Options{HashMB: 1}).Think(t.Context(), g, Limits{Soft: 200 * ms, Hard: time.Second, Rate: rate}, func(i Info) { last = i.Time })
		return result, last
	}
	one, last := think()
	if again, _ := think(); one.Move != again.Move || one.Nodes != again.Nodes || one.Depth != again.Depth {
		t.Errorf("%+v, and again %+v", one, again)
	}
	if used := NodeTime(one.Nodes, rate); last == 0 || last > used || used < 50*ms || used > time.Second+checkEvery*time.Second/rate {
		t.Errorf("%d nodes, the last line after %v", one.Nodes, last)
	}
}

// New limits of a search on a clock of nodes count from the nodes that it has visited, and its
// time goes on.
func TestClockOfNodesTakesLimits(t *testing.T) {
	nodes := uint64(5000)
	timer := &timer{rate: 10_000, visited: func() uint64 { return nodes }, soft: time.Second, hard: time.Second, remote: new(Remote)}
	timer.remote.Hit(200*ms, 300*ms)
	timer.applyRemote(nil)
	for _, row := range []struct {
		nodes uint64
		over  bool
	}{{5000, false}, {7999, false}, {8000, true}} {
		nodes = row.nodes
		if spent := timer.earlier + timer.elapsed(); timer.expired() != row.over || spent != NodeTime(nodes, timer.rate) {
			t.Errorf("%d nodes: over %v, after %v", nodes, timer.expired(), spent)
		}
	}
}

// What a search has found while it pondered counts after the hit: if that is enough, the
// move follows at once, not after the long iteration under way.
func TestPonderHitEndsSearch(t *testing.T) {
	g := game(t, testgames.Compile(t, testgames.Chess()), testgames.Chess().Start)
	const deep = 6
	for _, row := range []struct {
		soft time.Duration
		last int // iteration
	}{{1, deep}, {time.Hour, deep + 2}} {
		remote, at := new(Remote), uint64(0)
		limits := Limits{Ponder: true, Remote: remote, Depth: deep + 2}
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), g, limits, func(i Info) {
			if i.Depth == deep && i.Bound == Exact {
				at = i.Nodes
				remote.Hit(row.soft, time.Hour)
			}
		})
		if got.Depth != row.last || row.last == deep && got.Nodes > at+checkEvery {
			t.Errorf("soft %v: depth %d, %d nodes after %d at the hit", row.soft, got.Depth, got.Nodes, at)
		}
	}
}

// A ponder hit that is there before the first iteration does not end the search by what the one
// before had found.
func TestPonderHitAtOnce(t *testing.T) {
	g := game(t, testgames.Compile(t, testgames.Chess()), testgames.Chess().Start)
	e := newEngine(Options{HashMB: 1})
	e.Think(context.Background(), g, Limits{Soft: 20 * ms, Hard: time.Hour}, nil)
	remote := new(Remote)
	remote.Hit(ms, time.Hour)
	if got := e.Think(context.Background(), g, Limits{Ponder: true, Remote: remote}, nil); got.Depth == 0 {
		t.Errorf("depth %d with %d nodes", got.Depth, got.Nodes)
	}
}

// A search that ends within its first iteration has the score of what it has found, or of the static
// evaluation.
func TestFewNodes(t *testing.T) {
	up := game(t, testgames.Compile(t, testgames.Chess()), "rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
	for nodes := uint64(1); nodes < 60; nodes++ {
		if got := newEngine(Options{HashMB: 1}).Think(context.Background(), up, Limits{Nodes: nodes}, nil); got.Score < 300 {
			t.Errorf("%d nodes, depth %d: a queen ahead counts %v", nodes, got.Depth, got.Score)
		}
	}
}

// A search that ponders has had its limits from the beginning, but for an exact time. One
// that runs has other limits from now on.
func TestTimerTakesLimits(t *testing.T) {
	for _, row := range []struct {
		name       string
		pondering  bool
		soft, left time.Duration
	}{
		{"ponder hit", true, 100 * ms, 300 * ms},
		{"ponder hit with an exact time", true, 0, 500 * ms},
		{"new clock", false, 100 * ms, 500 * ms},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				timer := &timer{start: time.Now(), pondering: row.pondering, remote: new(Remote)}
				time.Sleep(200 * ms)
				timer.remote.Hit(row.soft, 500*ms)
				if found := timer.applyRemote(nil); found != (row.pondering && row.soft > 0) {
					t.Errorf("what was found counts: %v", found)
				}
				time.Sleep(row.left - ms)
				if timer.expired() {
					t.Errorf("over before %v", row.left)
				}
				if time.Sleep(2 * ms); !timer.expired() {
					t.Errorf("not over after %v", row.left)
				}
			})
		})
	}
}

// A forced move is played at once, unless the search has no clock.
func TestForcedMoveTakesNoTime(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := game(t, r, "8/8/8/8/8/2k5/8/K6r w - - 0 1")
	e := newEngine(Options{HashMB: 1})
	if got := e.Think(context.Background(), g, Limits{Soft: time.Hour, Hard: time.Hour}, nil); got.Depth != 1 {
		t.Errorf("forced move after %d iterations", got.Depth)
	}
	if got := e.Think(context.Background(), g, Limits{Depth: 5}, nil); got.Depth != 5 {
		t.Errorf("search to depth 5 ended after %d iterations", got.Depth)
	}
}

// On a clock, a forced move or a mate ends the search. A time for each move is for all of the search:
// it sees where a forced move leads, and finds the other lines.
func TestWhatSettles(t *testing.T) {
	const forced, mate, surely = "r5k1/8/8/8/8/5q2/7P/7K w - - 0 1", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 2 + mateSurplus
	r := testgames.Shipped(t, "normal")
	for _, test := range []struct {
		fen    string
		soft   time.Duration
		lines  int
		depth  int
		isMate bool
	}{
		{forced, 200 * ms, 1, 1, false}, {forced, 0, 1, surely, true},
		{mate, 200 * ms, 3, surely, true}, {mate, 0, 1, surely, true}, {mate, 0, 3, surely + 1, true},
	} {
		limits := Limits{Soft: test.soft, Hard: 200 * ms, Lines: test.lines, Rate: 200_000}
		got := newEngine(Options{HashMB: 1}).Think(context.Background(), game(t, r, test.fen), limits, nil)
		if _, isMate := got.Score.Mate(); min(got.Depth, surely+1) != test.depth || isMate != test.isMate {
			t.Errorf("%s %+v: depth %d, score %d", test.fen, limits, got.Depth, got.Score)
		}
	}
}
