package main

import (
	"cmp"
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/internal/notation"
	"fairymax/internal/portable"
	"fairymax/internal/texel"
	"fairymax/variants"
)

// openingPlies skips the openings, which may be random; one game in trialShare is
// not learnt from but used to judge the result.
const (
	openingPlies = 8
	trialShare   = 10
)

// tune fits the weights of the evaluation to the results of games.
func tune(k *call) error {
	how := texel.Fitting{Start: eval.Standard(), Threads: runtime.NumCPU()}
	k.flags.IntVar(&how.Rounds, "rounds", 3, "`NUMBER` of rounds; each one evaluates all positions again")
	k.limit("rounds", 1, 0)
	k.flags.Float64Var(&how.Hold, "hold", 1e-4, "`STRENGTH` with which the weights are held near their present values")
	k.limit("hold", 0, 0)
	each := k.flags.Int("positions", 10, "take at most this `NUMBER` of positions from a game")
	k.limit("positions", 1, 0)
	seed := k.flags.Uint64("seed", 1, "`NUMBER` that decides which positions are taken")
	if err := k.parse(1, -1); err != nil {
		return err
	}
	reader := &sampler{
		call: k, catalogue: k.catalogue(), each: *each, engine: handWritten(engine.Options{HashMB: 1}),
		random: rand.New(rand.NewPCG(*seed, 0)), games: map[string]*variants.Variant{},
	}
	for _, name := range k.arguments {
		if err := reader.read(name); err != nil {
			return err
		}
	}
	how.Slope = func(round, weight, all int) {
		k.live().progress("round %d of %d: weight %d of %d", round+1, how.Rounds, weight+1, all)
	}
	fitted, err := texel.Fit(context.Background(), reader.samples(), how)
	if err != nil {
		return err
	}
	k.live().clear()
	fmt.Fprintf(k.err, "A pawn ahead scores %.1f %%.\n", 100*portable.Sigmoid(100*fitted.Curve))
	for i, learnt := range fitted.Training {
		trial := fitted.Validation[i]
		fmt.Fprintf(k.err, "%-14s learnt from %6d: %.4f -> %.4f bits, judged by %5d: %.4f -> %.4f\n", learnt.Name,
			learnt.Samples, learnt.Before, learnt.After, trial.Samples, trial.Before, trial.After)
	}
	fmt.Fprint(k.out, fitted.Weights.String())
	return nil
}

// sampler takes random positions from games.
type sampler struct {
	*call
	catalogue *variants.Catalogue
	engine    *engine.Engine
	random    *rand.Rand
	each      int
	games     map[string]*variants.Variant // by the name in PGN
	played    []playedGame
}

// playedGame is a game that has ended.
type playedGame struct {
	game   *board.Game
	result float64 // for White
}

// results are the points of White.
var results = map[string]float64{"1-0": 1, "1/2-1/2": 0.5, "0-1": 0}

// read reads the games of a PGN file, each with the rules of its Variant tag; without one, it is chess.
func (s *sampler) read(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	records, err := notation.ReadRecords(file)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for i, record := range records {
		s.live().progress("%s: game %d of %d", name, i+1, len(records))
		result, over := results[record.Result]
		if !over {
			continue
		}
		v, err := s.variant(cmp.Or(record.Tag("Variant"), "normal"))
		if err != nil {
			return fmt.Errorf("%s: game %d: %w", name, i+1, err)
		}
		g, err := record.Replay(v.Rules)
		if err != nil {
			return fmt.Errorf("%s: game %d: %w", name, i+1, err)
		}
		s.played = append(s.played, playedGame{g, result})
	}
	return nil
}

// variant loads a variant once.
func (s *sampler) variant(name string) (*variants.Variant, error) {
	if v := s.games[name]; v != nil {
		return v, nil
	}
	v, err := s.catalogue.Named(name)
	if err != nil {
		return nil, err
	}
	s.games[name] = v
	return v, nil
}

// samples takes positions from all games, sorted by variant, because the engine
// prepares itself for each variant.
func (s *sampler) samples() (list []texel.Sample) {
	rulesOf := func(g playedGame) string { return g.game.Start().Rules().Def.Name }
	slices.SortStableFunc(s.played, func(a, b playedGame) int { return strings.Compare(rulesOf(a), rulesOf(b)) })
	for i, g := range s.played {
		s.live().progress("positions of game %d of %d", i+1, len(s.played))
		list = append(list, s.draw(g, i%trialShare == 0)...)
	}
	return list
}

// draw takes quiet positions of a game in random order.
func (s *sampler) draw(g playedGame, trial bool) (list []texel.Sample) {
	moves := g.game.Moves()
	for _, i := range s.random.Perm(len(moves)) {
		if len(list) == s.each {
			break
		}
		p := g.game.PositionAt(i)
		if i < openingPlies || !moves[i].IsQuiet() || !s.engine.Quiet(p) {
			continue
		}
		list = append(list, texel.Sample{Position: p, Target: g.result, Validation: trial})
	}
	return list
}
