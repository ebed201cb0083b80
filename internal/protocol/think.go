package protocol

import (
	"slices"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/opponent"
	"fairymax/internal/searching"
)

// Answer is what we say when a search has ended.
type Answer struct {
	Position     *board.Position
	Move, Ponder board.Move // NoMove for none
	Declares     bool       // an impasse, which wins
	Accepts      bool       // the draw that was offered
	Solve        bool       // a forced win was wanted
	Win          []board.Move
	NoWin        bool // there is no forced win; else it was not found in time
}

// Search begins a search of the position.
func (s *Session) Search(o Order) {
	s.begun = true
	s.prepare()
	s.order, s.shown, s.lead, s.lineup = o, 0, board.NoMove, lineup{}
	s.mode = thinking
	if o.Infinite || o.Ponder {
		s.mode = held
	}
	result, over := s.known()
	if !over {
		s.start(s.thinker(), s.game)
		return
	}
	s.search = searching.Search{Game: s.game.Clone(), Started: time.Now(), Outcome: &result}
	if s.mode == thinking {
		s.answer()
	}
}

// start starts a search.
func (s *Session) start(thinker searching.Thinker, game *board.Game) {
	limits := s.limits()
	s.lineup.wanted = s.choices(limits)
	var remote searching.Remote
	if s.remote != nil {
		remote = s.remote(&limits)
	}
	s.search = searching.Start(thinker, game, limits, remote)
}

// known is the result where there is nothing to search: no move to choose, the end of the
// game, a declaration, or a move of the book.
func (s *Session) known() (result engine.Result, over bool) {
	p := s.Board()
	if outcome, _ := p.Ended(); outcome != define.Ongoing || !p.HasLegalMove() {
		return engine.Result{}, true
	}
	if s.order.Infinite || s.order.Solve || s.Switches.Analysis || len(s.order.Only) > 0 || len(s.banned) > 0 {
		return engine.Result{}, false
	}
	if s.declares() {
		return engine.Result{}, true
	}
	if m := s.opening.Move(s.game); m != board.NoMove {
		return engine.Result{Move: m, PV: []board.Move{m}}, true
	}
	return engine.Result{}, false
}

// declares reports whether to declare an impasse, in a dialect that can.
func (s *Session) declares() bool { return s.dialect.Declares && s.game.Declaration() == define.Win }

// thinker is what searches: a solver, or the engine.
func (s *Session) thinker() searching.Thinker {
	if s.order.Solve {
		return solver{s.Searcher}
	}
	return s.Searcher
}

// note shows a report of the search, and ends the search if it has found what is wanted.
func (s *Session) note(info engine.Info) {
	s.search.Note(info)
	s.show(info)
	moves, mate := info.Score.Mate()
	if s.order.Mate > 0 && mate && info.Bound == engine.Exact && moves > 0 && moves <= s.order.Mate && s.mode == thinking {
		s.stop(nil)
	}
}

// searchEnded keeps the result of a search that has ended by itself, and answers if that
// is allowed.
func (s *Session) searchEnded(result engine.Result) {
	s.search.End(result)
	if s.mode == thinking {
		s.answer()
	}
}

// stop ends a search with its answer, or a chore.
func (s *Session) stop(_ []string) {
	if s.mode == idle && s.dialect.Idle != "" {
		s.Say("%s", s.dialect.Idle)
	}
	s.finishAll()
}

// finishAll ends what runs, and what has waited for that.
func (s *Session) finishAll() {
	for s.mode != idle {
		s.finish()
	}
}

// finish ends what runs.
func (s *Session) finish() {
	switch s.mode {
	case working:
		s.dropChore()
		s.catchUp()
	case thinking, held:
		if s.search.Outcome == nil {
			s.search.Stop()
		}
		s.answer()
	}
}

// ponderHit turns pondering into thinking: the limits of the order count from now on. The
// opponent may have offered a draw with the move.
func (s *Session) ponderHit(words []string) {
	if !s.order.Ponder {
		return
	}
	s.order.Ponder = false
	s.order.Offered = s.order.Offered || slices.Contains(words, "draw")
	if s.order.Infinite {
		return
	}
	s.mode = thinking
	if s.search.Outcome != nil {
		s.answer()
		return
	}
	soft, hard := s.budget()
	s.search.Remote.Hit(soft, hard)
}

// answer says the result of the search, and carries out what has waited for that.
func (s *Session) answer() {
	result := *s.search.Outcome
	if s.handicapped() {
		result = s.skill.Choose(result, s.search.Lines)
	} else if m := s.opening.Deeper(s.game, result.Depth); m != board.NoMove && m != result.Move && s.free() {
		result.Move, result.Ponder = m, board.NoMove
	}
	s.showLast(result)
	a := Answer{Position: s.Board(), Move: result.Move, Ponder: s.sound(result), Solve: s.order.Solve}
	switch {
	case a.Solve:
		a.Win, a.NoWin = solution(s.Board(), result)
	case result.Move == board.NoMove:
		a.Declares = s.declares() && s.Board().HasLegalMove()
	case s.order.Offered:
		a.Accepts = opponent.AcceptsDraw(s.game, result.Score, opponent.Margin)
	}
	s.search, s.mode = searching.Search{}, idle
	s.Say("%s", s.dialect.Answer(s, a))
	s.catchUp()
}

// free reports whether any move may be played.
func (s *Session) free() bool { return len(s.order.Only) == 0 && len(s.banned) == 0 }

// sound is the reply that the result expects, if it is legal.
func (s *Session) sound(result engine.Result) board.Move {
	if result.Move == board.NoMove || result.Ponder == board.NoMove {
		return board.NoMove
	}
	var next board.Position
	s.Board().Play(result.Move, &next)
	if !slices.Contains(next.LegalMoves(), result.Ponder) {
		return board.NoMove
	}
	return result.Ponder
}
