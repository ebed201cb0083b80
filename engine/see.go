package engine

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// seeAtLeast reports whether a move wins at least that much, in centipawns, by
// exchange: after all captures on its destination that pay, the least valuable
// attackers first. Attackers are found again after each capture, without the removed
// pieces, so sliders behind them, hoppers over them and lame pieces that they
// blocked are handled correctly. Pins are ignored. A piece that gating brings in must
// be able to stay too. Where losing wins, no exchange is better than another.
// https://www.chessprogramming.org/Static_Exchange_Evaluation
func (w *worker) seeAtLeast(f *frame, m board.Move, least int32) bool {
	g, p := w.game, &f.position
	if m.Kind()&(board.Castle|board.Pass) != 0 || g.LosingWins {
		return least <= 0
	}
	if g.Explodes {
		return w.blastAtLeast(f, m, least)
	}
	balance := -least
	if m.IsCapture() {
		gain, wins := w.captureGain(f, m)
		if wins {
			return true
		}
		balance += gain
	}
	piece := p.Mover(m)
	target := g.CaptureValue[piece] // what the next capture would take
	if t := m.Promotion(); t != 0 {
		promoted := define.MakePiece(p.Turn(), t)
		balance += g.PieceValue[promoted] - g.PieceValue[piece]
		target, piece = g.CaptureValue[promoted], promoted
	} else if g.HasPseudoRoyals && !m.IsDrop() && f.pseudoRoyals.Has(m.From()) {
		target = allLost
	}
	switch gated := m.Kind()&board.Gate != 0; {
	case balance < 0:
		return false
	case gated && !w.stays(f, m, balance):
		return false
	case balance >= target || g.Uncapturable[piece]:
		return true // enough even if the piece is captured, or it cannot be
	}
	w.vacate(p, m)
	return w.exchange(f, m.To(), piece.Type(), p.Turn().Other(), target-balance)
}

// allLost is the value of a piece that must not be lost.
const allLost = 1 << 20

// captureGain is what a capture gains, and whether it wins the game.
func (w *worker) captureGain(f *frame, m board.Move) (gain int32, wins bool) {
	if g := w.game; !g.HasPseudoRoyals && !g.Explodes && m.Kind()&board.Locust == 0 {
		return g.CaptureValue[f.position.At(m.Victim())], false
	}
	return w.captureGains(f, m)
}

// captureGains is captureGain for several victims, where some must not be lost, or where
// a capture does more.
func (w *worker) captureGains(f *frame, m board.Move) (gain int32, wins bool) {
	g := w.game
	victims, n := victimsOf(&f.position, m)
	for _, s := range victims[:n] {
		gain += g.CaptureValue[f.position.At(s)]
		wins = wins || g.HasPseudoRoyals && f.pseudoRoyals.Has(s)
	}
	if !g.Explodes {
		return gain, wins
	}
	more, kills := w.blastGain(f, m.Kind(), capturer(&f.position, m), m.From(), m.To(), m.From())
	return gain + more, (wins || kills) && more > -allLost/2
}

// victimsOf lists the squares of the pieces that a capture removes.
func victimsOf(p *board.Position, m board.Move) (squares [3]define.Square, n int) {
	if m.Kind()&board.Locust == 0 {
		return [3]define.Square{m.Victim()}, 1
	}
	onTheWay, n := m.LocustVictims()
	copy(squares[:], onTheWay[:n])
	if last := m.To(); p.At(last).Is(p.Turn().Other()) && !slices.Contains(squares[:n], last) {
		squares[n] = last
		n++
	}
	return squares, n
}

// vacate notes the squares that a move empties, without its destination.
func (w *worker) vacate(p *board.Position, m board.Move) {
	w.removed = define.Set{}
	if m.Kind()&(board.EnPassant|board.Locust) != 0 {
		victims, n := victimsOf(p, m)
		for _, s := range victims[:n] {
			w.removed.Add(s)
		}
		w.removed.Remove(m.To())
	}
	if m.From() != m.To() {
		w.removed.Add(m.From())
	}
}

// stays reports whether a piece that gating brings in can stay where it appears,
// after a move that has won balance. The piece that made room does not protect it.
func (w *worker) stays(f *frame, m board.Move, balance int32) bool {
	w.vacate(&f.position, m)
	w.removed.Add(m.To())
	value := w.game.CaptureValue[define.MakePiece(f.position.Turn(), m.FromHand())]
	return balance >= value || w.exchange(f, m.GateSquare(), m.FromHand(), f.position.Turn().Other(), value-balance)
}

// exchange plays out the captures on a square where a piece of that type stands.
// The side that begins needs less than deficit to be content after its capture. The
// result is whether the other side is content in the end.
func (w *worker) exchange(f *frame, to define.Square, target define.PieceType, side define.Color, deficit int32) bool {
	p := &f.position
	content := true
	for ; ; side = side.Other() {
		s, ok := w.leastAttacker(f, to, target, side)
		if !ok {
			return content
		}
		content = !content
		piece := p.At(s)
		w.removed.Add(s)
		if w.cannotBeLost(f, s) {
			// Such a piece may only capture what is not protected.
			_, protected := w.leastAttacker(f, to, piece.Type(), side.Other())
			return content != protected
		}
		deficit = w.game.CaptureValue[piece] - deficit
		if deficit < 0 || deficit == 0 && content {
			return content // a capture of this piece is not enough
		}
		target = piece.Type()
	}
}

// cannotBeLost reports whether the loss of a piece would lose the game.
func (w *worker) cannotBeLost(f *frame, s define.Square) bool {
	g := w.game
	return g.Uncapturable[f.position.At(s)] || g.HasPseudoRoyals && f.pseudoRoyals.Has(s)
}

// leastAttacker finds the least valuable piece of a side that could capture a piece
// of that type on a square. Pieces that cannot be lost come last.
func (w *worker) leastAttacker(f *frame, to define.Square, target define.PieceType, by define.Color) (best define.Square, ok bool) {
	g, p := w.game, &f.position
	least := int32(traits.Unaffordable + 1)
	w.attackers = p.AttackersAs(target, to, by, &w.removed, w.attackers[:0])
	for _, s := range w.attackers {
		piece := p.At(s)
		value := g.CaptureRisk[piece]
		if g.HasPseudoRoyals && f.pseudoRoyals.Has(s) {
			value = traits.Unaffordable
		}
		if value < least {
			best, least, ok = s, value, true
		}
	}
	return best, ok
}
