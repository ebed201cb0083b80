package cecp

import (
	"context"
	"slices"
	"strings"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/notation"
	"fairymax/internal/searching"
)

// fakeSearcher takes exactly the time that it is given, reports one more depth
// every second, and returns what its script says, or else the first legal move.
// Further lines are the moves that follow in the alphabet, each worth ten less.
// Scripts are read only while it searches, and written only while it does not.
type fakeSearcher struct {
	scripts  []script
	resized  []int
	threads  []int
	prepared []*board.Rules
	remote   *fakeRemote // of the search that runs
	limits   engine.Limits
}

// script is what one search is to return; move in coordinates.
type script struct {
	move   string
	score  engine.Score
	ponder string
}

// fakeRemote passes on its orders.
type fakeRemote struct{ orders chan order }

type order struct {
	soft, hard    time.Duration // of a hit
	pause, resume bool
}

func (r *fakeRemote) Hit(soft, hard time.Duration) { r.orders <- order{soft: soft, hard: hard} }
func (r *fakeRemote) Pause()                       { r.orders <- order{pause: true} }
func (r *fakeRemote) Resume()                      { r.orders <- order{resume: true} }

func (f *fakeSearcher) control(*engine.Limits) searching.Remote {
	f.remote = &fakeRemote{make(chan order, 1<<10)}
	return f.remote
}

func (f *fakeSearcher) Think(ctx context.Context, game *board.Game, limits engine.Limits, report func(engine.Info)) engine.Result {
	f.limits = limits
	p := game.Position()
	moves := slices.DeleteFunc(sorted(p), func(m board.Move) bool { return slices.Contains(limits.Exclude, m) })
	result := f.next(p, moves)
	moves = slices.Insert(slices.DeleteFunc(moves, func(m board.Move) bool { return m == result.Move }), 0, result.Move)
	clock := newFakeClock(limits)
	for depth := 1; ; depth++ {
		result.Depth, result.Nodes = depth, uint64(100*depth)
		for i := range min(max(1, limits.Lines), len(moves)) {
			report(engine.Info{Depth: depth, SelDepth: depth, Score: result.Score - engine.Score(10*i), Time: clock.elapsed(),
				Nodes: result.Nodes, PV: moves[i : i+1], Line: i + 1, Bound: engine.Exact})
		}
		if clock.elapsed() >= engine.CurrentAfter && limits.Current != nil {
			limits.Current(engine.Current{Depth: depth + 1, Move: moves[0], Number: 1})
		}
		if limits.Nodes > 0 {
			result.Nodes = limits.Nodes
			return result
		}
		if depth == limits.Depth || !clock.rest(ctx, f.remote) {
			return result
		}
	}
}

// fakeClock is the time of a search. Without a deadline it goes on for ever.
type fakeClock struct {
	start, deadline time.Time
}

func newFakeClock(limits engine.Limits) *fakeClock {
	c := &fakeClock{start: time.Now()}
	if !limits.Infinite && !limits.Ponder {
		c.set(limits.Soft, limits.Hard)
	}
	return c
}

func (c *fakeClock) set(soft, hard time.Duration) {
	if soft == 0 {
		soft = hard
	}
	c.deadline = time.Now().Add(soft)
}

func (c *fakeClock) elapsed() time.Duration { return time.Since(c.start) }

// rest sleeps for a second, or less if the search ends before; it reports
// whether the search goes on.
func (c *fakeClock) rest(ctx context.Context, remote *fakeRemote) bool {
	for {
		nap := time.Second
		if !c.deadline.IsZero() {
			nap = min(nap, time.Until(c.deadline))
		}
		select {
		case <-ctx.Done():
			return false
		case <-time.After(nap):
			return c.deadline.IsZero() || time.Now().Before(c.deadline)
		case told := <-remote.orders:
			if told.pause {
				c.freeze(ctx, remote)
			} else if !told.resume {
				c.set(told.soft, told.hard)
			}
		}
	}
}

// freeze waits for the end of a pause, which the clocks do not see.
func (c *fakeClock) freeze(ctx context.Context, remote *fakeRemote) {
	paused := time.Now()
	for resumed := false; !resumed; {
		select {
		case <-ctx.Done():
			return
		case told := <-remote.orders:
			resumed = told.resume
		}
	}
	c.start = c.start.Add(time.Since(paused))
	if !c.deadline.IsZero() {
		c.deadline = c.deadline.Add(time.Since(paused))
	}
}

func (f *fakeSearcher) next(p *board.Position, moves []board.Move) engine.Result {
	result := engine.Result{Move: moves[0]}
	if len(f.scripts) == 0 {
		return result
	}
	told := f.scripts[0]
	f.scripts = f.scripts[1:]
	origin := notation.RankOrigin(p.Rules())
	move, err := notation.ParseCoordinate(p, told.move, origin)
	if err != nil {
		panic(err)
	}
	result.Move, result.Score = move, told.score
	if told.ponder != "" {
		var next board.Position
		p.Play(move, &next)
		result.Ponder, _ = notation.ParseCoordinate(&next, told.ponder, origin)
	}
	return result
}

// sorted lists the legal moves in the order of the alphabet.
func sorted(p *board.Position) []board.Move {
	return slices.SortedFunc(slices.Values(p.LegalMoves()), func(a, b board.Move) int {
		return strings.Compare(notation.Coordinate(p.Rules(), a, 1), notation.Coordinate(p.Rules(), b, 1))
	})
}

// options are those of a conversation with this searcher.
func (f *fakeSearcher) options(games shelf) Options {
	return Options{Name: "fairymax test", Catalogue: games, Searcher: f, remote: f.control}
}

func (f *fakeSearcher) SetThreads(n int)       { f.threads = append(f.threads, n) }
func (f *fakeSearcher) Resize(mb int)          { f.resized = append(f.resized, mb) }
func (f *fakeSearcher) NewGame(r *board.Rules) { f.prepared = append(f.prepared, r) }
