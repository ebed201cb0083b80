package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/sheet"
)

// namedOn finds the piece that a text names with its square, such as We5.
func (s *explainer) namedOn(text string) (at define.Square, ok bool) {
	for i := 1; i < len(text); i++ {
		at, isSquare := s.r.ParseSquare(text[i:], 1)
		if !isSquare {
			continue
		}
		piece := s.p.At(at)
		if piece != define.Empty && piece != define.Wall && isCalled(&s.r.Def.Types[piece.Type()-1], text[:i]) {
			return at, true
		}
	}
	return 0, false
}

// standing tells about the piece on a square.
func (s *explainer) standing(at define.Square) []string {
	side := s.p.At(at).Color()
	texts := one("%s is there.", sheet.Capitalize(s.pieceOfSide(at)))
	texts = append(texts, s.movesOf(side, s.p.At(at).Type()))
	if side == s.side {
		if where := s.targets(s.p, at); where != "" {
			return append(texts, "It can go to "+where+".")
		}
		return append(texts, "It has no legal move.")
	}
	return append(texts, Enemy(s.p, at)...)
}

// Enemy tells where a piece of the side that is not to move could go if it were to move; nothing
// in a position in which that cannot be: where the side to move is in check.
func Enemy(p *board.Position, at define.Square) []string {
	if p.InCheck() || board.NewGame(p).Result().Over {
		return nil
	}
	s := newExplainer(p)
	var turned board.Position
	p.PlayNull(&turned)
	lead := fmt.Sprintf("If %v were to move, it ", turned.Turn())
	if where := s.targets(&turned, at); where != "" {
		return one("%scould go to %s.", lead, where)
	}
	return one("%swould have no legal move.", lead)
}

// targets lists where the piece on a square can go, "" if nowhere.
func (s *explainer) targets(p *board.Position, from define.Square) string {
	var list board.MoveList
	p.Legal(&list)
	var squares []define.Square
	for _, m := range list.Moves() {
		if !m.IsPass() && !m.IsDrop() && m.From() == from && !slices.Contains(squares, m.To()) {
			squares = append(squares, m.To())
		}
	}
	if len(squares) == 0 {
		return ""
	}
	slices.Sort(squares)
	return s.squares(squares, "or")
}
