package explain

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// movesTo says what each legal move does that goes to a square or captures there. Promotions
// along the same squares are told as one. Elsewhere reports whether a move ends on another
// square.
func movesTo(g *board.Game, at define.Square) (texts []string, elsewhere bool) {
	p := g.Position()
	s := newExplainer(p)
	var list board.MoveList
	p.Legal(&list)
	var told []board.Move
	seen := map[board.Move]bool{} // without their walls, of which there may be hundreds
	for _, m := range list.Moves() {
		if m.IsPass() || m.To() != at && !slices.Contains(s.captured(m), at) || seen[m.WithoutWall()] {
			continue
		}
		seen[m.WithoutWall()] = true
		isTold := func(o board.Move) bool { return o.FromHand() == m.FromHand() && slices.Contains(told, o) }
		if slices.ContainsFunc(s.siblings(m), isTold) {
			continue
		}
		told = append(told, m)
		walls := withOtherWalls(m, list.Moves())
		texts = append(texts, s.lead(m, walls)+": "+strings.Join(s.legal(g, m, walls), " "))
		elsewhere = elsewhere || m.To() != at
	}
	return texts, elsewhere
}

// lead writes a move in both ways, without its wall if there are others.
func (s *explainer) lead(m board.Move, walls []board.Move) string {
	lead, san := notation.Coordinate(s.r, m, 1), notation.SAN(s.p, m, 1)
	if len(walls) > 1 {
		wall := notation.WallText(s.r, m, 1)
		lead, san = strings.TrimSuffix(lead, wall), strings.TrimSuffix(san, wall)
	}
	if san != lead {
		lead += " (" + san + ")"
	}
	return lead
}

// answerSquare tells all moves that go to a square or capture there. The square alone may be a legal move as
// well, that of a pawn.
func answerSquare(g *board.Game, at define.Square, legal bool) (is Verdict, sentences []string) {
	p := g.Position()
	name := p.Rules().SquareName(at, 1)
	texts, elsewhere := movesTo(g, at)
	is, captures, over := Question, "", overAlready(g)
	if legal {
		is = Move
	}
	if elsewhere {
		captures = plural(len(texts), " or captures there", " or capture there")
	}
	switch len(texts) {
	case 0:
		return Wrong, noneTo(p, at)
	case 1:
		return is, slices.Concat(one("One legal move goes to %s%s.", name, captures), over, texts)
	}
	return is, slices.Concat(one("%d legal moves go to %s%s.", len(texts), name, captures), over, texts)
}

// noneTo says that no move goes to a square, and why.
func noneTo(p *board.Position, at define.Square) []string {
	s := newExplainer(p)
	texts := s.whyNoneTo(at)
	if texts[0] == s.noneReaches(at) {
		return texts
	}
	return append(one("No legal move goes to %s.", s.square(at)), texts...)
}

// whyNoneTo says what is on a square so that no piece goes there, or what keeps those back that
// come nearest to it.
func (s *explainer) whyNoneTo(at define.Square) []string {
	if result := board.NewGame(s.p).Result(); result.Over {
		return one("The game is over: %s.", resultWords(result))
	}
	if piece := s.p.At(at); piece == define.Wall || piece.Is(s.side) {
		return one("%s is there.", sheet.Capitalize(s.pieceOfSide(at)))
	}
	var texts []string
	for _, from := range s.nearest(at) {
		_, err := notation.Read(s.p, s.square(from)+s.square(at), 1)
		refused, ok := err.(*notation.MoveError)
		if !ok {
			continue
		}
		for _, text := range Refused(s.p, refused) {
			if !slices.Contains(texts, text) {
				texts = append(texts, text)
			}
		}
	}
	if len(texts) == 0 {
		return one("%s", s.noneReaches(at))
	}
	return texts
}

func (s *explainer) noneReaches(at define.Square) string {
	return fmt.Sprintf("No piece of %v reaches %s from where it stands.", s.side, s.square(at))
}

// nearest lists a few pieces of the side to move that would reach a square if the least were
// different.
func (s *explainer) nearest(at define.Square) (pieces []define.Square) {
	least := 0
	own := s.p.Pieces(s.side)
	for _, from := range own.Squares() {
		routes := s.routes(from, []define.Square{at})
		if len(routes) == 0 {
			continue
		}
		cost := weight(s.obstacles(&routes[0], from, at))
		for i := range routes {
			cost = min(cost, weight(s.obstacles(&routes[i], from, at)))
		}
		switch {
		case len(pieces) == 0 || cost < least:
			pieces, least = []define.Square{from}, cost
		case cost == least && len(pieces) < shownPieces:
			pieces = append(pieces, from)
		}
	}
	return pieces
}
