package board

import "slices"

// Lines that divide the board into cells, as in grid chess: a rule may demand that a
// move ends in another cell than it began, or in the same one. The squares between do not
// matter. Ways that the rule refuses are not compiled, so that it costs nothing in play, and
// what cannot capture a piece does not attack it.

// GridDef divides the board into cells. The zero value is a board without lines.
type GridDef struct {
	Cells    []Set // they do not overlap; a square in none is a cell of its own
	Moves    GridRule
	Captures GridRule
}

// GridRule says what lines mean for a move.
type GridRule uint8

// The rules of lines.
const (
	GridFree  GridRule = iota // nothing
	GridCross                 // it has to end in another cell than it began
	GridStay                  // it has to end in the same cell
)

// gridRules are the words of the language.
var gridRules = [...]string{GridFree: "free", GridCross: "cross", GridStay: "stay"}

// GridRules returns the words of all rules, by number.
func GridRules() []string { return gridRules[:] }

// String is the word of the language.
func (g GridRule) String() string { return gridRules[g] }

// refuses reports whether a move may not go from a cell to the same one, or to another.
func (g GridRule) refuses(same bool) bool {
	return g == GridCross && same || g == GridStay && !same
}

// grid is what [Compile] makes of a [GridDef].
type grid struct {
	cells           []uint8 // of the squares, from 1 on; 0 is a cell of its own; nil without lines
	moves, captures GridRule
}

func compileGrid(def *Definition, squares int) grid {
	d := def.Grid
	if len(d.Cells) == 0 {
		return grid{}
	}
	g := grid{cells: make([]uint8, squares), moves: d.Moves, captures: d.Captures}
	for i := range d.Cells {
		for _, s := range d.Cells[i].Squares() {
			g.cells[s] = uint8(i + 1) // of 256 cells of one square the last is no other than 0
		}
	}
	return g
}

// inOneCell reports whether two squares lie in the same cell.
func (g *grid) inOneCell(a, b Square) bool {
	return a == b || g.cells[a] == g.cells[b] && g.cells[a] != 0
}

// limit takes from a way what the lines refuse it. A move that captures on the way is a
// capture, wherever it ends.
func (g *grid) limit(w *way) {
	if g.cells == nil {
		return
	}
	same := g.inOneCell(w.from, w.to)
	quiet := g.moves
	if slices.ContainsFunc(w.passes, func(c condition) bool { return c.want == hurdleVictim }) {
		quiet = g.captures
	}
	if quiet.refuses(same) {
		w.mode &^= MayMove
	}
	if g.captures.refuses(same) {
		w.mode &^= MayCapture
	}
}

// HasGrid reports whether lines divide the board into cells.
func (r *Rules) HasGrid() bool { return r.grid.cells != nil }

// GridLimitsCaptures reports whether lines keep some pieces from capturing others.
func (r *Rules) GridLimitsCaptures() bool { return r.HasGrid() && r.grid.captures != GridFree }

// Lines lists the pairs of neighbouring squares with a line between them, first those side
// by side.
func (r *Rules) Lines() (pairs [][2]Square) {
	if !r.HasGrid() {
		return nil
	}
	for _, step := range []int{1, r.Files} {
		for s := range r.Squares - step {
			a, b := Square(s), Square(s+step)
			neighbours := step > 1 || r.Rank(a) == r.Rank(b)
			if neighbours && !r.IsHole(a) && !r.IsHole(b) && !r.grid.inOneCell(a, b) {
				pairs = append(pairs, [2]Square{a, b})
			}
		}
	}
	return pairs
}

// GridRefuses returns the rule of lines that a move from one square to another breaks, or
// GridFree.
func (r *Rules) GridRefuses(from, to Square, captures bool) GridRule {
	rule := r.grid.moves
	if captures {
		rule = r.grid.captures
	}
	if !r.HasGrid() || !rule.refuses(r.grid.inOneCell(from, to)) {
		return GridFree
	}
	return rule
}
