package learn

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"

	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/atomicfile"
	"fairymax/internal/train"
)

// fit fits the hand-written terms to the games of a generation, and teaches a network those of
// all generations so far. It goes on where it was if it was stopped.
func (r *run) fit(ctx context.Context, g *generation) error {
	if err := r.fitTerms(ctx, g); err != nil {
		return err
	}
	samples, err := r.collect(ctx, g)
	if errors.Is(err, errNoPositions) {
		g.Stage = playing // more games, and terms that are fitted to them
		return errors.Join(err, removeAll(r.weightsOf(g.Number), r.samplesOf(g.Number)))
	}
	if err != nil {
		return err
	}
	defer samples.Close()
	g.Samples, g.AllGames = samples.Training.Len()+samples.HeldOut.Len(), samples.Units
	r.status = r.stageOf(g)
	f, err := r.fitting(g, samples)
	if err == nil {
		err = f.learn(ctx)
	}
	if errors.Is(err, train.ErrDamaged) {
		samples.Close()
		r.removeSamples()
		return fmt.Errorf("%w; the same command makes it again", err)
	}
	if err != nil {
		return err
	}
	g.Stage = judging
	_ = os.Remove(r.checkpoint(g.Number)) // if it stays, it does no harm
	return nil
}

// trainer begins to train. It goes on from the network in use if that is a correction, and
// decay leads to its weights: what was learnt from games that are not here any more is not lost.
func (r *run) trainer(g *generation, samples *train.Samples) (*train.Trainer, error) {
	features, n := net.NewFeatures(traits.New(r.Games[0])), samples.Training.Len()
	batch, epochs := steps(n)
	options := train.Options{
		Batch: batch, Epochs: epochs, Rate: rate, Decay: decay(n), K: r.label(g.Number).K,
		Factors: features.Factors(), Threads: r.Threads,
	}
	shape := train.Shape{Inputs: features.Count, Hidden: hidden(n), Buckets: net.Buckets}
	champion, err := r.champion(r.state, g.Number)
	if err != nil {
		return nil, err
	}
	if champion == nil {
		champion = r.stale()
	}
	if start := modelOf(champion); start != nil && start.Inputs == shape.Inputs && start.Buckets == shape.Buckets {
		shape, options.Start, options.Rate = start.Shape, start, laterRate
	}
	return train.New(shape, options, r.state.Seed+uint64(g.Number), &samples.Training)
}

// stale is the network that is learnt again, nil if there is none.
func (r *run) stale() []byte {
	file, _ := os.ReadFile(r.path(staleFile)) // without it, learning begins with nothing
	return file
}

// propose makes a model the candidate.
func (r *run) propose(g *generation, m *train.Model) error {
	file, err := r.quantise(g, m)
	if err != nil {
		return err
	}
	return atomicfile.Replace(r.candidate(g.Number), file)
}

// quantise turns a model into the file of a network.
func (r *run) quantise(g *generation, m *train.Model) ([]byte, error) {
	history, err := r.history(g)
	if err != nil {
		return nil, err
	}
	game := traits.New(r.Games[0])
	h := net.Header{
		Key: r.Key, Kind: net.Correction, Terms: &r.weights, Fingerprint: net.Fingerprint(game, &r.weights),
		Shape: net.Shape{Inputs: m.Inputs, Hidden: m.Hidden, Buckets: m.Buckets}, Unit: net.UnitFor(r.Games[0]),
		History: history,
	}
	n, err := net.Quantise(h, net.Weights{Weights: m.Weights, Bias: m.Bias, Squares: m.Squares, Output: m.Output, OutputBias: m.OutputBias})
	if err != nil {
		return nil, err
	}
	return n.Bytes(), nil
}

// history is how a candidate has come about: by the games of this folder, after those of
// the network that was in use when learning began. It is one generation after the network that
// it is to replace, whatever has been refused in between.
func (r *run) history(g *generation) (net.History, error) {
	h := net.History{Variants: r.Variants, Games: g.AllGames, Positions: g.Samples, Seed: r.state.Seed}
	first, err := r.champion(r.state, 1)
	if err != nil {
		return h, err
	}
	stale := correctionOf(r.stale())
	if before := correctionOf(first); before != nil {
		h.Games += before.History.Games
		h.Positions += before.History.Positions
	} else if stale != nil { // from games of which these are left
		h.Games, h.Positions = max(h.Games, stale.History.Games), max(h.Positions, stale.History.Positions)
	}
	replaced, err := r.champion(r.state, g.Number)
	h.Generation = 1
	if before := cmp.Or(correctionOf(replaced), stale); before != nil {
		h.Generation += before.History.Generation
	}
	return h, err
}

// correctionOf reads a network that training can go on from, nil if there is none.
func correctionOf(file []byte) *net.Network {
	n, err := net.Parse(file)
	if err != nil || n.Kind != net.Correction {
		return nil
	}
	return n
}

// modelOf is the model of a network's file, nil if there is none to go on from.
func modelOf(file []byte) *train.Model {
	n := correctionOf(file)
	if n == nil {
		return nil
	}
	w := n.Weights()
	return &train.Model{
		Shape:   train.Shape{Inputs: n.Inputs, Hidden: n.Hidden, Buckets: n.Buckets},
		Weights: w.Weights, Bias: w.Bias, Squares: w.Squares, Output: w.Output, OutputBias: w.OutputBias,
	}
}
