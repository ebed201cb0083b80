package engine

import "fairymax/board"

// picker hands out the moves of a node one by one, the most promising first: the
// hash move, before any other is generated; captures that do not lose material;
// quiet moves by history; captures that lose.
type picker struct {
	stage      stage
	hash       board.Move   // the hash move
	list       []board.Move // captures [0:quiet), then quiet moves
	at         int          // moves before it have been handed out
	quiet      int
	bad        int // losing captures are kept in [0:bad)
	skipQuiets bool
	number     int // of the moves that pick has handed out
}

type stage uint8

const (
	tableMove stage = iota
	generation
	goodCaptures
	quiets
	badCaptures
	givenOrder // of the root
)

// startPicker prepares the picker of a node. With capturesOnly, it leaves out quiet moves.
func (w *worker) startPicker(ply int, hash board.Move, capturesOnly bool) {
	f := &w.frames[ply]
	w.findContinuations(ply)
	f.picker = picker{hash: hash, skipQuiets: capturesOnly, list: f.picker.list[:0]}
}

// startRoot is startPicker for the root, where the moves are ordered already. The copy
// stays as it is when the root is reordered.
func (w *worker) startRoot() {
	f := &w.frames[0]
	w.findContinuations(0)
	w.rootOrder = append(w.rootOrder[:0], w.root...)
	f.picker = picker{stage: givenOrder, list: w.rootOrder}
}

// pick returns the next move of a node and its number, NoMove after the last. The
// excluded move is left out.
func (w *worker) pick(ply int) (m board.Move, number int) {
	f := &w.frames[ply]
	k := &f.picker
	for m = w.next(ply); m != board.NoMove; m = w.next(ply) {
		if m != f.excluded {
			k.number++
			return m, k.number
		}
	}
	return board.NoMove, 0
}

// next returns the next move of a node, NoMove after the last.
func (w *worker) next(ply int) board.Move {
	f, k := &w.frames[ply], &w.frames[ply].picker
	switch k.stage {
	case tableMove:
		if k.stage = generation; k.hash != board.NoMove {
			return k.hash
		}
		fallthrough
	case generation:
		w.generate(ply)
		k.stage = goodCaptures
		fallthrough
	case goodCaptures:
		for k.at < k.quiet {
			m := f.best(k.quiet)
			if w.seeAtLeast(f, m, 0) {
				return m
			}
			k.list[k.bad] = m
			k.bad++
		}
		k.stage = quiets
		if !k.skipQuiets {
			w.rankQuiets(ply)
		}
		fallthrough
	case quiets:
		if !k.skipQuiets && k.at < len(k.list) {
			return f.best(len(k.list))
		}
		k.stage, k.at, k.list = badCaptures, 0, k.list[:k.bad]
		fallthrough
	case badCaptures:
		return k.take()
	case givenOrder:
		return w.takeRoot()
	}
	return board.NoMove
}

// take hands out the next move of the list as it stands, NoMove after the last.
func (k *picker) take() board.Move {
	if k.at == len(k.list) {
		return board.NoMove
	}
	k.at++
	return k.list[k.at-1]
}

// losing reports whether the last move is a capture that loses material by exchange.
func (k *picker) losing() bool { return k.stage == badCaptures }

// best hands out the move of highest rank in [at:end).
func (f *frame) best(end int) board.Move {
	k := &f.picker
	list, rank := k.list, f.rank[:end]
	top, highest := k.at, rank[k.at]
	for i := k.at + 1; i < len(rank); i++ {
		if rank[i] > highest {
			top, highest = i, rank[i]
		}
	}
	m := list[top]
	list[top], rank[top] = list[k.at], rank[k.at]
	list[k.at] = m
	k.at++
	return m
}
