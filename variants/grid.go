package variants

import (
	"regexp"
	"slices"
	"strconv"

	"fairymax/board/define"
	"fairymax/variants/source"
	"fairymax/variants/vocabulary"
)

// grid reads the lines that divide the board into cells.
func (c *compiler) grid() {
	n, d := c.game.Get("grid"), &c.def.Grid
	if n == nil || n.Bad {
		return
	}
	d.Moves, d.Captures = gridRule(n.Get("moves")), gridRule(n.Get("captures"))
	size, cells, corner := n.Get("size"), n.Get("cells"), n.Get("corner")
	switch {
	case size == nil && cells == nil || size != nil && cells != nil:
		c.Add(n.Key, "FM294", `grid: give either size, such as "2x2", or cells`)
	case cells != nil && corner != nil:
		c.Add(corner.At, "FM294", "grid.corner belongs to size: cells need no corner")
	case cells != nil:
		d.Cells = c.gridCells(cells)
	default:
		d.Cells = c.equalCells(size, corner)
	}
}

// gridRule reads what lines mean for moves; without a word, every move crosses one.
func gridRule(n *source.Node) define.GridRule {
	if i := slices.Index(define.GridRules(), n.Text()); i >= 0 {
		return define.GridRule(i)
	}
	return define.GridCross
}

// gridCells reads a list of cells, each a zone.
func (c *compiler) gridCells(list *source.Node) (cells []define.Set) {
	var taken define.Set
	for _, item := range list.Items() {
		cell := c.squares(item, define.White, nil)
		if cell == nil {
			continue
		}
		for _, s := range cell.Squares() {
			if taken.Has(s) {
				c.Add(item.At, "FM295", "grid.cells: %s lies in two cells", c.squareName(s))
				return nil
			}
			taken.Add(s)
		}
		cells = append(cells, *cell)
	}
	return cells
}

var cornerForm = regexp.MustCompile(`^([a-p])([1-9][0-9]?)$`)

// equalCells cuts the board into cells of one size, those at the edges apart. The lower
// left corner of a cell says where the lines run.
func (c *compiler) equalCells(size, corner *source.Node) []define.Set {
	width, height := 0, 0
	if m := vocabulary.SizeForm.FindStringSubmatch(size.Text()); m != nil {
		width, _ = strconv.Atoi(m[1])
		height, _ = strconv.Atoi(m[2])
	}
	if width > c.width || height > c.height {
		c.Add(size.At, "FM296", "grid.size = %q is larger than the board", size.Text())
		return nil
	}
	if width == 0 || height == 0 {
		c.Add(size.At, "FM296", "grid.size = %q is not files x ranks, such as \"2x2\"", size.Text())
		return nil
	}
	right, up := 0, 0
	if corner != nil {
		at := cornerForm.FindStringSubmatch(corner.Text())
		if at == nil {
			c.Add(corner.At, "FM296", "grid.corner = %q is not a square, such as \"b2\"", corner.Text())
			return nil
		}
		rank, _ := strconv.Atoi(at[2])
		right, up = int(at[1][0]-'a'), rank-1
	}
	columns := (c.width-1+width)/width + 1
	cells := make([]define.Set, columns*((c.height-1+height)/height+1))
	for s := range c.width * c.height {
		column, row := cellOf(s%c.width, right, width), cellOf(s/c.width, up, height)
		cells[row*columns+column].Add(define.Square(s))
	}
	return slices.DeleteFunc(cells, func(cell define.Set) bool { return cell.Empty() })
}

// cellOf numbers the cells along one side of the board, if one of that size begins at a
// corner.
func cellOf(at, corner, size int) int { return (at + size - corner%size) / size }
