package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// nobody is the set of men who are thought away when attackers are looked for.
var noPieces board.Set

func (s *explainer) inCheck(err *notation.MoveError) []string {
	if err.Dropped != 0 {
		return s.dropInCheck(err)
	}
	if len(err.From) == 0 {
		return one("%v is in check%s, and may not pass its turn then.", s.side, s.from(s.checkers()))
	}
	var texts []string
	for _, from := range err.From {
		squares := append([]board.Square{from}, err.Path...)
		if fits := notation.PseudoLegalAlong(s.p, squares); len(fits) > 0 {
			texts = append(texts, s.exposed(fits[0], fmt.Sprintf("The %s cannot go %s", s.piece(from), s.goes(err.Path))))
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

// exposed says what royal men a move would leave attacked, and by whom.
func (s *explainer) exposed(m board.Move, lead string) string {
	var next board.Position
	s.p.Play(m, &next)
	var threats []string
	for _, royal := range s.safeSquares(&next) {
		if by := next.Attackers(royal, s.side.Other(), &noPieces, nil); len(by) > 0 {
			threats = append(threats, s.piecesIn(&next, by)+" would"+s.still(royal)+" attack the "+s.pieceIn(&next, royal))
		}
	}
	switch {
	case len(threats) > 0:
		return lead + ": " + sheet.Enumerate(threats, "and") + "."
	case s.r.Def.Royal.Stays && s.p.InCheck():
		return fmt.Sprintf("%s: in check%s it may not step away; it may only capture the man who alone gives check.", lead, s.from(s.checkers()))
	case s.p.InCheck():
		return fmt.Sprintf("%s: %v is in check%s, and that is only possible while it is not.", lead, s.side, s.from(s.checkers()))
	}
	return fmt.Sprintf("%s: it would leave %v in check.", lead, s.side)
}

// still tells a check that goes on from one that a move would open.
func (s *explainer) still(royal board.Square) string {
	if s.p.At(royal).Is(s.side) && s.r.IsRoyal(s.p.At(royal).Type()) && s.p.Attacked(royal, s.side.Other()) {
		return " still"
	}
	return ""
}

// guarded lists the royal men of the side who must not be attacked after its move.
func (s *explainer) safeSquares(next *board.Position) []board.Square {
	if s.r.Def.Royal.Check == board.CheckLeftmost {
		if at, reigns := next.Royal(s.side); reigns {
			return []board.Square{at}
		}
		return nil
	}
	royals := next.Royals(s.side)
	return royals.Squares()
}

// checkers lists the men who give check now.
func (s *explainer) checkers() []board.Square {
	var list []board.Square
	if !s.p.InCheck() {
		return nil
	}
	for _, royal := range s.safeSquares(s.p) {
		list = s.p.Attackers(royal, s.side.Other(), &noPieces, list)
	}
	return list
}

// from names men from whom a check comes, if there are any.
func (s *explainer) from(checkers []board.Square) string {
	if len(checkers) == 0 {
		return ""
	}
	return " from " + s.pieces(checkers)
}
