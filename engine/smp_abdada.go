package engine

import (
	"fairymax/board"
	"fairymax/engine/traits"
)

// abdada holds the moves that the threads are searching at the moment. A thread
// defers a move that another one is searching: it tries its other moves first, and
// meets the result in the table when it comes back. An entry that is overwritten
// or misread costs nothing but time.
// https://www.chessprogramming.org/ABDADA#Simplified_ABDADA
type abdada [abdadaSlots]shared

// moveKey identifies a move of the position with that key, and is never 0.
func moveKey(key uint64, m board.Move) uint64 { return (key ^ traits.Scramble(uint64(m))) | 1 }

func (a *abdada) slot(key uint64) *shared  { return &a[key>>1%uint64(len(a))] }
func (a *abdada) searched(key uint64) bool { return a.slot(key).Load() == key }
func (a *abdada) start(key uint64)         { a.slot(key).Store(key) }
func (a *abdada) finish(key uint64)        { a.slot(key).CompareAndSwap(key, 0) }

func (a *abdada) clear() {
	for i := range a {
		a[i].Store(0)
	}
}

// deferMove reports whether another thread is searching the nth move of a node
// right now. Then the move comes again after all others.
func (w *worker) deferMove(f *frame, m board.Move, n, depth int) bool {
	k := &f.picker
	if w.abdada == nil || depth < abdadaDepth || n == 1 || k.retried > 0 || k.deferred == len(f.deferred) || !w.abdada.searched(moveKey(f.key, m)) {
		return false
	}
	f.deferred[k.deferred] = numberedMove{m, n}
	k.deferred++
	return true
}

// startMove enters a move from ply that is going to be searched to depth, and
// returns its key, or 0 if it is not entered.
func (w *worker) startMove(ply int, m board.Move, depth int) uint64 {
	if w.abdada == nil || depth < abdadaDepth-1 {
		return 0
	}
	key := moveKey(w.frames[ply].key, m)
	w.abdada.start(key)
	return key
}

// finishMove takes out what startMove has entered.
func (w *worker) finishMove(key uint64) {
	if key != 0 {
		w.abdada.finish(key)
	}
}
