package endgame

import (
	"context"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"fairymax/board"
	"fairymax/board/define"
)

// Adviser answers a search about endings. Tables that it lacks are read or made beside the
// search, one after the other with one processor; the search never waits for them.
type Adviser struct {
	open   func(*board.Rules) Options
	limit  atomic.Int64              // bytes that all tables may take, 0 for none
	known  atomic.Pointer[knowledge] // what Probe may use
	mu     sync.Mutex
	rules  *board.Rules
	tables *Tables // nil for games without tables
	wanted []Material
	failed map[string]bool    // tables that cannot be made
	cancel context.CancelFunc // ends the work; nil if there is none
	works  sync.WaitGroup     // until all work has ended
	hold   chan struct{}      // work waits until this is closed: the search has all processors
}

// knowledge is what an adviser knows about a game.
type knowledge struct {
	tables map[uint64]reference // by what stands on the board
	unsure bool                 // the rules can decide what tables call a draw
}

// mostAdvised is the most pieces of a table that is made beside a search, royals included.
const mostAdvised = 4

// AdviserMemory is how many bytes the tables of an adviser should be allowed.
const AdviserMemory = 256 << 20

// NewAdviser makes an adviser with tables that may take so many bytes. Open says where those of a
// game are kept; of the other options it need set none.
func NewAdviser(memory int64, open func(*board.Rules) Options) *Adviser {
	a := &Adviser{open: open}
	a.limit.Store(memory)
	return a
}

// SetMemory changes how many bytes the tables may take; 0 advises nothing.
func (a *Adviser) SetMemory(bytes int64) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.limit.Store(bytes)
	a.forget(nil)
}

// Close ends the work and waits for its end; the adviser must not be used any more.
func (a *Adviser) Close() {
	a.mu.Lock()
	a.limit.Store(0)
	a.forget(nil)
	a.mu.Unlock()
	a.works.Wait()
}

// forget drops all tables and turns to other rules.
func (a *Adviser) forget(r *board.Rules) {
	if a.cancel != nil {
		a.cancel()
		a.cancel = nil
	}
	a.release()
	a.known.Store(nil)
	a.rules, a.tables, a.wanted, a.failed = r, nil, nil, map[string]bool{}
	if r == nil {
		return
	}
	o := a.open(r)
	o.Threads, o.Memory, o.Report = 1, a.limit.Load(), func(Progress) { a.pause() }
	if tables, err := New(r, o); err == nil {
		a.tables = tables
	}
}

// Begin tells that a search of a position begins, with so many threads, and has tables made that
// it may need. It reports whether there are any; then End must follow.
func (a *Adviser) Begin(p *board.Position, threads int) bool {
	limit := a.limit.Load()
	if limit == 0 || onBoard(p) > mostAdvised+1 {
		return false
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if r := p.Rules(); r != a.rules {
		a.forget(r)
	}
	if a.tables == nil {
		return false
	}
	if wanted := near(p); !slices.EqualFunc(wanted, a.wanted, Material.is) {
		a.wanted, a.failed = wanted, map[string]bool{} // there may be room now
	}
	if threads >= runtime.GOMAXPROCS(0) && a.hold == nil {
		a.hold = make(chan struct{})
	}
	a.work()
	return true
}

// End tells that the search has ended.
func (a *Adviser) End() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.release()
}

// release lets work go on that waits for processors. The adviser is locked.
func (a *Adviser) release() {
	if a.hold != nil {
		close(a.hold)
		a.hold = nil
	}
}

// onBoard is how many pieces stand on the board.
func onBoard(p *board.Position) int {
	white, black := p.Pieces(define.White), p.Pieces(define.Black)
	return white.Len() + black.Len()
}

// near lists the material of a position, and to what a capture leads, as far as tables go.
func near(p *board.Position) []Material {
	m := MaterialOf(p)
	var list []Material
	if len(m.pieces) <= mostAdvised {
		list = append(list, m)
	}
	for _, child := range m.captures() {
		if len(child.pieces) <= mostAdvised && len(child.pieces) > 0 && child.keepsRoyals() {
			list = append(list, child)
		}
	}
	return list
}

// Probe returns what a position is worth to the side to move, and in how many plies the game is
// over then; known is false if there is no such table yet, or if more than the board decides.
func (a *Adviser) Probe(p *board.Position) (outcome define.Outcome, plies int, known bool) {
	if outcome, reason := p.Ended(); reason != board.NoReason {
		return forMover(outcome, p.Turn()), 0, true
	}
	k := a.known.Load()
	if k == nil || onBoard(p) > mostAdvised || p.HasRights() {
		return define.Ongoing, 0, false
	}
	ref, ok := k.tables[signOn(p)]
	if !ok {
		return define.Ongoing, 0, false
	}
	v, err := ref.table.value(p, ref.flipped)
	return v.Outcome, v.Plies, err == nil && (v.Outcome != define.Draw || !k.unsure)
}
