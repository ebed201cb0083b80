package engine

import "fairymax/board"

// corrections is the correction history: by how much searches have found positions
// to be better or worse than their static evaluation, by pawn structure, by where the other pieces
// of each side stand, and by the last move.
// https://www.chessprogramming.org/Static_Evaluation_Correction_History
type corrections struct {
	pawns    [2][correctionSize]int16 // by the side to move
	pieces   [2][2][correctionSize]int16
	lastMove []int16 // by the row of the last move
}

func newCorrections(rows int) *corrections { return &corrections{lastMove: make([]int16, rows)} }

func (c *corrections) clear() {
	lastMove := c.lastMove
	clear(lastMove)
	*c = corrections{lastMove: lastMove}
}

// correctionEntries are the entries for the position at ply.
func (w *worker) correctionEntries(ply int) (list [4]*int16, n int) {
	f := &w.frames[ply]
	side, c, structure := f.position.Turn(), w.corrections, w.evaluator.Structure(ply)
	list[0] = &c.pawns[side][structure.PawnKey%correctionSize]
	for color, key := range structure.PieceKey {
		list[1+color] = &c.pieces[side][color][key%correctionSize]
	}
	if ply > 0 && w.frames[ply-1].row != noRow {
		list[3] = &c.lastMove[w.frames[ply-1].row]
		return list, 4
	}
	return list, 3
}

// corrected is the static evaluation of the position at ply, corrected by what
// searches of similar positions have found.
func (w *worker) corrected(ply int, raw Score) Score {
	if !w.on(CorrectionHistory) {
		return raw
	}
	list, n := w.correctionEntries(ply)
	sum := 0
	for _, entry := range list[:n] {
		sum += int(*entry)
	}
	return clamp(raw+Score(sum/correctionGrain), -evalLimit, evalLimit)
}

// correct learns from the result of a search of the position at ply. It ignores
// captures and checks, which say little about similar positions.
func (w *worker) correct(ply, depth int, score Score, bound Bound, move board.Move) {
	f := &w.frames[ply]
	if f.danger || move != board.NoMove && !move.IsQuiet() || !cuts(bound, score, f.eval+1) && bound != Exact ||
		score >= provenWin || score <= -provenWin || !w.on(CorrectionHistory) {
		return
	}
	limit := int(w.margins.correction) * correctionGrain
	wrong := clamp(int(score-f.eval)*correctionGrain, -correctionError*limit, correctionError*limit)
	weight := min(depth+1, correctionHeavy)
	list, n := w.correctionEntries(ply)
	for _, entry := range list[:n] {
		// The error is what remains after the correction by all entries.
		v := int(*entry)
		*entry = int16(clamp(v+wrong*weight/correctionSpeed, -limit, limit))
	}
}
