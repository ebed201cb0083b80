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

// Scaled is another evaluation in the place of the terms, in centipawns for the side to
// move, with what scales the whole.
func (e *Evaluator) Scaled(ply int, p *board.Position, score int32) int32 {
	white := forWhite(p, score)
	return forWhite(p, e.scale(p, &e.stack[ply], white))
}

// Rough is Score without the terms that need an attack scan.
func (e *Evaluator) Rough(ply int, p *board.Position) int32 { return e.RoughWith(ply, p, 0) }

func (e *Evaluator) roughSum(p *board.Position, s *sums) pair {
	if e.LosingWins {
		return e.sum(p, s) // material alone says little
	}
	sum := s.pieceSquare.plus(e.structure(p, s).score)
	if e.hasVariantTerms {
		x := &e.context
		x.Evaluator, x.p, x.s = e, p, s
		sum = sum.plus(x.variantScore())
	}
	return sum
}

// AfterNull is the score of the same position with the other side to move. It is
// false where more than the side to move would change.
func (e *Evaluator) AfterNull(ply int, score int32) (int32, bool) {
	return 2*e.taper(&e.stack[ply], e.weights.Tempo) - score, !e.hasVariantTerms && !e.Counting
}

func (e *Evaluator) score(p *board.Position, s *sums) int32 { return e.finish(p, s, e.sum(p, s), 0) }

// sum adds up all terms, for White.
func (e *Evaluator) sum(p *board.Position, s *sums) pair {
	x := e.scan(p, s)
	var sum pair
	for i := range e.terms {
		sum = sum.plus(e.terms[i].score(x))
	}
	if e.hasVariantTerms {
		sum = sum.plus(x.variantScore())
	}
	return sum
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

// scale reduces an advantage that is unlikely to win: of a side without pawns that is
// little stronger than the other, where only mate wins; and of either side while a
// count towards a draw runs.
func (e *Evaluator) scale(p *board.Position, s *sums, white int32) int32 {
	if e.Counting {
		white = scaleByCount(p, white)
	}
	if !e.MateOnly {
		return white
	}
	const full = 16
	strong := define.White
	if white < 0 {
		strong = define.Black
	}
	switch ours, theirs := s.Strength(strong), s.Strength(strong.Other()); {
	case !s.Pawns[strong].Empty() || ours-theirs >= enough:
		return white
	case ours < enough:
		return white * 1 / full
	}
	return white * 5 / full
}

// enough is by how much a side without pawns must be stronger to win, in centipawns.
const enough = 400

// Whole reports whether no advantage at a ply is scaled, whichever side has it.
func (e *Evaluator) Whole(ply int) bool {
	s := &e.stack[ply]
	pawns := !s.Pawns[define.White].Empty() && !s.Pawns[define.Black].Empty()
	return !e.Counting && (!e.MateOnly || pawns)
}

// scaleByCount reduces an advantage in the second half of a count that ends in a draw.
func scaleByCount(p *board.Position, white int32) int32 {
	played, limit := p.Count()
	if limit == 0 {
		return white
	}
	half := max(1, limit/2)
	return white * int32(clamp(limit-played, 0, half)) / int32(half)
}
