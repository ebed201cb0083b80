package endgame

import (
	"fmt"

	"fairymax/board"
	"fairymax/board/define"
)

// proberOf answers for the positions that leave a table, from the tables of their material.
type proberOf struct {
	known map[uint64]reference // by what stands on the board
}

// reference is a table, and whether the colours are exchanged in it.
type reference struct {
	table   *Table
	flipped bool
}

// proberFor collects the tables to which captures and promotions of the material lead. They
// have been made.
func (t *Tables) proberFor(m Material) *proberOf {
	p := &proberOf{map[uint64]reference{}}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, child := range m.children() {
		name, flipped := t.named(child)
		if table := t.made[name.String()]; table != nil {
			p.known[sign(child.pieces)] = reference{table, flipped}
		}
	}
	return p
}

// sign is a number for pieces in any order.
func sign(pieces []define.Piece) (sum uint64) {
	for _, piece := range pieces {
		sum += signOf(piece)
	}
	return sum
}

// signOn is the sign of what stands on the board.
func signOn(p *board.Position) (sum uint64) {
	for c := define.White; c <= define.Black; c++ {
		set := p.Pieces(c)
		for _, s := range set.Squares() {
			sum += signOf(p.At(s))
		}
	}
	return sum
}

// signOf counts each kind of pieces in digits of its own, as far as a table can tell.
func signOf(piece define.Piece) uint64 {
	z := uint64(piece) * 0x9E3779B97F4A7C15
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// probe returns the value of a position.
func (p *proberOf) probe(q *board.Position) (Value, error) {
	if outcome, reason := q.Ended(); reason != board.NoReason {
		return Value{Outcome: forMover(outcome, q.Turn())}, nil
	}
	if ref, ok := p.known[signOn(q)]; ok {
		return ref.table.value(q, ref.flipped)
	}
	return Value{}, fmt.Errorf("%s comes up, for which no table was planned", q.FEN())
}

// forMover turns an outcome that names a colour into one for the side to move.
func forMover(o define.Outcome, turn define.Color) define.Outcome {
	if !o.ByColour() {
		return o
	}
	if (o == define.WhiteWins) == (turn == define.White) {
		return define.Win
	}
	return define.Loss
}
