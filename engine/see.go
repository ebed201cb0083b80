package engine

import "fairymax/board"

// gains reports whether a move wins at least that much, in centipawns, once all
// captures on its destination that pay have been made, the least valuable men
// first. Attackers are found anew after each capture with the men that have left
// taken away, so that sliders behind them, hoppers over them and lame men that
// they blocked come out right. Pins are not looked at.
// https://www.chessprogramming.org/Static_Exchange_Evaluation
func (w *worker) gains(p *board.Position, m board.Move, least int32) bool {
	if m.IsCastling() {
		return least <= 0
	}
	k := w.evaluator.knowledge
	man := p.At(m.From())
	standing := k.worth[man] // what the next capture would take
	balance := -least
	if m.IsCapture() {
		balance += k.worth[p.At(m.Victim())]
	}
	if t := m.Promotion(); t != 0 {
		promoted := k.worth[board.MakePiece(p.Turn(), t)]
		balance += promoted - standing
		standing = promoted
	}
	switch {
	case balance < 0:
		return false
	case balance >= standing || k.rules.IsRoyal(man.Type()):
		return true // enough even if he is taken, or nobody can take him
	}
	w.gone = board.Set{}
	w.gone.Add(m.From())
	if m.IsCapture() && m.Victim() != m.To() {
		w.gone.Add(m.Victim())
	}
	return w.exchange(p, m.To(), p.Turn().Other(), standing-balance)
}

// exchange plays the captures on a square out, beginning with a side that is
// behind by less than deficit from being content if it captures. It reports
// whether the other side is content in the end.
func (w *worker) exchange(p *board.Position, to board.Square, side board.Color, deficit int32) bool {
	content := true
	for ; ; side = side.Other() {
		s, ok := w.leastAttacker(p, to, side)
		if !ok {
			return content
		}
		content = !content
		man := p.At(s)
		w.gone.Add(s)
		if w.evaluator.rules.IsRoyal(man.Type()) {
			// A royal may only take what nobody protects.
			_, protected := w.leastAttacker(p, to, side.Other())
			return content != protected
		}
		deficit = w.evaluator.worth[man] - deficit
		if deficit < 0 || deficit == 0 && content {
			return content // whoever takes this man stays behind
		}
	}
}

// leastAttacker finds the least valuable man of a side who could capture on to,
// a royal last.
func (w *worker) leastAttacker(p *board.Position, to board.Square, by board.Color) (best board.Square, ok bool) {
	k := w.evaluator.knowledge
	least := int32(1 << 30)
	w.attackers = p.Attackers(to, by, &w.gone, w.attackers[:0])
	for _, s := range w.attackers {
		man := p.At(s)
		worth := k.worth[man]
		if k.rules.IsRoyal(man.Type()) {
			worth = 1<<30 - 1
		}
		if worth < least {
			best, least, ok = s, worth, true
		}
	}
	return best, ok
}
