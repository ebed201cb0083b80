package report

import (
	"cmp"
	"context"
	"encoding/json"
	"os"
	"slices"

	"fairymax/board"
	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// Play plays a part of the games, and of the games of each level of skill. Any number of
// parts may play at the same time; Make goes on with their games.
func (s *Study) Play(ctx context.Context, part arena.Shard) error {
	file := part.File(s.path(gamesFile))
	return study.Do(ctx, file, ErrStopped, func() error {
		s.pace = begin()
		if err := s.games(file, part).Play(ctx); err != nil || ctx.Err() != nil {
			return err
		}
		_, err := s.playSkill(ctx, s.Games, part)
		return err
	})
}

// settings are those of the games. Their openings have one ply more or less than Settings.Plies.
func (s *Study) settings() selfplay.Settings {
	settings := selfplay.Default([]string{s.Name}, s.Evaluation+", "+s.Version, s.Seed)
	settings.Nodes, settings.Plies, settings.Limit, settings.Whole, settings.Longest = s.Nodes, s.Plies+1, balanced, true, longest
	settings.Keeps = true // else no first move would be an advantage
	return settings
}

// games are the games of a part, in a file.
func (s *Study) games(file string, part arena.Shard) *selfplay.Run {
	g := &selfplay.Run{
		Settings: s.settings(), Path: file, Games: []*board.Rules{s.Rules}, Engine: s.Engine, Threads: s.Threads,
		Whole: s.path(gamesFile), Shards: s.path(gamesFile), Clock: study.For(s.Time), Judge: s.Judge,
	}
	goal, due := s.Games, part.Count(s.Games)
	if s.Time > 0 {
		goal, due = mostGames, 0
	}
	g.Numbers = part.Below(goal)
	done := 0
	g.Found = func(played map[int]int) { done = len(played) }
	g.Report = func(r *selfplay.Record) {
		done++
		s.tellGame(len(r.Scores), done, due, part)
	}
	return g
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
