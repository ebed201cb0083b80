package engine

import "fairymax/board"

// picker hands out the moves of a node one by one, the most promising first:
// the move of the table before any other is generated, captures that do not
// lose material, quiet moves by history, captures that lose.
type picker struct {
	stage      stage
	hash       board.Move
	list       []board.Move // captures [0:quiet), then quiet moves
	at         int          // what is before has been handed out
	quiet      int
	bad        int // losing captures are kept in [0:bad)
	skipQuiets bool
	number     int        // of the moves that pick has handed out
	putOff     int        // of them, how many wait in the frame until the others have been tried
	retried    int        // of these, how many have come again
	repeated   postponed  // the move that comes again next, if there is one
	claimed    board.Move // another thread's move, to come as the first one would when all others have been tried
}

type stage uint8

const (
	tableMove stage = iota
	generation
	goodCaptures
	quiets
	badCaptures
	finished
	givenOrder // of the root
)

// Ranks of quiet moves that stand out from what history says.
const (
	goalRank     = 1 << 21
	firstKiller  = 1 << 20
	secondKiller = 1 << 19
	counterRank  = 1 << 18
	pressingRank = 1 << 12 // more than without
)

// startPicker prepares the picker of a node. With captures, quiet moves are left out.
func (w *worker) startPicker(ply int, hash board.Move, captures bool) {
	f := &w.frames[ply]
	w.follow(ply)
	f.picker = picker{hash: hash, skipQuiets: captures, list: f.picker.list[:0]}
}

// startRoot is startPicker for the root, whose moves have their order already. It
// changes while they are searched.
func (w *worker) startRoot() {
	f := &w.frames[0]
	w.follow(0)
	w.given = append(w.given[:0], w.root...)
	f.picker = picker{stage: givenOrder, list: w.given}
}

// recall finds the move of the table among the legal moves of its man, or among
// all where that costs no more; then the list is kept for the generation. With
// captures, quiet moves are left out of it.
func (w *worker) recall(ply int, b brief, captures bool) board.Move {
	f := &w.frames[ply]
	f.listed = false
	if b == 0 {
		return board.NoMove
	}
	if w.game.ListsAll {
		w.list(ply, captures)
		f.listed = true
		return b.among(f.moves.Moves())
	}
	return w.find(ply, b)
}

// find is recall for all moves, and leaves the list of the node alone.
func (w *worker) find(ply int, b brief) board.Move {
	f := &w.frames[ply]
	switch {
	case b == 0:
		return board.NoMove
	case w.game.ListsAll:
		f.position.Legal(&f.recalled)
	default:
		f.position.LegalFrom(b.from(), &f.recalled)
	}
	return b.among(f.recalled.Moves())
}

// reply is the move that the table knows at ply, or NoMove.
func (w *worker) reply(ply int) board.Move {
	known, _ := w.table.probe(w.frames[ply].key)
	return w.find(ply, known.move)
}

// pick returns the next move of a node but for the excluded one, NoMove after the
// last, and its number. A move that was broken off comes again at once, those that
// were put off at the end, and a claimed one after them.
func (w *worker) pick(ply int) (m board.Move, number int) {
	f := &w.frames[ply]
	k := &f.picker
	if again := k.repeated; again.move != board.NoMove {
		k.repeated = postponed{}
		return again.move, again.number
	}
	for m = w.next(ply); m != board.NoMove; m = w.next(ply) {
		if m != f.excluded {
			k.number++
			return m, k.number
		}
	}
	if k.retried < k.putOff {
		again := f.putOff[k.retried]
		k.retried++
		return again.move, again.number
	}
	if m, k.claimed = k.claimed, board.NoMove; m != board.NoMove {
		return m, 1
	}
	return board.NoMove, 0
}

// repeat makes pick hand out a move once more.
func (k *picker) repeat(m board.Move, number int) { k.repeated = postponed{m, number} }

// next returns the next move of a node, NoMove after the last.
func (w *worker) next(ply int) board.Move {
	f := &w.frames[ply]
	k := &f.picker
	switch k.stage {
	case tableMove:
		k.stage = generation
		if k.hash != board.NoMove {
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
			if w.gains(f, m, 0) {
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
		k.stage, k.at = badCaptures, 0
		fallthrough
	case badCaptures:
		if k.at < k.bad {
			k.at++
			return k.list[k.at-1]
		}
		k.stage = finished
	case givenOrder:
		if k.at < len(k.list) {
			k.at++
			return k.list[k.at-1]
		}
	}
	return board.NoMove
}

// losing reports whether the move handed out last loses material by exchange,
// as far as the order of moves has found out.
func (k *picker) losing() bool { return k.stage == badCaptures }

// best takes the move of highest rank out of [at:end) and puts it in front.
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

// generate lists the moves, captures and promotions first, without the move of
// the table, and ranks the captures.
func (w *worker) generate(ply int) {
	f := &w.frames[ply]
	k := &f.picker
	if !f.listed {
		w.list(ply, k.skipQuiets)
	}
	list := f.moves.Moves()
	n := 0
	for i, m := range list {
		if !m.IsQuiet() {
			list[i], list[n] = list[n], m
			n++
		}
	}
	k.list, k.quiet = dropMove(list, n, k.hash)
	for len(f.rank) < len(k.list) {
		f.rank = append(f.rank, 0)
	}
	for i, m := range k.list[:k.quiet] {
		f.rank[i] = w.captureRank(f, m)
	}
}

// list finds the legal moves.
func (w *worker) list(ply int, captures bool) {
	f := &w.frames[ply]
	if captures {
		f.position.LegalCaptures(&f.moves)
	} else {
		f.position.Legal(&f.moves)
	}
}

// dropMove takes m out of a list that begins with n captures.
func dropMove(list []board.Move, n int, m board.Move) ([]board.Move, int) {
	if m == board.NoMove {
		return list, n
	}
	last := len(list) - 1
	for i := range list {
		if list[i] != m {
			continue
		}
		if i < n {
			n--
			list[i] = list[n]
			i = n
		}
		list[i] = list[last]
		return list[:last], n
	}
	return list, n
}

// captureRank prefers valuable victims and cheap attackers.
func (w *worker) captureRank(f *frame, m board.Move) int32 {
	g, p := w.game, &f.position
	var rank int32
	if m.IsCapture() {
		taken, decides := w.taken(f, m)
		if rank = 8*taken - g.PieceValue[p.At(m.From())]/8; decides {
			rank = firstKiller
		}
	}
	if t := m.Promotion(); t != 0 {
		rank += 8 * (g.PieceValue[board.MakePiece(p.Turn(), t)] - g.PieceValue[p.At(m.From())])
	}
	if w.on(CaptureHistory) {
		rank += w.history.capture[p.Turn()].at(w.captureCell(p, m)) / 8
	}
	return rank
}

func (w *worker) rankQuiets(ply int) {
	f := &w.frames[ply]
	p, k := &f.position, &f.picker
	counter := board.NoMove
	if row := w.rowBefore(ply, 1); row != noRow && w.on(CounterMove) {
		counter = w.counters[row]
	}
	killers := f.killers
	if !w.on(Killers) {
		killers = [2]board.Move{}
	}
	for i := k.quiet; i < len(k.list); i++ {
		m := k.list[i]
		switch m {
		case killers[0]:
			f.rank[i] = firstKiller
		case killers[1]:
			f.rank[i] = secondKiller
		case counter:
			f.rank[i] = counterRank
		default:
			f.rank[i] = w.quietScore(f, p.Turn(), w.history.cell(p, m))
			if w.game.QuietWins && w.game.ReachesGoal(p, m) {
				f.rank[i] = goalRank
			}
			if m.IsDrop() && w.presses(p, m) {
				f.rank[i] += pressingRank
			}
		}
	}
}
