package explain

import (
	"fmt"
	"maps"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) badPromotion(err *notation.MoveError) []string {
	if len(err.Candidates) > 0 {
		return one("The %s cannot become that when it goes %s: it can only %s.", s.piece(err.From[0]), s.destination(err.Path), s.choices(err.Candidates))
	}
	to := err.Path[len(err.Path)-1]
	var texts []string
	for _, from := range err.From {
		if from == to {
			texts = append(texts, fmt.Sprintf("The %s cannot promote on its own square now.", s.piece(from)))
			continue
		}
		text := fmt.Sprintf("The %s would have to promote on %s, and there is no piece left that it could become", s.piece(from), s.square(to))
		texts = append(texts, text+s.shortage(s.p.At(from).Type())+".")
	}
	return texts
}

// choices says what the possible moves make of a piece: "become a queen or rook",
// "become a tokin or stay as it is", "stay as it is".
func (s *explainer) choices(fits []board.Move) string {
	var types []define.PieceType
	stays := false
	for _, m := range fits {
		switch t := m.Promotion(); {
		case t == 0 && m.FromHand() == 0:
			stays = true
		case t != 0 && !slices.Contains(types, t):
			types = append(types, t)
		}
	}
	switch {
	case len(types) == 0:
		return "stay as it is"
	case stays:
		return "become " + s.names.OneOf(types...) + ", or stay as it is"
	}
	return "become " + s.names.OneOf(types...)
}

// shortage says why no choice is left for a promotion.
func (s *explainer) shortage(t define.PieceType) string {
	if s.r.PromotesFromHand() {
		return fmt.Sprintf(": %v has no such piece in hand", s.side)
	}
	most := s.r.PromotionLimits(t)
	if len(most) == 0 {
		return ""
	}
	var limits []string
	for _, kind := range slices.Sorted(maps.Keys(most)) {
		limits = append(limits, s.names.Count(most[kind].Most, kind))
	}
	return ": a side may have at most " + sheet.Enumerate(limits, "and")
}

func (s *explainer) noneInHand(err *notation.MoveError) []string {
	held := s.names.Hand(s.side)
	switch {
	case !s.r.HasHands():
		return one("This game has no pieces in hand.")
	case len(err.Candidates) > 0 && len(gated(err.Candidates)) == 0:
		return one("With this move the %s cannot bring in a piece.", s.piece(err.From[0]))
	case len(err.Candidates) > 0:
		return one("With this move the %s can bring in only %s.", s.piece(err.From[0]), s.names.OneOf(gated(err.Candidates)...))
	case held == "":
		return one("%v has no pieces in hand.", s.side)
	case err.Dropped != 0:
		return one("%v has no %s in hand, only %s.", s.side, s.names.TypeName(err.Dropped), held)
	}
	return one("%v has no such piece in hand, only %s.", s.side, held)
}

// gated lists the types that a move can bring in from the hand.
func gated(fits []board.Move) []define.PieceType {
	var types []define.PieceType
	for _, m := range fits {
		if t := m.FromHand(); t != 0 && !slices.Contains(types, t) {
			types = append(types, t)
		}
	}
	return types
}
