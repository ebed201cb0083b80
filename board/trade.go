package board

import (
	"errors"
	"slices"

	"fairymax/board/define"
)

// How hard it is to trade pieces of a group for each other, as the lions of chu shogi:
// one may not capture another where it could be recaptured, and a side that loses one
// to a piece of another kind may not do the same in reply.

// trade is what [Compile] makes of a [define.Trade].
type trade struct {
	def  define.Trade
	near []define.Set // the squares around each square
}

// struck remembers for one reply that a piece of the group was captured by another
// piece, and where that capture ended. It is kept only while the capturing side has
// a piece of the group elsewhere, so that positions that play alike have one key.
type struck struct {
	on     bool
	square define.Square
}

func compileTrade(r *Rules) trade {
	t := trade{def: r.Def.Trade}
	if t.def.Types != 0 {
		t.near = r.neighbourhoods(1, t.def.Wrap)
	}
	return t
}

func (r *Rules) limitsTrade() bool { return r.trade.def.Types != 0 }

// checkTrade refuses royals in the group.
func (r *Rules) checkTrade() error {
	if r.trade.def.Types&r.RoyalTypes() != 0 {
		return errors.New("trade: royal pieces cannot be kept from being captured")
	}
	return nil
}

// IsHardToTrade reports whether pieces of type t belong to the group.
func (r *Rules) IsHardToTrade(t define.PieceType) bool { return r.trade.def.Types.Has(t) }

// HasCounterstrikes reports whether a capture can forbid another one in reply.
func (r *Rules) HasCounterstrikes() bool {
	return r.trade.def.Counterstrike != define.CounterstrikeFree
}

// neighbourhoods returns for each square those within a radius of king steps.
func (r *Rules) neighbourhoods(radius int, wrap bool) []define.Set {
	near := make([]define.Set, r.Squares)
	side := 2*radius + 1
	for s := range near {
		for i := range side * side {
			if to, ok := r.Offset(define.Square(s), define.Vector{Right: int8(i%side - radius), Up: int8(i/side - radius)}, wrap); ok && to != define.Square(s) {
				near[s].Add(to)
			}
		}
	}
	return near
}

// victims returns the squares of all pieces that a capture removes from their squares:
// those on the way in order, then one on its last square.
func (p *Position) victims(m Move) (squares [3]define.Square, n int) {
	if m.Kind()&EnPassant != 0 {
		return [3]define.Square{m.Victim()}, 1
	}
	onTheWay, n := m.LocustVictims()
	copy(squares[:], onTheWay[:n])
	to := m.To()
	if p.board[to].Is(p.turn.Other()) && (n < 1 || squares[0] != to) && (n < 2 || squares[1] != to) {
		squares[n] = to
		n++
	}
	return squares, n
}

// mayTrade reports whether the rule of trade allows a move, legal otherwise.
func (p *Position) mayTrade(m Move) bool { return p.refusesTrade(m) == NotRefused }

// refusesTrade says how the rule of trade refuses a move.
func (p *Position) refusesTrade(m Move) Refusal {
	if !m.IsCapture() {
		return NotRefused
	}
	t := &p.rules.trade
	alike := t.def.Types.Has(p.board[m.From()].Type())
	squares, n := p.victims(m)
	for i, s := range squares[:n] {
		if !t.def.Types.Has(p.board[s].Type()) {
			continue
		}
		if p.struck.on && s != p.struck.square && p.rules.forbidsCounterstrike(alike) {
			return RefusedCounterstrike
		}
		if !alike || t.def.Beside && t.near[m.From()].Has(s) || p.excuses(squares[:n], i) {
			continue
		}
		if p.protectedAfter(m) {
			return RefusedProtected
		}
	}
	return NotRefused
}

// forbidsCounterstrike reports whether pieces of the group, or others, may not strike
// back.
func (r *Rules) forbidsCounterstrike(alike bool) bool {
	return r.trade.def.Counterstrike.Forbids(alike)
}

// excuses reports whether another victim of a move is worth enough to excuse the
// capture of victim i.
func (p *Position) excuses(victims []define.Square, i int) bool {
	for j, s := range victims {
		if j != i && !p.rules.trade.def.Worthless.Has(p.board[s].Type()) {
			return true
		}
	}
	return false
}

// protectedAfter reports whether the enemy could recapture after a move, were it legal for
// all other reasons.
func (p *Position) protectedAfter(m Move) bool {
	var next Position
	var scratch [16]define.Square
	p.carryOut(m, &next)
	return next.board[m.To()].Owned(p.turn) && len(next.protectors(m.To(), p.turn.Other(), scratch[:0])) > 0
}

// protectors appends to into the pieces of a side that could capture on a square and count as
// protecting it.
func (p *Position) protectors(s define.Square, by define.Color, into []define.Square) []define.Square {
	var none define.Set
	return slices.DeleteFunc(p.Attackers(s, by, &none, into), func(from define.Square) bool {
		return p.rules.trade.def.Unprotecting.Has(p.board[from].Type())
	})
}

// Recaptures lists the pieces that could recapture after a move, as the rule of trade
// counts them.
func (p *Position) Recaptures(m Move) []define.Square {
	var next Position
	p.carryOut(m, &next)
	return next.protectors(m.To(), p.turn.Other(), nil)
}

// noteStrike remembers a capture by which a side may not strike back. Before is the
// position before the move, p the one after it, still with the same side to move.
func (p *Position) noteStrike(before *Position, m Move) {
	t := &p.rules.trade
	if t.def.Counterstrike == define.CounterstrikeFree || t.def.Types.Has(before.board[m.From()].Type()) {
		return
	}
	squares, n := before.victims(m)
	for _, s := range squares[:n] {
		if t.def.Types.Has(before.board[s].Type()) {
			p.strike(m.To(), before.turn)
			return
		}
	}
}

// strike notes that a side has struck, if that can matter.
func (p *Position) strike(at define.Square, by define.Color) {
	others := p.countPieces(by, p.rules.trade.def.Types)
	if piece := p.board[at]; piece.Is(by) && p.rules.trade.def.Types.Has(piece.Type()) {
		others--
	}
	if others > 0 {
		p.struck = struck{true, at}
		p.key ^= strikeKey(at)
	}
}

// forgetStrike ends the reply in which a side may not strike back.
func (p *Position) forgetStrike() {
	if p.struck.on {
		p.key ^= strikeKey(p.struck.square)
		p.struck = struck{}
	}
}

// Struck returns where the last move captured a piece of the group with another piece, if
// that forbids the reply.
func (p *Position) Struck() (define.Square, bool) { return p.struck.square, p.struck.on }
