package sheet

import (
	"fmt"
	"strings"

	"fairymax/board/define"
)

// counting says how many moves a weaker side must survive for a draw.
func (s *Sheet) counting(c *define.Counting) []string {
	if c == nil {
		return nil
	}
	texts := []string{"Counting: the weaker side counts its own moves. When the count reaches a limit, the game is drawn. " +
		"A capture or promotion that lowers the limit restarts the count."}
	if c.Board > 0 {
		side := "a side that has more than its royal piece"
		if c.BoardPieces > 0 {
			side += fmt.Sprintf(", but at most %d pieces in all,", c.BoardPieces)
		}
		texts = append(texts, fmt.Sprintf("Counting: the limit for %s is %s%s.", side, several(c.Board, "move", "moves"), s.unlessPawns(c.BoardPawns)))
	}
	if len(c.Bare) > 0 {
		texts = append(texts, s.bareCount(c))
	}
	return texts
}

// bareCount gives the limits for a side that has only its royal piece.
func (s *Sheet) bareCount(c *define.Counting) string {
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
	text := "Counting: the limit for a side that has only its royal piece is " + strings.Join(limits, ", ")
	if len(c.Bare) > 1 {
		text += "; the first of these that fits applies"
	}
	if c.FromPieces {
		text += ". The count starts at the number of pieces on the board"
	} else {
		text += ". The count starts at 0"
	}
	return text + s.unlessPawns(c.BarePawns) + "."
}

// force names the pieces of the stronger side to which a limit applies.
func (s *Sheet) force(l define.CountLimit) string {
	types := s.Members(l.Types)
	if l.Pieces <= 1 {
		return s.oneOf(types)
	}
	return fmt.Sprintf("%d %s", l.Pieces, s.manyOf(types, "or"))
}

// unlessPawns says which pieces must be gone before the count starts.
func (s *Sheet) unlessPawns(mask define.TypeMask) string {
	if mask == 0 {
		return ""
	}
	return fmt.Sprintf("; nothing is counted while %s is on the board", s.oneOf(s.Members(mask)))
}
