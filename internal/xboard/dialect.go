package xboard

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// XBoard writes moves in coordinates nearly as we do. This file writes them
// where it differs; readmove.go reads them.

// Text writes a move as the GUI reads it, in any position.
func (s *Setup) Text(m board.Move) string {
	if _, ok := m.WallSquare(); ok {
		return s.Text(m.WithoutWall()) + notation.WallText(s.rules, m, s.origin)
	}
	switch {
	case m.IsCastling() && m.FromHand() == 0 && !s.rules.CastlesFromHome(m) && !s.rules.ChoosesLanding():
		return castlingWords[isLeft(m)]
	case m.IsCastling() && m.FromHand() == 0 && s.isThere && s.table != nil && !s.castlesAsKing(m):
		return s.square(m.From()) + s.square(partnerOf(m)) + "," + s.square(partnerOf(m)) + s.square(m.To())
	}
	text := notation.Coordinate(s.rules, m, s.origin)
	if letter, ok := s.plusLetter(m); ok {
		return strings.TrimSuffix(text, letter) + "+"
	}
	return text
}

// OwnText writes a move of ours from a position so that XBoard carries it out.
// Where XBoard promotes every pawn in the zone, a pawn that does not promote is
// written as promoting to a pawn.
func (s *Setup) OwnText(p *board.Position, m board.Move) string {
	piece := p.Mover(m)
	if text, ok := s.overWall(m); ok {
		return text
	}
	if s.hidesVictim(p, m) {
		return s.overVictim(m)
	}
	if !s.habits().alwaysPromotes || piece == define.Empty || m.Promotion() != 0 {
		return s.Text(m)
	}
	if zone := s.rules.PromotionZone(piece.Color(), piece.Type()); zone == nil || !zone.Has(m.To()) {
		return s.Text(m)
	}
	return s.Text(m) + letterOf(s.rules, piece.Type(), define.Black)
}

// hidesVictim reports whether a piece that may move anywhere captures en passant:
// unless XBoard is told of the victim, it leaves it on its board.
func (s *Setup) hidesVictim(p *board.Position, m board.Move) bool {
	return m.Kind()&board.EnPassant != 0 && s.movesSilently(p, m)
}

// movesSilently reports whether the moving piece is in a silent slot.
func (s *Setup) movesSilently(p *board.Position, m board.Move) bool {
	return s.table != nil && s.table.isSilent(p.Mover(m))
}

// VictimRelay returns the square of the victim of such a capture: the mouse has to
// put the piece down there on its way.
func (s *Setup) VictimRelay(p *board.Position, m board.Move) (define.Square, bool) {
	if !s.hidesVictim(p, m) {
		return 0, false
	}
	return m.Victim(), true
}

// overVictim writes a capture en passant as a move of two legs.
func (s *Setup) overVictim(m board.Move) string {
	victim := s.square(m.Victim())
	return s.square(m.From()) + victim + "," + victim + s.square(m.To())
}

// hasPlus reports whether XBoard writes a promotion with a plus, although the
// letter of the promoted form has none. To its pawns, on the last rank, it gives
// letters.
func (s *Setup) hasPlus(m board.Move) bool {
	if s.table == nil || m.Promotion() == 0 {
		return false
	}
	rank := s.rules.Rank(m.To())
	end := rank == 0 || rank == s.rules.Ranks-1
	for t, form := range s.table.plus {
		if form == m.Promotion() {
			return !end || !slices.Contains(s.table.slots[pawnSlot][:], t)
		}
	}
	return false
}

// plusLetter returns the letter of the promoted form if XBoard writes a plus instead.
func (s *Setup) plusLetter(m board.Move) (letter string, ok bool) {
	if !s.hasPlus(m) {
		return "", false
	}
	return letterOf(s.rules, m.Promotion(), define.Black), true
}

// castlingWords are those of XBoard's games in which partners start anywhere.
var castlingWords = map[bool]string{false: "O-O", true: "O-O-O"}

// castlesAsKing reports whether the piece that castles is the one that XBoard
// treats as the king. Any other captures its partner and continues to its target.
func (s *Setup) castlesAsKing(m board.Move) bool {
	king := s.rules.CastlingKing(m.From())
	return king != define.Empty && s.table.king[king.Color()] == king.Type()
}

func partnerOf(m board.Move) define.Square {
	partner, _ := m.Partner()
	return partner
}

func isLeft(m board.Move) bool { return partnerOf(m) < m.From() }
