package cecp

import (
	"context"
	"io"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/searching"
)

func TestLevel(t *testing.T) {
	games := newShelf()
	for _, test := range []struct {
		argument        string
		moves           int
		base, increment time.Duration
		fails           bool
	}{
		{argument: "40 5 0", moves: 40, base: 5 * time.Minute},
		{argument: "0 2 0.5", base: 2 * time.Minute, increment: time.Second / 2},
		{argument: "40 0:30 0", moves: 40, base: 30 * time.Second},
		{argument: "0 1:30+5 2", base: 90 * time.Second, increment: 2 * time.Second},
		{argument: "0 0:02 0.02", base: 2 * time.Second, increment: 20 * time.Millisecond},
		{argument: "0 999999999999999999999 5", base: maxTime, increment: 5 * time.Second},
		{argument: "-1 5 0", fails: true},
		{argument: "40 5", fails: true},
		{argument: "", fails: true},
	} {
		s, err := newSession(nil, Options{Catalogue: games, Searcher: new(fakeSearcher)})
		if err != nil {
			t.Fatal(err)
		}
		err = s.level(test.argument)
		if (err != nil) != test.fails {
			t.Errorf("%q: error %v", test.argument, err)
		}
		c := s.clock
		if !test.fails && (c.movesPerSession != test.moves || c.base != test.base || c.increment != test.increment || c.own != test.base) {
			t.Errorf("%q: %+v", test.argument, c)
		}
	}
}

// Without the command time, the clock is kept here.
func TestCharge(t *testing.T) {
	c := timing{movesPerSession: 2, base: time.Minute, increment: time.Second}
	c.restart()
	want := []time.Duration{51 * time.Second, 102 * time.Second, 93 * time.Second, 144 * time.Second}
	for i, left := range want {
		if c.charge(10*time.Second, i+1); c.own != left {
			t.Errorf("after move %d: %v, want %v", i+1, c.own, left)
		}
	}
	if c.charge(time.Hour, 5); c.own != time.Second {
		t.Errorf("after an hour: %v", c.own)
	}
}

// Searches that gave no move, since pieces came from the partner, share an exact time.
func TestSpend(t *testing.T) {
	c := timing{perMove: time.Second}
	whole := c.limits(0).Hard
	c.spend(700 * time.Millisecond)
	if rest := c.limits(0).Hard; rest != whole-700*time.Millisecond {
		t.Errorf("%v of %v are left", rest, whole)
	}
	c.spend(time.Hour)
	if rest := c.limits(0).Hard; rest <= 0 || rest > minTime {
		t.Errorf("%v after an hour", rest)
	}
	c.charge(time.Millisecond, 1)
	if next := c.limits(1).Hard; next != whole {
		t.Errorf("%v for the next move", next)
	}
}

// untold searches until it is told to end, and has visited so many nodes then.
type untold uint64

func (n untold) Think(ctx context.Context, _ *board.Game, _ engine.Limits, _ func(engine.Info)) engine.Result {
	<-ctx.Done()
	return engine.Result{Nodes: uint64(n)}
}

// A search that gave no move takes its nodes off a clock of nodes, on any machine the same.
func TestSpendNodes(t *testing.T) {
	s := session{clock: timing{own: time.Minute, nodes: 1000}}
	s.search = searching.Start(untold(500), board.NewGame(newShelf()["normal"].Rules.Start()), engine.Limits{}, nil)
	time.Sleep(20 * time.Millisecond)
	if s.chargeSearch(); s.clock.own != time.Minute-500*time.Millisecond || s.clock.spent != 500*time.Millisecond {
		t.Errorf("after 500 nodes at 1000 a second: %v of a minute, %v spent", s.clock.own, s.clock.spent)
	}
}

// A search that took longer than it was allowed makes the next ones careful.
func TestStall(t *testing.T) {
	c := timing{own: time.Second, increment: 20 * time.Millisecond}
	limits := c.limits(1)
	c.expect(limits.Hard, 0)
	c.charge(limits.Hard/2, 1)
	c.tell(time.Second)
	if same := c.limits(2); same.Soft != limits.Soft || same.Hard != limits.Hard {
		t.Errorf("%+v, then %+v", limits, same)
	}
	c.expect(limits.Hard, 0)
	c.charge(limits.Hard+100*time.Millisecond, 2)
	if c.tell(c.own); c.lag < 80*time.Millisecond {
		t.Errorf("lag %v", c.lag)
	}
	c.own = time.Second
	if careful := c.limits(3); careful.Soft > limits.Soft*2/3 {
		t.Errorf("%+v, after a stall %+v", limits, careful)
	}
}

// A search that goes on with other clocks has its time from then on.
func TestNoStall(t *testing.T) {
	c := timing{own: 10 * time.Second}
	c.expect(c.limits(0).Hard, 0)
	const thought = 2 * time.Second
	c.own = time.Second
	rest := c.limits(0).Hard
	c.expect(rest, thought)
	if c.charge(thought+rest/2, 1); c.lag != 0 {
		t.Errorf("lag %v", c.lag)
	}
	c.expect(rest, thought)
	if c.charge(thought+rest+50*time.Millisecond, 2); c.lag != 50*time.Millisecond {
		t.Errorf("lag %v after a stall of 50 ms", c.lag)
	}
}

func TestChangeSides(t *testing.T) {
	c := timing{own: time.Second, opponent: time.Minute}
	if c.changeSides(); c.own != time.Minute {
		t.Error("the clocks belong to the colours")
	}
	c.told = true
	if c.changeSides(); c.own != time.Minute {
		t.Error("what was told was told of the new side")
	}
}

// What the GUI loses on the way of our moves is set aside for the next ones.
func TestLag(t *testing.T) {
	c := timing{own: time.Minute}
	for i, test := range []struct{ elapsed, told, lag time.Duration }{
		{0, time.Minute, 0},
		{time.Second, 58920 * time.Millisecond, 80 * time.Millisecond},
		{time.Second, 57920 * time.Millisecond, 70 * time.Millisecond},
		{time.Second, 46 * time.Second, maxLag},
	} {
		c.charge(test.elapsed, i)
		if c.tell(test.told); c.lag != test.lag {
			t.Errorf("move %d: lag %v, want %v", i, c.lag, test.lag)
		}
	}
	c.changeSides()
	if c.tell(time.Second); c.lag != maxLag {
		t.Errorf("without a move of ours: lag %v", c.lag)
	}
}

// No state of the clocks may leave a search without a limit.
func TestLimits(t *testing.T) {
	for _, c := range []timing{
		{},
		{own: -time.Second},
		{own: time.Millisecond, movesPerSession: 40},
		{perMove: time.Millisecond},
		{own: time.Minute, nodes: 1000},
		{nodes: 1},
		{own: maxTime, increment: maxTime},
	} {
		for _, moves := range []int{0, 1, 39, 40, 41} {
			limits := c.limits(moves)
			if c.byNodes() != (limits.Nodes > 0) || c.byNodes() == (limits.Hard > 0) {
				t.Errorf("%+v after %d moves: %+v", c, moves, limits)
			}
		}
	}
	c := timing{perMove: 2 * time.Second, nodes: 1000}
	if got := c.limits(0).Nodes; got != 2000 {
		t.Errorf("two seconds of 1000 nodes: %d nodes", got)
	}
}

// What the GUI says before it changes our side is about the new one; a clock
// that we have run down ourselves stays with its side.
func TestClocksFollowTheSides(t *testing.T) {
	clock := newTiming()
	clock.opponent = 20 * time.Second
	clock.tell(10 * time.Second)
	clock.changeSides()
	if clock.own != 10*time.Second {
		t.Errorf("told 10 s, now %v", clock.own)
	}
	clock.charge(4*time.Second, 1)
	clock.changeSides()
	if clock.own != 20*time.Second || clock.opponent != 6*time.Second {
		t.Errorf("%v against %v, want 20 s against 6 s", clock.own, clock.opponent)
	}
}

// The time of st is the most that a move may take: a forced move need not take all of it.
func TestForcedMoveTakesNoTime(t *testing.T) {
	s, err := newSession(io.Discard, new(fakeSearcher).options(newShelf()))
	if err != nil {
		t.Fatal(err)
	}
	for position, forced := range map[string]bool{"r5k1/8/8/8/8/5q2/7P/7K w - - 0 1": true, "r5k1/8/8/8/8/8/7P/7K w - - 0 1": false} {
		for _, line := range []string{"new", "force", "setboard " + position, "st 20"} {
			s.dispatch(line)
		}
		if limits := s.limits(); limits.Hard == 0 || (limits.Soft > 0) != forced {
			t.Errorf("%s: %+v", position, limits)
		}
	}
}
