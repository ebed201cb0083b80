package xboard

import (
	"strings"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
)

// Setup is a variant as XBoard has set it up: by itself, as one of its own, or
// as [Setup.Introduce] told it.
type Setup struct {
	variant  Variant
	rules    *board.Rules
	row      *knownVariant // XBoard's own variant of this name and these letters; nil if it has none
	table    *slotTable    // what XBoard was told about the pieces; nil if it set the variant up by itself
	faithful bool          // XBoard allows exactly our moves
	origin   int           // the number of the lowest rank
	isThere  bool          // XBoard reads what we say, and no other GUI
}

// New returns a variant as XBoard sets it up by itself. It lowers the numbers of
// all ranks by rankOffset.
func New(v Variant, rankOffset int) *Setup {
	s := &Setup{variant: v, rules: v.Rules, row: known(v), faithful: true}
	s.LowerRanks(rankOffset)
	return s
}

// SpeakTo says whether it is XBoard that reads our moves. Other GUIs know the games and
// their castlings by themselves.
func (s *Setup) SpeakTo(xboard bool) { s.isThere = xboard }

// LowerRanks follows XBoard's option rankOffset: with 1 it counts the ranks of
// all boards from 0. On boards of 16 ranks it needs that.
func (s *Setup) LowerRanks(offset int) {
	s.origin = max(0, notation.RankOrigin(s.rules)-offset)
}

// Start returns the position with which XBoard begins. It has its own start
// in the variants that it knows.
func (s *Setup) Start() *board.Position {
	if s.row != nil {
		return s.row.start(s.variant)
	}
	return s.rules.Start()
}

// Limit says why XBoard cannot show a game, "" if its board can stay like ours.
func Limit(v Variant) string {
	s := New(v, 0)
	s.Introduce()
	return s.Limit()
}

// Limit says why XBoard's board cannot stay like ours, "" if it can. XBoard knows no captures
// that remove more pieces than they capture, but for those of its atomic, and none after which
// pieces change sides or go back. Walls it does not
// know: a piece that turns into one stays what it was, and does not move. Where pieces
// enter as others leave, it lets none drop, nor in the parent in which pawns promote early
// to a piece of choice. A captured piece it puts into the hand as
// what it is, unless it was promoted. It has a place for as many kinds of pieces in hand as
// there are ranks, forms with a tilde among them, and few for pieces that promote to forms of
// their own.
func (s *Setup) Limit() string {
	known := s.row != nil && !s.row.takesMoves
	switch {
	case s.rules.CanGate() && s.rules.CanDrop():
		return "pieces drop, and also enter as others leave"
	case s.rules.ChangesCaptured():
		return "a captured piece becomes another one in the hand"
	case s.table != nil && s.table.parent.flips && s.rules.CanDrop():
		return "pieces drop, and pawns promote early to pieces of choice"
	case s.table != nil && s.table.crowded:
		return "too many kinds of pieces promote to forms of their own"
	case s.table != nil && s.table.handPlaces() > s.rules.Ranks:
		return s.table.handLimit() + s.withoutHand()
	case !known && s.rules.EffectsAlterPieces() && (s.table == nil || !s.table.explodesPawns()):
		return "captures have effects that it cannot follow"
	}
	return ""
}

// withoutHand is how a game says without a hand what it has the hand for, "" if it may need it.
func (s *Setup) withoutHand() string {
	if s.rules.Def.Hand.Use != define.HandPromote {
		return ""
	}
	return "; at_most under promotion, with the numbers of the start, limits promotions without a hand"
}

// explodesPawns reports whether captures explode as in XBoard's atomic, which spares
// what stands in the pawn's slot.
func (table *slotTable) explodesPawns() bool {
	if !table.parent.explodes {
		return false
	}
	spared := table.rules.Promoters()[0] // see explodesAsAtomic
	return table.slots[pawnSlot] == [2]define.PieceType{spared, spared}
}

// Complete returns the position that XBoard means: it sends our start without
// the rights that it does not know of.
func (s *Setup) Complete(p *board.Position) *board.Position {
	if start := s.rules.Start(); s.table != nil && samePieces(p, start) {
		return start
	}
	return p
}

// samePieces reports whether the same pieces stand on two boards, with the same
// side to move.
func samePieces(a, b *board.Position) bool {
	fields, others := strings.Fields(a.FEN()), strings.Fields(b.FEN())
	return fields[0] == others[0] && fields[1] == others[1]
}
