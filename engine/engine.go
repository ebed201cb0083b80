package engine

import (
	"context"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine/traits"
)

// Options are what an engine is made with. The zero value is usable.
type Options struct {
	HashMB   int // size of the transposition table, 0 for DefaultHashMB
	Threads  int // 0 for 1
	Switches Switches
}

// DefaultHashMB is the size of the transposition table if none is asked for.
const DefaultHashMB = 64

// Engine plays games, one search at a time. It keeps what it has learnt from
// search to search until NewGame. [Engine.Think] works without NewGame too, but
// its first search of a game then begins with learning the rules.
type Engine struct {
	options    Options
	evaluation func(*traits.Game) func() Evaluator
	thread     func() Evaluator // for the rules of the last game
	table      *table
	busy       busy
	race       race
	workers    []*worker // one a thread, for the rules of the last game; none before the first
}

// Limits say when a search ends; zero values set no limit. A search without any
// limit ends when its context does.
type Limits struct {
	Depth      int           // plies
	Nodes      uint64        // positions visited
	Soft, Hard time.Duration // see [Clock.Budget]
	Infinite   bool          // not even a forced move or a proven mate ends the search early
	Ponder     bool          // no time counts, and nothing ends the search early, until Remote.Hit
	Lines      int           // how many best moves to find, with their lines; 0 for 1
	Remote     *Remote       // steers the search while it runs, may be nil
	Only       []board.Move  // if not empty, the only moves to consider
	Exclude    []board.Move  // moves not to consider
	Contempt   Score         // by how much a draw is worth less than nothing to the side to move
}

// Info is the state of a search after an iteration, or whenever its score
// leaves the window.
type Info struct {
	Depth, SelDepth int
	Score           Score
	Bound           Bound // Exact, or what the score is a bound of
	Time            time.Duration
	Nodes           uint64
	Full            int          // of the table, permille
	PV              []board.Move // valid only during the report
	Line            int          // 1 for the best line
}

// Result is what a search has come to. Move is NoMove only if there is no legal
// move to choose from.
type Result struct {
	Move, Ponder board.Move
	Score        Score
	Depth        int // of the last complete iteration
	Nodes        uint64
	PV           []board.Move
}

// New makes an engine with an evaluation: prepare computes the evaluation's tables
// for a game, once, and returns a function that makes an Evaluator for each thread.
func New[E Evaluator](prepare func(*traits.Game) func() E, o Options) *Engine {
	if o.HashMB <= 0 {
		o.HashMB = DefaultHashMB
	}
	prepared := func(g *traits.Game) func() Evaluator {
		thread := prepare(g)
		return func() Evaluator { return thread() }
	}
	return &Engine{options: o, evaluation: prepared, table: newTable(o.HashMB)}
}

// Resize gives the transposition table another size in mebibytes and empties it.
func (e *Engine) Resize(mb int) {
	e.options.HashMB = max(1, mb)
	e.table = newTable(e.options.HashMB)
	e.table.clear()
	for _, w := range e.workers {
		w.table = e.table
	}
}

// SetThreads sets how many threads search from now on, at least one. It must not
// be called during a search.
func (e *Engine) SetThreads(n int) {
	e.options.Threads = n
	if len(e.workers) > 0 {
		e.hire(e.workers[0].game)
	}
}

// NewGame forgets everything learnt from earlier searches and makes ready for
// games by these rules, so that the first move's time is spent on nothing else.
func (e *Engine) NewGame(r *board.Rules) {
	e.table.clear()
	if len(e.workers) > 0 && e.workers[0].rules.Def == r.Def {
		for _, w := range e.workers {
			w.rules = r
			w.forget()
		}
		return
	}
	e.workers = nil
	game := traits.New(r)
	e.thread = e.evaluation(game)
	e.hire(game)
}

// hire makes the workers as many as there are threads.
func (e *Engine) hire(k *traits.Game) {
	threads := max(1, e.options.Threads)
	var h *history
	if len(e.workers) > 0 {
		h = e.workers[0].history
	} else {
		h = newHistory(k.Rules)
	}
	for len(e.workers) < threads {
		e.workers = append(e.workers, newWorker(k, e.thread(), e.table, h, e.options.Switches))
	}
	clear(e.workers[threads:])
	e.workers = e.workers[:threads]
	h.alone = threads == 1
}

// Think searches the current position of g, which must not change meanwhile,
// and blocks until a limit is reached or ctx is done. Cancelled, it returns at
// once with the best move so far, which is always legal. Report, if not nil, is
// called from the same goroutine.
func (e *Engine) Think(ctx context.Context, g *board.Game, limits Limits, report func(Info)) Result {
	start := time.Now()
	root := rootMoves(g.Position(), limits)
	if len(root) == 0 {
		return Result{}
	}
	if r := g.Position().Rules(); !e.knows(r) {
		e.NewGame(r) // another game's positions must not be met in the table
	}
	e.table.grow()
	clock := timer{start: start, soft: limits.Soft, hard: limits.Hard, pondering: limits.Ponder, remote: limits.Remote}
	return e.lead(ctx, g, root, limits, clock, report)
}

// knows reports whether the workers and the table are those of the rules.
func (e *Engine) knows(r *board.Rules) bool {
	return len(e.workers) > 0 && e.workers[0].rules == r
}

// rootMoves are the legal moves that the limits leave.
func rootMoves(p *board.Position, limits Limits) []board.Move {
	var list board.MoveList
	p.Legal(&list)
	return slices.DeleteFunc(slices.Clone(list.Moves()), func(m board.Move) bool {
		return slices.Contains(limits.Exclude, m) || len(limits.Only) > 0 && !slices.Contains(limits.Only, m)
	})
}
