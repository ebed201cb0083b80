package searching

import (
	"context"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
)

// Search is a running search. It has its own channels, so that late reports of a dropped
// search are never mistaken for those of a later one. The zero Search means that none runs;
// its nil channels never deliver.
type Search struct {
	Game       *board.Game // its current position is searched; nil if there is no search
	Remote     Remote
	Started    time.Time     // of the time that counts
	PonderMove board.Move    // the opponent's move that it assumes, if any
	Lines      []engine.Info // its last reports, by the number of the line
	Exact      []engine.Info // its last reports with an exact score
	Outcome    *engine.Result
	Current    engine.Current // the move of the root that it told last, if any

	cancel   context.CancelFunc
	infos    chan engine.Info
	currents chan engine.Current
	result   chan engine.Result
	frozen   time.Time // when it was paused; zero if it is not
}

// Start searches a copy of the game in a goroutine of its own. A nil remote means that of
// the engine.
func Start(thinker Thinker, game *board.Game, limits engine.Limits, remote Remote) Search {
	if remote == nil {
		limits.Remote = new(engine.Remote)
		remote = limits.Remote
	}
	ctx, cancel := context.WithCancel(context.Background())
	run := Search{
		Game:     game.Clone(),
		Remote:   remote,
		Started:  time.Now(),
		cancel:   cancel,
		infos:    make(chan engine.Info),
		currents: make(chan engine.Current),
		result:   make(chan engine.Result, 1),
	}
	limits.Current = func(c engine.Current) {
		select {
		case run.currents <- c:
		case <-ctx.Done():
		}
	}
	report := func(info engine.Info) {
		info.PV = slices.Clone(info.PV)
		select {
		case run.infos <- info:
		case <-ctx.Done():
		}
	}
	searched := game.Clone() // for the searcher alone: generating moves changes a position
	go func() { run.result <- thinker.Think(ctx, searched, limits, report) }()
	return run
}

// Remote controls a search while it runs; see [engine.Remote].
type Remote interface {
	Hit(soft, hard time.Duration)
	Pause()
	Resume()
}

// Reports are the channels of a search; a paused one reports nothing.
func (r *Search) Reports() (<-chan engine.Info, <-chan engine.Current, <-chan engine.Result) {
	if r.Paused() {
		return nil, nil, nil
	}
	return r.infos, r.currents, r.result
}

// Note keeps a report of a search for later commands.
func (r *Search) Note(info engine.Info) {
	r.Lines = WithLine(r.Lines, info)
	if info.Bound == engine.Exact {
		r.Exact = WithLine(r.Exact, info)
	}
}

// WithLine puts a report of a line in its place among those of the others.
func WithLine(lines []engine.Info, info engine.Info) []engine.Info {
	switch line := max(1, info.Line); {
	case line <= len(lines):
		lines[line-1] = info
	case line == len(lines)+1:
		lines = append(lines, info)
	}
	return lines
}

// End keeps the result of a search that has ended by itself.
func (r *Search) End(result engine.Result) {
	r.cancel()
	r.Outcome = &result
	r.infos, r.currents, r.result = nil, nil, nil
}

// Stop ends a search that has not ended by itself, and keeps the best move so far.
func (r *Search) Stop() {
	r.Hurry()
	r.End(<-r.result)
}

// Abandon ends a search, if there is one, and waits until the searcher is free.
func (r *Search) Abandon() {
	if r.result != nil {
		r.cancel()
		<-r.result
	}
	*r = Search{}
}

// Hurry makes a search return the best move so far.
func (r *Search) Hurry() {
	r.Resume()
	if r.cancel != nil {
		r.cancel()
	}
}

func (r *Search) Paused() bool { return !r.frozen.IsZero() }

// Pause freezes the search and its clock.
func (r *Search) Pause() {
	if r.Remote != nil && !r.Paused() {
		r.frozen = time.Now()
		r.Remote.Pause()
	}
}

// Resume continues a paused search.
func (r *Search) Resume() {
	if r.Paused() {
		r.Started = r.Started.Add(time.Since(r.frozen))
		r.frozen = time.Time{}
		r.Remote.Resume()
	}
}

// Elapsed is the time that the search has taken, pauses not counted.
func (r *Search) Elapsed() time.Duration {
	if r.Paused() {
		return r.frozen.Sub(r.Started)
	}
	return time.Since(r.Started)
}
