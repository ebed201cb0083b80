package endgame

import "sync/atomic"

// entry is a position while its table is made, so that several processors can change it
// at once:
//
//	bits 0–1    the state, as in a cell; drawn means that nothing is decided yet
//	bits 2–13   plies to the end: of a win the fewest known so far; of an undecided position
//	            the most to which a move that loses has led
//	bits 14–31  moves that are not known to lose, times the number of symmetries
//
// A position has such a count only while it may yet be lost.
type entry uint32

const (
	countShift       = 14
	mostCount  entry = 1<<(32-countShift) - 1
	never            = mostCount // the count of a position that cannot be lost
	endedPlies       = mostPlies + 1
)

// Entries that no move back changes.
const (
	entryNowhere = entry(nowhere)
	entryEnded   = endedPlies<<stateBits | never<<countShift // drawn, the game is over
)

// load reads an entry that others may change.
func (e *entry) load() entry { return entry(atomic.LoadUint32((*uint32)(e))) }

func (e entry) state() cell { return cell(e) & stateMask }

func (e entry) plies() int { return int(e>>stateBits) & (mostPlies + 1) }

func (e entry) count() entry { return e >> countShift }

// decided makes the entry of a position that is won or lost in some plies.
func decided(state cell, plies int) entry {
	return entry(state) | entry(plies)<<stateBits | never<<countShift
}

// cell is what stays of the entry in the table.
func (e entry) cell() cell {
	if s := e.state(); s == won || s == lost {
		return s | cell(e.plies())<<stateBits
	} else if s == nowhere {
		return nowhere
	}
	return drawn
}

// mayChange reports whether a move to a position with a state, which is over so many plies from
// here, can change the entry.
func (e entry) mayChange(state cell, plies int) bool {
	switch {
	case e.state() == nowhere, e.state() == lost, e.state() == drawn && e.plies() == endedPlies:
		return false
	case state == lost:
		return e.state() == drawn || e.plies() > plies
	}
	return e.state() == drawn && e.count() != never
}

// win notes that a move wins in so many plies.
func (e *entry) win(plies int) (changed bool) {
	at := (*uint32)(e)
	for {
		old := entry(atomic.LoadUint32(at))
		if !old.mayChange(lost, plies) {
			return false
		}
		if atomic.CompareAndSwapUint32(at, uint32(old), uint32(decided(won, plies))) {
			return true
		}
	}
}

// lose notes that moves lose in so many plies; lost is true if no other move is left then. It is
// an error if there were fewer moves than that.
func (e *entry) lose(moves entry, plies int) (isLost, ok bool) {
	at := (*uint32)(e)
	for {
		old := entry(atomic.LoadUint32(at))
		if !old.mayChange(won, plies) {
			return false, true
		}
		left, most := old.count(), max(old.plies(), plies)
		if left < moves {
			return false, false
		}
		next := (left-moves)<<countShift | entry(most)<<stateBits
		if left == moves {
			next = decided(lost, most)
		}
		if atomic.CompareAndSwapUint32(at, uint32(old), uint32(next)) {
			return left == moves, true
		}
	}
}
