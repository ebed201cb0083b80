package sheet

import (
	"fmt"

	"fairymax/board/define"
)

// turnOvers says which pieces turn over.
func (s *Sheet) turnOvers() []Paragraph {
	var list []Paragraph
	for _, d := range s.Def.TurnOvers {
		list = append(list, Paragraph{"Turning over", s.TurnOverRule(&d)})
	}
	return list
}

// TurnOverRule says what turns a piece over.
func (s *Sheet) TurnOverRule(d *define.TurnOver) string {
	one, other := Article(s.TypeName(d.Type)), Article(s.TypeName(d.Into))
	by := "every move that it makes on the board, except castling"
	if d.After == define.TurnAfterCapture {
		by = "every capture that it makes"
	}
	return fmt.Sprintf("%s and %s are the two sides of one piece: with %s, it turns over (%s ⇄ %s).", Capitalize(one), other, by, s.Def.Types[d.Type-1].Letter, s.Def.Types[d.Into-1].Letter)
}

// dropsAs says what a piece in hand may be when it is dropped.
func (s *Sheet) dropsAs(d *define.Drop) string {
	if d.As == nil {
		return ""
	}
	return fmt.Sprintf("%s in hand is dropped as %s.", Capitalize(Article(s.TypeName(d.Type))), s.OneOf(d.As...))
}
