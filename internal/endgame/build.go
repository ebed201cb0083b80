package endgame

import (
	"context"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"fairymax/board"
	"fairymax/board/define"
)

// builder makes one table. It begins with the generator of the engine: what is mate, what ends
// the game, how many moves stay in the table, and what captures and promotions lead to. Then
// it goes back, a ply at a time, from the positions that are decided to those before them.
type builder struct {
	rules   *board.Rules
	index   *index
	entries [2][]entry // by side to move
	probe   prober
	back    [MostPieces][][]backWay // by slot
	askAll  bool                    // other rules than safety judge moves: ask the generator about every move back
	passes  bool                    // a side may pass
	threads int
	report  func(stage string, share float64)
	longest atomic.Int32 // plies of the latest end known so far
	failed  atomic.Pointer[error]
}

// prober answers for the positions that captures and promotions lead to.
type prober interface {
	probe(p *board.Position) (Value, error)
}

// newBuilder prepares a table.
func newBuilder(ways *wayTable, ix *index, probe prober, threads int, report func(string, float64)) *builder {
	rules := ways.rules
	b := &builder{rules: rules, index: ix, probe: probe, threads: threads, report: report,
		askAll: !rules.OnlySafetyJudges(), passes: rules.CanEverPass()}
	for slot := range ix.pieces {
		b.back[slot] = backWays(ways, ix.groupOf(ix.pieces[slot]), b.askAll)
	}
	for c := range b.entries {
		b.entries[c] = make([]entry, ix.size)
	}
	return b
}

// make makes the table.
func (b *builder) make(ctx context.Context) (*Table, error) {
	stop := context.AfterFunc(ctx, func() { b.fail(ctx.Err()) })
	defer stop()
	b.inParallel("setting up", b.newStart)
	for plies := 0; plies <= int(b.longest.Load()); plies++ {
		b.inParallel(fmt.Sprintf("going back from %d plies", plies), func() func(int) { return b.newStep(plies) })
	}
	if err := b.failed.Load(); err != nil {
		return nil, *err
	}
	t := &Table{index: b.index}
	for c := range b.entries {
		t.cells[c] = make([]cell, b.index.size)
		for i, e := range b.entries[c] {
			t.cells[c][i] = e.cell()
		}
		b.entries[c] = nil
	}
	return t, nil
}

// fail notes an error, which ends the work.
func (b *builder) fail(err error) { b.failed.CompareAndSwap(nil, &err) }

// inParallel calls a function for every number of the index. Each goroutine makes its own.
func (b *builder) inParallel(stage string, newWork func() func(number int)) {
	const chunk = 4096
	var next atomic.Int64
	var all sync.WaitGroup
	for range max(1, min(b.threads, runtime.GOMAXPROCS(0), b.index.size/chunk+1)) {
		all.Go(func() {
			work := newWork()
			for b.failed.Load() == nil {
				lo := int(next.Add(chunk)) - chunk
				if lo >= b.index.size {
					return
				}
				b.report(stage, float64(lo)/float64(b.index.size))
				for i := lo; i < min(lo+chunk, b.index.size); i++ {
					work(i)
				}
			}
		})
	}
	all.Wait()
}

// newStart returns a function that sets up a placement and makes its two entries.
func (b *builder) newStart() func(int) {
	s := newSetter(b.rules, b.index)
	return func(number int) {
		var sq placement
		_, ok := b.index.at(number, &sq)
		for c := define.White; c <= define.Black; c++ {
			e := entryNowhere
			if ok && s.put(&sq, c) {
				e = b.first(s)
			}
			b.entries[c][number] = e
		}
	}
}

// first makes the entry of the position that is set up, before any move back.
func (b *builder) first(s *setter) entry {
	switch s.ending() {
	case define.Win:
		return decided(won, 0)
	case define.Loss:
		return decided(lost, 0)
	case define.Draw:
		return entryEnded
	}
	stays, best, most, holds := 0, -1, 0, false
	for i, m := range s.list.Moves() {
		if staysInTable(m) {
			if !s.distinct && !b.passes || !s.repeated(i) {
				stays++
			}
			continue
		}
		s.position.Play(m, &s.next)
		v, err := b.probe.probe(&s.next)
		if err != nil {
			b.fail(err)
		}
		switch v = v.before(); v.Outcome {
		case define.Win:
			if best < 0 || v.Plies < best {
				best = v.Plies
			}
		case define.Loss:
			most = max(most, v.Plies)
		default:
			holds = true
		}
	}
	b.note(max(best, most))
	return firstEntry(stays*len(b.index.maps), best, most, holds)
}

// firstEntry joins what the moves that leave the table mean: the fewest plies of a win, -1 for
// none, the most of a loss, and whether one draws.
func firstEntry(count, best, most int, holds bool) entry {
	switch {
	case best >= 0:
		return decided(won, best)
	case holds && count == 0:
		return entryEnded // no move back leads here, and it cannot change
	case holds:
		return never << countShift
	case count == 0:
		return decided(lost, most)
	}
	return entry(count)<<countShift | entry(most)<<stateBits
}

// note notes that some position is decided in so many plies.
func (b *builder) note(plies int) {
	if plies > mostPlies {
		b.fail(fmt.Errorf("some wins take more than %d plies", mostPlies))
		return
	}
	for old := b.longest.Load(); int(old) < plies && !b.longest.CompareAndSwap(old, int32(plies)); old = b.longest.Load() {
	}
}
