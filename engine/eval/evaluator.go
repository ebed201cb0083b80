package eval

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Evaluator evaluates the positions of one line of a search, for one thread. It
// keeps sums for each ply, which follow from the sums of the ply before and the
// squares that the move has changed. A search calls Begin for its root, Follow or
// FollowNull after every move, and the other methods for a ply that they have reached.
type Evaluator struct {
	*tables
	stack   []sums // by ply
	pawns   *pawnTable
	context context

	// Buffers of the context.
	attackedBy  [2][define.MaxTypes + 1]define.Set // what the pieces of each type attack and protect, without pawns
	joinedZones [2]define.Set                      // king zones of sides with several kings
	noSquares   define.Set
	origins     []board.AttackOrigin
}

// sums is what the evaluation updates incrementally from a position to the next.
type sums struct {
	traits.Structure
	pieceSquare pair // piece-square values of all pieces, White's minus Black's
}

// New computes the tables of a game, with the standard weights, and returns a function that
// makes an evaluator for each thread. All evaluators share the tables.
func New(g *traits.Game) func() *Evaluator { return NewWith(g, nil) }

// NewWith is New with other weights, nil for the standard ones.
func NewWith(g *traits.Game, w *Weights) func() *Evaluator {
	if w == nil {
		w = &standard
	}
	t := newTables(g, w)
	return t.evaluator
}

func (t *tables) evaluator() *Evaluator {
	return &Evaluator{tables: t, pawns: new(pawnTable)}
}

// Begin sets the root of a line.
func (e *Evaluator) Begin(p *board.Position) {
	e.stack = append(e.stack[:0], sums{})
	e.sumUp(p, &e.stack[0])
}

// Follow continues to a position at a ply, which a move from the ply before has led to.
func (e *Evaluator) Follow(ply int, p *board.Position) {
	e.stack = append(e.stack[:ply], e.stack[ply-1])
	s := &e.stack[ply]
	for _, change := range p.Changes() {
		e.change(s, change)
	}
	for _, change := range p.HandChanges() {
		e.ChangeHand(&s.Structure, change)
	}
}

// FollowNull continues to a ply that a null move has led to.
func (e *Evaluator) FollowNull(ply int) { e.stack = append(e.stack[:ply], e.stack[ply-1]) }

// Structure is the material and the structure of the position at a ply.
func (e *Evaluator) Structure(ply int) *traits.Structure { return &e.stack[ply].Structure }

// Forget empties what is remembered of earlier searches.
func (e *Evaluator) Forget() { *e.pawns = pawnTable{} }

// sumUp computes the sums of a position from scratch.
func (t *tables) sumUp(p *board.Position, s *sums) {
	*s = sums{}
	for change := range traits.SetUp(p) {
		t.change(s, change)
	}
	t.CountHands(&s.Structure, p)
}

// change updates the sums by the change of one square.
func (t *tables) change(s *sums, c board.Change) {
	s.pieceSquare = s.pieceSquare.minus(t.pieceSquare[t.at(c.Was, c.Square)]).plus(t.pieceSquare[t.at(c.Now, c.Square)])
	t.Change(&s.Structure, c)
}
