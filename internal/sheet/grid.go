package sheet

import (
	"fmt"

	"fairymax/board/define"
)

// gridWords say where a move has to end.
var gridWords = [...]string{
	define.GridFree:  "may end in any cell",
	define.GridCross: "must end in a different cell from where it began",
	define.GridStay:  "must end in the cell where it began",
}

// grid says which cells the board has, and what they mean.
func (s *Sheet) grid() []Paragraph {
	d := &s.Def.Grid
	if len(d.Cells) == 0 {
		return nil
	}
	moves, captures := gridWords[d.Moves], gridWords[d.Captures]
	rules := fmt.Sprintf("Every move %s", moves)
	if d.Moves != d.Captures {
		rules = fmt.Sprintf("A move that captures nothing %s, a capture %s", moves, captures)
	}
	rules += "; which cells lie between does not matter. Castling is a move of the king."
	if d.Captures != define.GridFree {
		rules += " A piece that may not capture another does not attack it."
	}
	return []Paragraph{{"Grid", s.cells()}, {"Grid", rules}}
}

// cells names the lines of a regular grid, or else all cells.
func (s *Sheet) cells() string {
	files, straight := s.lines(s.Def.Files, s.Def.Ranks, func(across, along int) define.Square { return define.Square(along*s.Def.Files + across) })
	ranks, level := s.lines(s.Def.Ranks, s.Def.Files, func(across, along int) define.Square { return define.Square(across*s.Def.Files + along) })
	isRegular := straight && level && s.countCells() == (len(files)+1)*(len(ranks)+1)
	if isRegular && len(files)+len(ranks) > 0 {
		var where []string
		if len(files) > 0 {
			where = append(where, "between the files "+between(files, func(n int) string { return string(rune('a' + n)) }))
		}
		if len(ranks) > 0 {
			where = append(where, "between the ranks "+between(ranks, func(n int) string { return fmt.Sprint(n + 1) }))
		}
		return "Lines " + Enumerate(where, "and") + " divide the board into cells."
	}
	var cells []string
	for i := range s.Def.Grid.Cells {
		cells = append(cells, "{"+s.squares(&s.Def.Grid.Cells[i], "and")+"}")
	}
	return "The board is divided into cells: " + Enumerate(cells, "and") + ". A square in none of them is a cell of its own."
}

// countCells counts the cells, those of single squares that are in no other too.
func (s *Sheet) countCells() int {
	n, all := 0, define.Set{}
	for i := range s.Def.Grid.Cells {
		cell := &s.Def.Grid.Cells[i]
		if !cell.Empty() {
			n++
		}
		all.Unite(cell)
	}
	return n + s.Def.Files*s.Def.Ranks - all.Len()
}

// lines finds the lines across one side of the board: after which files, or ranks. It is
// regular if there is no part of another line.
func (s *Sheet) lines(across, along int, at func(across, along int) define.Square) (after []int, regular bool) {
	regular = true
	for i := range across - 1 {
		cut := 0
		for j := range along {
			if !s.inOneCell(at(i, j), at(i+1, j)) {
				cut++
			}
		}
		if cut == along {
			after = append(after, i)
		} else if cut > 0 {
			regular = false
		}
	}
	return after, regular
}

func (s *Sheet) inOneCell(a, b define.Square) bool {
	for i := range s.Def.Grid.Cells {
		if cell := &s.Def.Grid.Cells[i]; cell.Has(a) {
			return cell.Has(b)
		}
	}
	return a == b
}

// between writes after which files or ranks lines run: "b and c, d and e".
func between(after []int, name func(int) string) string {
	var texts []string
	for _, n := range after {
		texts = append(texts, name(n)+"|"+name(n+1))
	}
	return Enumerate(texts, "and")
}
