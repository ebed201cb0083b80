package learn

import (
	"cmp"
	"context"
	"fmt"
	"time"

	"fairymax/engine/eval"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/study"
)

// run is one call of Learn.
type run struct {
	*Learner
	*state
	began  time.Time
	before time.Duration // spent of the session in earlier calls
	saved  time.Time
	status Status

	weights eval.Weights // of the terms that the candidate corrects
}

// Learn learns until the session is over, and returns a report in words. A cancelled
// context ends it with ErrStopped, after the games under way.
func (l *Learner) Learn(ctx context.Context) (report string, err error) {
	if err := l.check(); err != nil {
		return "", err
	}
	err = study.Do(ctx, l.path(stateFile), ErrStopped, func() error {
		if err := l.checkTarget(); err != nil {
			return err
		}
		report, err = l.learn(ctx)
		return err
	})
	return report, err
}

func (l *Learner) learn(ctx context.Context) (report string, err error) {
	s, err := l.load()
	if err != nil {
		return "", err
	}
	r := &run{Learner: l, state: s, began: time.Now()}
	if err := l.checkInUse(s); err != nil {
		return "", err
	}
	if err := l.adopt(ctx, s); err != nil {
		return "", err
	}
	if err := r.keepStart(); err != nil {
		return "", err
	}
	if err := r.open(); err != nil {
		return "", err
	}
	if err := r.stages(ctx); err != nil {
		return "", err
	}
	r.removeSamples()
	return r.report()
}

// keepStart keeps the network in use when learning begins.
func (r *run) keepStart() error {
	if r.Learner.Start == nil || len(r.state.Generations) > 0 {
		return nil
	}
	return atomicfile.Replace(r.path(startFile), r.Learner.Start)
}

// open goes on with the session, or begins one.
func (r *run) open() error {
	s, finished := &r.Session, r.finished()
	wanted := r.Settings.Generations
	switch {
	case !r.byTime():
		*s = session{Last: max(1, wanted)}
		if wanted == 0 && r.hasParts(finished+1) {
			s.Last = finished + 1
		}
		if finished >= s.Last {
			return ErrDone
		}
	case s.Budget > 0 && finished < s.Last: // the rest of it
		if s.Budget != r.Time && r.last() != nil {
			r.last().PlayUntil, r.last().End = divide(r.Time, s.Spent, s.Last-finished)
		}
		s.Budget = r.Time
	default:
		if wanted == 0 {
			wanted = generations(r.Time)
		}
		*s = session{Budget: r.Time, Last: finished + wanted}
		switch g := r.last(); {
		case g == nil:
		case g.Stage != done: // of a number of games
			g.PlayUntil, g.End = divide(s.Budget, 0, wanted)
		case g.Undecided: // its gate goes on first
			g.Stage = judging
			_, g.End = divide(s.Budget, 0, 2*wanted)
		}
	}
	r.before = s.Spent
	return r.save(r.state)
}

// hasParts reports whether shards have played games of a generation that are not merged yet.
func (r *run) hasParts(generation int) bool {
	files, err := arena.ShardFiles(r.sharded(generation))
	return err == nil && len(files) > 0
}

// spent is the time of the session so far.
func (r *run) spent() time.Duration { return r.before + time.Since(r.began) }

// stages goes through all stages of all generations.
func (r *run) stages(ctx context.Context) error {
	for r.finished() < r.Session.Last {
		g := r.last()
		if g == nil || g.Stage == done {
			g = r.next()
		}
		step := map[stage]func(context.Context, *generation) error{
			playing: r.play, training: r.fit, judging: r.judge, installing: r.install,
		}[g.Stage]
		if step == nil {
			return fmt.Errorf("%s: there is no stage %q", r.path(stateFile), g.Stage)
		}
		if err := step(ctx, g); err != nil {
			return cmp.Or(r.keep(), err) // what keeps both from the disk is told once
		}
		r.extend(g)
		if err := r.keep(); err != nil {
			return err
		}
	}
	return nil
}

// extend adds a generation to the session if the gate of the last one was decided early
// and their number was not asked for.
func (r *run) extend(g *generation) {
	left := r.Session.Budget - r.spent()
	if r.byTime() && r.Settings.Generations == 0 && g.Stage == done && g.Number == r.Session.Last && worthwhile(left, r.Session.Budget) {
		r.Session.Last++
	}
}

// next begins a generation.
func (r *run) next() *generation {
	g := &generation{Number: len(r.state.Generations) + 1, Stage: playing}
	g.PlayUntil, g.End = divide(r.Session.Budget, r.spent(), r.Session.Last-g.Number+1)
	r.state.Generations = append(r.state.Generations, g)
	return g
}

// keep saves the state.
func (r *run) keep() error {
	r.Session.Spent, r.saved = r.spent(), time.Now()
	return r.save(r.state)
}

// clock ends at a time of the session, if the clock decides.
func (r *run) clock(at time.Duration) study.Clock {
	return study.Clock{Runs: r.byTime(), Left: at - r.spent()}
}

// stoppedBy is ErrStopped if a person has ended the work.
func (r *run) stoppedBy(ctx context.Context) error {
	if ctx.Err() != nil {
		return ErrStopped
	}
	return nil
}
