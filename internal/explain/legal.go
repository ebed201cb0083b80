package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// Legal says in sentences what a legal move does.
func Legal(p *board.Position, m board.Move) []string {
	s := newExplainer(p)
	texts := []string{s.action(m)}
	if others := s.siblings(m); m.Promotion() != 0 || slices.ContainsFunc(others, func(o board.Move) bool { return o.Promotion() != 0 }) {
		texts = append(texts, s.become(m, others))
	}
	if m.Kind()&board.Gate != 0 {
		texts = append(texts, fmt.Sprintf("%s comes in from the hand on %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(m.FromHand()))), s.square(m.GateSquare())))
	}
	if m.Kind()&board.LeavesEnPassant != 0 {
		texts = append(texts, "It may then be captured en passant.")
	}
	return append(texts, s.effect(m)...)
}

// deed says who goes where and whom he takes.
func (s *explainer) action(m board.Move) string {
	switch {
	case m.IsPass():
		return fmt.Sprintf("%v passes its turn.", s.side)
	case m.IsDrop():
		return fmt.Sprintf("%v drops %s on %s.", s.side, sheet.Article(s.names.TypeName(m.FromHand())), s.square(m.To()))
	case m.IsCastling():
		partner, partnerTo := m.Partner()
		return fmt.Sprintf("The %s castles: it goes to %s, and the %s to %s.", s.piece(m.From()), s.square(m.To()), s.piece(partner), s.square(partnerTo))
	case m.From() == m.To() && !m.IsCapture():
		return fmt.Sprintf("The %s stays where it is.", s.piece(m.From()))
	}
	text := fmt.Sprintf("The %s goes to %s", s.piece(m.From()), s.square(m.To()))
	if captured := s.captured(m); len(captured) > 0 {
		text += " and takes " + s.pieces(captured)
	}
	if m.Kind()&board.EnPassant != 0 {
		text += " en passant"
	}
	return text + "."
}

// taken lists the squares of the men whom a move takes.
func (s *explainer) captured(m board.Move) []board.Square {
	if m.Kind()&board.EnPassant != 0 {
		return []board.Square{m.Victim()}
	}
	way, n := m.LocustVictims()
	list := slices.Clone(way[:n])
	if s.p.At(m.To()).Is(s.side.Other()) && !slices.Contains(list, m.To()) {
		list = append(list, m.To())
	}
	return list
}

// siblings lists the legal moves along the same squares.
func (s *explainer) siblings(m board.Move) []board.Move {
	var list board.MoveList
	s.p.Legal(&list)
	way, n := m.LocustVictims()
	return slices.DeleteFunc(slices.Clone(list.Moves()), func(other board.Move) bool {
		through, k := other.LocustVictims()
		return other.IsDrop() || other.IsPass() || other.IsCastling() || m.IsDrop() || m.IsPass() || m.IsCastling() ||
			other.From() != m.From() || other.To() != m.To() || !slices.Equal(way[:n], through[:k])
	})
}

// become says what the man is afterwards, and what else he could be.
func (s *explainer) become(m board.Move, siblings []board.Move) string {
	text := "It stays what it is"
	if m.Promotion() != 0 {
		text = "It becomes " + s.names.OneOf(m.Promotion())
	}
	others := slices.DeleteFunc(siblings, func(o board.Move) bool { return o.Promotion() == m.Promotion() })
	if len(others) == 0 {
		return text + ", the only choice."
	}
	return text + "; otherwise " + s.choices(others) + "."
}

// effect says what a move does to the other side and to the game.
func (s *explainer) effect(m board.Move) []string {
	g := board.NewGame(s.p)
	g.Play(m)
	next := g.Position()
	var texts []string
	if next.InCheck() {
		texts = append(texts, fmt.Sprintf("That gives check%s.", newExplainer(next).from(newExplainer(next).checkers())))
	}
	if result := g.Result(); result.Over {
		texts = append(texts, fmt.Sprintf("The game is over then: %s.", resultWords(result)))
	}
	return texts
}

// Answer says whether a text is a legal move, with the short reason that the
// protocol gives if it is not, and then explains it.
func Answer(p *board.Position, text string) (legal bool, sentences []string) {
	m, err := notation.Parse(p, text, 1)
	if err == nil {
		written := notation.Coordinate(p.Rules(), m, 1)
		return true, append([]string{fmt.Sprintf("%s (%s) is legal.", written, notation.SAN(p, m, 1))}, Legal(p, m)...)
	}
	refused, ok := err.(*notation.MoveError)
	if !ok {
		return false, []string{err.Error()}
	}
	return false, append([]string{fmt.Sprintf("%s is not legal: %v.", strings.TrimSpace(text), refused.Reason)}, Refused(p, refused)...)
}
