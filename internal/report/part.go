package report

import (
	"cmp"
	"context"
	"encoding/json"
	"os"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/atomicfile"
	"fairymax/internal/selfplay"
)

// Play plays a part of the games, and of the games of each level of skill. Any number of
// parts may play at the same time; Make goes on with their games.
func (s *Study) Play(ctx context.Context, part arena.Shard) error {
	if err := os.MkdirAll(s.Folder, 0o777); err != nil {
		return err
	}
	file := part.File(s.path(gamesFile))
	release, err := atomicfile.Hold(file)
	if err != nil {
		return err
	}
	defer release()
	s.pace = pace{began: time.Now()}
	if err = s.playInto(ctx, file, part, nil); err == nil && ctx.Err() == nil {
		_, err = s.playSkill(ctx, s.Games, part)
	}
	if ctx.Err() != nil {
		err = ErrStopped
	}
	return err
}

// gather plays the games that no part has, and puts all into one file, in the order of
// their numbers.
func (s *Study) gather(ctx context.Context) error {
	whole := s.path(gamesFile)
	parts, err := selfplay.HoldParts(whole, s.settings())
	if err != nil {
		return err
	}
	defer parts.Release()
	if err := s.playInto(ctx, whole, arena.Shard{}, parts.Games); err != nil || ctx.Err() != nil || len(parts.Files) == 0 {
		return err
	}
	if err := parts.MergeInto(whole, whole); err != nil {
		return err
	}
	parts.Remove()
	return nil
}

// settings are those of the games. Their openings have one ply more or less than Settings.Plies.
func (s *Study) settings() selfplay.Settings {
	settings := selfplay.Default([]string{s.Name}, s.Evaluation+", "+s.Version, s.Seed)
	settings.Nodes, settings.Plies, settings.Limit, settings.Whole, settings.Longest = s.Nodes, s.Plies+1, balanced, true, longest
	settings.Keeps = true // else no first move would be an advantage
	return settings
}

// playInto plays the games of a part that neither a file nor others have.
func (s *Study) playInto(ctx context.Context, file string, part arena.Shard, others map[int]int) error {
	run := selfplay.Run{Settings: s.settings(), Path: file, Games: []*board.Rules{s.Rules}, Engine: s.Engine, Threads: s.Threads}
	w, has, err := selfplay.Open(run.Path, run.Settings)
	if err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	goal := s.Games
	if s.Time > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, s.Time)
		defer stop()
		goal = mostGames
	}
	due, done := 0, len(has)
	for n := range goal {
		if _, other := others[n]; other {
			done++ // a game may be in both
		} else if part.Has(n) {
			run.Numbers = append(run.Numbers, n)
		}
	}
	if due = len(run.Numbers) + len(others); s.Time > 0 {
		due = 0
	}
	run.Report = func(r *selfplay.Record) {
		done++
		s.tellGame(len(r.Scores), done, due, part)
	}
	return run.Play(ctx)
}

// readSkill reads the games of levels of skill, so many each, of all files, each once. What
// is damaged is played again.
func (s *Study) readSkill(games int, files ...string) (played []skillGame) {
	for _, file := range files {
		var some []skillGame
		if text, err := os.ReadFile(file); err == nil {
			_ = json.Unmarshal(text, &some)
		}
		some = slices.DeleteFunc(some, func(g skillGame) bool {
			return g.Number < 0 || g.Number >= games*len(s.weaker()) || g.Points < 0 || g.Points > 2
		})
		played = append(played, some...)
	}
	slices.SortStableFunc(played, func(a, b skillGame) int { return cmp.Compare(a.Number, b.Number) })
	return slices.CompactFunc(played, func(a, b skillGame) bool { return a.Number == b.Number })
}
