package learn

import (
	"cmp"
	"context"
	"fmt"
	"math"

	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// settings are those of the games of a generation.
func (l *Learner) settings(s *state, g int, champion []byte) selfplay.Settings {
	settings := selfplay.Default(s.Variants, identity(champion, s.Fingerprint), s.Seed+uint64(g)<<32)
	settings.Nodes, settings.Rules = s.Nodes, l.rulesDigest()
	return settings
}

// selfplay prepares the games of a generation.
func (l *Learner) selfplay(s *state, g int) (*selfplay.Run, error) {
	champion, err := l.champion(s, g)
	if err != nil {
		return nil, err
	}
	const hash = 1 // megabytes
	newEngine, err := l.engineOf(champion, hash)
	if err != nil {
		return nil, err
	}
	return &selfplay.Run{
		Settings: l.settings(s, g, champion), Path: l.own(g), Games: l.Games, Engine: newEngine, Threads: l.Threads,
		Whole: l.gamesOf(g), Shards: l.sharded(g), Program: l.Version,
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
	number := s.finished() + 1
	if last := s.last(); last != nil && last.Stage != playing && last.Stage != done {
		return fmt.Errorf("the games of generation %d have all been played", last.Number)
	}
	games, err := l.selfplay(s, number)
	if err != nil {
		return err
	}
	games.Path, games.Numbers = shard.File(games.Shards), shard.Below(l.Settings.Games)
	games.Settings.Version = l.Version
	status := Status{Stage: string(playing), Generation: number, Generations: number, Goal: shard.Count(l.Settings.Games)}
	status.follow(games, func() { l.tell(status) })
	return study.Do(ctx, games.Path, ErrStopped, func() error { return games.Play(ctx) })
}

// play plays the games of a generation that no file has yet, and merges all files.
func (r *run) play(ctx context.Context, g *generation) error {
	games, err := r.selfplay(r.state, g.Number)
	if err != nil {
		return err
	}
	games.Clock, games.Numbers = r.clock(g.PlayUntil), arena.Shard{}.Below(cmp.Or(r.Settings.Games, math.MaxInt))
	games.Merged = func() error {
		g.Games, g.Stage = r.status.Games, training
		return r.keep()
	}
	r.status = r.stageOf(g)
	r.status.Goal = r.Settings.Games
	r.status.follow(games, r.show)
	if err := games.Gather(ctx); err != nil {
		return err
	}
	return r.stoppedBy(ctx)
}
