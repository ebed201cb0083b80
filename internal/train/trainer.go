package train

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"fairymax/internal/portable"
)

// Trainer teaches a network the samples of a Set, step by step. It is for one
// goroutine.
type Trainer struct {
	options Options
	seed    uint64
	set     *Set
	state   state

	net  *Model // what predicts: factors are folded in
	own  rows   // of the inputs; without factors the same tables as the network's
	virt *factors
	// Dense parameters share their tables with the network.
	bias, output, outputBias parameters

	feed   *feed
	shards []*shard
	err    error // that has ended the training
}

// state is where a training stands.
type state struct {
	Step  int     // steps done, over all epochs
	Epoch int     // from 0
	Batch int     // batches done of this epoch
	Loss  float64 // sum of the squared errors of this epoch
	Seen  int     // samples of this epoch
}

// Progress says where a training stands.
type Progress struct {
	Epoch, Epochs  int // from 1
	Batch, Batches int // done of this epoch, and its number
	Step, Steps    int // done of all epochs, and their number
	Rate           float64
	Loss           float64 // mean of the epoch so far, against targets, as each batch was met
}

// EndOfEpoch reports that all samples have been seen as often as each other.
func (p Progress) EndOfEpoch() bool { return p.Batch == p.Batches }

// New begins a training on samples, which must not change any more. The same seed gives
// the same network.
//
// Weights begin at random such that some 30 active features put the hidden units
// between their bounds. Output weights begin small and piece-square values at zero: the
// first output is near 0.
func New(shape Shape, options Options, seed uint64, samples *Set) (*Trainer, error) {
	t, err := prepare(shape, options, seed, samples)
	if err != nil {
		return nil, fmt.Errorf("training: %w", err)
	}
	random := rand.NewPCG(seed, 0)
	uniform(t.own.weights.values, random, 0.18)
	uniform(t.net.Output, random, 0.02)
	if start := options.Start; start != nil {
		copy(t.own.weights.values, start.Weights)
		copy(t.own.squares.values, start.Squares)
		copy(t.net.Bias, start.Bias)
		copy(t.net.Output, start.Output)
		copy(t.net.OutputBias, start.OutputBias)
		t.settle()
	}
	t.fold()
	return t, nil
}

// prepare makes a trainer in which all parameters are zero.
func prepare(shape Shape, options Options, seed uint64, samples *Set) (*Trainer, error) {
	options = options.filled()
	if err := errors.Join(shape.check(), options.check(shape)); err != nil {
		return nil, err
	}
	if samples.Len() == 0 {
		return nil, errors.New("there are no samples")
	}
	if err := samples.fits(shape); err != nil {
		return nil, err
	}
	virtual := newFactors(shape, options.Factors)
	options.Start, options.Factors = nil, virtual.of
	t := &Trainer{options: options, seed: seed, set: samples, virt: virtual, net: newModel(shape)}
	own := t.net
	if len(virtual.members) > 0 {
		own = newModel(shape)
	}
	t.own = newRows(own.Weights, own.Squares)
	t.bias = newParameters(t.net.Bias, false, false)
	t.output = newParameters(t.net.Output, true, true)
	t.outputBias = newParameters(t.net.OutputBias, false, false)
	t.feed = newFeed(samples, seed, options)
	size := min(options.Batch, samples.Len())
	for ; size > 0; size -= shardSize {
		t.shards = append(t.shards, newShard(shape, min(size, shardSize)))
	}
	return t, nil
}

// Progress says where the training stands.
func (t *Trainer) Progress() Progress {
	p := Progress{
		Epoch: t.state.Epoch + 1, Epochs: t.options.Epochs, Batch: t.state.Batch, Batches: t.feed.batches,
		Step: t.state.Step, Steps: t.feed.batches * t.options.Epochs,
	}
	p.Rate = float64(t.options.Rate * portable.CosineFall(float64(p.Step)/float64(p.Steps)))
	if t.state.Seen > 0 {
		p.Loss = t.state.Loss / float64(t.state.Seen)
	}
	return p
}

// Step learns from one batch, and reports whether it did: there may be none left, or the
// samples could not be read, which [Trainer.Err] says.
func (t *Trainer) Step() bool {
	p := t.Progress()
	if t.err != nil || p.Step >= p.Steps {
		return false
	}
	if p.EndOfEpoch() {
		t.state = state{Step: p.Step, Epoch: p.Epoch}
	}
	data, records, err := t.feed.batch(t.state.Epoch, t.state.Batch)
	if err != nil {
		t.err = fmt.Errorf("training: %w", err)
		return false
	}
	shards := t.shards[:(len(records)+shardSize-1)/shardSize]
	parallel(t.options.Threads, len(shards), func(i int) {
		part := records[i*shardSize : min((i+1)*shardSize, len(records))]
		shards[i].run(t.net, data, part, t.options.K, 1/float64(len(records)))
	})
	t.gather(shards)
	t.gatherOutput(shards)
	t.virt.gather(t.net.Shape, &t.own, t.options.Threads)
	for _, s := range shards {
		t.state.Loss += s.loss
	}
	t.state.Seen += len(records)
	t.state.Batch++
	t.state.Step++
	t.update(newRule(t.state.Step, p.Rate, t.options.Decay))
	return true
}

// Err is why the training has ended before its last step, nil if nothing has failed.
func (t *Trainer) Err() error { return t.err }

// all lists all parameters, in the order of a checkpoint.
func (t *Trainer) all() []*parameters {
	return []*parameters{
		&t.own.weights, &t.own.squares, &t.virt.weights, &t.virt.squares,
		&t.bias, &t.output, &t.outputBias,
	}
}

// settle makes the network as it stands the one to which decay leads.
func (t *Trainer) settle() {
	t.own.weights.settle()
	t.own.squares.settle()
	t.output.settle()
}

// update moves all parameters.
func (t *Trainer) update(u rule) {
	const block = 1 << 13
	for _, p := range t.all() {
		parallel(t.options.Threads, (len(p.values)+block-1)/block, func(i int) {
			u.apply(p, i*block, min((i+1)*block, len(p.values)))
		})
	}
	t.fold()
}

// fold brings the network up to date with its factors.
func (t *Trainer) fold() {
	if len(t.virt.members) > 0 {
		t.virt.fold(t.net, &t.own, t.options.Threads)
	}
}

// Model is a copy of the network as it stands, with its factors folded in.
func (t *Trainer) Model() *Model { return t.net.clone() }

// Loss measures the network as it stands on samples, held out or not.
func (t *Trainer) Loss(samples *Set) (Losses, error) {
	return t.net.Loss(samples, t.options.K, t.options.Threads)
}
