package cecp

import (
	"fmt"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard sees the end of most games itself. In a match of two engines it compares
// claims with its own opinion, and an engine that claims wrongly loses the game.
// There, a side may safely claim its own loss, and little else. Other GUIs know fewer
// draws: in makruk, cutechess knows none by repetition.

// declare claims the result if the move of mover has ended the game and the
// claim is safe. It reports whether the game is over for us. A side that waits for a piece
// of its partner has no move either, but there is nothing to claim.
func (s *session) declare(mover define.Color) bool {
	result := s.game.Result()
	switch {
	case !result.Over:
		return false
	case result.Reason == board.Waiting:
		return true
	}
	stuck := !s.game.Position().HasLegalMove()
	if !stuck && s.claimed == placeIn(s.game) {
		return false // the GUI knows of it, and wants a move all the same
	}
	if s.mayClaim(result, mover) {
		s.out.say("%s", resultLine(result))
		s.claimed = placeIn(s.game)
		s.force()
		return true
	}
	if result.Draw && mover != s.us && s.drawOffered {
		s.out.say("offer draw") // accepts the offer, even if the GUI does not know this rule
		s.drawOffered = false
	}
	if stuck {
		s.force()
	}
	return stuck
}

// declareImpasse declares an impasse that gives us an outcome, if we may and the claim is
// safe. It reports whether it did.
func (s *session) declareImpasse(want define.Outcome) bool {
	if s.game.Declaration() != want {
		return false
	}
	ended := s.game.Clone()
	ended.Declare()
	if !s.mayClaim(ended.Result(), s.us.Other()) {
		return false
	}
	s.game.Declare()
	return s.declare(s.us.Other())
}

// mayClaim says whether a claim is safe. A draw that our own move completes was
// offered with the move, unless it is plain stalemate.
func (s *session) mayClaim(result board.Result, mover define.Color) bool {
	switch {
	case result.Draw && s.seesStalemate(result):
		return true
	case result.Draw:
		return mover != s.us && (!s.againstEngine || s.isXBoard && s.setup.SeesDraw(s.game, 0))
	case result.Winner != s.us:
		return true
	}
	return !s.againstEngine || result.Reason == board.Checkmate && s.setup.AgreesOnMate(s.game.Position())
}

// seesStalemate reports whether a draw is a stalemate that XBoard sees, too.
func (s *session) seesStalemate(result board.Result) bool {
	return result.Reason == board.Stalemate && s.setup.AgreesOnMate(s.game.Position())
}

// seesNoDraw reports whether the game is drawn by a rule that the GUI may not know.
func (s *session) seesNoDraw() bool {
	result := s.game.Result()
	return result.Over && result.Draw && !s.seesStalemate(result)
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
	if result.Winner == define.White {
		return fmt.Sprintf("1-0 {%s}", reason)
	}
	return fmt.Sprintf("0-1 {%s}", reason)
}

func capitalize(text string) string { return strings.ToUpper(text[:1]) + text[1:] }

// drawOffer remembers the opponent's offer for our next move.
func (s *session) drawOffer() { s.drawOffered = true }
