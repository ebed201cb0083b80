package engine

import (
	"slices"

	"fairymax/board"
	"fairymax/engine/traits"
)

// gains reports whether a move wins at least that much, in centipawns, once all
// captures on its destination that pay have been made, the least valuable men
// first. Attackers are found anew after each capture with the men that have left
// taken away, so that sliders behind them, hoppers over them and lame men that
// they blocked come out right. Pins are not looked at. A man who is let in from
// the hand must be able to stay too.
// https://www.chessprogramming.org/Static_Exchange_Evaluation
func (w *worker) gains(f *frame, m board.Move, least int32) bool {
	if m.Kind()&(board.Castle|board.Pass) != 0 {
		return least <= 0
	}
	k, p := w.game, &f.position
	balance := -least
	if m.IsCapture() {
		taken, decides := w.taken(f, m)
		if decides {
			return true
		}
		balance += taken
	}
	man := p.Mover(m)
	standing := k.CaptureValue[man] // what the next capture would take
	if t := m.Promotion(); t != 0 {
		promoted := board.MakePiece(p.Turn(), t)
		balance += k.PieceValue[promoted] - k.PieceValue[man]
		standing, man = k.CaptureValue[promoted], promoted
	} else if k.HasPseudoRoyals && !m.IsDrop() && f.vital.Has(m.From()) {
		standing = allLost
	}
	switch gated := m.Kind()&board.Gate != 0; {
	case balance < 0:
		return false
	case gated && !w.stays(f, m, balance):
		return false
	case balance >= standing || k.Uncapturable[man]:
		return true // enough even if he is taken, or nobody can take him
	}
	w.vacate(p, m)
	return w.exchange(f, m.To(), man.Type(), p.Turn().Other(), standing-balance)
}

// allLost is the price of a man whose loss loses the game.
const allLost = 1 << 20

// taken is what the victims of a capture are worth together, and whether their
// loss decides the game.
func (w *worker) taken(f *frame, m board.Move) (prize int32, decides bool) {
	if k := w.game; !k.HasPseudoRoyals && m.Kind()&board.Locust == 0 {
		return k.CaptureValue[f.position.At(m.Victim())], false
	}
	return w.allTaken(f, m)
}

// allTaken is taken for several victims, or where some must not be lost.
func (w *worker) allTaken(f *frame, m board.Move) (prize int32, decides bool) {
	k := w.game
	victims, n := victimsOf(&f.position, m)
	for _, s := range victims[:n] {
		prize += k.CaptureValue[f.position.At(s)]
		decides = decides || k.HasPseudoRoyals && f.vital.Has(s)
	}
	return prize, decides
}

// victimsOf lists the squares of the men whom a capture takes.
func victimsOf(p *board.Position, m board.Move) (squares [3]board.Square, n int) {
	if m.Kind()&board.Locust == 0 {
		return [3]board.Square{m.Victim()}, 1
	}
	onTheWay, n := m.LocustVictims()
	copy(squares[:], onTheWay[:n])
	if last := m.To(); p.At(last).Is(p.Turn().Other()) && !slices.Contains(squares[:n], last) {
		squares[n] = last
		n++
	}
	return squares, n
}

// vacate notes the squares that a move leaves empty, but for its destination.
func (w *worker) vacate(p *board.Position, m board.Move) {
	w.gone = board.Set{}
	if m.Kind()&(board.EnPassant|board.Locust) != 0 {
		victims, n := victimsOf(p, m)
		for _, s := range victims[:n] {
			w.gone.Add(s)
		}
		w.gone.Remove(m.To())
	}
	if m.From() != m.To() {
		w.gone.Add(m.From())
	}
}

// stays reports whether a man who is let in by a move that has won so much can
// stay where he appears. The man who made room is not counted among those who
// protect him.
func (w *worker) stays(f *frame, m board.Move, balance int32) bool {
	w.vacate(&f.position, m)
	w.gone.Add(m.To())
	prize := w.game.CaptureValue[board.MakePiece(f.position.Turn(), m.FromHand())]
	return balance >= prize || w.exchange(f, m.GateSquare(), m.FromHand(), f.position.Turn().Other(), prize-balance)
}

// exchange plays the captures of the man on a square out, beginning with a side
// that is behind by less than deficit from being content if it captures. It
// reports whether the other side is content in the end.
func (w *worker) exchange(f *frame, to board.Square, standing board.PieceType, side board.Color, deficit int32) bool {
	p := &f.position
	content := true
	for ; ; side = side.Other() {
		s, ok := w.leastAttacker(f, to, standing, side)
		if !ok {
			return content
		}
		content = !content
		man := p.At(s)
		w.gone.Add(s)
		if w.cannotBeLost(f, s) {
			// Such a man may only take what nobody protects.
			_, protected := w.leastAttacker(f, to, man.Type(), side.Other())
			return content != protected
		}
		deficit = w.game.CaptureValue[man] - deficit
		if deficit < 0 || deficit == 0 && content {
			return content // whoever takes this man stays behind
		}
		standing = man.Type()
	}
}

// cannotBeLost reports whether a man is a royal, or the loss of him decides the game.
func (w *worker) cannotBeLost(f *frame, s board.Square) bool {
	k := w.game
	return k.Uncapturable[f.position.At(s)] || k.HasPseudoRoyals && f.vital.Has(s)
}

// leastAttacker finds the least valuable man of a side who could capture a man of
// that type on a square, one who cannot be lost last.
func (w *worker) leastAttacker(f *frame, to board.Square, standing board.PieceType, by board.Color) (best board.Square, ok bool) {
	k, p := w.game, &f.position
	least := int32(traits.Unaffordable + 1)
	w.attackers = p.Attackers(to, by, &w.gone, w.attackers[:0])
	for _, s := range w.attackers {
		man := p.At(s)
		if k.LimitedVictims && !k.MayCapture(man, s, to, standing) {
			continue
		}
		price := k.CaptureRisk[man]
		if k.HasPseudoRoyals && f.vital.Has(s) {
			price = traits.Unaffordable
		}
		if price < least {
			best, least, ok = s, price, true
		}
	}
	return best, ok
}
