package cecp

import (
	"errors"
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
	if letter, ok := s.plusLetter(m.Promotion()); ok {
		return strings.TrimSuffix(text, letter) + "+"
	}
	return text
}

// castlingWords are those of XBoard's games in which partners start anywhere.
var castlingWords = map[bool]string{false: "O-O", true: "O-O-O"}

// castlesAsKing reports whether the man who castles is the one that XBoard takes
// for the king. Any other takes his partner and goes on to where he lands.
func (s *session) castlesAsKing(m board.Move) bool {
	king := s.variant.Rules.Start().At(m.From())
	return king != board.Empty && s.table.king[king.Color()] == king.Type()
}

// plusLetter returns the letter of a type that XBoard knows as a promoted form
// with a plus, although it has a name of its own.
func (s *session) plusLetter(t board.PieceType) (letter string, ok bool) {
	if s.table == nil || t == 0 {
		return "", false
	}
	for _, form := range s.table.plus {
		if form == t {
			return strings.ToLower(s.variant.Rules.Def.Types[t-1].Letter), true
		}
	}
	return "", false
}

func (s *session) square(at board.Square) string { return s.variant.Rules.SquareName(at, s.origin) }

func partnerOf(m board.Move) board.Square {
	partner, _ := m.Partner()
	return partner
}

func isLeft(m board.Move) bool { return partnerOf(m) < m.From() }

// errNoPosition refuses moves in a position that could not be set up.
var errNoPosition = errors.New("no position")

// parseMove reads a move as XBoard writes it.
func (s *session) parseMove(text string) (board.Move, error) {
	if s.unusable {
		return board.NoMove, errNoPosition
	}
	position := s.game.Position()
	if m := s.parsePlus(text); m != board.NoMove {
		return m, nil
	}
	m, err := notation.ParseCoordinate(position, text, s.origin)
	if err == nil {
		return m, nil
	}
	if m, sanErr := notation.ParseSAN(position, text, s.origin); sanErr == nil {
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
		letter, _ := s.plusLetter(form)
		m, err := notation.ParseCoordinate(s.game.Position(), squares+letter, s.origin)
		if err == nil && m.Promotion() == form {
			return m
		}
	}
	return board.NoMove
}
