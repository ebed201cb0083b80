package selfplay

import (
	"context"
	"sync"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
)

// Run is a run of games into a file.
type Run struct {
	Settings
	Path    string
	Games   []*board.Rules        // of Settings.Variants
	Engine  func() *engine.Engine // makes an engine of one thread for a table
	Threads int                   // games at a time
	Numbers []int                 // of the games; those that the file has are left out
	Report  func(*Record)         // called for every new game, never twice at a time; may be nil

	// Begin says how a game begins, if it is no random opening: the start, nil for that of
	// the rules, and moves. The engine may judge; it must not decide by what it has seen of
	// other games.
	Begin func(e *engine.Engine, number int) (start *board.Position, moves []board.Move)
}

// Play plays the games of a run that its file does not have yet. A cancelled context
// ends it after the games under way.
func (r *Run) Play(ctx context.Context) error {
	if err := r.check(r.Games); err != nil {
		return err
	}
	w, has, err := Open(r.Path, r.Settings)
	if err != nil {
		return err
	}
	var left []int
	for _, n := range r.Numbers {
		if _, played := has[n]; !played {
			left = append(left, n)
		}
	}
	ctx, stop := context.WithCancel(ctx)
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
		tables[i] = &table{Settings: r.Settings, games: r.Games, make: r.Engine, begin: r.Begin, keep: keep}
	}
	arena.PlayAll(ctx, left, tables, func(int, arena.Outcome) {})
	if err := w.Close(); failed == nil {
		failed = err
	}
	return failed
}
