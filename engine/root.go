package engine

import (
	"cmp"
	"slices"

	"fairymax/board"
)

// effort is how many nodes a move of the root has taken in this iteration.
type effort struct {
	move  board.Move
	nodes uint64
}

// orderRoot puts the moves of the root in the order in which another node would try
// them.
func (w *worker) orderRoot() {
	known, _ := w.table.probe(w.frames[0].key)
	w.startPicker(0, w.hashMove(0, known.move, false), false)
	w.efforts = w.efforts[:0]
	for m := w.next(0); m != board.NoMove; m = w.next(0) {
		if !w.partial || slices.Contains(w.moves, m) {
			w.efforts = append(w.efforts, effort{move: m})
		}
	}
	for i, e := range w.efforts {
		w.moves[i] = e.move
	}
}

// addEffort adds nodes to a move of the root.
func (w *worker) addEffort(m board.Move, nodes uint64) {
	for i := range w.efforts {
		if w.efforts[i].move == m {
			w.efforts[i].nodes += nodes
			return
		}
	}
}

// effortShare is how much of the iteration's nodes went into the best move, in percent.
func (w *worker) effortShare() int {
	all, best := uint64(1), uint64(0)
	for _, e := range w.efforts {
		if all += e.nodes; e.move == w.moves[0] {
			best = e.nodes
		}
	}
	return int(best * percent / all)
}

// reorderRoot prepares the root for the next iteration: after the best moves of all
// lines come the moves that were hardest to refute.
func (w *worker) reorderRoot(lines int) {
	slices.SortStableFunc(w.efforts, func(a, b effort) int { return cmp.Compare(b.nodes, a.nodes) })
	at := lines
	for i := range w.efforts {
		e := &w.efforts[i]
		if !slices.Contains(w.moves[:lines], e.move) {
			w.moves[at] = e.move
			at++
		}
		e.nodes = 0
	}
}

// setBest notes a new best move at the root, unless a later line is searched, and puts it first.
func (w *worker) setBest(m board.Move, score Score) {
	if w.lineNumber <= 1 {
		w.bestMove, w.bestScore = m, score
	}
	for i, r := range w.root {
		if r == m {
			copy(w.root[1:i+1], w.root[:i])
			w.root[0] = m
			return
		}
	}
}

// takeRoot hands out the next move of the root, and tells it if the search takes long.
func (w *worker) takeRoot() board.Move {
	k := &w.frames[0].picker
	m := k.take()
	if m != board.NoMove && w.current != nil && w.timer.earlier+w.timer.elapsed() >= CurrentAfter {
		w.current(Current{Depth: w.depth, Move: m, Number: k.at + w.lineNumber - 1})
	}
	return m
}
