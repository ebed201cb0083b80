package endgame

import (
	"fairymax/board"
	"fairymax/board/define"
)

// setter sets up placements one after the other and asks the engine's own generator about
// them. It serves one goroutine.
type setter struct {
	index    *index
	position *board.Position
	next     board.Position
	list     board.MoveList
	stands   placement
	set      bool
	distinct bool // several moves may take a piece from one square to another
}

func newSetter(rules *board.Rules, ix *index) *setter {
	return &setter{index: ix, position: rules.Emptied(), distinct: exposes(rules)}
}

// exposes reports whether some moves can be taken en passant: the same squares may then be
// the ends of two moves.
func exposes(rules *board.Rules) bool {
	for i := range rules.Def.Types {
		for _, steps := range rules.Def.Types[i].Steps {
			for _, step := range steps {
				if step.EnPassant == define.EnPassantExposes {
					return true
				}
			}
		}
	}
	return false
}

// put sets up a placement with a side to move, and reports whether a game can have it.
func (s *setter) put(sq *placement, turn define.Color) bool {
	for i := range s.index.pieces {
		if s.set && s.stands[i] != sq[i] {
			s.position.Stand(s.stands[i], define.Empty)
		}
	}
	for i, piece := range s.index.pieces {
		if !s.set || s.stands[i] != sq[i] {
			s.position.Stand(sq[i], piece)
		}
	}
	s.set, s.stands = true, *sq
	return s.position.Complete(turn)
}

// ending returns how the game has ended in the position, Ongoing if it has not, once the legal
// moves are listed.
func (s *setter) ending() define.Outcome {
	p := s.position
	outcome, reason := p.Ended()
	if reason == board.NoReason {
		if p.Legal(&s.list); s.list.Len() > 0 {
			return define.Ongoing
		}
		outcome, _ = p.Stuck()
	}
	if outcome == define.Ongoing {
		return define.Draw // the rules go on, but there is no move
	}
	return forMover(outcome, p.Turn())
}

// staysInTable reports whether a move leads to a position of the same material.
func staysInTable(m board.Move) bool { return !m.IsCapture() && m.Becomes() == 0 }

// repeated reports whether an earlier move of the list takes a piece from the same square to
// the same square.
func (s *setter) repeated(i int) bool {
	moves := s.list.Moves()
	for _, m := range moves[:i] {
		if m.From() == moves[i].From() && m.To() == moves[i].To() && staysInTable(m) && m.IsPass() == moves[i].IsPass() {
			return true
		}
	}
	return false
}

// allows reports whether a move of the side to move is legal that stays in the table.
func (s *setter) allows(want moved) bool {
	if want.pass || !s.position.Rules().IsSeparate() {
		s.position.Legal(&s.list)
	} else {
		s.position.LegalFrom(want.from, &s.list)
	}
	for _, m := range s.list.Moves() {
		if staysInTable(m) && m.IsPass() == want.pass && (want.pass || m.From() == want.from && m.To() == want.to) {
			return true
		}
	}
	return false
}
