package engine

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Exchange evaluation where a capture can cost more than its victim: the capturer goes
// too, or the pieces around. An exchange is short then: what could recapture finds
// nothing, or has gone.

// blastAtLeast is seeAtLeast for such games: the capture, then the enemy's cheapest
// capture of what stands on its destination.
func (w *worker) blastAtLeast(f *frame, m board.Move, least int32) bool {
	p, piece := &f.position, capturer(&f.position, m)
	mover, balance := p.Mover(m), -least
	if t := m.Promotion(); t != 0 {
		balance += w.game.PieceValue[piece] - w.game.PieceValue[mover]
	}
	if m.IsCapture() || p.Rules().HasEffect(m) {
		gain, wins := w.captureGains(f, m)
		balance += gain
		if lost := p.Lost(m.Kind(), mover, m.From(), m.To()); wins || lost.Has(m.To()) || p.GoesBack(m) {
			return wins || balance >= 0
		}
	}
	if balance < 0 {
		return false
	}
	w.vacate(p, m)
	from, ok := w.leastAttacker(f, m.To(), piece.Type(), p.Turn().Other())
	if !ok {
		return true
	}
	more, kills := w.blastGain(f, board.Capture, p.At(from), from, m.To(), m.From())
	return !kills && balance >= w.game.CaptureValue[piece]+more
}

// capturer is the piece that ends a move, after a promotion.
func capturer(p *board.Position, m board.Move) define.Piece {
	if t := m.Promotion(); t != 0 {
		return define.MakePiece(p.Turn(), t)
	}
	return p.Mover(m)
}

// blastGain is what a move of a kind from one square to another gains beyond its victim, and
// whether it wins the game. The piece on the square gone has left it before.
func (w *worker) blastGain(f *frame, kind board.Kind, by define.Piece, from, to, gone define.Square) (gain int32, kills bool) {
	g, p := w.game, &f.position
	lost := p.Lost(kind, by, from, to)
	if lost.Has(to) {
		lost.Remove(to)
		gain -= g.CaptureValue[by]
	}
	lost.Remove(gone)
	for s := range traits.Each(&lost) {
		switch piece := p.At(s); {
		case !f.pseudoRoyals.Has(s):
			gain += sign(piece, by) * g.CaptureValue[piece]
		case piece.Is(by.Color()):
			return -allLost, false
		default:
			kills = true
		}
	}
	return gain, kills
}

// sign is 1 for an enemy of a piece, -1 for one of its side.
func sign(piece, of define.Piece) int32 {
	if piece.Is(of.Color()) {
		return -1
	}
	return 1
}
