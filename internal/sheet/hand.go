package sheet

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// hands says how pieces come into a hand and how they leave it.
func (s *Sheet) hands() []Paragraph {
	h := s.Def.Hand
	if h == (define.Hand{}) {
		return s.drops()
	}
	texts := []string{[...]string{
		define.GainNothing:  "Captured pieces leave the game.",
		define.GainCaptures: "A captured piece goes into the hand of the side that captured it, and then belongs to that side.",
		define.GainLosses:   "A captured piece goes into the hand of the side that lost it.",
		define.GainPartner: "A captured piece leaves the board. What a partner captures on another board comes into the hand. " +
			"A side without a legal move is neither mated nor stalemated while a piece that may still come would give it one: it waits.",
	}[h.Gains]}
	if h.Gains == define.GainCaptures {
		texts = append(texts, s.demotions()...)
	}
	for _, use := range []struct {
		bit  define.HandUse
		text string
	}{
		{define.HandPlace, "While a side has pieces in hand, it must place one of them on an empty square. Its pieces on the board move only when its hand is empty."},
		{define.HandDrop, "Instead of moving a piece on the board, a side may drop a piece from its hand on an empty square."},
		{define.HandGate, "When a piece leaves its start square for the first time, a piece from the hand may be put on that square in the same move. " +
			"After castling, it may be put on the start square of the king or of its partner. A piece that can only move forward cannot do this."},
		{define.HandPromote, "A piece promotes only to a piece in its side's hand, which replaces it."},
	} {
		if h.Use&use.bit != 0 {
			texts = append(texts, use.text)
		}
	}
	paragraphs := []Paragraph{{"Hands", strings.Join(texts, " ")}}
	if start := s.startHands(); start != "" {
		paragraphs = append(paragraphs, Paragraph{"Hands", start})
	}
	return append(paragraphs, s.drops()...)
}

// demotions says what captured pieces are in the hand.
func (s *Sheet) demotions() (texts []string) {
	promoted, turned, which := false, false, "a"
	for i, t := range s.Def.Types {
		turns := slices.ContainsFunc(s.Def.TurnOvers, func(d define.TurnOver) bool { return d.Into == define.PieceType(i+1) })
		promotes := slices.ContainsFunc(s.Def.Promotions, func(d define.Promotion) bool { return slices.Contains(d.Results(), define.PieceType(i+1)) })
		promoted, turned = promoted || t.Demotes != 0 && promotes, turned || t.Demotes != 0 && turns
		if t.Demotes != 0 && !turns && s.begins(define.PieceType(i+1)) {
			texts = append(texts, fmt.Sprintf("In the hand, %s is %s.", Article(s.TypeName(define.PieceType(i+1))), Article(s.TypeName(t.Demotes))))
			if promotes {
				which = "any other"
			}
		}
	}
	if promoted {
		texts = append(texts, "In the hand, "+which+" promoted piece is again what it was before promotion.")
	}
	if turned {
		texts = append(texts, "In the hand, a piece with two sides is the one named first.")
	}
	return texts
}

// begins reports whether a piece of this type stands on the board at the start.
func (s *Sheet) begins(t define.PieceType) bool {
	for at := range s.Def.Files * s.Def.Ranks {
		if s.Start.At(define.Square(at)).Type() == t {
			return true
		}
	}
	return false
}

// startHands says what the sides have in hand when the game begins.
func (s *Sheet) startHands() string {
	white, black := s.Hand(define.White), s.Hand(define.Black)
	switch {
	case white == "" && black == "":
		return "Both hands are empty at the start."
	case white == black:
		return fmt.Sprintf("Both sides begin with %s in hand.", white)
	case white == "":
		return fmt.Sprintf("Black begins with %s in hand.", black)
	case black == "":
		return fmt.Sprintf("White begins with %s in hand.", white)
	}
	return fmt.Sprintf("White begins with %s in hand, Black with %s.", white, black)
}

// drops says where each type may be dropped.
func (s *Sheet) drops() []Paragraph {
	var texts []Paragraph
	for _, d := range s.Def.Drops {
		name := s.TypeName(d.Type)
		if text := s.dropsAs(&d); text != "" {
			texts = append(texts, Paragraph{"Drops", text})
		}
		var limits []string
		if never(d.Zone) {
			texts = append(texts, Paragraph{"Drops", Capitalize(Article(name)) + " may not be dropped."})
			d = define.Drop{Type: d.Type, NoGate: d.NoGate}
		} else if d.Zone[define.White] != nil || d.Zone[define.Black] != nil {
			limits = append(limits, "be dropped only on "+s.zoneOrBoard(d.Type, d.Zone))
		}
		switch {
		case d.PerFile == 1:
			limits = append(limits, "not be dropped on a file where its side already has one")
		case d.PerFile > 1:
			limits = append(limits, fmt.Sprintf("not be dropped on a file where its side already has %d", d.PerFile))
		}
		if d.NoGate {
			limits = append(limits, "not be put on the square that another piece leaves")
		}
		switch {
		case d.NoCheck:
			limits = append(limits, "not be dropped to give check")
		case d.NoMate:
			limits = append(limits, "not be dropped to give mate")
		}
		if d.Shades {
			limits = append(limits, "not be dropped on a square of the colour on which most of its side's "+s.plural(d.Type)+" stand")
		}
		for _, limit := range limits {
			texts = append(texts, Paragraph{"Drops", fmt.Sprintf("%s may %s.", Capitalize(Article(name)), limit)})
		}
	}
	return texts
}

// never reports whether neither side has a square for drops.
func never(zones [2]*define.Set) bool {
	return zones[define.White] != nil && zones[define.White].Empty() && zones[define.Black] != nil && zones[define.Black].Empty()
}

// zoneOrBoard names a zone of a rule that holds anywhere if there is none.
func (s *Sheet) zoneOrBoard(t define.PieceType, zones [2]*define.Set) string {
	return s.zoneOfRule(t, s.orBoard(zones))
}

// orBoard are the squares of zones, all of the board where there is none.
func (s *Sheet) orBoard(zones [2]*define.Set) (sets [2]define.Set) {
	for c, zone := range zones {
		if zone != nil {
			sets[c] = *zone
			continue
		}
		for at := range s.Def.Files * s.Def.Ranks {
			sets[c].Add(define.Square(at))
		}
	}
	return sets
}
