package sheet

import (
	"fmt"
	"slices"

	"fairymax/board"
)

// royalty says who must be kept from capture.
func (s *Sheet) royalty() []Paragraph {
	royal := s.Def.Royal
	if royal.Types == 0 {
		return []Paragraph{{"Royal", "No piece is royal: there is no check, and every piece may be captured."}}
	}
	one, many := s.either(royal.Types), s.manyOf(s.members(royal.Types), "and")
	const legal = " No move may leave its own side in check."
	text := [...]string{
		board.CheckAny:  fmt.Sprintf("A side is in check when its %s is attacked%s.", one, s.anyOfSeveral()) + legal,
		board.CheckAll:  fmt.Sprintf("A side is in check only when all its %s are attacked at once; while it has several, one of them may be left to capture.", many) + legal,
		board.CheckLast: fmt.Sprintf("A side is in check only when the last of its %s is attacked; while it has several, they may be captured like other pieces.", many) + legal,
		board.CheckLeftmost: fmt.Sprintf("If a side has several %s, only the one nearest to the a-file counts, and of those on one file the nearest to its own first rank: "+
			"when that one is attacked, the side is in check. The others may be captured like other pieces.", many) + legal,
		board.CheckOff: fmt.Sprintf("There is no check: %s may be left under attack and captured. A side that has lost the last of its %s has lost the game.", many, many),
	}[royal.Check]
	if royal.Stays {
		text += fmt.Sprintf(" In check, the %s may not step away: it may only capture the man who gives check, if he alone does.", one)
	}
	return []Paragraph{{"Royal", text}}
}

// either names types as in "king or prince".
func (s *Sheet) either(mask board.TypeMask) string {
	var names []string
	for _, t := range s.members(mask) {
		names = append(names, s.name(t))
	}
	return enumerate(names, "or")
}

// anyOfSeveral adds what holds for a side with more than one royal man, if there
// can be such.
func (s *Sheet) anyOfSeveral() string {
	royal := s.Def.Royal.Types
	for _, p := range s.Def.Promotions {
		for _, choices := range p.Choices {
			if slices.ContainsFunc(choices, royal.Has) {
				return ", or any of them if it has several"
			}
		}
	}
	for c := board.White; c <= board.Black; c++ {
		pieces := 0
		for _, t := range s.members(royal) {
			pieces += len(s.squaresOf(c, t)) + s.Start.Hand(c, t)
		}
		if pieces > 1 {
			return ", or any of them if it has several"
		}
	}
	return ""
}

// start says how the start position differs from what the board shows.
func (s *Sheet) start() []Paragraph {
	text := [...]string{
		board.NoShuffle:  "",
		board.ShuffleAny: "The men on the first rank are put into any order by lot; Black's mirror White's.",
		board.Chess960: "The men on the first rank are ordered by lot; Black's mirror White's. Pieces that never leave their square colour stand on both colours, " +
			"and whoever castles stands between his partners.",
	}[s.Def.Shuffle]
	if text == "" {
		return nil
	}
	return []Paragraph{{"Start", text}}
}

// turns says what binds every move.
func (s *Sheet) turns() []Paragraph {
	var texts []Paragraph
	if s.Def.MustCapture {
		texts = append(texts, Paragraph{"Turns", "Whoever can capture must capture; with several captures he may choose."})
	}
	if s.Def.Pass {
		texts = append(texts, Paragraph{"Turns", "Instead of moving, a side may pass its turn."})
	}
	return texts
}
