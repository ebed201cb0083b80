package explain

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

// losesRoyal says which royal pieces a move would cost.
func (s *explainer) losesRoyal(err *notation.MoveError) []string {
	var texts []string
	for _, from := range err.From {
		squares := append([]define.Square{from}, err.Path...)
		fits := notation.PseudoLegalAlong(s.p, squares)
		if len(fits) == 0 {
			continue
		}
		m := fits[0]
		lost := s.p.Lost(m.Kind(), s.p.Mover(m), m.From(), m.To())
		royals := s.p.Royals(s.side)
		var gone []define.Square
		for _, at := range royals.Squares() {
			if lost.Has(at) && at != m.From() || at == m.From() && lost.Has(m.To()) {
				gone = append(gone, at)
			}
		}
		how := "go to"
		if m.IsCapture() {
			how = "capture on"
		}
		texts = append(texts, fmt.Sprintf("%s cannot %s %s: that would also remove %v's own %s.",
			sheet.Capitalize(s.pieces([]define.Square{from})), how, s.square(m.To()), s.side, s.owned(gone)))
	}
	return texts
}

// owned names pieces after the name of their side: "king on e1".
func (s *explainer) owned(squares []define.Square) string {
	var names []string
	for _, at := range squares {
		names = append(names, s.piece(at))
	}
	return sheet.Enumerate(names, "and")
}

// givesCheck says which check a move would give.
func (s *explainer) givesCheck(err *notation.MoveError) []string {
	return one("%s: it would give check. %s", s.cannotGo(err), s.r.CheckGiving().Duty())
}

// mayNotMate says that a move would mate with pieces that may not.
func (s *explainer) mayNotMate(err *notation.MoveError) []string {
	return one("%s: that would be checkmate by %s alone, which is not allowed.", s.cannotGo(err), s.names.OneOf(s.names.Members(s.r.Mating().Never)...))
}

// cannotGo says which move is refused.
func (s *explainer) cannotGo(err *notation.MoveError) string {
	to := s.square(err.Path[len(err.Path)-1])
	if len(err.From) == 0 {
		return fmt.Sprintf("%v cannot drop %s on %s", s.side, sheet.Article(s.names.TypeName(err.Dropped)), to)
	}
	return fmt.Sprintf("%s cannot go to %s", sheet.Capitalize(s.pieces(err.From[:1])), to)
}
