// Package material is a tiny evaluation that only counts material, on the board and
// in hand. Tests of the search use it, and it shows what a second evaluation needs.
package material

import (
	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/traits"
)

// Evaluator counts the material of one line of a search. It implements Evaluator of
// package engine.
type Evaluator struct {
	game  *traits.Game
	stack []sums // by ply
}

type sums struct {
	traits.Structure
	balance int32 // value of all pieces on the board, White's minus Black's
}

// New returns a function that makes an evaluator for each thread.
func New(g *traits.Game) func() *Evaluator {
	return func() *Evaluator { return &Evaluator{game: g} }
}

// Begin sets the root of a line.
func (e *Evaluator) Begin(p *board.Position) {
	e.stack = append(e.stack[:0], sums{})
	for change := range traits.SetUp(p) {
		e.change(&e.stack[0], change)
	}
	e.game.CountHands(&e.stack[0].Structure, p)
}

// Follow continues to a position at a ply, which a move from the ply before has led to.
func (e *Evaluator) Follow(ply int, p *board.Position) {
	e.stack = append(e.stack[:ply], e.stack[ply-1])
	for _, change := range p.Changes() {
		e.change(&e.stack[ply], change)
	}
	for _, change := range p.HandChanges() {
		e.game.ChangeHand(&e.stack[ply].Structure, change)
	}
}

// FollowNull continues to a ply that a null move has led to.
func (e *Evaluator) FollowNull(ply int) { e.stack = append(e.stack[:ply], e.stack[ply-1]) }

// Score is the balance of material at a ply for the side to move, in centipawns.
func (e *Evaluator) Score(ply int, p *board.Position) int32 {
	s := &e.stack[ply]
	score := s.balance + s.Hand[define.White] - s.Hand[define.Black]
	if p.Turn() == define.Black {
		return -score
	}
	return score
}

// Rough is Score, which is cheap already.
func (e *Evaluator) Rough(ply int, p *board.Position) int32 { return e.Score(ply, p) }

// AfterNull is the score for the other side.
func (e *Evaluator) AfterNull(_ int, score int32) (int32, bool) { return -score, true }

// Structure is the material and the structure of the position at a ply.
func (e *Evaluator) Structure(ply int) *traits.Structure { return &e.stack[ply].Structure }

// Forget does nothing: nothing is remembered.
func (e *Evaluator) Forget() {}

func (e *Evaluator) change(s *sums, c board.Change) {
	s.balance += e.signed(c.Now) - e.signed(c.Was)
	e.game.Change(&s.Structure, c)
}

// signed is the value of a piece, negative for Black's.
func (e *Evaluator) signed(piece define.Piece) int32 {
	if piece.Color() == define.Black {
		return -e.game.PieceValue[piece]
	}
	return e.game.PieceValue[piece]
}
