package engine

import (
	"context"
	"math"
	"sync"

	"fairymax/board"
)

// Several threads search the same root; what one of them finds the others read
// in the table. They keep out of each other's way, see busy, tell each other what
// becomes of the nodes they are in, see news, and go from iteration to iteration
// together, see race. Only the first one looks at the clock, reports and decides.
// https://www.chessprogramming.org/Lazy_SMP

// lead searches with all workers until the first of them has finished.
func (e *Engine) lead(ctx context.Context, g *board.Game, root []board.Move, limits Limits, clock timer, report func(Info)) Result {
	first, others := e.workers[0], e.workers[1:]
	share := uint64(math.MaxUint64)
	if limits.Nodes > 0 {
		share = max(1, limits.Nodes/uint64(len(e.workers)))
	}
	for _, w := range e.workers {
		w.begin(g, root)
		w.contempt = clamp(limits.Contempt, -evalLimit, evalLimit)
		w.partial = len(limits.Only)+len(limits.Exclude) > 0
	}
	e.join(limits.Lines)
	finished := make(chan struct{})
	var assistants sync.WaitGroup
	for _, w := range others {
		w.attach(finished, share, &timer{start: clock.start, remote: limits.Remote, assists: true}, nil)
		assistants.Go(func() { w.iterate(Limits{Infinite: true, Depth: limits.Depth}, nil) })
	}
	first.attach(ctx.Done(), share, &clock, others)
	first.poll()
	result := first.iterate(limits, report)
	close(finished)
	assistants.Wait()
	for _, w := range others {
		result.Nodes += w.nodes
	}
	return result
}

// join makes a team of the workers, if there are several. They race only where
// one line is wanted, since assistants look for no more.
func (e *Engine) join(lines int) {
	var b *busy
	var r *race
	if len(e.workers) > 1 {
		b = &e.busy
		b.clear()
		if lines <= 1 {
			r = &e.race
			r.begin()
		}
	}
	for _, w := range e.workers {
		w.busy, w.race = b, r
	}
}

// visited is how many nodes a worker and those who assist it have visited, those
// of the latter rounded down to what they have told.
func (w *worker) visited() uint64 {
	n := w.nodes
	for _, other := range w.others {
		n += other.told.Load()
	}
	return n
}
