package program

import (
	"slices"

	"fairymax/board/define"
)

// This file follows steps over the board, once, when rules are compiled. What it
// finds are ways: from the square of a piece, over squares that must be empty or
// hold a hurdle or a victim, to a square where a move may end. [tree] folds the
// ways into programs.

// Occupancy is what a way needs on a square that it passes.
type Occupancy uint8

// What may be needed, in the order of what continues behind a piece.
const (
	HurdleAny Occupancy = iota
	HurdleFriend
	HurdleEnemy
	HurdleVictim // an enemy, which is captured on the way
	Vacant
)

// hopKinds counts the ways to go on from an occupied square.
const hopKinds = int(Vacant)

// Condition is a square that a way passes, and what it needs there.
type Condition struct {
	Square define.Square
	Want   Occupancy
	Only   define.TypeMask // the types that may stand there, if any piece does; 0 for all
}

// Way is one possibility to move.
type Way struct {
	From, To define.Square
	Mode     define.Mode
	Victims  define.TypeMask // what may be captured on the last square, 0 for all
	Passes   []Condition     // in the order of travel
	Row      *define.Step    // the first step of the chain, which carries its conditions
}

// locustVictims lists the squares where the way captures before it ends.
func (w *Way) locustVictims() []define.Square { return w.passing(HurdleVictim) }

// cleared reports whether the last square counts as empty although a piece stands
// there: the mover itself, or a victim on the way.
func (w *Way) cleared() bool { return w.To == w.From || slices.Contains(w.locustVictims(), w.To) }

// passesTurn reports whether the way ends where it began and captures nothing.
func (w *Way) passesTurn() bool { return w.To == w.From && len(w.locustVictims()) == 0 }

// passed lists the squares that the way walks over.
func (w *Way) passed() []define.Square { return w.passing(Vacant) }

// passing lists the squares on which the way needs the same.
func (w *Way) passing(want Occupancy) []define.Square {
	var squares []define.Square
	for _, c := range w.Passes {
		if c.Want == want {
			squares = append(squares, c.Square)
		}
	}
	return squares
}

// Walker follows chains of steps over the board. The conditions of the way that it
// is on lie in one array: a visitor must not keep them.
type Walker struct {
	board  *define.Board
	cells  *Cells // that limits the moves
	chain  define.Chain
	from   define.Square
	passes []Condition // room for those of nearly all ways
	found  Way         // the way that is visited
	visit  func(*Way)
	effort *effort
}

func newWalker(b *define.Board, c *Cells, e *effort) *Walker {
	return &Walker{board: b, cells: c, passes: make([]Condition, 0, 2*define.MaxSide), effort: e}
}

// NewWalker returns a walker for a board and its lines.
func NewWalker(b *define.Board, c *Cells) *Walker { return newWalker(b, c, new(effort)) }

// effort is what it has cost so far to compile the moves of all pieces of a game.
type effort struct {
	steps    int // followed, each with the squares that the way has passed, and ways visited
	compared int // nodes of trees that were compared with the one that was wanted
	nodes    int // of the trees that stay
}

// The bounds of the effort. Sixty types of queens on the largest board take half of
// the first, the built-in game with most pieces less than half of the second. A chain
// of several legs in any directions would take hours and gigabytes.
const (
	maxEffort = 1 << 25
	maxNodes  = 1 << 19
)

// What the effort counts a visited way and a comparison, in steps: the nodes that are
// compared lie far apart in memory.
const (
	wayEffort      = 7
	comparedEffort = 3
)

func (e *effort) isTooMuch() bool { return e.exceeds(1) }

// exceeds reports whether the effort is more than a part of what is allowed.
func (e *effort) exceeds(part int) bool {
	return e.steps+comparedEffort*e.compared > maxEffort/part || e.nodes > maxNodes/part
}

// EachWay calls visit for every way that chains open from a square, until the effort
// becomes too much.
func (w *Walker) EachWay(chains []define.Chain, from define.Square, visit func(*Way)) {
	w.from, w.visit = from, visit
	for _, w.chain = range chains {
		if zone := w.chain[0].From; zone == nil || zone.Has(from) {
			w.leg(0, from, w.passes)
		}
	}
}

// leg walks step i of the chain from a square, which the way has reached by
// passing the given squares.
func (w *Walker) leg(i int, at define.Square, passes []Condition) {
	step := &w.chain[i]
	start := at
	for n := 1; step.Range == 0 || n <= step.Range; n++ {
		if w.effort.steps += 1 + len(passes) + len(step.Path); w.effort.isTooMuch() {
			return
		}
		for _, v := range step.Path {
			square, ok := w.board.Offset(at, v, w.chain[0].Wrap)
			if !ok {
				return
			}
			if passes, ok = w.pass(passes, Condition{Square: square, Want: Vacant}); !ok {
				return
			}
		}
		next, ok := w.board.Offset(at, step.Vector, w.chain[0].Wrap)
		if !ok || step.Range != 1 && next == start {
			return // a slide round a cylinder ends where it would begin again
		}
		w.end(i, next, passes)
		if step.Then {
			w.turn(i, at, next, passes)
		}
		if passes, ok = w.pass(passes, Condition{Square: next, Want: Vacant}); !ok {
			return
		}
		at = next
	}
}

// turn continues with the next leg, from next or from the square before it.
func (w *Walker) turn(i int, at, next define.Square, passes []Condition) {
	hop, hurdles := w.chain[i+1].Hop, w.chain[i+1].Hurdles
	on := func(at define.Square, c Condition) {
		if passes, ok := w.pass(passes, c); ok {
			w.leg(i+1, at, passes)
		}
	}
	if hop == define.AfterMove || hop == define.AfterEither {
		on(next, Condition{Square: next, Want: Vacant})
	}
	if w.isOpen(passes, next) {
		return // no piece stands there
	}
	switch hop {
	case define.AfterCapture, define.AfterEither:
		on(next, Condition{next, HurdleVictim, w.chain[i].Victims})
	case define.OverAny, define.OverFriend, define.OverEnemy:
		on(next, Condition{next, Occupancy(hop - define.OverAny), hurdles})
	case define.BeforeAny, define.BeforeFriend, define.BeforeEnemy:
		on(at, Condition{next, Occupancy(hop - define.BeforeAny), hurdles})
	}
}

// isOpen reports whether a square is empty by what has happened on the way: the
// mover has left it, or captured there.
func (w *Walker) isOpen(passes []Condition, s define.Square) bool {
	return s == w.from || slices.ContainsFunc(passes, func(c Condition) bool { return c.Want == HurdleVictim && c.Square == s })
}

// pass adds a condition, unless the square is empty anyway or is known to be. Ok is false if
// what the way needs there contradicts what it has needed before.
func (w *Walker) pass(passes []Condition, c Condition) (more []Condition, ok bool) {
	if w.isOpen(passes, c.Square) {
		return passes, true
	}
	for i := range passes {
		if have := &passes[i]; have.Square == c.Square && (have.Want == Vacant || c.Want == Vacant) {
			return passes, have.Want == c.Want
		}
	}
	return append(passes, c), true
}

// end visits the way that ends with leg i. Back at the start it is not a move if there
// was only one leg; else it captures and returns, or passes the turn.
func (w *Walker) end(i int, to define.Square, passes []Condition) {
	row, step := &w.chain[0], &w.chain[i]
	w.found = Way{From: w.from, To: to, Mode: step.Mode, Victims: step.Victims, Passes: passes, Row: row}
	if w.found.cleared() {
		w.found.Mode &= define.MayMove
	}
	w.cells.limit(&w.found)
	if w.found.Mode == 0 || to == w.from && i == 0 || row.To != nil && !row.To.Has(to) {
		return
	}
	w.effort.steps += wayEffort
	w.visit(&w.found)
}

// own is what continues behind a friend or an enemy of a side; a wall is neither.
func own(behind *[hopKinds]Span, piece define.Piece, side define.Color) Span {
	switch {
	case piece == define.Wall:
		return Span{}
	case piece.Is(side):
		return behind[HurdleFriend]
	}
	return behind[HurdleEnemy]
}
