package cecp

import (
	"context"
	"time"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/opponent"
)

// search is the session's running search. It has its own channels, so that late
// reports of a dropped search are never mistaken for those of a later one. The zero
// search means that none runs; its nil channels never deliver.
type search struct {
	game       *board.Game // its current position is searched; nil if there is no search
	cancel     context.CancelFunc
	infos      chan engine.Info
	result     chan engine.Result
	remote     remote
	started    time.Time     // of the time that counts
	frozen     time.Time     // when it was paused; zero if it is not
	ponderMove board.Move    // the opponent's move that it assumes, if any
	lines      []engine.Info // its last reports, by the number of the line
	exact      []engine.Info // its last reports with an exact score
	outcome    *engine.Result
}

// remote controls a search while it runs; see [engine.Remote].
type remote interface {
	Hit(soft, hard time.Duration)
	Pause()
	Resume()
}

// reports are the channels of a search; a paused one reports nothing.
func (r *search) reports() (<-chan engine.Info, <-chan engine.Result) {
	if r.paused() {
		return nil, nil
	}
	return r.infos, r.result
}

// note keeps a report of a search for later commands.
func (r *search) note(info engine.Info) {
	r.lines = opponent.WithLine(r.lines, info)
	if info.Bound == engine.Exact {
		r.exact = opponent.WithLine(r.exact, info)
	}
}

// end keeps the result of a search that has ended by itself.
func (r *search) end(result engine.Result) {
	r.cancel()
	r.outcome = &result
	r.infos, r.result = nil, nil
}

// abandon ends a search, if there is one, and waits until the searcher is free.
func (r *search) abandon() {
	if r.result != nil {
		r.cancel()
		<-r.result
	}
	*r = search{}
}

// hurry makes a search return the best move so far.
func (r *search) hurry() {
	r.resume()
	if r.cancel != nil {
		r.cancel()
	}
}

func (r *search) paused() bool { return !r.frozen.IsZero() }

// pause freezes the search and its clock.
func (r *search) pause() {
	if r.remote != nil && !r.paused() {
		r.frozen = time.Now()
		r.remote.Pause()
	}
}

// resume continues a paused search.
func (r *search) resume() {
	if r.paused() {
		r.started = r.started.Add(time.Since(r.frozen))
		r.frozen = time.Time{}
		r.remote.Resume()
	}
}

// elapsed is the time that the search has taken, pauses not counted.
func (r *search) elapsed() time.Duration {
	if r.paused() {
		return r.frozen.Sub(r.started)
	}
	return time.Since(r.started)
}
