package explain

import (
	"fmt"

	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) occupied(err *notation.MoveError) []string {
	at := err.Path[0]
	if s.p.At(at) == define.Wall {
		return one("A piece cannot be dropped on %s: a wall is there.", s.square(at))
	}
	return one("A piece cannot be dropped on %s: %v's %s is there.", s.square(at), s.p.At(at).Color(), s.names.TypeName(s.p.At(at).Type()))
}

func (s *explainer) notThere(err *notation.MoveError) []string {
	name := s.names.TypeName(err.Dropped)
	if !s.r.CanDrop() {
		return one("Pieces in hand are not dropped in this game%s.", s.otherUse())
	}
	zone := s.r.DropZone(s.side, err.Dropped)
	if zone != nil && zone.Empty() {
		return one("%s may not be dropped in this game.", sheet.Capitalize(sheet.Article(name)))
	}
	if zone != nil && !zone.Has(err.Path[0]) {
		return one("%s may only be dropped on %s, not on %s.",
			sheet.Capitalize(sheet.Article(name)), s.names.Zone(s.side, zone), s.square(err.Path[0]))
	}
	return one("%s may not be dropped on %s: another piece in hand would then have no square of the colour that it needs.",
		sheet.Capitalize(sheet.Article(name)), s.square(err.Path[0]))
}

// otherUse says how pieces in hand come onto the board if they are not dropped.
func (s *explainer) otherUse() string {
	switch {
	case s.r.CanGate():
		return ": they come in on the square that a piece leaves with its first move"
	case s.r.PromotesFromHand():
		return ": they come in by promotion"
	}
	return ""
}

// piecesWhere lists the side's pieces of a type on squares that fit.
func (s *explainer) piecesWhere(t define.PieceType, fits func(define.Square) bool) []define.Square {
	var list []define.Square
	pieces := s.p.Pieces(s.side)
	for _, at := range pieces.Squares() {
		if s.p.At(at).Type() == t && fits(at) {
			list = append(list, at)
		}
	}
	return list
}

func (s *explainer) fileTaken(err *notation.MoveError) []string {
	on := s.piecesWhere(err.Dropped, func(at define.Square) bool { return s.r.File(at) == s.r.File(err.Path[0]) })
	return one("%s may not be dropped on %s: %v already has %s on the %c-file, on %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))),
		s.square(err.Path[0]), s.side, plural(len(on), "one", fmt.Sprint(len(on))), 'a'+s.r.File(err.Path[0]), s.squares(on, "and"))
}

func (s *explainer) wrongShade(err *notation.MoveError) []string {
	shade := func(at define.Square) int { return (s.r.File(at) + s.r.Rank(at)) & 1 }
	on := s.piecesWhere(err.Dropped, func(at define.Square) bool { return shade(at) == shade(err.Path[0]) })
	if len(on) == 0 {
		return one("%s may not be dropped on %s: another piece in hand needs a square of that colour.",
			sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]))
	}
	return one("%s may not be dropped on %s: it must go to the other square colour, because %s on the same colour as %s.",
		sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]), s.pieces(on)+plural(len(on), " is", " are"), s.square(err.Path[0]))
}

func (s *explainer) dropChecks(err *notation.MoveError) []string {
	return one("%s may not be dropped to give check, as it would on %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]))
}

func (s *explainer) dropMates(err *notation.MoveError) []string {
	return one("%s may not be dropped to give mate, as it would on %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]))
}
