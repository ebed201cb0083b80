package cecp

import (
	"fmt"
	"strings"

	"fairymax/board"
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
	if s.mayClaim(result, mover) {
		s.out.say("%s", resultLine(result))
		s.force()
		return true
	}
	if result.Draw && mover != s.us && s.drawOffered {
		s.out.say("offer draw") // agreed, whatever the GUI knows of this rule
		s.drawOffered = false
	}
	if stuck {
		s.force()
	}
	return stuck
}

// mayClaim says whether a claim is safe. A draw that our own move completes was
// offered along with the move, unless it is plain stalemate.
func (s *session) mayClaim(result board.Result, mover board.Color) bool {
	switch {
	case result.Draw && s.seesStalemate(result):
		return true
	case result.Draw:
		return mover != s.us && (!s.againstEngine || s.flagged(0))
	case result.Winner != s.us:
		return true
	}
	return !s.againstEngine || result.Reason == board.Checkmate && s.judgesAlike()
}

// seesStalemate reports whether a draw is a stalemate that XBoard sees, too.
func (s *session) seesStalemate(result board.Result) bool {
	return result.Reason == board.Stalemate && s.judgesAlike()
}

// judgesAlike reports whether XBoard is sure to agree that the side to move has
// no legal move, and whether it is in check: it knows the moves of all men, minds
// one royal man only, makes nobody capture, and lets a king with our castlings
// leave check by them.
func (s *session) judgesAlike() bool {
	p, def := s.game.Position(), s.variant.Rules.Def
	royals := p.Royals(p.Turn())
	castles := s.table != nil && strings.Fields(p.FEN())[2] != "-"
	return s.faithful && !castles && !def.MustCapture && !def.Royal.Stays && def.Royal.Check == board.CheckAny && royals.Len() == 1
}

// flagged reports whether XBoard sees a draw, by its own fixed numbers, or may see
// one some plies later. It looks for repetitions since the last move that it takes
// for irreversible.
func (s *session) flagged(later int) bool {
	quiet := s.quietPlies()
	counted := quiet
	if s.habits().checksAside {
		counted -= s.checkedPlies(quiet)
	}
	return counted+later >= 100 || s.occurrences(quiet)+later >= 3
}

// checkedPlies counts the positions of the last plies, now included, with a check
// in them or just before.
func (s *session) checkedPlies(plies int) int {
	now, n, before := len(s.game.Moves()), 0, false
	for i := max(0, now-plies); i <= now; i++ {
		check := s.game.PositionAt(i).InCheck()
		if check || before {
			n++
		}
		before = check
	}
	return n
}

// occurrences counts how often the position has stood on the board within the
// last plies, now included.
func (s *session) occurrences(plies int) int {
	now, n := len(s.game.Moves()), 0
	for i := now; i >= max(0, now-plies); i -= 2 {
		if s.game.PositionAt(i).Key() == s.game.Position().Key() {
			n++
		}
	}
	return n
}

// quietPlies counts the last moves as XBoard does, up to a capture, a drop or a
// move of a man in a pawn's slot.
func (s *session) quietPlies() int {
	moves := s.game.Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		m, before := moves[i], s.game.PositionAt(i)
		if m.IsCapture() || m.FromHand() != 0 || s.looksLikePawn(before.Mover(m)) {
			return len(moves) - 1 - i
		}
	}
	return len(moves) + s.game.Start().Clock()
}

// looksLikePawn reports whether XBoard takes a man for a pawn.
func (s *session) looksLikePawn(man board.Piece) bool {
	switch {
	case man == board.Empty:
		return false
	case s.table != nil:
		c, t := man.Color(), man.Type()
		return s.table.slots[pawnSlot][c] == t || s.table.slots[lanceSlot][c] == t
	}
	return s.variant.Rules.Def.Types[man.Type()-1].Letter == "P"
}

// completesDraw reports whether our last move has brought about a draw that
// nobody but we may see.
func (s *session) completesDraw() bool {
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
	if result.Winner == board.White {
		return fmt.Sprintf("1-0 {%s}", reason)
	}
	return fmt.Sprintf("0-1 {%s}", reason)
}

func capitalize(text string) string { return strings.ToUpper(text[:1]) + text[1:] }
