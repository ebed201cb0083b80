package engine

import "fairymax/board"

// history remembers which moves have cut and which have not. A move counts by
// its man's type and its destination, and whether he is dropped: its cell.
type history struct {
	cells   int
	first   [pieces]int16 // the first cell of a man; dropped, of his type without a colour
	quiet   [2][]int16    // by colour and cell
	follow  [2][]int16    // by the move one or two plies before, and cell
	capture [2][]int16    // by colour, cell and the victim's type
	types   int
	counter []board.Move // the quiet answer to a move that cut last
}

const (
	historyLimit = 1 << 14 // entries stay within ±historyLimit
	maxCells     = 1 << 11 // on large boards with many types cells are shared, to keep tables in the cache
)

func newHistory(r *board.Rules) *history {
	types := len(r.Def.Types) + 1
	kinds := types
	if r.HasHands() {
		kinds *= 2
	}
	h := &history{types: types, cells: kinds * r.Squares}
	if h.cells > maxCells {
		h.cells = maxCells + r.Squares
	}
	for t := 1; t < types; t++ {
		man, at := board.PieceType(t), t*r.Squares
		h.first[board.MakePiece(board.White, man)] = int16(at % maxCells)
		h.first[board.MakePiece(board.Black, man)] = int16(at % maxCells)
		h.first[man] = int16((at + types*r.Squares) % maxCells)
	}
	for i := range 2 {
		h.quiet[i] = make([]int16, h.cells)
		h.follow[i] = make([]int16, 2*h.cells*h.cells)
		h.capture[i] = make([]int16, h.cells*types)
	}
	h.counter = make([]board.Move, 2*h.cells)
	return h
}

func (h *history) clear() {
	for i := range 2 {
		clear(h.quiet[i])
		clear(h.follow[i])
		clear(h.capture[i])
	}
	clear(h.counter)
}

// cell of a move in a position.
func (h *history) cell(p *board.Position, m board.Move) int {
	man := p.At(m.From())
	if m.IsDrop() {
		man = board.Piece(m.FromHand())
	}
	return int(h.first[man]) + int(m.To())
}

// row names a move that was made, for those that follow it.
func (h *history) row(c board.Color, cell int) int { return int(c)*h.cells + cell }

// noRow stands for a pass and for what came before the root.
const noRow = -1

// followed is how well a cell did after the move with that row, back plies before.
func (h *history) followed(back, row, cell int) *int16 {
	return &h.follow[back-1][row*h.cells+cell]
}

func (h *history) captured(c board.Color, cell int, victim board.PieceType) *int16 {
	return &h.capture[c][cell*h.types+int(victim)]
}

// learn moves an entry towards the bonus; the nearer it is to its limit, the less.
func learn16(entry *int16, bonus int) {
	v := int(*entry)
	*entry = int16(v + bonus - v*max(bonus, -bonus)/historyLimit)
}

// bonus is what a cut at that depth teaches.
func bonus(depth int) int { return min(32*depth*depth+64*depth, 2400) }

// quietScore is what history says about a quiet move of the side to move in a node.
func (w *worker) quietScore(f *frame, c board.Color, cell int) int32 {
	score := int32(w.history.quiet[c][cell])
	for _, after := range f.after {
		if after != nil {
			score += int32(after[cell])
		}
	}
	return score
}

// follow finds what is remembered of the moves that followed the last two ones,
// for the node at ply.
func (w *worker) follow(ply int) {
	f, h := &w.frames[ply], w.history
	for i := range f.after {
		f.after[i] = nil
		if row := w.rowBefore(ply, i+1); row != noRow {
			f.after[i] = h.follow[i][row*h.cells : (row+1)*h.cells]
		}
	}
}

// rowBefore is the row of the move that was made back plies before the one at ply.
func (w *worker) rowBefore(ply, back int) int {
	if ply < back || !w.on(ContinuationHistory) {
		return noRow
	}
	return w.frames[ply-back].row
}

// reward learns from a cut by best after the other moves had been tried in vain.
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
			w.history.counter[w.frames[ply-1].row] = best
		}
	} else {
		w.learnCapture(p, best, change)
	}
	for _, m := range f.captures[:f.numCaptures] {
		w.learnCapture(p, m, -change)
	}
}

func (w *worker) learnQuiet(ply int, m board.Move, change int) {
	p, h := &w.frames[ply].position, w.history
	cell := h.cell(p, m)
	learn16(&h.quiet[p.Turn()][cell], change)
	for back := 1; back <= 2; back++ {
		if row := w.rowBefore(ply, back); row != noRow {
			learn16(h.followed(back, row, cell), change)
		}
	}
}

func (w *worker) learnCapture(p *board.Position, m board.Move, change int) {
	learn16(w.captureEntry(p, m), change)
}

func (w *worker) captureEntry(p *board.Position, m board.Move) *int16 {
	return w.history.captured(p.Turn(), w.history.cell(p, m), p.At(m.Victim()).Type())
}

// credit rewards the quiet move that led to the node at ply, where nothing was
// found against it.
func (w *worker) credit(ply, depth int) {
	if ply < 1 || !w.frames[ply-1].quietMove || !w.on(PriorCredit) {
		return
	}
	row, h := w.frames[ply-1].row, w.history
	c, cell := row/h.cells, row%h.cells
	change := bonus(depth) / 2
	learn16(&h.quiet[c][cell], change)
	for back := 1; back <= 2; back++ {
		if before := w.rowBefore(ply-1, back); before != noRow {
			learn16(h.followed(back, before, cell), change)
		}
	}
}
