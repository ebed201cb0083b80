package explain

import (
	"fmt"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) occupied(err *notation.MoveError) []string {
	return one("Nobody can be dropped on %s: %s stands there.", s.square(err.Path[0]), s.owned(err.Path[0]))
}

func (s *explainer) notThere(err *notation.MoveError) []string {
	name := s.names.TypeName(err.Dropped)
	if s.r.Def.Hand.Use&(board.HandDrop|board.HandPlace) == 0 {
		return one("Men in hand are not dropped in this game%s.", s.otherUse())
	}
	for _, d := range s.r.Def.Drops {
		if zone := d.Zone[s.side]; d.Type == err.Dropped && zone != nil && !zone.Has(err.Path[0]) {
			return one("%s may only be dropped on %s, and %s does not belong to it.",
				sheet.Capitalize(sheet.Article(name)), s.names.Zone(s.side, zone), s.square(err.Path[0]))
		}
	}
	return one("%s may not be dropped on %s: those who are still in hand would find no square of the colour they need.",
		sheet.Capitalize(sheet.Article(name)), s.square(err.Path[0]))
}

// otherUse says what men in hand are for, if not for drops.
func (s *explainer) otherUse() string {
	switch use := s.r.Def.Hand.Use; {
	case use&board.HandGate != 0:
		return ": they come in on the square that a man leaves with his first move"
	case use&board.HandPromote != 0:
		return ": promotion brings them in"
	}
	return ""
}

// alike lists the men of the side of a type that stand on squares of a kind.
func (s *explainer) alike(t board.PieceType, fits func(board.Square) bool) []board.Square {
	var list []board.Square
	pieces := s.p.Pieces(s.side)
	for _, at := range pieces.Squares() {
		if s.p.At(at).Type() == t && fits(at) {
			list = append(list, at)
		}
	}
	return list
}

func (s *explainer) fileTaken(err *notation.MoveError) []string {
	on := s.alike(err.Dropped, func(at board.Square) bool { return s.r.File(at) == s.r.File(err.Path[0]) })
	return one("%s may not be dropped on %s: %v's own %s on the %c-file already.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))),
		s.square(err.Path[0]), s.side, fmt.Sprintf("%s on %s %s", s.names.TypeName(err.Dropped), s.squares(on, "and"), verb(len(on), "stands", "stand")), 'a'+s.r.File(err.Path[0]))
}

func (s *explainer) wrongShade(err *notation.MoveError) []string {
	shade := func(at board.Square) int { return (s.r.File(at) + s.r.Rank(at)) & 1 }
	on := s.alike(err.Dropped, func(at board.Square) bool { return shade(at) == shade(err.Path[0]) })
	if len(on) == 0 {
		return one("%s may not be dropped on %s: others who are still in hand need squares of that colour.",
			sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]))
	}
	return one("%s has to stand on a square of the other colour than %s, where %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))),
		s.square(err.Path[0]), s.pieces(on)+verb(len(on), " stands", " stand"))
}

func (s *explainer) dropMates(err *notation.MoveError) []string {
	return one("%s may not give mate by being dropped, as it would on %s.", sheet.Capitalize(sheet.Article(s.names.TypeName(err.Dropped))), s.square(err.Path[0]))
}
