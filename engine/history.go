package engine

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// history remembers which moves have caused cutoffs and which have not. The cell of a move is
// its piece's type, its destination, and whether the piece is dropped. Threads share
// the history, because each of them sees only a part of the tree.
// https://www.chessprogramming.org/History_Heuristic
type history struct {
	cells        int                                  // even
	first        [traits.Pieces]int16                 // the first cell of a piece; of a dropped one by type without colour
	quiet        [2]counterTable                      // by colour and cell
	continuation [len(continuationPlies)]counterTable // by a move before, as continuationPlies says, and cell
	capture      [2]counterTable                      // by colour, cell and the victim's type
	types        int
	single       bool // there is only one thread
}

// newHistory makes the history of a game. The continuation tables grow with the square of the
// number of cells: together they have 2 MB in chess and 52 MB in shogi. Where there would be more
// than maxCells, pieces share cells, and the tables have at most 61 MB.
func newHistory(r *board.Rules) *history {
	types := r.Types() + 1
	kinds := types
	if r.HasHands() {
		kinds *= 2
	}
	h := &history{types: types, cells: kinds * r.Squares}
	if h.cells > maxCells {
		h.cells = maxCells + r.Squares
	}
	h.cells += h.cells % 2
	for t := 1; t < types; t++ {
		piece, at := define.PieceType(t), t*r.Squares
		h.first[define.MakePiece(define.White, piece)] = int16(at % maxCells)
		h.first[define.MakePiece(define.Black, piece)] = int16(at % maxCells)
		h.first[piece] = int16((at + types*r.Squares) % maxCells)
	}
	for i := range 2 {
		h.quiet[i] = newCounterTable(h.cells)
		h.capture[i] = newCounterTable(h.cells * types)
	}
	for i := range h.continuation {
		h.continuation[i] = newCounterTable(2 * h.cells * h.cells)
	}
	return h
}

func (h *history) clear() {
	for i := range 2 {
		clear(h.quiet[i])
		clear(h.capture[i])
	}
	for i := range h.continuation {
		clear(h.continuation[i])
	}
}

// cell of a move in a position.
func (h *history) cell(p *board.Position, m board.Move) int {
	piece := p.At(m.From())
	if m.IsDrop() {
		piece = define.Piece(m.FromHand())
	}
	return int(h.first[piece]) + int(m.To())
}

// row is the number of a move that was made, for the moves that follow it.
func (h *history) row(c define.Color, cell int) int { return int(c)*h.cells + cell }

// noRow stands for a null move and for what came before the root.
const noRow = -1

// credit moves the counter of a quiet move towards the bonus.
func (h *history) credit(c define.Color, cell, bonus int) { h.quiet[c].learn(cell, bonus, h.single) }

// creditContinuation does so for the move as an answer to an earlier one, in the nth table.
func (h *history) creditContinuation(n, row, cell, bonus int) {
	h.continuation[n].learn(row*h.cells+cell, bonus, h.single)
}

// bonus is the change of a history counter for a cutoff at that depth.
func bonus(depth int) int { return min(bonusSquare*depth*depth+bonusSlope*depth, bonusMost) }

// quietScore is what history says about a quiet move of the side to move in a node.
func (w *worker) quietScore(f *frame, c define.Color, cell int) int32 {
	score := w.history.quiet[c].at(cell)
	for _, after := range f.continuation {
		if after != nil {
			score += after.at(cell)
		}
	}
	return score
}

// findContinuations finds the counters of moves after each of those before, for the node at
// ply. https://www.chessprogramming.org/History_Heuristic#Continuation_History
func (w *worker) findContinuations(ply int) {
	f, h := &w.frames[ply], w.history
	for i := range f.continuation {
		f.continuation[i] = nil
		if row := w.rowBefore(ply, continuationPlies[i]); row != noRow {
			f.continuation[i] = h.continuation[i][row*h.cells/2 : (row+1)*h.cells/2]
		}
	}
}

// rowBefore is the row of the move that was made back plies before ply.
func (w *worker) rowBefore(ply, back int) int {
	if ply < back || !w.on(ContinuationHistory) {
		return noRow
	}
	return w.frames[ply-back].row
}

// reward learns from a cutoff by best, which the other moves of the node did not cause.
func (w *worker) reward(ply, depth int, best board.Move) {
	f := &w.frames[ply]
	p, change := &f.position, bonus(depth)
	if best.IsQuiet() {
		w.learnQuiet(ply, best, change)
		for _, m := range f.quiets[:f.numQuiets] {
			w.learnQuiet(ply, m, -change)
		}
		if f.killers[0] != best {
			f.killers[1], f.killers[0] = f.killers[0], best
		}
		if ply > 0 && w.frames[ply-1].row != noRow {
			w.counterMoves[w.frames[ply-1].row] = best
		}
	} else {
		w.learnCapture(p, best, change)
	}
	for _, m := range f.captures[:f.numCaptures] {
		w.learnCapture(p, m, -change)
	}
}

func (w *worker) learnQuiet(ply int, m board.Move, change int) {
	p := &w.frames[ply].position
	w.learnCell(ply, p.Turn(), w.history.cell(p, m), change)
}

// learnCell learns about a quiet move from ply, by itself and as an answer to moves before it.
func (w *worker) learnCell(ply int, c define.Color, cell, change int) {
	w.history.credit(c, cell, change)
	w.learnAnswer(ply, cell, change)
}

// learnAnswer learns about a quiet move from ply as an answer to moves before it.
func (w *worker) learnAnswer(ply, cell, change int) {
	for i, back := range continuationPlies {
		if row := w.rowBefore(ply, back); row != noRow {
			w.history.creditContinuation(i, row, cell, change)
		}
	}
}

func (w *worker) learnCapture(p *board.Position, m board.Move, change int) {
	w.history.capture[p.Turn()].learn(w.captureCell(p, m), change, w.history.single)
}

// captureCell is the number of a capture among those of its side.
func (w *worker) captureCell(p *board.Position, m board.Move) int {
	return w.history.cell(p, m)*w.history.types + int(p.At(m.Victim()).Type())
}

// creditPrior rewards the quiet move that led to the node at ply if no move of the node
// reaches alpha.
func (w *worker) creditPrior(ply, depth int) {
	if ply < 1 || !w.frames[ply-1].quietMove || !w.on(PriorCredit) {
		return
	}
	row, cells := w.frames[ply-1].row, w.history.cells
	w.learnCell(ply-1, define.Color(row/cells), row%cells, bonus(depth)/priorShare)
}

// creditSearchedAgain learns from the search of a quiet move that looked good in a reduced
// one, as an answer to moves before it.
func (w *worker) creditSearchedAgain(ply int, m board.Move, depth int, good bool) {
	if !m.IsQuiet() || !w.on(ResearchCredit) {
		return
	}
	change := bonus(depth)
	if !good {
		change = -change
	}
	w.learnAnswer(ply, w.history.cell(&w.frames[ply].position, m), change)
}

// counterTable is a table of history counters: numbers that grow with success and
// shrink with failure, within ±counterLimit. They lie two in a word, so that
// threads can read and change them without a lock. A change is lost when another
// thread changes the same word at the same time, and that does not matter.
type counterTable []uint32

func newCounterTable(n int) counterTable { return make(counterTable, (n+1)/2) }

// at returns the nth counter.
func (t counterTable) at(n int) int32 {
	return int32(int16(loadShared(&t[n>>1]) >> (n & 1 * 16)))
}

// learn moves the nth counter towards the bonus, less so near its limit. A single
// thread needs no atomic write.
func (t counterTable) learn(n, bonus int, single bool) {
	word, shift := &t[n>>1], n&1*16
	old := loadShared(word)
	v := int(int16(old >> shift))
	v += bonus - v*max(bonus, -bonus)/counterLimit
	now := old&^(0xFFFF<<shift) | uint32(uint16(v))<<shift
	if single {
		*word = now
	} else {
		storeShared(word, now)
	}
}
