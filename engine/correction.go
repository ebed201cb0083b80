package engine

import "fairymax/board"

// corrections is the correction history: by how much searches have found positions
// to be better or worse than their static evaluation, by pawn structure, by where the other pieces
// of each side stand, and by the last two moves.
// https://www.chessprogramming.org/Static_Evaluation_Correction_History
type corrections struct {
	pawns  [2][correctionSize]int16 // by the side to move
	pieces [2][2][correctionSize]int16
	moves  [2][]int16 // by the row of the last move, and of the one before
}

func newCorrections(rows int) *corrections {
	return &corrections{moves: [2][]int16{make([]int16, rows), make([]int16, rows)}}
}

func (c *corrections) clear() {
	moves := c.moves
	for i := range moves {
		clear(moves[i])
	}
	*c = corrections{moves: moves}
}

// correctionEntries are the entries for the position at ply.
func (w *worker) correctionEntries(ply int) (list [5]*int16, n int) {
	f := &w.frames[ply]
	side, c, structure := f.position.Turn(), w.corrections, w.evaluator.Structure(ply)
	list[0] = &c.pawns[side][structure.PawnKey%correctionSize]
	for color, key := range structure.PieceKey {
		list[1+color] = &c.pieces[side][color][key%correctionSize]
	}
	n = 3
	for i := range min(ply, len(c.moves)) {
		row := w.frames[ply-1-i].row
		if row == noRow {
			break
		}
		list[n] = &c.moves[i][row]
		n++
	}
	return list, n
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
