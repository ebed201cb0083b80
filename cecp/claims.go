package cecp

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/engine"
)

// When a game ends, XBoard mostly knows. In a match of two engines it holds
// claims against its own opinion, and the author of a wrong one loses the game:
// there, a side may safely say that it has lost, and little else.

// declare claims the result if the move of mover has ended the game and the
// claim is safe. It reports whether the game is over for us.
func (s *session) declare(mover board.Color) bool {
	result := s.game.Result()
	if !result.Over {
		return false
	}
	stuck := !s.game.Position().HasLegalMove()
	if s.mayClaim(result, mover, stuck) {
		s.out.say("%s", resultLine(result))
		s.force()
		return true
	}
	if stuck {
		s.force()
	}
	return stuck
}

// mayClaim says whether a claim is safe. A draw that our own move completes was
// offered along with the move.
func (s *session) mayClaim(result board.Result, mover board.Color, stuck bool) bool {
	switch {
	case result.Draw && stuck:
		return true
	case result.Draw:
		return mover != s.us && (!s.againstEngine || s.flagged())
	case result.Winner != s.us:
		return true
	}
	return !s.againstEngine || s.faithful && result.Reason == board.Checkmate
}

// flagged reports whether XBoard sees the draw too: by its own fixed numbers.
func (s *session) flagged() bool {
	return s.game.Repetitions() >= 3 || s.game.Position().Clock() >= 100
}

// completesDraw reports whether our last move has brought about a draw that the
// opponent could play on from.
func (s *session) completesDraw() bool {
	result := s.game.Result()
	return result.Over && result.Draw && s.game.Position().HasLegalMove()
}

// resultLine writes a result as the protocol does: 1-0 {White mates}.
func resultLine(result board.Result) string {
	reason := result.Reason.String()
	switch {
	case result.Draw:
		return fmt.Sprintf("1/2-1/2 {%s}", capitalize(reason))
	case result.Reason == board.Checkmate:
		reason = fmt.Sprintf("%v mates", result.Winner)
	default:
		reason = fmt.Sprintf("%v wins: %s", result.Winner, reason)
	}
	if result.Winner == board.White {
		return fmt.Sprintf("1-0 {%s}", reason)
	}
	return fmt.Sprintf("0-1 {%s}", reason)
}

func capitalize(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// drawOffer remembers the opponent's offer for our next move.
func (s *session) drawOffer() { s.drawOffered = s.mode != forced }

// A draw is accepted in a position that is worse for us by drawMargin, or after
// lateMove in one that is not better. Scores are in centipawns.
const (
	drawMargin = engine.Score(50)
	lateMove   = 40
)

func (s *session) acceptsDraw(score engine.Score) bool {
	late := s.game.Position().MoveNumber() >= lateMove
	return score <= -drawMargin || late && score <= 0
}
