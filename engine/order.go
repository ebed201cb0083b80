package engine

import (
	"fairymax/board"
	"fairymax/board/define"
)

// generate lists the moves without the hash move, captures and promotions first,
// and ranks the captures.
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
// https://www.chessprogramming.org/MVV-LVA
func (w *worker) captureRank(f *frame, m board.Move) int32 {
	g, p := w.game, &f.position
	var rank int32
	if m.IsCapture() {
		gain, wins := w.captureGain(f, m)
		if rank = victimRank*gain - g.PieceValue[p.At(m.From())]/attackerShare; wins {
			rank = firstKiller
		}
	}
	if t := m.Promotion(); t != 0 {
		rank += victimRank * (g.PieceValue[define.MakePiece(p.Turn(), t)] - g.PieceValue[p.At(m.From())])
	}
	if w.on(CaptureHistory) {
		rank += w.history.capture[p.Turn()].at(w.captureCell(p, m)) / captureHistoryShare
	}
	return rank
}

// rankQuiets ranks the quiet moves by killers, counter move and history.
func (w *worker) rankQuiets(ply int) {
	f := &w.frames[ply]
	p, k := &f.position, &f.picker
	counter := board.NoMove
	if ply > 0 && w.frames[ply-1].row != noRow && w.on(CounterMove) {
		counter = w.counterMoves[w.frames[ply-1].row]
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
			if m.IsDrop() && w.pressesKing(p, m) {
				f.rank[i] += pressingRank
			}
		}
	}
}
