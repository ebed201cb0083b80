package board

import (
	"math/bits"
	"slices"

	"fairymax/board/define"
)

// What effects mean for royal pieces: which moves a side may not make, and so which
// captures are no check.

// judgeRoyals finds out what effects of captures mean for royals.
func (all *effects) judgeRoyals(r *Rules) {
	anyRoyal, takes := r.ChecksAnyRoyal(), all.on&Capture != 0
	for _, one := range r.royalRule.types.Singles() {
		t := define.PieceType(bits.TrailingZeros64(uint64(one)))
		meets := func(around bool) bool {
			return slices.ContainsFunc(all.list, func(e gameEffect) bool { return e.around == around && e.on&Capture != 0 && e.loses(t) })
		}
		all.exact = all.exact || slices.ContainsFunc(all.list, func(e gameEffect) bool { return e.around && e.By != 0 && e.loses(t) })
		switch {
		case anyRoyal && meets(false):
			all.kamikazes |= one
		case meets(true):
			all.exact = true
		}
	}
	all.exact = all.exact || takes && !anyRoyal
}

// losesByEffects reports whether a side can lose royal pieces besides victims.
func (r *Rules) losesByEffects() bool {
	return r.hasEffect(func(e *gameEffect) bool { return e.CostsRoyals() })
}

// ownLoss is what a side loses by the effects of a move, as the pieces stand before it.
func (p *Position) ownLoss(by Kind, mover define.Piece, from, to define.Square) define.Set {
	lost := p.Lost(by, mover, from, to)
	own := lost
	own.Intersect(&p.pieces[mover.Color()])
	if lost.Has(to) {
		own.Add(from)
	}
	return own
}

// refusesLoss says whether a move would cost its own side a royal that it must keep.
func (p *Position) refusesLoss(m Move) Refusal {
	if p.rules.HasEffect(m) && !p.canAfford(m) {
		return RefusedLoss
	}
	return NotRefused
}

// canAfford reports whether the side to move keeps the royals that it must keep, whatever
// is attacked after its move.
func (p *Position) canAfford(m Move) bool {
	own := p.ownLoss(m.Kind(), p.Mover(m), m.From(), m.To())
	return p.canSpare(&own, p.turn)
}

// survivesEffect reports whether a move is legal by what it does besides: the side
// keeps its royals, and they are safe or the enemy has lost its last one.
func (p *Position) survivesEffect(m Move) bool {
	if !p.canAfford(m) {
		return false
	}
	enemy := p.turn.Other()
	royals, lost := p.Royals(enemy), p.Lost(m.Kind(), p.Mover(m), m.From(), m.To())
	lost.Add(m.Victim())
	if !royals.Empty() && royals.IsWithin(&lost) && p.royalsInHand(enemy) == 0 {
		return true
	}
	return p.avoidsCheck(m)
}

// Threatened reports whether a side could capture a royal on s without losing one that
// it must keep.
func (p *Position) Threatened(s define.Square, by define.Color) bool {
	return p.Attacked(s, by) && (p.rules.effects.on == 0 || p.mayCaptureRoyal(s, by))
}

// LostNext reports whether a side could remove the piece on s by the capture of another.
func (p *Position) LostNext(s define.Square, by define.Color) bool {
	t, enemies := p.board[s].Type(), p.Pieces(by.Other())
	for i := range p.rules.effects.list {
		e := &p.rules.effects.list[i]
		if !e.around || e.on&Capture == 0 || !e.loses(t) {
			continue
		}
		for w := range p.rules.words {
			for word := e.near[s][w&3] & enemies[w&3]; word != 0; word &= word - 1 {
				if p.mayCapture(define.Square(w<<6+bits.TrailingZeros64(word)), by, e) {
					return true
				}
			}
		}
	}
	return false
}

// mayCapture reports whether a side could bring an effect about by capturing the piece on s.
func (p *Position) mayCapture(s define.Square, by define.Color, e *gameEffect) bool {
	if e.By == 0 {
		return p.Threatened(s, by)
	}
	return p.mayCaptureWith(s, by, e.By)
}

// mayCaptureRoyal reports whether one of the pieces that attack a royal could capture it.
func (p *Position) mayCaptureRoyal(s define.Square, by define.Color) bool {
	if !p.rules.effects.exact {
		return !p.shields(s, by)
	}
	return p.mayCaptureWith(s, by, ^define.TypeMask(0))
}

// mayCaptureWith reports whether one of the pieces of some types that attack s could capture
// what stands there.
func (p *Position) mayCaptureWith(s define.Square, by define.Color, types define.TypeMask) bool {
	var noSquares define.Set
	var scratch [16]define.Square
	for _, from := range p.Attackers(s, by, &noSquares, scratch[:0]) {
		if !types.Has(p.board[from].Type()) {
			continue
		}
		if lost := p.ownLoss(Capture, p.board[from], from, s); p.canSpare(&lost, by) {
			return true
		}
	}
	return false
}

// canSpare reports whether a side may lose the pieces on some squares.
func (p *Position) canSpare(lost *define.Set, c define.Color) bool {
	royals := p.Royals(c)
	n := royals.Len()
	royals.Intersect(lost)
	gone := royals.Len()
	switch p.rules.royalRule.check {
	case define.CheckOff:
		return true
	case define.CheckAny:
		return gone == 0
	case define.CheckLeftmost:
		return gone == 0 || gone < n && !royals.Has(p.royal[c])
	}
	return gone == 0 || gone < n
}

// shields reports whether a side's royals stand so near a square that none of its
// pieces may capture there.
func (p *Position) shields(s define.Square, side define.Color) bool {
	for i := range p.rules.effects.list {
		e := &p.rules.effects.list[i]
		if !e.around || e.on&Capture == 0 || !e.lost {
			continue
		}
		for w := range p.rules.words {
			for word := e.near[s][w&3] & p.pieces[side][w&3]; word != 0; word &= word - 1 {
				piece := p.board[w<<6+bits.TrailingZeros64(word)]
				if piece.Is(side) && p.rules.IsRoyal(piece.Type()) && e.loses(piece.Type()) {
					return true
				}
			}
		}
	}
	return false
}
