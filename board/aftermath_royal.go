package board

import "math/bits"

// What captures that do more than capture mean for royal pieces: which ones a side may
// not make, and so which of them are no check.

// ownLoss is what a side loses by a capture itself, as the pieces stand before it.
func (p *Position) ownLoss(capturer Piece, from, to Square) Set {
	lost := p.Lost(capturer, from, to)
	own := lost
	own.intersect(&p.pieces[capturer.Color()])
	if lost.Has(to) {
		own.Add(from)
	}
	return own
}

// refusesLoss says whether a capture would cost its own side a royal that it must keep.
func (p *Position) refusesLoss(m Move) Refusal {
	if m.IsCapture() && !p.canAfford(m) {
		return RefusedLoss
	}
	return NotRefused
}

// canAfford reports whether the side to move keeps the royals that it must keep, whatever
// is attacked after a capture.
func (p *Position) canAfford(m Move) bool {
	own := p.ownLoss(p.Mover(m), m.From(), m.To())
	return p.canSpare(&own, p.turn)
}

// survivesCapture reports whether a capture is legal by what it does besides: the side
// keeps its royals, and they are safe or the enemy has lost its last one.
func (p *Position) survivesCapture(m Move) bool {
	if !p.canAfford(m) {
		return false
	}
	enemy := p.turn.Other()
	royals, lost := p.Royals(enemy), p.Lost(p.Mover(m), m.From(), m.To())
	lost.Add(m.Victim())
	if !royals.Empty() && royals.isWithin(&lost) && p.royalsInHand(enemy) == 0 {
		return true
	}
	return p.avoidsCheck(m)
}

// Threatened reports whether a side could capture a royal on s without losing one that
// it must keep.
func (p *Position) Threatened(s Square, by Color) bool {
	return p.Attacked(s, by) && (!p.rules.aftermath.some || p.mayCaptureRoyal(s, by))
}

// LostNext reports whether a side could remove the piece on s by the capture of another.
func (p *Position) LostNext(s Square, by Color) bool {
	a := &p.rules.aftermath
	piece := p.board[s]
	if !a.neighbours.loses(piece.Type()) {
		return false
	}
	enemies := p.Pieces(by.Other())
	for w := range p.rules.words {
		for word := a.near[s][w&3] & enemies[w&3]; word != 0; word &= word - 1 {
			if p.Threatened(Square(w<<6+bits.TrailingZeros64(word)), by) {
				return true
			}
		}
	}
	return false
}

// mayCaptureRoyal reports whether one of the pieces that attack a royal could capture it.
func (p *Position) mayCaptureRoyal(s Square, by Color) bool {
	if !p.rules.aftermath.exact {
		return !p.shields(s, by)
	}
	var noSquares Set
	var scratch [16]Square
	for _, from := range p.Attackers(s, by, &noSquares, scratch[:0]) {
		if lost := p.ownLoss(p.board[from], from, s); p.canSpare(&lost, by) {
			return true
		}
	}
	return false
}

// canSpare reports whether a side may lose the pieces on some squares.
func (p *Position) canSpare(lost *Set, c Color) bool {
	royals := p.Royals(c)
	n := royals.Len()
	royals.intersect(lost)
	gone := royals.Len()
	switch p.rules.royalRule.check {
	case CheckOff:
		return true
	case CheckAny:
		return gone == 0
	case CheckLeftmost:
		return gone == 0 || gone < n && !royals.Has(p.royal[c])
	}
	return gone == 0 || gone < n
}

// shields reports whether a side's royals stand so near a square that none of its
// pieces may capture there.
func (p *Position) shields(s Square, side Color) bool {
	a := &p.rules.aftermath
	if !fates[a.neighbours.Becomes].loses {
		return false
	}
	near := a.near[s]
	for w := range p.rules.words {
		for word := near[w&3] & p.pieces[side][w&3]; word != 0; word &= word - 1 {
			piece := p.board[w<<6+bits.TrailingZeros64(word)]
			if piece.Is(side) && p.rules.IsRoyal(piece.Type()) && a.neighbours.loses(piece.Type()) {
				return true
			}
		}
	}
	return false
}
