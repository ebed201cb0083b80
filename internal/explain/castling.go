package explain

import (
	"fmt"
	"slices"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) noCastling(err *notation.MoveError) []string {
	rules := s.castlingsMeant(err)
	if len(rules) == 0 {
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

// castlingFaults says all that keeps a castling from being played.
func (s *explainer) castlingFaults(k board.CastlingRule) []string {
	var faults []string
	if !k.Unmoved {
		return append(faults, s.rightLost(k))
	}
	var between []board.Square
	for _, at := range k.Vacant {
		if s.p.At(at) != board.Empty {
			between = append(between, at)
		}
	}
	if n := len(between); n > 0 {
		faults = append(faults, s.pieces(between)+verb(n, " is", " are")+" in the way")
	}
	if s.mustBeSafe(k.King) {
		faults = append(faults, s.attackedSquares(k, len(between) == 0)...)
	}
	if len(faults) == 0 {
		faults = append(faults, fmt.Sprintf("it would leave %v in check", s.side))
	}
	return faults
}

// rightLost says which of the two has moved, if the board shows it.
func (s *explainer) rightLost(k board.CastlingRule) string {
	king, partner := "the king", "the partner"
	for _, d := range s.r.Def.Castlings {
		king, partner = "the "+s.names.TypeName(d.King), "the "+s.names.TypeName(d.Partner)
		switch atHome, beside := s.p.At(k.King) == board.MakePiece(s.side, d.King), s.p.At(k.Partner) == board.MakePiece(s.side, d.Partner); {
		case !atHome && len(s.r.Def.Castlings) == 1:
			return fmt.Sprintf("%s does not stand on %s", king, s.square(k.King))
		case atHome && !beside:
			return fmt.Sprintf("no %s that has not moved stands on %s", s.names.TypeName(d.Partner), s.square(k.Partner))
		case atHome:
			return fmt.Sprintf("%s or %s on %s has moved before", king, partner, s.square(k.Partner))
		}
	}
	return fmt.Sprintf("%s or %s has moved before", king, partner)
}

// guards reports whether the man on a square must be kept from attack.
func (s *explainer) mustBeSafe(at board.Square) bool {
	return slices.Contains(s.safeSquares(s.p), at) && s.r.Def.Royal.Check != board.CheckOff
}

// attackedWalk says on which squares of his way the king would be attacked; the
// last of them is only looked at if the way is clear.
func (s *explainer) attackedSquares(k board.CastlingRule, clear bool) []string {
	var faults []string
	if by := s.p.Attackers(k.King, s.side.Other(), &noPieces, nil); len(by) > 0 {
		faults = append(faults, fmt.Sprintf("the %s is attacked by %s", s.piece(k.King), s.pieces(by)))
	}
	for _, at := range k.Walk {
		if by := s.p.Attackers(at, s.side.Other(), &noPieces, nil); len(by) > 0 {
			faults = append(faults, fmt.Sprintf("%s, which he crosses, is attacked by %s", s.square(at), s.pieces(by)))
		}
	}
	if !clear {
		return faults
	}
	for _, m := range notation.PseudoLegalAlong(s.p, []board.Square{k.King, k.Partner}) {
		if m.To() != k.KingTo || m.FromHand() != 0 {
			continue
		}
		var next board.Position
		s.p.Play(m, &next)
		if by := next.Attackers(k.KingTo, s.side.Other(), &noPieces, nil); len(by) > 0 {
			faults = append(faults, fmt.Sprintf("%s would attack him on %s", s.piecesIn(&next, by), s.square(k.KingTo)))
		}
	}
	return faults
}
