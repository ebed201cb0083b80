package xboard

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Sayable replaces a move that XBoard would carry out wrongly by the most similar
// legal one that it carries out correctly.
func (s *Setup) Sayable(p *board.Position, m board.Move) board.Move {
	switch { // where XBoard will tell the opponent no letter
	case m.Promotion() != 0 && s.movesSilently(p, m):
		return s.withoutLetter(p, m)
	case m.Promotion() != 0 && s.rules.PlacesWalls() && p.Turn() == define.Black:
		return s.withoutLetterOverWall(p, m)
	}
	var list board.MoveList
	p.Legal(&list)
	for _, other := range list.Moves() {
		if other.From() == m.From() && other.To() == m.To() && (gatesElsewhere(m, other) || s.isPlusFor(p, m, other)) {
			return other
		}
	}
	return m
}

// withoutLetter returns the promotion that the text without a letter means.
func (s *Setup) withoutLetter(p *board.Position, m board.Move) board.Move {
	if plain, err := s.parseWhole(p, s.square(m.From())+s.square(m.To())); err == nil && plain.Promotion() != 0 {
		return plain
	}
	return m
}

// withoutLetterOverWall does the same for a move that places a wall.
func (s *Setup) withoutLetterOverWall(p *board.Position, m board.Move) board.Move {
	if text, ok := s.asRelayed(m); ok {
		return s.ParseOverWall(p, text)
	}
	return m
}

// gatesElsewhere reports whether a castling gates a piece on the partner's
// square, which XBoard cannot show, and another one the same piece on the king's.
func gatesElsewhere(m, other board.Move) bool {
	return m.Kind()&board.GatePartner != 0 && other.IsCastling() && other.Kind()&board.GatePartner == 0 &&
		other.FromHand() == m.FromHand() && partnerOf(other) == partnerOf(m)
}

// isPlusFor reports whether XBoard cannot write the promotion of one move, and
// writes that of another by the same piece with a plus.
func (s *Setup) isPlusFor(p *board.Position, m, other board.Move) bool {
	if s.table == nil || m.Promotion() == 0 || m.Promotion() == other.Promotion() {
		return false
	}
	form, paired := s.table.plus[p.Mover(m).Type()]
	return paired && other.Promotion() == form && s.hasPlus(other)
}
