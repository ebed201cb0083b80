package program

import (
	"slices"

	"fairymax/board/define"
)

// Cells are what the lines of a game mean for ways: lines divide the board into cells.
type Cells struct {
	Of              []uint8 // of the squares, from 1 on; 0 is a cell of its own; nil without lines
	Moves, Captures define.GridRule
}

// NewCells compiles the lines of a game.
func NewCells(def *define.Game) Cells {
	d := def.Grid
	if len(d.Cells) == 0 {
		return Cells{}
	}
	g := Cells{Of: make([]uint8, def.Files*def.Ranks), Moves: d.Moves, Captures: d.Captures}
	for i := range d.Cells {
		for _, s := range d.Cells[i].Squares() {
			g.Of[s] = uint8(i + 1) // of 256 cells of one square the last is no other than 0
		}
	}
	return g
}

// AreOne reports whether two squares lie in the same cell.
func (c *Cells) AreOne(a, b define.Square) bool {
	return a == b || c.Of[a] == c.Of[b] && c.Of[a] != 0
}

// Refuses returns the rule that a move from one square to another breaks, or GridFree.
func (c *Cells) Refuses(from, to define.Square, captures bool) define.GridRule {
	rule := c.Moves
	if captures {
		rule = c.Captures
	}
	if c.Of == nil || !rule.Refuses(c.AreOne(from, to)) {
		return define.GridFree
	}
	return rule
}

// limit takes from a way what the lines forbid. A move that captures on the way is a
// capture, wherever it ends.
func (c *Cells) limit(w *Way) {
	if c.Of == nil {
		return
	}
	same := c.AreOne(w.From, w.To)
	quiet := c.Moves
	if slices.ContainsFunc(w.Passes, func(c Condition) bool { return c.Want == HurdleVictim }) {
		quiet = c.Captures
	}
	if quiet.Refuses(same) {
		w.Mode &^= define.MayMove
	}
	if c.Captures.Refuses(same) {
		w.Mode &^= define.MayCapture
	}
}
