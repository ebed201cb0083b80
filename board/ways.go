package board

import (
	"errors"
	"fmt"
	"slices"
)

// This file follows steps over the board, once, when rules are compiled. What it
// finds are ways: from the square of a piece, over squares that must be empty or
// hold a hurdle or a victim, to a square where a move may end. [tree] folds the
// ways into the programs that positions walk.

// occupancy is what a way needs on a square that it passes.
type occupancy uint8

const (
	hurdleAny occupancy = iota
	hurdleFriend
	hurdleEnemy
	hurdleVictim // an enemy, which is captured on the way
	vacant
)

// hopKinds counts the ways to go on from an occupied square.
const hopKinds = int(vacant)

type condition struct {
	square Square
	want   occupancy
	only   TypeMask // the types that may stand there, if any piece does; 0 for all
}

// way is one possibility to move.
type way struct {
	from, to Square
	mode     Mode
	victims  TypeMask    // what may be captured on the last square, 0 for all
	passes   []condition // in the order of travel
	row      *Step       // the first step of the chain, which carries its conditions
}

// locustVictims lists the squares where the way captures before it ends.
func (w *way) locustVictims() []Square { return w.passing(hurdleVictim) }

// cleared reports whether the last square counts as empty although a piece stands
// there: the mover itself, or a victim on the way.
func (w *way) cleared() bool { return w.to == w.from || slices.Contains(w.locustVictims(), w.to) }

// passed lists the squares that the way walks over.
func (w *way) passed() []Square { return w.passing(vacant) }

// passing lists the squares on which the way needs the same.
func (w *way) passing(want occupancy) []Square {
	var squares []Square
	for _, c := range w.passes {
		if c.want == want {
			squares = append(squares, c.square)
		}
	}
	return squares
}

// walker follows chains of steps over the board. The conditions of the way that it
// is on lie in one array: a visitor must not keep them.
type walker struct {
	rules  *Rules
	grid   *grid // that limits the moves
	chain  Chain
	from   Square
	passes []condition // room for those of nearly all ways
	found  way         // the way that is visited
	visit  func(*way)
	effort *effort
}

func newWalker(r *Rules, e *effort) *walker {
	return &walker{rules: r, grid: &r.grid, passes: make([]condition, 0, 2*MaxSide), effort: e}
}

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

// TakesLong reports whether it took more than half of the effort that is allowed to
// compile the moves of the game.
func (r *Rules) TakesLong() bool { return r.effort.exceeds(2) }

// eachWay calls visit for every way that chains open from a square, until the effort
// becomes too much.
func (w *walker) eachWay(chains []Chain, from Square, visit func(*way)) {
	w.from, w.visit = from, visit
	for _, w.chain = range chains {
		if zone := w.chain[0].From; zone == nil || zone.Has(from) {
			w.leg(0, from, w.passes)
		}
	}
}

// leg walks step i of the chain from a square, which the way has reached by
// passing the given squares.
func (w *walker) leg(i int, at Square, passes []condition) {
	step := &w.chain[i]
	start := at
	for n := 1; step.Range == 0 || n <= step.Range; n++ {
		if w.effort.steps += 1 + len(passes) + len(step.Path); w.effort.isTooMuch() {
			return
		}
		for _, v := range step.Path {
			square, ok := w.rules.Offset(at, v, w.chain[0].Wrap)
			if !ok {
				return
			}
			passes = w.pass(passes, condition{square: square, want: vacant})
		}
		next, ok := w.rules.Offset(at, step.Vector, w.chain[0].Wrap)
		if !ok || step.Range != 1 && next == start {
			return // a slide round a cylinder ends where it would begin again
		}
		w.end(i, next, passes)
		if step.Then {
			w.turn(i, at, next, passes)
		}
		passes = w.pass(passes, condition{square: next, want: vacant})
		at = next
	}
}

// turn continues with the next leg, from next or from the square before it.
func (w *walker) turn(i int, at, next Square, passes []condition) {
	hop, hurdles := w.chain[i+1].Hop, w.chain[i+1].Hurdles
	if hop == AfterMove || hop == AfterEither {
		w.leg(i+1, next, w.pass(passes, condition{square: next, want: vacant}))
	}
	if w.isOpen(passes, next) {
		return // no piece stands there
	}
	switch hop {
	case AfterCapture, AfterEither:
		taken := condition{next, hurdleVictim, w.chain[i].Victims}
		w.leg(i+1, next, append(passes, taken))
	case OverAny, OverFriend, OverEnemy:
		w.leg(i+1, next, w.pass(passes, condition{next, occupancy(hop - OverAny), hurdles}))
	case BeforeAny, BeforeFriend, BeforeEnemy:
		w.leg(i+1, at, w.pass(passes, condition{next, occupancy(hop - BeforeAny), hurdles}))
	}
}

// isOpen reports whether a square is empty by what has happened on the way: the
// mover has left it, or captured there.
func (w *walker) isOpen(passes []condition, s Square) bool {
	return s == w.from || slices.ContainsFunc(passes, func(c condition) bool { return c.want == hurdleVictim && c.square == s })
}

// pass adds a condition, unless the square is empty anyway.
func (w *walker) pass(passes []condition, c condition) []condition {
	if w.isOpen(passes, c.square) {
		return passes
	}
	return append(passes, c)
}

// end visits the way that ends with leg i. Back at the start it is no move if there
// was only one leg; else it captures and returns, or passes the turn.
func (w *walker) end(i int, to Square, passes []condition) {
	row, step := &w.chain[0], &w.chain[i]
	w.found = way{from: w.from, to: to, mode: step.Mode, victims: step.Victims, passes: passes, row: row}
	if w.found.cleared() {
		w.found.mode &= MayMove
	}
	w.grid.limit(&w.found)
	if w.found.mode == 0 || to == w.from && i == 0 || row.To != nil && !row.To.Has(to) {
		return
	}
	w.effort.steps += wayEffort
	w.visit(&w.found)
}

// compileWays follows every step of every type from every square and compiles
// what it finds in both directions.
func (r *Rules) compileWays(start *Position) error {
	spent := &r.effort
	w := wayCompiler{r, start, newWalker(r, spent), newRayBuilder(r, spent), newThreatBuilder(r, spent)}
	for c := White; c <= Black; c++ {
		for i := range r.Def.Types {
			if err := w.compileType(c, PieceType(i+1)); err != nil {
				return fmt.Errorf("%s: %w", r.Def.Types[i].Name, err)
			}
		}
	}
	r.rays, r.threats = w.rays.table, w.threats.finish()
	if w.threats.overflow {
		return errors.New("there are too many ways to attack a square to remember them all")
	}
	return nil
}

// wayCompiler compiles the ways of one type of one side at a time.
type wayCompiler struct {
	*Rules
	start   *Position
	walker  *walker
	rays    *rayBuilder
	threats *threatBuilder
}

func (w *wayCompiler) compileType(c Color, t PieceType) error {
	chains := Chains(w.Steps(c, t))
	for _, from := range w.playable.Squares() {
		if err := w.compilePiece(c, t, chains, from); err != nil {
			return err
		}
	}
	return nil
}

func (w *wayCompiler) compilePiece(c Color, t PieceType, chains []Chain, from Square) (err error) {
	w.rays.begin(c, t, from)
	w.walker.eachWay(chains, from, func(found *way) {
		if err == nil && w.open(found, c, t, w.start) {
			err = w.rays.add(found)
			w.threats.add(c, t, found, w.remembers(found.row, t))
		}
	})
	w.rays.finish()
	if w.effort.isTooMuch() || w.rays.overflow {
		return errors.New("with its moves there are too many ways to follow them all")
	}
	return err
}

// conditionsOf returns the number of the program that a row belongs to.
func (r *Rules) conditionsOf(row *Step, t PieceType) int {
	program := 0
	if r.remembers(row, t) {
		program |= whileUnmoved
	}
	if row.OutOfCheck {
		program |= whileOutOfCheck
	}
	return program
}

// remembers reports whether a row depends on whether its piece has moved, and this
// cannot be told from the square: pieces that never come back are unmoved wherever
// the start puts them.
func (r *Rules) remembers(row *Step, t PieceType) bool {
	return row.Unmoved && !r.oneWay.Has(t)
}

// open reports whether a way can be open at all: one for unmoved pieces never is
// where no such piece starts.
func (r *Rules) open(w *way, c Color, t PieceType, start *Position) bool {
	return !w.row.Unmoved || start.At(w.from) == MakePiece(c, t)
}
