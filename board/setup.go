package board

import "fairymax/board/define"

// Setting up positions one after the other, as endgame tables need millions of them. What
// a game can have is asked at the end, by [Position.Complete].

// Emptied returns a position of the game without pieces, rights and hands. It is no position
// of a game: put pieces on it, and complete it.
func (r *Rules) Emptied() *Position {
	p := new(Position)
	p.rules, p.number = r, 1
	return p
}

// Stand puts a piece on a square, or Empty. The position must be completed before anything
// is asked of it.
func (p *Position) Stand(s define.Square, piece define.Piece) { p.put(s, piece) }

// Complete gives the turn to a side in a position with pieces that were put there one by one,
// and reports whether a game can have it.
func (p *Position) Complete(turn define.Color) bool {
	if p.turn != turn {
		p.turn = turn
		p.key ^= p.rules.keys.turn
	}
	p.verdict = verdict{}
	for c := define.White; c <= define.Black; c++ {
		if n := p.findRoyals(c); p.hasRoyalTooMany(n) || p.lacksRoyal(c, n) {
			return false
		}
	}
	if p.stayedInCheck() {
		return false
	}
	if p.rules.judges {
		p.settle(NoMove)
	}
	return true
}

// HasRights reports whether more than where pieces stand says what may be played: a right to
// castle or to a first move, or a capture en passant.
func (p *Position) HasRights() bool { return p.rights != 0 || p.enPassant.n != 0 }

// OnlySafetyJudges reports whether a quiet move is legal whenever steps and squares allow it
// and it leaves no royal of its side in check. Then a move can be taken back without asking
// whether it was legal.
func (r *Rules) OnlySafetyJudges() bool {
	const judged = 1<<ruleSafety | 1<<ruleCastling
	return r.kinds&^judged == 0 && !r.RoyalStays() && !r.hasStep(func(s *define.Step) bool { return s.OutOfCheck })
}
