package explain

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/internal/sheet"
)

func (s *explainer) badPromotion(err *notation.MoveError) []string {
	if len(err.Candidates) > 0 {
		return one("The %s cannot become that when it goes %s: %s.", s.piece(err.From[0]), s.goes(err.Path), s.choices(err.Candidates))
	}
	to := err.Path[len(err.Path)-1]
	var texts []string
	for _, from := range err.From {
		if from == to {
			texts = append(texts, fmt.Sprintf("The %s cannot promote where it stands now.", s.piece(from)))
			continue
		}
		text := fmt.Sprintf("The %s would have to promote on %s, and there is nothing that it could become", s.piece(from), s.square(to))
		texts = append(texts, text+s.shortage(s.p.At(from).Type())+".")
	}
	return texts
}

// choices says what becomes of a man, by the moves that are possible.
func (s *explainer) choices(fits []board.Move) string {
	var types []board.PieceType
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
		return "it stays what it is"
	case stays:
		return "it becomes " + s.names.OneOf(types...) + ", or stays what it is"
	}
	return "it becomes " + s.names.OneOf(types...)
}

// shortage says why there is nothing to choose from.
func (s *explainer) shortage(t board.PieceType) string {
	if s.r.Def.Hand.Use&board.HandPromote != 0 {
		return fmt.Sprintf(": %v has none of it in hand", s.side)
	}
	for _, d := range s.r.Def.Promotions {
		if d.Type != t || len(d.AtMost) == 0 {
			continue
		}
		var limits []string
		for _, most := range slices.Sorted(maps.Keys(d.AtMost)) {
			limits = append(limits, fmt.Sprintf("%s (%d)", s.names.TypeName(most), d.AtMost[most]))
		}
		return ": a side may have no more than so many of each, " + sheet.Enumerate(limits, "and")
	}
	return ""
}

func (s *explainer) noneInHand(err *notation.MoveError) []string {
	held := s.names.Hand(s.side)
	if held == "" {
		held = "nobody at all"
	}
	switch {
	case !s.r.HasHands():
		return one("Nobody is ever in hand in this game.")
	case err.Dropped != 0:
		return one("%v has no %s in hand, but %s.", s.side, s.names.TypeName(err.Dropped), held)
	case len(err.Candidates) > 0:
		return one("With that move the %s can let nobody in but %s.", s.piece(err.From[0]), s.gated(err.Candidates))
	}
	return one("%v has no such piece in hand, but %s.", s.side, held)
}

// guests names those whom a move can let in.
func (s *explainer) gated(fits []board.Move) string {
	var names []string
	for _, m := range fits {
		if t := m.FromHand(); t != 0 && !slices.Contains(names, s.names.TypeName(t)) {
			names = append(names, s.names.TypeName(t))
		}
	}
	if len(names) == 0 {
		return "himself"
	}
	return strings.Join(names, " or ")
}
