package explain

import (
	"fairymax/board/define"
)

// gridWords say which rule of lines a move breaks.
var gridWords = [...]string{
	define.GridCross: "it must end in a different cell, across a line of the grid",
	define.GridStay:  "it must end in the cell where it began, and cannot cross a line of the grid",
}

// offGrid says which rule of lines keeps a piece from a square that it could reach without
// them, "" if none does.
func (s *explainer) offGrid(from, to define.Square) string {
	rule := s.r.GridRefuses(from, to, s.p.At(to) != define.Empty)
	if rule == define.GridFree || s.p.At(to).Is(s.side) {
		return ""
	}
	for _, route := range s.r.RoutesWithoutGrid(s.r.Steps(s.side, s.p.At(from).Type()), from, to) {
		if len(s.obstacles(&route, from, to)) == 0 {
			return gridWords[rule]
		}
	}
	return ""
}
