package sheet

import (
	"fmt"
	"strings"

	"fairymax/board"
)

// counting says how long a weaker side has to survive.
func (s *Sheet) counting(c *board.CountingDef) []string {
	if c == nil {
		return nil
	}
	texts := []string{"Counting: the weaker side counts its own moves; when they reach a limit, the game is drawn. " +
		"A capture or promotion that lowers the limit starts the count anew."}
	if c.Board > 0 {
		side := "a side that has more than its royal man"
		if c.BoardPieces > 0 {
			side += fmt.Sprintf(", but not more than %d men in all", c.BoardPieces)
		}
		texts = append(texts, fmt.Sprintf("Counting: the limit for %s is %s%s.", side, several(c.Board, "move", "moves"), s.unlessPawns(c.BoardPawns)))
	}
	if len(c.Bare) > 0 {
		texts = append(texts, s.bareCount(c))
	}
	return texts
}

// bareCount says what a side without anything but its royal man has to survive.
func (s *Sheet) bareCount(c *board.CountingDef) string {
	var limits []string
	for i, l := range c.Bare {
		limit := several(l.Moves, "move", "moves")
		if i > 0 {
			limit = fmt.Sprint(l.Moves)
		}
		switch {
		case l.Types != 0:
			limit += " against " + s.force(l)
		case i > 0:
			limit += " otherwise"
		}
		limits = append(limits, limit)
	}
	text := "Counting: the limit for a side that has nothing but its royal man is " + strings.Join(limits, ", ")
	if len(c.Bare) > 1 {
		text += "; the first of these that fits counts"
	}
	if c.FromPieces {
		text += ". The count begins at the number of men on the board"
	} else {
		text += ". The count begins at nought"
	}
	return text + s.unlessPawns(c.BarePawns) + "."
}

// force names what the stronger side has for a limit.
func (s *Sheet) force(l board.CountLimit) string {
	types := s.members(l.Types)
	if l.Pieces <= 1 {
		return s.oneOf(types)
	}
	return fmt.Sprintf("%d %s", l.Pieces, s.manyOf(types, "or"))
}

// unlessPawns says which men must be gone before anything is counted.
func (s *Sheet) unlessPawns(mask board.TypeMask) string {
	if mask == 0 {
		return ""
	}
	return fmt.Sprintf(", but nothing is counted while %s stands on the board", s.oneOf(s.members(mask)))
}
