package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) inCheck(err *notation.MoveError) []string {
	if err.Dropped != 0 {
		return s.dropInCheck(err)
	}
	if len(err.From) == 0 {
		return one("%v is in check%s and may not pass.", s.side, s.fromCheckers(s.checkers()))
	}
	var texts []string
	for _, from := range err.From {
		squares := append([]define.Square{from}, err.Path...)
		if fits := notation.PseudoLegalAlong(s.p, squares); len(fits) > 0 {
			texts = append(texts, s.exposed(fits[0], fmt.Sprintf("The %s cannot go %s", s.piece(from), s.destination(err.Path))))
		}
	}
	return texts
}

func (s *explainer) dropInCheck(err *notation.MoveError) []string {
	lead := fmt.Sprintf("%v cannot drop %s on %s", s.side, sheet.Article(s.names.TypeName(err.Dropped)), s.square(err.Path[0]))
	var list board.MoveList
	s.p.Unrestricted().Legal(&list)
	for _, m := range list.Moves() {
		if m.IsDrop() && m.FromHand() == err.Dropped && m.To() == err.Path[0] {
			return []string{s.exposed(m, lead)}
		}
	}
	return []string{lead + "."}
}

// exposed says which royal pieces a move would leave attacked, and by what.
func (s *explainer) exposed(m board.Move, lead string) string {
	var next board.Position
	s.p.Play(m, &next)
	var threats []string
	guarded := next.CheckableRoyals(s.side)
	for _, royal := range guarded.Squares() {
		if by := next.PassingAttackers(royal); len(by) > 0 {
			threats = append(threats, s.piecesIn(&next, by)+" could capture the "+s.pieceIn(&next, royal)+" en passant")
		}
		if by := s.attackers(&next, royal); len(by) > 0 {
			threats = append(threats, s.piecesIn(&next, by)+" would"+s.stillWord(royal, by)+" attack the "+s.pieceIn(&next, royal))
		}
	}
	switch {
	case len(threats) > 0:
		return lead + ": " + sheet.Enumerate(threats, "and") + "."
	case s.r.RoyalStays() && s.p.InCheck():
		return fmt.Sprintf("%s: in check%s, it may not step away; it may only capture the checking piece, if there is just one.", lead, s.fromCheckers(s.checkers()))
	case s.p.InCheck():
		return fmt.Sprintf("%s: %v is in check%s, and this move is not allowed in check.", lead, s.side, s.fromCheckers(s.checkers()))
	}
	return fmt.Sprintf("%s: it would leave %v in check.", lead, s.side)
}

// stillWord distinguishes a check by these pieces that continues from one that a move would open.
func (s *explainer) stillWord(royal define.Square, by []define.Square) string {
	if !s.p.At(royal).Is(s.side) || !s.r.IsRoyal(s.p.At(royal).Type()) {
		return ""
	}
	now := s.attackers(s.p, royal)
	if slices.ContainsFunc(by, func(at define.Square) bool { return !slices.Contains(now, at) }) {
		return ""
	}
	return " still"
}

// checkers lists the pieces that give check now.
func (s *explainer) checkers() []define.Square {
	var list []define.Square
	if !s.p.InCheck() {
		return nil
	}
	guarded := s.p.CheckableRoyals(s.side)
	for _, royal := range guarded.Squares() {
		list = append(list, s.attackers(s.p, royal)...)
	}
	return list
}

// fromCheckers names the checking pieces, "" if there are none.
func (s *explainer) fromCheckers(checkers []define.Square) string {
	if len(checkers) == 0 {
		return ""
	}
	return " from " + s.pieces(checkers)
}

// attackers lists the enemy pieces that attack a square.
func (s *explainer) attackers(p *board.Position, at define.Square) []define.Square {
	if !p.Threatened(at, s.side.Other()) {
		return nil
	}
	return p.Attackers(at, s.side.Other(), new(define.Set), nil)
}
