package engine

import (
	"context"
	"math"
	"time"

	"fairymax/board"
	"fairymax/engine/traits"
)

// Options configure an engine. The zero value is usable.
type Options struct {
	HashMB   int // size of the transposition table, 0 for DefaultHashMB
	Threads  int // 0 for 1
	Switches Switches
	Prober   Prober // may be nil; searches with limits on depth or nodes alone do not ask it
}

// DefaultHashMB is the default size of the transposition table.
const DefaultHashMB = 64

// Engine plays games, one search at a time. What it learns it keeps from search to
// search until NewGame. [Engine.Think] works without NewGame too, but then its first
// search of a game begins by preparing for the rules.
type Engine struct {
	options    Options
	evaluation func(*traits.Game) func() Evaluator
	thread     func() Evaluator // for the rules of the last game
	table      *table
	fresh      bool // there has been no search since NewGame
	threads
}

// New makes an engine with an evaluation: prepare computes the evaluation's tables
// for a game, once, and returns a function that makes an Evaluator for each thread.
func New[E Evaluator](prepare func(*traits.Game) func() E, o Options) *Engine {
	if o.HashMB <= 0 {
		o.HashMB = DefaultHashMB
	}
	prepared := func(g *traits.Game) func() Evaluator { return AnyEvaluator(prepare(g)) }
	return &Engine{options: o, evaluation: prepared, table: newTable(o.HashMB)}
}

// AnyEvaluator hides the type of an evaluation from a program that chooses between several.
func AnyEvaluator[E Evaluator](thread func() E) func() Evaluator {
	return func() Evaluator { return thread() }
}

// Resize changes the size of the transposition table, in mebibytes. A table of another
// size is empty; one of the same size stays as it is.
func (e *Engine) Resize(mb int) {
	e.options.HashMB = max(1, mb)
	if bucketsIn(e.options.HashMB) == len(e.table.buckets) {
		return
	}
	e.table.free() // first, so that the two need not fit the memory together
	e.table = newTable(e.options.HashMB)
	e.table.touch()
	for _, w := range e.workers {
		w.table = e.table
	}
}

// SetThreads sets how many threads search from now on, at least one. It must not be
// called during a search.
func (e *Engine) SetThreads(n int) {
	e.options.Threads = n
	if len(e.workers) > 0 {
		e.setThreads(e.workers[0].game)
	}
}

// NewGame forgets what earlier searches have learnt and prepares for games by these
// rules, so that the first move need not spend time on it.
func (e *Engine) NewGame(r *board.Rules) {
	if e.fresh && e.knows(r) {
		return
	}
	e.fresh = true
	e.table.clear()
	e.table.touch()
	if len(e.workers) > 0 && e.workers[0].rules.Def == r.Def {
		e.workers[0].history.clear() // all workers share it
		for _, w := range e.workers {
			w.rules = r
			w.forget()
		}
		return
	}
	e.workers = nil
	game := traits.New(r)
	e.thread = e.evaluation(game)
	e.setThreads(game)
}

// Renew makes the next game begin with preparing for its rules, even if they are those
// of the last one: what prepare of [New] returns has changed.
func (e *Engine) Renew() { e.workers, e.fresh = nil, false }

// setThreads makes one worker for each thread.
func (e *Engine) setThreads(g *traits.Game) {
	e.resize(max(1, e.options.Threads), g.Rules, func(h *history) *worker {
		return newWorker(g, e.thread(), e.table, h, e.options.Switches)
	})
}

// Think searches the current position of g, which must not change meanwhile, and
// blocks until a limit is reached or ctx is done. When it is cancelled, it returns
// at once with the best move so far, which is always legal. Report, if not nil, is
// called from the same goroutine; so is limits.Current.
func (e *Engine) Think(ctx context.Context, g *board.Game, limits Limits, report func(Info)) Result {
	start := time.Now()
	root := rootMoves(g.Position(), limits)
	if len(root) == 0 {
		return Result{}
	}
	if r := g.Position().Rules(); !e.knows(r) {
		e.NewGame(r) // the table must not hold positions of another game
	}
	e.fresh = false
	e.table.startSearch()
	clock := timer{start: start, soft: limits.Soft, hard: limits.Hard, rate: limits.Rate, pondering: limits.Ponder, remote: limits.Remote, yield: limits.Yield}
	prober, done := e.consult(g.Position(), limits)
	defer done()
	if prober == nil {
		return e.search(ctx, g, root, limits, clock, report)
	}
	return e.searchEnding(ctx, prober, g, root, limits, clock, report)
}

// Judge returns how the side to move stands, in centipawns, by a search of so many nodes
// that knows nothing of earlier ones.
func (e *Engine) Judge(g *board.Game, nodes uint64) int {
	e.NewGame(g.Position().Rules())
	return int(e.Think(context.Background(), g, Limits{Nodes: nodes}, nil).Score)
}

// knows reports whether the engine is prepared for the rules.
func (e *Engine) knows(r *board.Rules) bool {
	return len(e.workers) > 0 && e.workers[0].rules == r
}

// Quiet reports whether a position is quiet: the side to move is not in danger, and
// captures would not change the evaluation. Only such positions are worth fitting an
// evaluation to. The engine must not have searched since its last [Engine.NewGame]: what
// a search has learnt would be taken for a change.
func (e *Engine) Quiet(p *board.Position) bool {
	if r := p.Rules(); !e.knows(r) {
		e.NewGame(r)
	}
	e.fresh = false
	w := e.workers[0]
	w.begin(board.NewGame(p), nil)
	w.attach(nil, math.MaxUint64, &timer{}, nil)
	if w.frames[0].danger || !p.HasLegalMove() {
		return false
	}
	return w.quiesce(0, -infinite, infinite) == w.static(0)
}
