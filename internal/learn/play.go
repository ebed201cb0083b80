package learn

import (
	"context"
	"fmt"
	"maps"

	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
)

// block is the number of games that are given out at once if the clock decides.
const block = 10000

// settings are those of the games of a generation.
func (l *Learner) settings(s *state, g int, champion []byte) selfplay.Settings {
	settings := selfplay.Default(s.Variants, identity(champion, s.Fingerprint), s.Seed+uint64(g)<<32)
	settings.Nodes = s.Nodes
	return settings
}

// selfplay prepares the games of a generation.
func (l *Learner) selfplay(s *state, g int) (*selfplay.Run, error) {
	champion, err := l.champion(s, g)
	if err != nil {
		return nil, err
	}
	const hash = 1 // megabytes
	make, err := l.engineOf(champion, hash)
	if err != nil {
		return nil, err
	}
	return &selfplay.Run{
		Settings: l.settings(s, g, champion), Path: l.own(g), Games: l.Games, Engine: make, Threads: l.Threads,
	}, nil
}

// Shard plays a shard of the games of the generation under way into a file of the
// folder. Any number of shards may play at the same time; Learn goes on with their games.
func (l *Learner) Shard(ctx context.Context, shard arena.Shard) error {
	if err := l.check(); err != nil {
		return err
	}
	s, err := l.load()
	if err != nil {
		return err
	}
	g := s.finished() + 1
	if last := s.last(); last != nil && last.Stage != playing && last.Stage != done {
		return fmt.Errorf("the games of generation %d have all been played", last.Number)
	}
	run, err := l.selfplay(s, g)
	if err != nil {
		return err
	}
	run.Path = shard.File(l.sharded(g))
	release, err := l.hold(run.Path)
	if err != nil {
		return err
	}
	defer release()
	for number := range l.Settings.Games {
		if shard.Has(number) {
			run.Numbers = append(run.Numbers, number)
		}
	}
	return l.playShard(ctx, run, Status{Stage: string(playing), Generation: g, Generations: g})
}

// playShard plays the games of a shard.
func (l *Learner) playShard(ctx context.Context, run *selfplay.Run, status Status) error {
	status.Goal = len(run.Numbers)
	own, err := played(run.Path, run.Settings)
	if err != nil {
		return err
	}
	count := status.counter(own)
	run.Report = func(r *selfplay.Record) {
		count(len(r.Scores))
		l.tell(status)
	}
	if err := run.Play(ctx); err != nil {
		return err
	}
	if ctx.Err() != nil {
		return ErrStopped
	}
	return nil
}

// played are the games of the process's own file: their numbers, with how many positions of
// each were searched.
func played(path string, s selfplay.Settings) (map[int]int, error) {
	w, games, err := selfplay.Open(path, s)
	if err != nil {
		return nil, err
	}
	return games, w.Close()
}

// play plays the games of a generation that no file has yet, and merges all files.
func (r *run) play(ctx context.Context, g *generation) error {
	run, err := r.selfplay(r.state, g.Number)
	if err != nil {
		return err
	}
	parts, err := selfplay.HoldParts(r.sharded(g.Number), run.Settings)
	if err != nil {
		return r.inUse(err)
	}
	defer parts.Release()
	if err := r.playLeft(ctx, g, run, parts.Games); err != nil {
		return err
	}
	return r.merge(g, parts, run.Path)
}

// playLeft plays the games that shards do not have.
func (r *run) playLeft(ctx context.Context, g *generation, run *selfplay.Run, has map[int]int) error {
	own, err := played(run.Path, run.Settings)
	if err != nil {
		return err
	}
	maps.Copy(own, has) // a game may be in both
	r.status = r.stageOf(g)
	r.status.Goal = r.Settings.Games
	count := r.status.counter(own)
	run.Report = func(record *selfplay.Record) {
		count(len(record.Scores))
		r.show()
	}
	playing, stop := r.until(ctx, g.PlayUntil)
	defer stop()
	size := block
	if !r.byTime() {
		size = r.Settings.Games
	}
	for first := 0; ; first += size {
		run.Numbers = run.Numbers[:0]
		for n := first; n < first+size; n++ {
			if _, other := has[n]; !other {
				run.Numbers = append(run.Numbers, n)
			}
		}
		if err := run.Play(playing); err != nil {
			return err
		}
		if ctx.Err() != nil {
			return ErrStopped
		}
		if !r.byTime() || playing.Err() != nil {
			return nil
		}
	}
}

// merge puts all games of a generation together.
func (r *run) merge(g *generation, parts *selfplay.Parts, own string) error {
	if err := parts.MergeInto(r.gamesOf(g.Number), own); err != nil {
		return err
	}
	g.Games, g.Stage = r.status.Games, training
	if err := r.keep(); err != nil {
		return err
	}
	parts.Remove()
	remove([]string{own})
	return nil
}
