package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// Legal says in English sentences what a legal move in a game does. How the game has gone tells
// whether it repeats a position.
func Legal(g *board.Game, m board.Move) []string {
	s := newExplainer(g.Position())
	texts := s.happens(m)
	if wall, ok := m.WallSquare(); ok {
		texts = append(texts, fmt.Sprintf("A wall is placed on %s.", s.square(wall)))
	}
	return slices.Concat(texts, s.besides(m), effects(g, m))
}

// legal says what a legal move does with any of these walls.
func (s *explainer) legal(g *board.Game, m board.Move, walls []board.Move) []string {
	if len(walls) < 2 {
		return Legal(g, m)
	}
	common := effects(g, m)
	for _, other := range walls {
		others := effects(g, other)
		common = slices.DeleteFunc(common, func(text string) bool { return !slices.Contains(others, text) })
	}
	where := fmt.Sprintf("A wall is placed on one of %d squares.", len(walls))
	return slices.Concat(s.happens(m), []string{where}, s.besides(m), common)
}

// withOtherWalls lists the moves that differ at most in where the wall goes.
func withOtherWalls(m board.Move, moves []board.Move) []board.Move {
	return slices.DeleteFunc(slices.Clone(moves), func(o board.Move) bool { return o.WithoutWall() != m.WithoutWall() })
}

// happens says what a move does, but for its wall.
func (s *explainer) happens(m board.Move) []string {
	texts := []string{s.action(m)}
	if others := s.siblings(m); m.Promotion() != 0 || slices.ContainsFunc(others, func(o board.Move) bool { return o.Promotion() != 0 }) {
		texts = append(texts, s.promotionText(m, others))
	}
	if m.Kind()&board.TurnsOver != 0 {
		texts = append(texts, fmt.Sprintf("It turns over and becomes %s.", sheet.Article(s.names.TypeName(m.Becomes()))))
	}
	if m.Kind()&board.Gate != 0 {
		texts = append(texts, fmt.Sprintf("%s comes from the hand to %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(m.FromHand()))), s.square(m.GateSquare())))
	}
	return texts
}

// action says what moves where and what it captures.
func (s *explainer) action(m board.Move) string {
	switch {
	case m.IsPass():
		return fmt.Sprintf("%v passes.", s.side)
	case m.IsDrop():
		return fmt.Sprintf("%v drops %s on %s.", s.side, sheet.Article(s.names.TypeName(m.FromHand())), s.square(m.To()))
	case m.IsCastling():
		partner, partnerTo := m.Partner()
		return fmt.Sprintf("The %s castles: it goes to %s, and the %s to %s.", s.piece(m.From()), s.square(m.To()), s.piece(partner), s.square(partnerTo))
	case m.From() == m.To() && !m.IsCapture():
		return fmt.Sprintf("The %s stays where it is.", s.piece(m.From()))
	}
	if m.IsCapture() && m.From() == m.To() {
		return fmt.Sprintf("The %s shoots %s and stays where it is.", s.piece(m.From()), s.pieces(s.captured(m)))
	}
	if m.IsCapture() && s.p.GoesBack(m) {
		return fmt.Sprintf("The %s captures %s and stays where it is.", s.piece(m.From()), s.pieces(s.captured(m)))
	}
	text := fmt.Sprintf("The %s moves to %s", s.piece(m.From()), s.square(m.To()))
	if captured := s.captured(m); len(captured) > 0 {
		text += " and captures " + s.pieces(captured)
	}
	if m.Kind()&board.EnPassant != 0 {
		text += " en passant"
	}
	return text + "."
}

// captured lists the squares of the pieces that a move captures.
func (s *explainer) captured(m board.Move) []define.Square {
	if m.Kind()&board.EnPassant != 0 {
		return []define.Square{m.Victim()}
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
	way, n := m.LocustVictims()
	return slices.DeleteFunc(s.p.LegalMoves(), func(other board.Move) bool {
		through, k := other.LocustVictims()
		return other.IsDrop() || other.IsPass() || other.IsCastling() || m.IsDrop() || m.IsPass() || m.IsCastling() ||
			other.From() != m.From() || other.To() != m.To() || !slices.Equal(way[:n], through[:k])
	})
}

// promotionText says what the piece becomes, and which other types it could choose.
func (s *explainer) promotionText(m board.Move, siblings []board.Move) string {
	text := "It stays as it is"
	if m.Promotion() != 0 {
		text = "It becomes " + s.names.OneOf(m.Promotion())
	}
	others := slices.DeleteFunc(siblings, func(o board.Move) bool { return o.Promotion() == m.Promotion() })
	if len(others) == 0 {
		return text + ", the only choice."
	}
	return text + "; it could also " + s.choices(others) + "."
}

// overAlready says that a game is over although there are legal moves, as in a draw.
func overAlready(g *board.Game) []string {
	if result := g.Result(); result.Over {
		return one("The game is over already: %s.", resultWords(result))
	}
	return nil
}

// effects says whether a move exposes its piece to a capture en passant, gives check, repeats a position
// or ends the game, other than it has ended already.
func effects(g *board.Game, m board.Move) []string {
	before := g.Result()
	g = g.Clone()
	g.Play(m)
	next, result := g.Position(), g.Result()
	var texts []string
	if !result.Over && takesInPassing(next, m.To()) {
		texts = append(texts, fmt.Sprintf("The %s may then be captured en passant.", newExplainer(next).piece(m.To())))
	}
	if next.InCheck() {
		other := newExplainer(next)
		checkers := other.checkers()
		texts = append(texts, sheet.Capitalize(other.pieces(checkers))+plural(len(checkers), " gives", " give")+" check.")
	}
	switch n := g.Repetitions(); {
	case result.Over && result != before:
		texts = append(texts, fmt.Sprintf("The game is then over: %s.", resultWords(result)))
	case n > 1:
		texts = append(texts, fmt.Sprintf("The position then occurs for the %s time.", sheet.Ordinal(n)))
	}
	return texts
}

// takesInPassing reports whether a piece can be captured en passant.
func takesInPassing(p *board.Position, victim define.Square) bool {
	return slices.ContainsFunc(p.LegalMoves(), func(m board.Move) bool {
		return m.Kind()&board.EnPassant != 0 && m.Victim() == victim
	})
}
