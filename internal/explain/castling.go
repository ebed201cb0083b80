package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) noCastling(err *notation.MoveError) []string {
	rules := s.castlingsMeant(err)
	if len(rules) == 0 {
		if !s.r.HasCastling() {
			return one("There is no castling in this game.")
		}
		return one("%v cannot castle that way in this game.", s.side)
	}
	var texts []string
	for _, k := range rules {
		text := fmt.Sprintf("%v cannot castle %s–%s with %s–%s: %s.", s.side,
			s.square(k.King), s.square(k.KingTo), s.square(k.Partner), s.square(k.PartnerTo), sheet.Enumerate(s.castlingFaults(k), "and"))
		texts = append(texts, text)
	}
	return texts
}

// castlingsMeant returns the castlings that go along the squares of a refusal.
func (s *explainer) castlingsMeant(err *notation.MoveError) []board.CastlingRule {
	if len(err.From) == 0 {
		return nil
	}
	return slices.DeleteFunc(s.p.Castlings(), func(k board.CastlingRule) bool {
		last := err.Path[len(err.Path)-1]
		return k.King != err.From[0] || k.Partner != err.Path[0] && k.KingTo != last
	})
}

// castlesInstead says where a king castles that was to go further than its moves let it, but not
// as far as castling does.
func (s *explainer) castlesInstead(king, to define.Square) string {
	side := func(at define.Square) bool { return at > king }
	var ways []string
	for _, k := range s.p.Castlings() {
		sameRank := int(to)/s.r.Files == int(king)/s.r.Files
		if k.King != king || !k.Unmoved || !sameRank || side(k.KingTo) != side(to) {
			continue
		}
		if way := s.square(k.KingTo); !slices.Contains(ways, way) {
			ways = append(ways, way)
		}
	}
	if len(ways) == 0 {
		return ""
	}
	return "; in castling it goes to " + sheet.Enumerate(ways, "or")
}

// castlingFaults lists everything that prevents a castling now.
func (s *explainer) castlingFaults(k board.CastlingRule) []string {
	var faults []string
	if !k.Unmoved {
		return append(faults, s.rightLost(k))
	}
	var between []define.Square
	for _, at := range k.Vacant {
		if s.p.At(at) != define.Empty {
			between = append(between, at)
		}
	}
	if n := len(between); n > 0 {
		faults = append(faults, s.pieces(between)+plural(n, " is", " are")+" in the way")
	}
	if s.mustBeSafe(k.King) {
		faults = append(faults, s.attackedSquares(k, len(between) == 0)...)
	}
	if len(faults) == 0 {
		faults = append(faults, fmt.Sprintf("it would leave %v in check", s.side))
	}
	return faults
}

// rightLost says which of the two pieces has moved, if the board shows it.
func (s *explainer) rightLost(k board.CastlingRule) string {
	king, partner := s.names.TypeName(k.KingType), s.names.TypeName(k.PartnerType)
	switch {
	case s.p.At(k.King) != define.MakePiece(s.side, k.KingType):
		return fmt.Sprintf("the %s is not on %s", king, s.square(k.King))
	case s.p.At(k.Partner) != define.MakePiece(s.side, k.PartnerType):
		return fmt.Sprintf("there is no unmoved %s on %s", partner, s.square(k.Partner))
	}
	return fmt.Sprintf("the %s or the %s on %s has already moved", king, partner, s.square(k.Partner))
}

// mustBeSafe reports whether the piece on a square must not be attacked.
func (s *explainer) mustBeSafe(at define.Square) bool {
	guarded := s.p.CheckableRoyals(s.side)
	return guarded.Has(at) && s.r.HasCheck()
}

// attackedSquares says on which squares of its way the king would be attacked. It
// looks at the last square only if the way is clear.
func (s *explainer) attackedSquares(k board.CastlingRule, isClear bool) []string {
	king := s.names.TypeName(k.KingType)
	var faults []string
	if by := s.attackers(s.p, k.King); len(by) > 0 {
		faults = append(faults, fmt.Sprintf("the %s is attacked by %s", s.piece(k.King), s.pieces(by)))
	}
	for _, at := range k.Walk {
		if by := s.p.AttackersOnWay(k.King, at); len(by) > 0 {
			faults = append(faults, fmt.Sprintf("the %s would cross %s, which is attacked by %s", king, s.square(at), s.pieces(by)))
		}
	}
	if !isClear {
		return faults
	}
	for _, m := range notation.PseudoLegalAlong(s.p, []define.Square{k.King, k.Partner}) {
		if m.To() != k.KingTo || m.FromHand() != 0 {
			continue
		}
		var next board.Position
		s.p.Play(m, &next)
		if by := s.attackers(&next, k.KingTo); len(by) > 0 {
			faults = append(faults, fmt.Sprintf("%s would attack the %s on %s", s.piecesIn(&next, by), king, s.square(k.KingTo)))
		}
	}
	return faults
}
