package learn

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"time"

	"fairymax/internal/atomicfile"
	"fairymax/internal/study"
)

// A stale network corrects another version of the hand-written evaluation. The games that it
// has learnt from are still good: what they say of positions does not depend on the terms.

// ErrNoGames says that a folder has nothing to learn from again.
var ErrNoGames = errors.New("no games are kept")

// Again learns a stale network again from the games that the folder keeps, without playing new
// ones. It goes on from the weights of the network, and the gate judges the result against the
// hand-written evaluation of today. The settings bound the gate. It can be stopped as Learn can.
func (l *Learner) Again(ctx context.Context, stale []byte) (report string, err error) {
	if _, err := os.Stat(l.path(stateFile)); errors.Is(err, fs.ErrNotExist) {
		return "", ErrNoGames
	}
	if err := l.check(); err != nil {
		return "", err
	}
	err = study.Do(ctx, l.path(stateFile), ErrStopped, func() error {
		if err := l.checkTarget(); err != nil {
			return err
		}
		report, err = l.again(ctx, stale)
		return err
	})
	return report, err
}

func (l *Learner) again(ctx context.Context, stale []byte) (report string, err error) {
	s, err := l.renew(ctx, stale)
	if err != nil {
		return "", err
	}
	r := &run{Learner: l, state: s, began: time.Now(), before: s.Session.Spent}
	g := s.last()
	if g == nil {
		return "", ErrNoGames
	}
	if g.Undecided && g.Stage == done {
		g.Stage = judging // with more games
	}
	g.End = s.Session.Spent + l.Time
	r.Settings.Generations = s.Session.Last // no other follows
	if err := r.stages(ctx); err != nil {
		return "", err
	}
	return r.report()
}

// renew reads the state of the folder and makes it one of the hand-written evaluation of
// today, with games that no network has learnt from yet. A second call changes nothing.
func (l *Learner) renew(ctx context.Context, stale []byte) (*state, error) {
	s, err := l.kept()
	if err != nil {
		return nil, err
	}
	l.Seed, l.Nodes = s.Seed, s.Nodes
	fresh, err := l.begin()
	if err != nil {
		return nil, err
	}
	if s.Fingerprint != fresh.Fingerprint {
		today := *s
		today.Fingerprint = fresh.Fingerprint
		if err := l.fits(&today, fresh); err != nil { // before anything is lost
			return nil, err
		}
		if err := l.keepGames(ctx, s, fresh); err != nil {
			return nil, err
		}
		if err := errors.Join(atomicfile.Replace(l.path(staleFile), stale), l.save(s)); err != nil {
			return nil, err
		}
	}
	return s, l.fits(s, fresh)
}

// keepGames leaves of a state only the games, which the last generation then learns from.
func (l *Learner) keepGames(ctx context.Context, s, fresh *state) error {
	games, err := l.playedGenerations(ctx, s)
	if err != nil {
		return err
	}
	for n := games; n <= len(s.Generations); n++ {
		if err := removeAll(l.checkpoint(n), l.weightsOf(n)); err != nil {
			return err
		}
		if n == games {
			continue // its games stay
		}
		if err := removeAll(l.own(n), l.sharded(n), l.samplesOf(n), l.candidate(n), l.trials(n)); err != nil {
			return err
		}
	}
	for n, g := range s.Generations[:games] {
		s.Generations[n] = &generation{Number: n + 1, Stage: done, Games: g.Games}
	}
	s.Generations = s.Generations[:games]
	s.last().Stage = training
	s.Fingerprint, s.Rules, s.Start = fresh.Fingerprint, fresh.Rules, fresh.Start
	s.Session = session{Budget: l.Time, Last: games}
	return nil
}

// playedGenerations is the number of generations with all their games. They must be replayable,
// before anything else is removed.
func (l *Learner) playedGenerations(ctx context.Context, s *state) (games int, err error) {
	for n := range s.Generations {
		if _, err := os.Stat(l.gamesOf(n + 1)); err != nil {
			break
		}
		if err := l.replayable(ctx, l.gamesOf(n+1)); err != nil {
			return 0, err
		}
		games = n + 1
	}
	if games == 0 {
		return 0, ErrNoGames
	}
	return games, nil
}
