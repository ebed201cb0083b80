package cecp

import (
	"slices"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/searching"
)

// think makes a move of the book, or starts a search for our move, unless the game
// is over.
func (s *session) think() {
	if s.declare(s.us.Other()) || s.declareImpasse(define.Win) {
		return
	}
	if m := s.opening.Move(s.game); m != board.NoMove {
		s.makeOwnMove(m, 0, noOffer)
		s.expected = s.opening.Best(s.game.Position())
		s.ponder()
		return
	}
	s.mode = thinking
	limits := s.limits()
	s.clock.expect(limits.Hard, 0)
	s.startSearch(s.game, limits)
}

// limits are those of a search for our next move.
func (s *session) limits() engine.Limits {
	limits := s.clock.limits(s.movesMade())
	limits.Lines, limits.Contempt = s.lines, s.contempt
	limits.Exclude = s.rejected(s.game)
	moves := len(s.game.Position().LegalMoves())
	if moves == 1 && limits.Soft == 0 {
		limits.Soft = limits.Hard // st is the most that a move may take: a forced one is played at once
	}
	s.skill.Limit(&limits, moves)
	return limits
}

// rejected lists the moves that XBoard would refuse in a game's position.
func (s *session) rejected(g *board.Game) []board.Move {
	if !s.isXBoard {
		return nil
	}
	return s.setup.Rejected(g.Position())
}

// moveNow answers the command "?": the search ends with the best move so far.
func (s *session) moveNow() { s.search.Hurry() }

// retime gives a running search the changed clocks.
func (s *session) retime() {
	if limits := s.limits(); limits.Hard > 0 {
		s.clock.expect(limits.Hard, s.search.Elapsed())
		s.search.Remote.Hit(limits.Soft, limits.Hard)
	}
}

// abandonSearch ends a search without a move; commands that waited for it follow.
func (s *session) abandonSearch() {
	s.remember()
	s.search.Abandon()
	s.mode = idleAfter[s.mode]
	s.catchUp()
}

// idleAfter is the mode that follows the end of a search.
var idleAfter = [modes]mode{forced, waiting, waiting, waiting, forced}

// catchUp carries out the commands that waited for the end of a search.
func (s *session) catchUp() {
	waiting := s.postponed
	s.postponed = nil
	for _, run := range waiting {
		run()
	}
}

// searchEnded keeps the result of a search, and moves if it is our turn.
func (s *session) searchEnded(result engine.Result) {
	s.search.End(result)
	if s.mode == thinking {
		s.finishMove()
	}
}

// finishMove makes the move that our search has found.
func (s *session) finishMove() {
	done := s.search
	elapsed := s.clock.counted(done.Elapsed(), done.Outcome.Nodes)
	result := s.skill.Choose(*done.Outcome, done.Lines)
	if m := s.recalled(result.Depth); m != board.NoMove && m != result.Move {
		result.Move, result.Ponder = m, board.NoMove
	}
	s.search = searching.Search{}
	s.mode = waiting
	s.expected = result.Ponder
	if s.clock.byNodes() {
		s.showThinking(finalInfo(result, elapsed))
	}
	s.policy.note(s.game, result.Score)
	switch {
	case result.Move == board.NoMove:
		s.force() // no legal move, and no rule that says what that means
	case result.Score < 0 && s.declareImpasse(define.Draw):
	case s.policy.resigns():
		s.out.say("resign")
		s.force()
	default:
		s.makeOwnMove(result.Move, elapsed, s.policy.answer(s.drawOffered, result.Score))
	}
	s.catchUp()
	s.ponder()
}

// makeOwnMove plays and announces a move, with an offer of a draw or a claim. Where the
// opponent has completed a draw that could not be claimed, it is offered, too. It does
// not propose a draw where XBoard would treat that as a claim: XBoard would end the
// game by its own counts before the opponent can decline.
func (s *session) makeOwnMove(m board.Move, elapsed time.Duration, o offer) {
	s.drawOffered = false
	m, text := s.ownMove(m)
	drawn := s.seesNoDraw()
	s.game.Play(m)
	s.clock.charge(elapsed, s.movesMade())
	if o == agreement || o == proposal && !s.setup.SeesDraw(s.game, 1) || drawn || s.seesNoDraw() {
		s.out.say("offer draw")
	}
	s.out.say("move %s", text)
	s.showWalls()
	s.declare(s.us)
}

// ownMove returns the move that we announce instead of m, and its text. Only XBoard
// needs more than the plain text of m.
func (s *session) ownMove(m board.Move) (announced board.Move, text string) {
	if !s.isXBoard {
		return m, s.setup.Text(m)
	}
	p := s.game.Position()
	m = s.setup.Sayable(p, m)
	return m, s.setup.OwnText(p, m)
}

// ponder searches in the opponent's time, after the move that we expect, if the GUI
// wants that. It does not if nodes count instead of time, or at reduced strength,
// which gains nothing from it.
func (s *session) ponder() {
	if !s.pondersToo || s.mode != waiting || s.clock.byNodes() || s.skill.Limited() {
		return
	}
	if !slices.Contains(s.game.Position().LegalMoves(), s.expected) {
		return
	}
	game := s.game.Clone()
	game.Play(s.expected)
	if !game.Position().HasLegalMove() {
		return
	}
	s.mode = pondering
	s.startSearch(game, engine.Limits{Ponder: true, Depth: s.clock.depth, Lines: s.lines, Contempt: s.contempt, Exclude: s.rejected(game)})
	s.search.PonderMove = s.expected
	s.veil = time.After(ponderingShownAfter)
}

// checkPrediction compares the opponent's move with the ponder move.
func (s *session) checkPrediction(run func(), text string) {
	if m, _ := s.parseMove(text); m != board.NoMove && m == s.search.PonderMove {
		s.ponderHit()
		return
	}
	s.abandonSearch()
	run()
}

// ponderHit continues the search after the opponent has made the ponder move.
func (s *session) ponderHit() {
	s.search.Resume()
	s.game.Play(s.search.PonderMove)
	s.showWalls()
	s.search.PonderMove, s.expected = board.NoMove, board.NoMove
	if s.declare(s.us.Other()) || s.declareImpasse(define.Win) {
		s.search.Abandon()
		return
	}
	s.mode = thinking
	s.search.Started = time.Now()
	s.retime()
	if s.search.Outcome != nil {
		s.finishMove()
	}
}

// hard and easy switch thinking in the opponent's time on and off.
func (s *session) hard() {
	s.pondersToo = true
	s.ponder()
}

func (s *session) easy() { s.pondersToo = false }

// startSearch searches a copy of the game.
func (s *session) startSearch(game *board.Game, limits engine.Limits) {
	var remote searching.Remote
	if s.remote != nil {
		remote = s.remote(&limits)
	}
	s.search = searching.Start(s.Searcher, game, limits, remote)
}
