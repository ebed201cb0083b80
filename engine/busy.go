package engine

import (
	"sync/atomic"

	"fairymax/board"
	"fairymax/engine/traits"
)

// busy tells the threads of a team which moves one of them is searching at the
// moment, so that another one tries its other moves first and meets the result
// in the table when it comes back. An entry that is overwritten or misread costs
// nothing but time.
// https://www.chessprogramming.org/ABDADA#Simplified_ABDADA
type busy [1 << 12]atomic.Uint64

// busyDepth is the depth of a node from which its moves are announced.
const busyDepth = 3

// ticket names a move of the position with that key, and is never 0.
func ticket(key uint64, m board.Move) uint64 { return (key ^ traits.Scramble(uint64(m))) | 1 }

func (b *busy) slot(ticket uint64) *atomic.Uint64 { return &b[ticket>>1%uint64(len(b))] }
func (b *busy) has(ticket uint64) bool            { return b.slot(ticket).Load() == ticket }
func (b *busy) enter(ticket uint64)               { b.slot(ticket).Store(ticket) }
func (b *busy) leave(ticket uint64)               { b.slot(ticket).CompareAndSwap(ticket, 0) }

func (b *busy) clear() {
	for i := range b {
		b[i].Store(0)
	}
}

// postponed is a move that another thread was searching when its turn came.
type postponed struct {
	move   board.Move
	number int // of the move, from 1
}

// elsewhere reports whether another thread is searching the nth move of a node
// right now. Such a move is put off until all others have been tried.
func (w *worker) elsewhere(f *frame, m board.Move, n, depth int) bool {
	k := &f.picker
	if w.busy == nil || depth < busyDepth || n == 1 || k.retried > 0 || k.putOff == len(f.putOff) || !w.busy.has(ticket(f.key, m)) {
		return false
	}
	f.putOff[k.putOff] = postponed{m, n}
	k.putOff++
	return true
}

// try announces the move just made from ply while it is searched.
func (w *worker) try(ply int, m board.Move, a attempt) Score {
	if w.busy == nil || a.depth < busyDepth-1 {
		return w.scout(ply, m, a)
	}
	t := ticket(w.frames[ply].key, m)
	w.busy.enter(t)
	score := w.scout(ply, m, a)
	w.busy.leave(t)
	return score
}
