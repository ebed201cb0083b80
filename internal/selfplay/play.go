package selfplay

import (
	"context"
	"iter"
	"maps"
	"os"
	"sync"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/study"
)

// Run is a run of games into a file.
type Run struct {
	Settings
	Path    string
	Games   []*board.Rules        // of Settings.Variants
	Engine  func() *engine.Engine // makes an engine of one thread for a table
	Threads int                   // games at a time
	Numbers iter.Seq[int]         // of the games; those that the file or others have are left out
	Others  map[int]int           // games of other files, by their numbers: how many positions of each were searched
	Found   func(map[int]int)     // called with the games that the file and others have, before the first new one; may be nil
	Report  func(*Record)         // called for every new game, never twice at a time; may be nil

	Clock study.Clock // for the new games

	Judge arena.Judge // may end games, nil without one

	// For Gather: the file of all games, the file beside which shards have theirs, and what is
	// called when all games are in Whole, before other files are removed; it may be nil.
	Whole, Shards string
	Merged        func() error
	Program       string // the version that shards must be of, "" for any

	// Begin says how a game begins, if it is no random opening: the start, nil for that of
	// the rules, and moves. The engine may judge; it must not decide by what it has seen of
	// other games.
	Begin func(e *engine.Engine, number int) (start *board.Position, moves []board.Move)
}

// Play plays the games of a run that are missing, until its clock ends it, which is no error.
// A cancelled context ends it too, after the games under way.
func (r *Run) Play(ctx context.Context) error {
	if err := r.check(r.Games); err != nil {
		return err
	}
	w, has, err := Open(r.Path, r.Settings)
	if err != nil {
		return err
	}
	maps.Copy(has, r.Others)
	if r.Found != nil {
		r.Found(has)
	}
	ctx, stop := r.Clock.Until(ctx)
	defer stop()
	var mutex sync.Mutex
	var failed error
	keep := func(record *Record, game *board.Game) {
		mutex.Lock()
		defer mutex.Unlock()
		if failed != nil {
			return
		}
		if failed = w.Add(record, game); failed != nil {
			stop()
		} else if r.Report != nil {
			r.Report(record)
		}
	}
	tables := make([]arena.Table, r.Threads)
	for i := range tables {
		tables[i] = &table{Settings: r.Settings, games: r.Games, make: r.Engine, begin: r.Begin, judge: r.Judge, keep: keep}
	}
	arena.PlayAll(ctx, r.left(has), tables, func(int, arena.Outcome) {})
	if err := w.Close(); failed == nil {
		failed = err
	}
	return failed
}

// left are the numbers of the games that are missing.
func (r *Run) left(has map[int]int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for n := range r.Numbers {
			if _, played := has[n]; !played && !yield(n) {
				return
			}
		}
	}
}

// Gather plays the games that no shard has, and puts all into one file, in the order of their
// numbers. A cancelled context ends it before that.
func (r *Run) Gather(ctx context.Context) error {
	settings := r.Settings
	settings.Version = r.Program
	parts, err := HoldParts(r.Shards, settings)
	if err != nil {
		return err
	}
	defer parts.Release()
	r.Others = parts.Games
	if err := r.Play(ctx); err != nil || ctx.Err() != nil {
		return err
	}
	if r.Path == r.Whole && len(parts.Files) == 0 {
		return nil
	}
	if err := parts.MergeInto(r.Whole, r.Path); err != nil {
		return err
	}
	if r.Merged != nil {
		if err := r.Merged(); err != nil {
			return err
		}
	}
	parts.Remove()
	if r.Path != r.Whole {
		_ = os.Remove(r.Path) // if it stays, it does no harm
	}
	return nil
}
