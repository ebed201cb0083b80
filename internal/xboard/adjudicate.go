package xboard

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// XBoard ends games by its own fixed counts, for any rules.

// SeesDraw reports whether XBoard sees a draw by repetition or without progress,
// or may see one some plies later. It counts repetitions since the last move
// that it considers irreversible.
func (s *Setup) SeesDraw(g *board.Game, later int) bool {
	quiet := s.quietPlies(g)
	counted := quiet
	if s.habits().ignoresChecks {
		counted -= checkedPlies(g, quiet)
	}
	return counted+later >= 100 || occurrences(g, quiet)+later >= 3
}

// quietPlies counts the last moves as XBoard does, up to a capture, a drop, a move of
// a piece in a pawn's slot or one over a square.
func (s *Setup) quietPlies(g *board.Game) int {
	moves := g.Moves()
	for i := len(moves) - 1; i >= 0; i-- {
		m, before := moves[i], g.PositionAt(i)
		_, over := s.WallRelay(m)
		if m.IsCapture() || m.FromHand() != 0 || over || s.LooksLikePawn(before.Mover(m)) {
			return len(moves) - 1 - i
		}
	}
	return len(moves) + g.Start().Clock()
}

// checkedPlies counts the positions of the last plies, now included, with a check
// in them or just before.
func checkedPlies(g *board.Game, plies int) int {
	now, n, before := len(g.Moves()), 0, false
	for i := max(0, now-plies); i <= now; i++ {
		check := g.PositionAt(i).InCheck()
		if check || before {
			n++
		}
		before = check
	}
	return n
}

// occurrences counts how often the position has stood on the board within the
// last plies, now included.
func occurrences(g *board.Game, plies int) int {
	now, n := len(g.Moves()), 0
	for i := now; i >= max(0, now-plies); i -= 2 {
		if g.PositionAt(i).Key() == g.Position().Key() {
			n++
		}
	}
	return n
}

// LooksLikePawn reports whether XBoard takes a piece for a pawn.
func (s *Setup) LooksLikePawn(piece define.Piece) bool {
	switch {
	case piece == define.Empty:
		return false
	case s.table != nil:
		c, t := piece.Color(), piece.Type()
		return s.table.slots[pawnSlot][c] == t || s.table.slots[lanceSlot][c] == t
	}
	return letterOf(s.rules, piece.Type(), define.White) == "P"
}

// MoveRule is after how many moves without progress XBoard may call a game drawn, for its
// option -ruleMoves: one more than by the rules, so that engines claim the draw first. It is
// 0, for never, without such a rule, and where XBoard takes what is progress for none.
func MoveRule(v Variant) int {
	s := New(v, 0)
	s.Introduce()
	moves := v.Rules.Def.Endings.MoveRule
	if moves == 0 || v.Rules.HasHands() || s.missesProgress() {
		return 0
	}
	return moves + 1
}

// missesProgress reports whether a type of pieces makes progress with every move, and XBoard
// does not take it for a pawn.
func (s *Setup) missesProgress() bool {
	for i := range s.rules.Types() {
		t := define.PieceType(i + 1)
		for _, c := range []define.Color{define.White, define.Black} {
			if s.rules.Owns(c, t) && s.rules.Renews(t) && !s.LooksLikePawn(define.MakePiece(c, t)) {
				return true
			}
		}
	}
	return false
}

// AgreesOnMate reports whether XBoard is sure to agree that the side to move has
// no legal move, and whether it is in check. XBoard knows the moves of all pieces,
// keeps only one royal piece out of check, and none where captures explode, does not
// force captures, and lets a king with our castlings leave check by castling.
func (s *Setup) AgreesOnMate(p *board.Position) bool {
	royals := p.Royals(p.Turn())
	castles := s.table != nil && strings.Fields(p.FEN())[2] != "-"
	knows := s.faithful && !s.habits().explodes
	return knows && !castles && s.rules.Captures() == define.CapturesFree && !s.rules.RoyalStays() && s.rules.ChecksAnyRoyal() && royals.Len() == 1
}
