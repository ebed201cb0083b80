package cecp

import (
	"context"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/engine"
)

// search is a running search, seen from the session. Its channels are its own:
// once the session has let go of it, nothing that it still reports can be
// mistaken for the report of a later one. The zero search is none at all; its
// nil channels never deliver.
type search struct {
	cancel  context.CancelFunc
	infos   chan engine.Info
	result  chan engine.Result
	started time.Time
}

// startSearch searches a copy of the game in a goroutine of its own.
func startSearch(searcher Searcher, game *board.Game, limits engine.Limits) search {
	ctx, cancel := context.WithCancel(context.Background())
	run := search{
		cancel:  cancel,
		infos:   make(chan engine.Info),
		result:  make(chan engine.Result, 1),
		started: time.Now(),
	}
	report := func(info engine.Info) {
		info.PV = slices.Clone(info.PV)
		select {
		case run.infos <- info:
		case <-ctx.Done():
		}
	}
	game = game.Clone()
	go func() { run.result <- searcher.Think(ctx, game, limits, report) }()
	return run
}

// abandon ends a search, if there is one, and waits until the searcher is free.
func (r *search) abandon() {
	if r.cancel == nil {
		return
	}
	r.cancel()
	<-r.result
	*r = search{}
}

// think looks for a move of ours, unless the game is over.
func (s *session) think() {
	if s.declare(s.us.Other()) {
		return
	}
	s.mode = thinking
	s.search = startSearch(s.Searcher, s.game, s.clock.limits(s.movesMade()))
}

// moveNow answers the command "?": the search ends with the best move so far.
func (s *session) moveNow() {
	if s.mode == thinking {
		s.search.cancel()
	}
}

// abandonSearch ends a search without a move; what it held up happens now.
func (s *session) abandonSearch() {
	s.search.abandon()
	s.mode = waiting
	s.catchUp()
}

// catchUp carries out what had to wait for the end of a search.
func (s *session) catchUp() {
	waiting := s.postponed
	s.postponed = nil
	for _, run := range waiting {
		run()
	}
}

// searchEnded makes the move that a search has found.
func (s *session) searchEnded(result engine.Result) {
	elapsed := time.Since(s.search.started)
	s.search.cancel()
	s.search = search{}
	s.mode = waiting
	s.expected = result.Ponder
	if s.clock.byNodes() {
		s.showThinking(finalInfo(result, elapsed))
	}
	if result.Move != board.NoMove {
		s.makeOwnMove(result, elapsed)
	} else {
		s.force() // no legal move, and no rule that says what that means
	}
	s.catchUp()
}

// makeOwnMove plays and announces a move with all that belongs to it.
func (s *session) makeOwnMove(result engine.Result, elapsed time.Duration) {
	accepts := s.drawOffered && s.acceptsDraw(result.Score)
	s.drawOffered = false
	s.game.Play(result.Move)
	s.clock.charge(elapsed, s.movesMade())
	if accepts || s.completesDraw() {
		s.out.say("offer draw")
	}
	s.out.say("move %s", s.text(result.Move))
	s.declare(s.us)
}

// movesMade counts the moves of the side we play in this game.
func (s *session) movesMade() int {
	plies := len(s.game.Moves())
	if s.game.Start().Turn() == s.us {
		plies++
	}
	return plies / 2
}
