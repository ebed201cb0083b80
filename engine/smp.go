package engine

import (
	"context"
	"math"
	"sync"

	"fairymax/board"
)

// Lazy SMP: several threads search the same root, each for itself, and share the table
// and the histories. Only the first thread reads the clock, reports and decides.
// https://www.chessprogramming.org/Lazy_SMP

// threads are the workers of an engine. They share its table and one history.
type threads struct {
	workers []*worker // for the rules of the last game; none before the first game
	prober  Prober    // of the search that runs, nil without one
}

// resize changes the number of workers. All of them share one history.
func (t *threads) resize(n int, r *board.Rules, create func(*history) *worker) {
	var h *history
	if len(t.workers) > 0 {
		h = t.workers[0].history
	} else {
		h = newHistory(r)
	}
	for len(t.workers) < n {
		t.workers = append(t.workers, create(h))
	}
	clear(t.workers[n:])
	t.workers = t.workers[:n]
	h.single = n == 1
}

// search searches with all workers until the first of them has finished.
func (t *threads) search(ctx context.Context, g *board.Game, root []board.Move, limits Limits, clock timer, report func(Info)) Result {
	first, others := t.workers[0], t.workers[1:]
	share := uint64(math.MaxUint64)
	if limits.Nodes > 0 {
		share = max(1, limits.Nodes/uint64(len(t.workers)))
	}
	for _, w := range t.workers {
		w.begin(g, root)
		w.contempt = clamp(limits.Contempt, -evalLimit, evalLimit)
		w.prober = t.prober
		w.partial = len(limits.Only)+len(limits.Exclude) > 0
	}
	finished := make(chan struct{})
	var assistants sync.WaitGroup
	for _, w := range others {
		w.attach(finished, share, &timer{start: clock.start, remote: limits.Remote, assists: true}, nil)
		assistants.Go(func() { w.iterate(Limits{Infinite: true, Depth: limits.Depth}, nil) })
	}
	clock.visited = first.visited
	first.attach(ctx.Done(), share, &clock, others)
	first.current = limits.Current
	first.checkStop()
	result := first.iterate(limits, report)
	close(finished)
	assistants.Wait()
	for _, w := range others {
		result.Nodes += w.nodes
	}
	return result
}

// visited is how many nodes a worker and its assistants have visited. Of the
// assistants it counts what they have reported.
func (w *worker) visited() uint64 {
	n := w.nodes
	for _, assistant := range w.assistants {
		n += assistant.reported.Load()
	}
	return n
}
