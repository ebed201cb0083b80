package learn

import (
	"bytes"
	"context"
	"os"
	"slices"
	"time"

	"fairymax/internal/atomicfile"
	"fairymax/internal/train"
)

// fitting is a training under way. The network of the epoch that was best on held-out
// samples is the candidate.
type fitting struct {
	run *run
	*generation
	*train.Trainer
	heldOut *train.Set
	saved   time.Time
}

// fitting goes on with the training of a generation, or begins one.
func (r *run) fitting(g *generation, samples *train.Samples) (f *fitting, err error) {
	f = &fitting{run: r, generation: g, heldOut: &samples.HeldOut, saved: time.Now()}
	if file, err := os.ReadFile(r.checkpoint(g.Number)); err == nil {
		// A checkpoint of other samples, or a damaged one, is of no use.
		if f.Trainer, err = train.Load(bytes.NewReader(file), &samples.Training, r.Threads); err == nil {
			at := f.epochs()
			g.Curve = slices.DeleteFunc(g.Curve, func(p point) bool { return p.Epoch > at })
			return f, nil
		}
	}
	g.Curve, g.Best = nil, 0
	f.Trainer, err = r.trainer(g, samples)
	return f, err
}

// points is the number of points of the loss curve for each epoch.
const points = 4

// learn trains to the end.
func (f *fitting) learn(ctx context.Context) error {
	if len(f.Curve) == 0 {
		if err := f.point(); err != nil {
			return err
		}
	}
	for f.Step() {
		p := f.Progress()
		if p.EndOfEpoch() || p.Batch*points/p.Batches > (p.Batch-1)*points/p.Batches {
			if err := f.point(); err != nil {
				return err
			}
		}
		f.run.status.Part = float64(p.Step) / float64(p.Steps)
		f.run.show()
		const pause = 20 * time.Second
		if stopped := ctx.Err() != nil; stopped || time.Since(f.saved) > pause {
			if err := f.save(); err != nil {
				return err
			}
			if stopped {
				return ErrStopped
			}
		}
	}
	return f.Err()
}

// epochs is how often the samples have been seen.
func (f *fitting) epochs() float64 {
	p := f.Progress()
	return float64(p.Step) / float64(p.Batches)
}

// save keeps what it takes to go on. The curve goes first: points behind the checkpoint
// are made again.
func (f *fitting) save() error {
	if err := f.run.keep(); err != nil {
		return err
	}
	var file bytes.Buffer
	if err := f.Save(&file); err != nil {
		return err
	}
	f.saved = time.Now()
	return atomicfile.Replace(f.run.checkpoint(f.Number), file.Bytes())
}

// point adds a point to the curve, and makes the network at the end of an epoch the
// candidate if it is the best so far. So is that from which learning goes on, if the weights of
// the terms are other ones: a network may have nothing more to learn where these have.
func (f *fitting) point() error {
	p := f.Progress()
	losses, err := f.Loss(f.heldOut)
	if err != nil {
		return err
	}
	at := point{f.epochs(), p.Loss, losses.Target}
	f.Base = losses.BaseTarget
	counts := p.EndOfEpoch()
	if p.Step == 0 {
		at.Training, counts = losses.Target, f.Terms.better()
	}
	if counts && (f.Best == 0 || losses.Target < f.Best || f.heldOut.Len() == 0) {
		if err := f.run.propose(f.generation, f.Model()); err != nil {
			return err
		}
		f.Best = losses.Target
	}
	f.Curve = append(f.Curve, at)
	s := &f.run.status
	s.Training, s.HeldOut, s.Base = at.Training, at.HeldOut, f.Base
	f.run.tell(*s)
	return nil
}
