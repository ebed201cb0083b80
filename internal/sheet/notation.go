package sheet

import (
	"fairymax/board/define"
)

// notationTexts say in which notation of its own a game is written.
var notationTexts = [...]string{
	define.NotationShogi:   "Moves may also be written as players of shogi do: P-7f, S4c-5d, P*5e, 7g7f. Files are numbered from the right, ranks have letters from the top.",
	define.NotationXiangqi: "Moves may also be written as players of xiangqi do: C2=5, H2+3, +R-1. Files are numbered from the right of the side that moves.",
	define.NotationJanggi:  "Moves may also be written as players of janggi do: 71-72, P71-72. The first number of a square is its rank from the top, with 0 for the tenth, the second its file from the left.",
}

// notation says how else moves may be written.
func (s *Sheet) notation() []Paragraph {
	if text := notationTexts[s.Def.Notation]; text != "" {
		return []Paragraph{{"Notation", text}}
	}
	return nil
}
