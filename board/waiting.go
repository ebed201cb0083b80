package board

import "fairymax/board/define"

// Where pieces come from the board of a partner, as in bughouse, a side without a move waits
// if a piece that may still come would give it one. It is neither mated nor stalemated. But
// nothing comes to a game that is played on this board alone, and the time of the side runs out.

// Waits reports whether the side to move, which has no legal move, waits for a piece.
func (p *Position) Waits() bool {
	r := p.rules
	if r.hands.gains != define.GainPartner || p.verdict.reason != NoReason {
		return false
	}
	var supplied Position
	p.CopyTo(&supplied)
	for _, t := range r.hands.order {
		if r.ComesIntoHand(t) && supplied.Hand(p.turn, t) == 0 {
			supplied.putHand(p.turn, t, 1)
		}
	}
	return supplied.HasLegalMove()
}

// WithHands returns the position with other pieces in both hands, those of a text as a FEN has
// it between brackets.
func (p *Position) WithHands(text string) (*Position, error) {
	supplied := new(Position)
	p.CopyTo(supplied)
	for c := define.White; c <= define.Black; c++ {
		for _, t := range p.rules.hands.order {
			supplied.putHand(c, t, 0)
		}
	}
	return supplied, supplied.parseHands(text)
}

// Supply puts a position that differs only in its hands in the place of the current one.
// Taking back a move brings the hands back that were there before it.
func (g *Game) Supply(p *Position) { g.positions[len(g.moves)] = p }

// NoWayOut reports whether the side to move has no legal move and waits for none.
func (p *Position) NoWayOut() bool { return !p.HasLegalMove() && !p.Waits() }

// Stuck returns what it means for the side to move that it has no legal move, before points
// decide.
func (p *Position) Stuck() (define.Outcome, Reason) {
	switch {
	case p.Waits():
		return define.Loss, Waiting
	case p.InCheck():
		return p.CheckmateOutcome(), Checkmate
	}
	return p.StalemateOutcome(), Stalemate
}
