package xboard

import (
	"slices"
	"strings"

	"fairymax/board/define"
)

// Hints says what a person must know to play in XBoard, "" if it goes without saying.
func Hints(v Variant) string {
	s := New(v, 0)
	s.Introduce()
	var hints []string
	if s.rules.PlacesWalls() {
		hints = append(hints, "click the piece, the square of the wall, then the target")
	}
	if t := s.hiddenTaker(); t != 0 {
		hints = append(hints, "to capture en passant, click the "+s.rules.Def.Types[t-1].Name+", its victim, then the target")
	}
	if s.rules.HasTurnOvers() {
		hints = append(hints, "a piece that turns over keeps the picture of the side that was up at first")
	}
	if hints == nil {
		return ""
	}
	return "in XBoard, " + strings.Join(hints, "; ")
}

// CountsFromZero reports whether XBoard calls the lowest rank of the board 0.
func CountsFromZero(v Variant) bool { return New(v, 0).origin == 0 }

// hiddenTaker is a type that captures en passant without XBoard seeing the victim; see hidesVictim.
func (s *Setup) hiddenTaker() define.PieceType {
	if s.table == nil {
		return 0
	}
	for slot, types := range s.table.slots {
		if i := slices.IndexFunc(types[:], func(t define.PieceType) bool { return t != 0 && s.table.takesEnPassant(t) }); i >= 0 && s.table.silent[slot] {
			return types[i]
		}
	}
	return 0
}
