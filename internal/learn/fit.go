package learn

import (
	"context"
	"errors"
	"fmt"

	"fairymax/engine/net"
	"fairymax/engine/traits"
	"fairymax/internal/atomicfile"
	"fairymax/internal/train"
)

// fit teaches a network the games of all generations so far. It begins anew if it was
// stopped: the samples come from the games, and the rest from the seed.
func (r *run) fit(ctx context.Context, g *generation) error {
	r.status = r.stageOf(g)
	r.status.Stage = "reading games"
	r.tell(r.status)
	samples, err := r.collect(g)
	if err != nil {
		return err
	}
	g.Samples, g.AllGames, g.Curve = samples.Training.Len()+samples.HeldOut.Len(), samples.Games, nil
	r.status.Stage = string(training)
	trainer, err := r.trainer(g, samples)
	if err != nil {
		return err
	}
	f := &fitting{run: r, generation: g, Trainer: trainer, heldOut: &samples.HeldOut}
	best, err := f.learn(ctx)
	if err != nil {
		return err
	}
	file, err := r.quantise(g, best)
	if err != nil {
		return err
	}
	g.Stage = judging
	return atomicfile.Replace(r.candidate(g.Number), file)
}

// collect reads the games of all generations.
func (r *run) collect(g *generation) (*Samples, error) {
	var sources []Source
	for n := 1; n <= g.Number; n++ {
		sources = append(sources, Source{r.gamesOf(n), label(n)})
	}
	samples, err := Collect(sources, r.rules)
	if err == nil && samples.Training.Len() == 0 {
		err = fmt.Errorf("%d games have no positions to learn from: more time or games are needed", samples.Games)
	}
	return samples, err
}

// trainer begins to train.
func (r *run) trainer(g *generation, samples *Samples) (*train.Trainer, error) {
	features, n := net.NewFeatures(traits.New(r.Games[0])), samples.Training.Len()
	batch, epochs := steps(n)
	options := train.Options{
		Batch: batch, Epochs: epochs, Rate: rate, Decay: decay(n), K: label(g.Number).K,
		Factors: features.Factors(), Threads: r.Threads,
	}
	shape := train.Shape{Inputs: features.Count, Hidden: hidden(n), Buckets: net.Buckets}
	return train.New(shape, options, r.state.Seed+uint64(g.Number), &samples.Training)
}

// fitting is a training under way.
type fitting struct {
	run *run
	*generation
	*train.Trainer
	heldOut *train.Set
	best    *train.Model
}

// points is the number of points of the loss curve for each epoch.
const points = 4

// learn trains, and returns the network of the epoch that was best on held-out samples.
func (f *fitting) learn(ctx context.Context) (*train.Model, error) {
	if err := f.point(); err != nil {
		return nil, err
	}
	for f.Step() {
		if ctx.Err() != nil {
			return nil, ErrStopped
		}
		p := f.Progress()
		if p.EndOfEpoch() || p.Batch*points/p.Batches > (p.Batch-1)*points/p.Batches {
			if err := f.point(); err != nil {
				return nil, err
			}
		}
		f.run.status.Part = float64(p.Step) / float64(p.Steps)
		f.run.show()
	}
	return f.best, nil
}

// point adds a point to the curve, and keeps the network at the end of an epoch if it
// is the best so far.
func (f *fitting) point() error {
	p := f.Progress()
	losses, err := f.Loss(f.heldOut)
	if err != nil {
		return err
	}
	at := point{float64(p.Step) / float64(p.Batches), p.Loss, losses.Target}
	f.Base = losses.BaseTarget
	if p.Step == 0 {
		at.Training = losses.Target
	} else if p.EndOfEpoch() && (f.best == nil || losses.Target < f.Best || f.heldOut.Len() == 0) {
		f.best, f.Best = f.Model(), losses.Target
	}
	f.Curve = append(f.Curve, at)
	s := &f.run.status
	s.Training, s.HeldOut, s.Base = at.Training, at.HeldOut, f.Base
	f.run.tell(*s)
	return nil
}

// quantise turns a model into the file of a network.
func (r *run) quantise(g *generation, m *train.Model) ([]byte, error) {
	if m == nil {
		return nil, errors.New("the training has no end")
	}
	h := net.Header{
		Key: r.Key, Kind: net.Correction, Fingerprint: r.Fingerprint,
		Shape: net.Shape{Inputs: m.Inputs, Hidden: m.Hidden, Buckets: m.Buckets}, Unit: net.UnitFor(r.Games[0]),
		History: net.History{
			Variants: r.Variants, Games: g.AllGames, Positions: g.Samples, Generation: g.Number, Seed: r.state.Seed,
		},
	}
	n, err := net.Quantise(h, net.Weights{Weights: m.Weights, Bias: m.Bias, Squares: m.Squares, Output: m.Output, OutputBias: m.OutputBias})
	if err != nil {
		return nil, err
	}
	return n.Bytes(), nil
}
