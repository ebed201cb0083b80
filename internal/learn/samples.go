package learn

import (
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/eval"
	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/portable"
	"fairymax/internal/selfplay"
	"fairymax/internal/train"
)

const (
	heldOutShare = 20   // one game in that many is held out
	decided      = 3000 // a score beyond which a position teaches nothing, in centipawns
	probe        = 200  // correction, in centipawns, that shows how much of it counts
)

// sampler makes samples of the games of one variant.
type sampler struct {
	label    Label
	game     *traits.Game
	features *net.Features
	hand     *eval.Evaluator
	sample   train.Sample
	returns  []float64       // of the positions of a game
	seen     map[uint64]bool // their keys
}

// Label says what a sample should predict, as in TD(λ): Lambda parts of what the next position of
// the game should predict, or its result at the end, and the rest of the search's score. K is the
// number of centipawns in which the odds of a win grow by e.
// https://en.wikipedia.org/wiki/Temporal_difference_learning
type Label struct {
	Lambda float64
	K      float64
}

// newSampler makes samples for a network that corrects the hand-written terms with some weights.
func newSampler(r *board.Rules, label Label, w eval.Weights) *sampler {
	g := traits.New(r)
	return &sampler{label: label, game: g, features: net.NewFeatures(g), hand: eval.NewWith(g, &w)(), seen: map[uint64]bool{}}
}

// add adds the positions of a game.
func (s *sampler) add(to *train.Writer, r *selfplay.Record, game *board.Game) {
	s.each(r, game, func(p *board.Position, chance float64) { s.addPosition(to, p, chance) })
}

// each calls a function for every position of a game that teaches something, once each, with what
// it should predict, as the chance of White.
func (s *sampler) each(r *selfplay.Record, game *board.Game, f func(p *board.Position, chance float64)) {
	clear(s.seen)
	s.findReturns(r, game)
	for i, score := range r.Scores {
		n := r.Random + i
		p := game.PositionAt(n)
		if s.teaches(p, r.Moves[n], int(score)) && !s.seen[p.Key()] {
			f(p, s.returns[i])
		}
		s.seen[p.Key()] = true
	}
}

// findReturns finds what the positions of a game should predict, as the chance of White.
func (s *sampler) findReturns(r *selfplay.Record, game *board.Game) {
	lambda, next := s.label.Lambda, r.Result.Points(define.White)
	s.returns = slices.Grow(s.returns[:0], len(r.Scores))[:len(r.Scores)]
	for i, score := range slices.Backward(r.Scores) {
		// The same bits on every processor: elo.Chance may differ in the last one, and so may a
		// product that is fused with a sum.
		chance := portable.Sigmoid(float64(score) / s.label.K)
		if game.PositionAt(r.Random+i).Turn() == define.Black {
			chance = 1 - chance
		}
		next = float64((1-lambda)*chance) + float64(lambda*next)
		s.returns[i] = next
	}
}

// teaches reports whether a static evaluation can be expected to see what the search saw.
func (s *sampler) teaches(p *board.Position, best board.Move, score int) bool {
	if max(score, -score) > decided || p.InCheck() {
		return false
	}
	return best.IsQuiet() || s.game.MustCapture
}

func (s *sampler) addPosition(to *train.Writer, p *board.Position, chance float64) {
	x, side := &s.sample, p.Turn()
	x.Own = s.features.Active(x.Own[:0], p, side)
	x.Other = s.features.Active(x.Other[:0], p, side.Other())
	x.Bucket = s.features.Bucket(p)
	x.Base, x.Gain = s.base(p)
	if side == define.Black {
		chance = 1 - chance
	}
	x.Target = float32(chance)
	to.Add(x)
}

// base is what the network corrects, and how much of its output counts.
func (s *sampler) base(p *board.Position) (base, gain float32) {
	s.hand.Begin(p)
	score := s.hand.Score(0, p)
	return float32(score), float32(s.hand.ScoreWith(0, p, probe)-score) / probe
}

// isHeldOut reports whether a game of a file is held out. It must not depend on the rest of
// its number by a small one, which is that of its variant.
func isHeldOut(file, number int) bool {
	return traits.Scramble(uint64(file)<<32|uint64(number))%heldOutShare == 0
}
