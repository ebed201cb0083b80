package cecp

import (
	"errors"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
)

// XBoard writes moves in coordinates nearly as we do. What differs is here.

// text writes a move as XBoard reads it.
func (s *session) text(m board.Move) string {
	r := s.variant.Rules
	switch {
	case m.IsCastling() && m.FromHand() == 0 && r.Def.Shuffle == board.Chess960:
		return castlingWords[isLeft(m)]
	case m.IsCastling() && m.FromHand() == 0 && s.table != nil && !s.castlesAsKing(m):
		return s.square(m.From()) + s.square(partnerOf(m)) + "," + s.square(partnerOf(m)) + s.square(m.To())
	}
	text := notation.Coordinate(r, m, s.origin)
	if letter, ok := s.plusLetter(m); ok {
		return strings.TrimSuffix(text, letter) + "+"
	}
	return text
}

// moveText writes a move of ours from the current position. Where every move of a
// pawn in the zone is taken for a promotion, one who stays what he is becomes a pawn.
func (s *session) moveText(m board.Move) string {
	man := s.game.Position().Mover(m)
	if s.random && s.takesUnseen(m) {
		return s.overVictim(m)
	}
	if !s.random || !s.habits().alwaysPromotes || man == board.Empty || m.Promotion() != 0 {
		return s.text(m)
	}
	r := s.variant.Rules
	if zone := r.PromotionZone(man.Color(), man.Type()); zone == nil || !zone.Has(m.To()) {
		return s.text(m)
	}
	return s.text(m) + strings.ToLower(r.Def.Types[man.Type()-1].Letter)
}

// takesUnseen reports whether a man who may move anywhere captures en passant:
// unless XBoard is told of the victim, it leaves him on its board.
func (s *session) takesUnseen(m board.Move) bool {
	return m.Kind()&board.EnPassant != 0 && s.movesSilently(m)
}

// movesSilently reports whether a man of whom XBoard knows nothing but that he
// may move anywhere makes a move from the current position.
func (s *session) movesSilently(m board.Move) bool {
	if s.table == nil {
		return false
	}
	man := s.game.Position().Mover(m)
	slot := slices.IndexFunc(s.table.slots[:], func(types [2]board.PieceType) bool { return types[man.Color()] == man.Type() })
	return slot >= 0 && s.table.silent[slot]
}

// overVictim writes a capture en passant as a move of two legs.
func (s *session) overVictim(m board.Move) string {
	victim := s.square(m.Victim())
	return s.square(m.From()) + victim + "," + victim + s.square(m.To())
}

// parseOverVictim reads what overVictim writes.
func (s *session) parseOverVictim(text string) board.Move {
	var list board.MoveList
	s.game.Position().Legal(&list)
	for _, m := range list.Moves() {
		if s.takesUnseen(m) && s.overVictim(m) == text {
			return m
		}
	}
	return board.NoMove
}

// sayable replaces a move that would bring XBoard's board into disorder by the
// next best one that would not.
func (s *session) sayable(m board.Move) board.Move {
	if !s.random {
		return m
	}
	if m.Promotion() != 0 && s.movesSilently(m) { // the opponent will be told no letter
		return s.withoutLetter(m)
	}
	var list board.MoveList
	s.game.Position().Legal(&list)
	for _, other := range list.Moves() {
		if other.From() == m.From() && other.To() == m.To() && (s.comesInElsewhere(m, other) || s.isPlusFor(m, other)) {
			return other
		}
	}
	return m
}

// withoutLetter returns the promotion that is meant where none is named.
func (s *session) withoutLetter(m board.Move) board.Move {
	if plain, err := s.parseMove(s.square(m.From()) + s.square(m.To())); err == nil && plain.Promotion() != 0 {
		return plain
	}
	return m
}

// comesInElsewhere reports whether a castling lets a man in on the partner's
// square, which XBoard cannot show, and another one the same man on the king's.
func (s *session) comesInElsewhere(m, other board.Move) bool {
	return m.Kind()&board.GatePartner != 0 && other.IsCastling() && other.Kind()&board.GatePartner == 0 &&
		other.FromHand() == m.FromHand() && partnerOf(other) == partnerOf(m)
}

// isPlusFor reports whether a move promotes to what XBoard writes with a plus,
// and another one of the same man to something that it cannot write.
func (s *session) isPlusFor(m, other board.Move) bool {
	if s.table == nil || m.Promotion() == 0 || m.Promotion() == other.Promotion() {
		return false
	}
	form, paired := s.table.plus[s.game.Position().Mover(m).Type()]
	return paired && other.Promotion() == form && s.hasPlus(other)
}

// hasPlus reports whether XBoard writes a promotion with a plus, although the
// letter of the promoted form has none. To its pawns, on the last rank, it gives
// letters.
func (s *session) hasPlus(m board.Move) bool {
	if s.table == nil || m.Promotion() == 0 {
		return false
	}
	rank := s.variant.Rules.Rank(m.To())
	end := rank == 0 || rank == s.variant.Rules.Ranks-1
	for t, form := range s.table.plus {
		if form == m.Promotion() {
			return !end || !slices.Contains(s.table.slots[pawnSlot][:], t)
		}
	}
	return false
}

// castlingWords are those of XBoard's games in which partners start anywhere.
var castlingWords = map[bool]string{false: "O-O", true: "O-O-O"}

// castlesAsKing reports whether the man who castles is the one that XBoard takes
// for the king. Any other takes his partner and goes on to where he lands.
func (s *session) castlesAsKing(m board.Move) bool {
	king := s.variant.Rules.Start().At(m.From())
	return king != board.Empty && s.table.king[king.Color()] == king.Type()
}

// plusLetter returns the letter of the promoted form if XBoard writes a plus instead.
func (s *session) plusLetter(m board.Move) (letter string, ok bool) {
	if !s.hasPlus(m) {
		return "", false
	}
	return strings.ToLower(s.variant.Rules.Def.Types[m.Promotion()-1].Letter), true
}

func (s *session) square(at board.Square) string { return s.variant.Rules.SquareName(at, s.origin) }

func partnerOf(m board.Move) board.Square {
	partner, _ := m.Partner()
	return partner
}

func isLeft(m board.Move) bool { return partnerOf(m) < m.From() }

// errNoPosition refuses moves in a position that could not be set up.
var errNoPosition = errors.New("no position")

// parseMove reads a move as XBoard writes it. Why a text is none is said as for
// people who type it.
func (s *session) parseMove(text string) (board.Move, error) {
	if s.unusable {
		return board.NoMove, errNoPosition
	}
	return s.readMove(text)
}

// readMove reads a move in the last position that could be set up.
func (s *session) readMove(text string) (board.Move, error) {
	if m := s.parsePlus(text); m != board.NoMove {
		return m, nil
	}
	m, err := notation.Parse(s.game.Position(), text, s.origin)
	if err == nil {
		return m, nil
	}
	if m := s.parseOverVictim(text); m != board.NoMove {
		return m, nil
	}
	return board.NoMove, err
}

// parsePlus reads a promotion with a plus to a type that has a name of its own.
func (s *session) parsePlus(text string) board.Move {
	squares, ok := strings.CutSuffix(text, "+")
	if !ok || s.table == nil {
		return board.NoMove
	}
	for _, form := range s.table.plus {
		letter := strings.ToLower(s.variant.Rules.Def.Types[form-1].Letter)
		m, err := notation.ParseCoordinate(s.game.Position(), squares+letter, s.origin)
		if err == nil && m.Promotion() == form {
			return m
		}
	}
	return board.NoMove
}
