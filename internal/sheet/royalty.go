package sheet

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// royalty says which pieces are royal, and what check is.
func (s *Sheet) royalty() []Paragraph {
	royal := s.Def.Royal
	if royal.Types == 0 {
		return []Paragraph{{"Royal", "No piece is royal: there is no check, and every piece may be captured."}}
	}
	one, many := s.either(royal.Types), s.manyOf(s.Members(royal.Types), "and")
	const legal = " A move may not leave its own side in check."
	text := [...]string{
		define.CheckAny:  fmt.Sprintf("A side is in check when its %s is attacked%s.", one, s.anyOfSeveral()) + legal,
		define.CheckAll:  fmt.Sprintf("A side is in check only when all its %s are attacked at once; while it has several, it may leave one of them to be captured.", many) + legal,
		define.CheckLast: fmt.Sprintf("A side is in check only when the last of its %s is attacked; while it has several, they may be captured like other pieces.", many) + legal,
		define.CheckLeftmost: fmt.Sprintf("If a side has several %s, only one counts: the one nearest to the a-file or, on the same file, the one nearest to White's first rank. "+
			"The side is in check when that one is attacked. The others may be captured like other pieces.", many) + legal,
		define.CheckOff: fmt.Sprintf("There is no check: %s may be left under attack and captured. A side that loses the last of its %s loses the game.", many, many),
	}[royal.Check]
	if royal.Stays {
		text += fmt.Sprintf(" In check, the %s may not step away; it may only capture the checking piece, if there is just one.", one)
	}
	if duty := royal.Gives.Duty(); duty != "" {
		text += " " + duty
	}
	return []Paragraph{{"Royal", text}}
}

// anyOfSeveral adds the rule for a side with several royal pieces, if a side can
// have several.
func (s *Sheet) anyOfSeveral() string {
	royal := s.Def.Royal.Types
	for _, p := range s.Def.Promotions {
		if slices.ContainsFunc(p.Results(), royal.Has) {
			return ", or any of them if it has several"
		}
	}
	for c := define.White; c <= define.Black; c++ {
		pieces := 0
		for _, t := range s.Members(royal) {
			pieces += len(s.squaresOf(c, t)) + s.Start.Hand(c, t)
		}
		if pieces > 1 {
			return ", or any of them if it has several"
		}
	}
	return ""
}

// start says how the start position is shuffled.
func (s *Sheet) start() []Paragraph {
	text := [...]string{
		define.NoShuffle:  "",
		define.ShuffleAny: "The pieces on the first rank are put in random order; Black's mirror White's.",
		define.Chess960: "The pieces on the first rank are put in random order; Black's mirror White's. Pieces that never leave their square colour stand on both colours, " +
			"and a piece that castles stands between its partners.",
	}[s.Def.Shuffle]
	if text == "" {
		return nil
	}
	return []Paragraph{{"Start", text}}
}

// turns gives the rules that apply to every move.
func (s *Sheet) turns() []Paragraph {
	var texts []Paragraph
	if duty := s.Def.Captures.Duty(); duty != "" {
		texts = append(texts, Paragraph{"Turns", duty})
	}
	if s.Def.Pass {
		text := "Instead of moving, a side may pass"
		if s.Def.Royal.Types != 0 && s.Def.Royal.Check != define.CheckOff {
			text += ", but not while it is in check"
			if s.Def.Endings.Facing != define.Ongoing {
				text += ", unless the royal pieces face each other"
			}
		}
		texts = append(texts, Paragraph{"Turns", text + "."})
	}
	return texts
}
