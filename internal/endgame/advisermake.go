package endgame

import (
	"context"

	"fairymax/board"
	"fairymax/board/define"
)

// work starts making what is wanted, unless that goes on already. The adviser is locked.
func (a *Adviser) work() {
	if a.cancel != nil {
		return
	}
	var ctx context.Context
	ctx, a.cancel = context.WithCancel(context.Background())
	t := a.tables
	a.works.Go(func() { a.makeWanted(ctx, t) })
}

// makeWanted makes tables until nothing more is wanted, or the rules change.
func (a *Adviser) makeWanted(ctx context.Context, t *Tables) {
	for {
		m, ok := a.next(ctx, t)
		if !ok {
			return
		}
		if !a.provide(ctx, t, m) {
			a.giveUp(ctx, m)
		}
	}
}

// giveUp notes that a table cannot be made, unless the work was ended.
func (a *Adviser) giveUp(ctx context.Context, m Material) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if ctx.Err() == nil {
		a.failed[m.String()] = true
	}
}

// next returns material that needs a table; the work is over if there is none.
func (a *Adviser) next(ctx context.Context, t *Tables) (Material, bool) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if ctx.Err() != nil {
		return Material{}, false
	}
	for _, m := range a.wanted {
		if name, _ := t.named(m); t.inMemory(name.String()) == nil && !a.failed[m.String()] {
			return m, true
		}
	}
	a.cancel()
	a.cancel = nil
	return Material{}, false
}

// provide makes the table of some material with all that it needs, each known as soon as it is
// done. It reports whether that was possible.
func (a *Adviser) provide(ctx context.Context, t *Tables, m Material) bool {
	jobs, err := t.Plan(m)
	if err != nil || !a.makeRoom(t, jobs) {
		return false
	}
	for _, job := range jobs {
		if t.make(ctx, job.Material) != nil {
			return false
		}
		a.publish(ctx, t)
	}
	return true
}

// pause waits while the search needs all processors.
func (a *Adviser) pause() {
	a.mu.Lock()
	hold := a.hold
	a.mu.Unlock()
	if hold != nil {
		<-hold // until the search ends, or the adviser forgets what it makes
	}
}

// keptBytes is what a table takes that is done, by the numbers that it has for both sides.
func keptBytes(size int) int64 { return 2 * int64(size) }

// makeRoom drops tables that nothing wanted needs if those that have to be made do not fit the
// memory otherwise. It reports whether they do.
func (a *Adviser) makeRoom(t *Tables, jobs []Job) bool {
	kept, making := int64(0), int64(0)
	for _, job := range jobs {
		kept += keptBytes(job.Positions)
		making = max(making, job.Memory)
	}
	needed := a.needed(t)
	t.mu.Lock()
	defer t.mu.Unlock()
	limit, own, others := a.limit.Load(), kept+making, int64(0)
	for name, table := range t.made {
		if size := keptBytes(table.Size()); needed[name] {
			own += size
		} else {
			others += size
		}
	}
	if own+others > limit {
		for name := range t.made {
			if !needed[name] {
				delete(t.made, name)
			}
		}
	}
	return own <= limit
}

// needed lists the tables that what is wanted needs.
func (a *Adviser) needed(t *Tables) map[string]bool {
	a.mu.Lock()
	wanted := a.wanted
	a.mu.Unlock()
	list := map[string]bool{}
	for _, m := range wanted {
		for _, part := range m.closure() {
			name, _ := t.named(part)
			list[name.String()] = true
		}
	}
	return list
}

// publish lets Probe use all tables that are done, unless the rules have changed meanwhile.
func (a *Adviser) publish(ctx context.Context, t *Tables) {
	k := &knowledge{tables: t.references(), unsure: leavesDrawsOpen(t.rules)}
	a.mu.Lock()
	defer a.mu.Unlock()
	if ctx.Err() == nil {
		a.known.Store(k)
	}
}

// references lists the tables in memory by what stands on the board.
func (t *Tables) references() map[uint64]reference {
	list := map[uint64]reference{}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, table := range t.made {
		list[sign(table.Material.pieces)] = reference{table, false}
	}
	if t.flip == nil {
		return list
	}
	for _, table := range t.made {
		exchanged := sign(table.Material.flipped().pieces)
		if _, ok := list[exchanged]; !ok {
			list[exchanged] = reference{table, true}
		}
	}
	return list
}

// leavesDrawsOpen reports whether what tables call a draw may be decided by what they do not
// judge: repetition, or the move rule.
func leavesDrawsOpen(r *board.Rules) bool {
	repetition := r.RepetitionCount() > 0 && r.RepetitionOutcome().Decides()
	return repetition || perpetuals(r) || r.MoveRule() > 0 && r.MoveRuleOutcome() != define.Draw || r.HasImpasse()
}
