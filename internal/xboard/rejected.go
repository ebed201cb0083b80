package xboard

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// Rejected lists legal moves that XBoard would not let an engine play, unless it would
// let it play none.
func (s *Setup) Rejected(p *board.Position) []board.Move {
	reasons := s.refusals()
	if len(reasons) == 0 {
		return nil
	}
	var list board.MoveList
	p.Legal(&list)
	var rejected []board.Move
	for _, m := range list.Moves() {
		if slices.ContainsFunc(reasons, func(r refusal) bool { return r.holds(s, p, m) }) {
			rejected = append(rejected, m)
		}
	}
	if len(rejected) == list.Len() {
		return nil
	}
	return rejected
}

// refusal is a reason for which XBoard does not let an engine play a legal move.
type refusal struct {
	arises func(s *Setup) bool // whether it can hold in the game
	holds  func(s *Setup, p *board.Position, m board.Move) bool
}

// refusals lists the reasons that can hold in the game.
func (s *Setup) refusals() []refusal {
	var list []refusal
	for _, r := range allRefusals {
		if r.arises(s) {
			list = append(list, r)
		}
	}
	return list
}

var allRefusals = []refusal{
	{ // only White castles
		func(s *Setup) bool { return s.habits().castlesWhite },
		func(_ *Setup, p *board.Position, m board.Move) bool {
			return m.IsCastling() && p.Turn() == define.Black
		},
	},
	{ // no side castles over the square of a wall
		func(s *Setup) bool { return s.rules.PlacesWalls() },
		func(_ *Setup, _ *board.Position, m board.Move) bool { return m.IsCastling() },
	},
	{ // no piece castles unless its line says so: its partner would be captured
		func(s *Setup) bool { return s.table != nil && s.rules.HasCastling() },
		func(s *Setup, p *board.Position, m board.Move) bool {
			return m.IsCastling() && !s.castlesAsKing(m) && !s.tellsCastling(p.Mover(m))
		},
	},
	{ // no explosion removes the player's own king
		func(s *Setup) bool { return s.habits().explodes },
		func(_ *Setup, p *board.Position, m board.Move) bool { return blowsUpOwn(p, m) },
	},
	{ // no lion is taken back
		func(s *Setup) bool { return s.habits().ironLions },
		func(_ *Setup, p *board.Position, m board.Move) bool { return strikesBack(p, m) },
	},
	{ // no piece changes on its way from the hand
		func(s *Setup) bool { return s.rules.DropsAsOther() },
		func(_ *Setup, p *board.Position, m board.Move) bool { return dropsAsOther(p, m) },
	},
	{ // no pawn is dropped on the first or the last rank
		(*Setup).dropsPawnsAtEnds,
		func(s *Setup, _ *board.Position, m board.Move) bool { return s.dropsPawnAtEnd(m) },
	},
}

// tellsCastling reports whether the line of a piece has a castling.
func (s *Setup) tellsCastling(piece define.Piece) bool {
	text, _ := s.variant.Betza(piece.Color(), piece.Type())
	return !s.table.isSilent(piece) && strings.Contains(text, "O")
}

// dropsPawnsAtEnds reports whether pawns may be dropped where XBoard lets none drop. Only the pawns
// of some of its variants promote as those do, so they must stand in the pawns' slot.
func (s *Setup) dropsPawnsAtEnds() bool {
	pawn := s.pawn()
	return pawn != 0 && s.table.dropsAtEnds(pawn)
}

// pawn is the type in the pawns' slot; 0 if there is none, or it may drop as our rules say.
func (s *Setup) pawn() define.PieceType {
	if s.table == nil || s.table.parent.camp {
		return 0
	}
	return s.table.slots[pawnSlot][define.White]
}

// dropsPawnAtEnd reports whether a pawn is dropped on the first or the last rank, where
// XBoard lets none drop.
func (s *Setup) dropsPawnAtEnd(m board.Move) bool {
	if !m.IsDrop() || m.FromHand() != s.pawn() {
		return false
	}
	ends := bothEnds(s.rules)
	return ends.Has(m.To())
}

// blowsUpOwn reports whether a capture removes a royal piece of its own side.
func blowsUpOwn(p *board.Position, m board.Move) bool {
	if !m.IsCapture() {
		return false
	}
	var after board.Position
	p.Play(m, &after)
	before, left := p.Royals(p.Turn()), after.Royals(p.Turn())
	return left.Len() < before.Len()
}

// dropsAsOther reports whether a piece is dropped as another than it is in the hand, which
// XBoard has no words for.
func dropsAsOther(p *board.Position, m board.Move) bool {
	return m.IsDrop() && p.Rules().HeldAs(m.FromHand()) != m.FromHand()
}

// strikesBack reports whether a move ends on a piece that is hard to trade, right after
// the capture of such a piece by another one. To XBoard promoted pieces are others.
func strikesBack(p *board.Position, m board.Move) bool {
	_, struck := p.Struck()
	last := p.At(m.To())
	return struck && last.Is(p.Turn().Other()) && p.Rules().IsHardToTrade(last.Type()) &&
		!strings.HasPrefix(p.Rules().Def.Types[last.Type()-1].Letter, "+")
}
