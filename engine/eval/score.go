package eval

import (
	"fairymax/board"
	"fairymax/board/define"
)

// Score evaluates the position at a ply, which is not over, in centipawns for
// the side to move.
func (e *Evaluator) Score(ply int, p *board.Position) int32 { return e.score(p, &e.stack[ply]) }

// Unscaled is Score without what scales the whole.
func (e *Evaluator) Unscaled(ply int, p *board.Position) int32 {
	s := &e.stack[ply]
	return forWhite(p, e.taper(s, e.sum(p, s))) + e.taper(s, e.weights.Tempo)
}

// ScoreWith is Score with a correction added, in centipawns for the side to move,
// before what scales the whole.
func (e *Evaluator) ScoreWith(ply int, p *board.Position, correction int32) int32 {
	s := &e.stack[ply]
	return e.finish(p, s, e.sum(p, s), correction)
}

// RoughWith is Rough with a correction added in the same way.
func (e *Evaluator) RoughWith(ply int, p *board.Position, correction int32) int32 {
	s := &e.stack[ply]
	return e.finish(p, s, e.roughSum(p, s), correction)
}

// Rough is Score without the terms that need an attack scan.
func (e *Evaluator) Rough(ply int, p *board.Position) int32 { return e.RoughWith(ply, p, 0) }

func (e *Evaluator) roughSum(p *board.Position, s *sums) pair {
	if e.LosingWins {
		return e.sum(p, s) // material alone says little
	}
	sum := s.pieceSquare.plus(e.structure(p, s).score)
	if len(e.variantTerms) > 0 {
		x := &e.context
		x.Evaluator, x.p, x.s = e, p, s
		sum = sum.plus(x.variantScore())
	}
	return sum
}

// AfterNull is the score of the same position with the other side to move. It is
// false where more than the side to move would change.
func (e *Evaluator) AfterNull(ply int, score int32) (int32, bool) {
	return 2*e.taper(&e.stack[ply], e.weights.Tempo) - score, len(e.variantTerms) == 0 && !e.Counting
}

func (e *Evaluator) score(p *board.Position, s *sums) int32 { return e.finish(p, s, e.sum(p, s), 0) }

// sum adds up all terms, for White.
func (e *Evaluator) sum(p *board.Position, s *sums) pair {
	x := e.scan(p, s)
	var sum pair
	for i := range e.terms {
		sum = sum.plus(e.terms[i].score(x))
	}
	return sum.plus(x.variantScore())
}

// finish turns the sum of the terms, for White, into a score for the side to move. It
// adds a correction for the side to move and the tempo.
func (e *Evaluator) finish(p *board.Position, s *sums, sum pair, correction int32) int32 {
	white := e.scale(p, s, e.taper(s, sum)+forWhite(p, correction))
	return forWhite(p, white) + e.taper(s, e.weights.Tempo)
}

// forWhite turns a score for the side to move into one for White, or the other way
// round.
func forWhite(p *board.Position, score int32) int32 {
	if p.Turn() == define.Black {
		return -score
	}
	return score
}

// fullPhase is the phase of the start position. Without pieces of value the phase is 0.
const fullPhase = 256

func (e *Evaluator) phase(s *sums) int32 {
	return min(fullPhase, (s.Strength(define.White)+s.Strength(define.Black))*fullPhase/e.startStrength)
}

// taper blends middlegame and endgame by the pieces that are left.
// https://www.chessprogramming.org/Tapered_Eval
func (e *Evaluator) taper(s *sums, p pair) int32 {
	phase := e.phase(s)
	return (p.mg*phase + p.eg*(fullPhase-phase)) / fullPhase
}
