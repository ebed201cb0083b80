package sheet

import (
	"fmt"

	"fairymax/board/define"
)

// trade says how hard some pieces are to trade.
func (s *Sheet) trade() []Paragraph {
	if s.Def.Trade.Types == 0 {
		return nil
	}
	list := []Paragraph{{"Trade", s.TradeRule()}}
	if text := s.CounterstrikeRule(); text != "" {
		list = append(list, Paragraph{"Trade", text})
	}
	return list
}

// TradeRule says when the pieces that are hard to trade may not capture each other.
func (s *Sheet) TradeRule() string {
	d := &s.Def.Trade
	one := Article(s.either(d.Types))
	text := fmt.Sprintf("%s may not capture %s of the enemy if it could be recaptured where its move ends", Capitalize(one), one)
	if d.Unprotecting != 0 {
		text += ", except by " + s.oneOf(s.Members(d.Unprotecting))
	}
	text += "; a recapture that would be illegal because of check counts too. This does not hold if the same move captures another piece"
	if d.Worthless != 0 {
		text += " that is not " + s.oneOf(s.Members(d.Worthless))
	}
	if d.Beside {
		text += ", nor for the capture of a piece on a square next to where the move begins"
	}
	if d.Wrap {
		text += ", also across the left and right edges"
	}
	return text + "."
}

// CounterstrikeRule says which captures are forbidden in reply to another one, "" if none.
func (s *Sheet) CounterstrikeRule() string {
	d := &s.Def.Trade
	one := Article(s.either(d.Types))
	text := fmt.Sprintf("Right after %s was captured by a piece of another kind, its side may not capture %s", one, one)
	switch d.Counterstrike {
	case define.CounterstrikeFree:
		return ""
	case define.CounterstrikeAlike:
		text += " with a piece of another kind either"
	}
	return text + ", except where that capture ended."
}
