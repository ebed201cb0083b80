package sheet

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// hands says what comes into hands and how it comes out.
func (s *Sheet) hands() []Paragraph {
	h := s.Def.Hand
	if h == (board.HandDef{}) {
		return s.drops()
	}
	texts := []string{[...]string{
		board.GainNothing:  "Captured men leave the game.",
		board.GainCaptures: "Whoever captures a man takes him into his own hand; the man then belongs to him.",
		board.GainLosses:   "A captured man goes into the hand of the side that lost him.",
	}[h.Gains]}
	if h.Gains == board.GainCaptures && slices.ContainsFunc(s.Def.Types, func(t board.TypeDef) bool { return t.Demotes != 0 }) {
		texts = append(texts, "There he is again what he was before promotion.")
	}
	for _, use := range []struct {
		bit  board.HandUse
		text string
	}{
		{board.HandPlace, "While a side has men in hand, its move is to put one of them on an empty square; only then do its men on the board move."},
		{board.HandDrop, "Instead of moving a man on the board, a side may drop one of its hand on an empty square."},
		{board.HandGate, "A man who leaves the square where he stood at the start for the first time may bring one of the hand into play on that square, with the same move. " +
			"With a castling, one may come in where the king or where his partner stood. Men who can only go forward bring in nobody."},
		{board.HandPromote, "Promotion is a swap for a man in hand."},
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

// startHands says what the sides have in hand when the game begins.
func (s *Sheet) startHands() string {
	white, black := s.inHand(board.White), s.inHand(board.Black)
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

func (s *Sheet) inHand(c board.Color) string {
	var parts []string
	for i := range s.Def.Types {
		t := board.PieceType(i + 1)
		if n := s.Start.Hand(c, t); n > 0 {
			parts = append(parts, several(n, s.name(t), s.plural(t)))
		}
	}
	return enumerate(parts, "and")
}

// drops says where whom may be dropped.
func (s *Sheet) drops() []Paragraph {
	var texts []Paragraph
	for _, d := range s.Def.Drops {
		name := s.name(d.Type)
		var limits []string
		if d.Zone[board.White] != nil || d.Zone[board.Black] != nil {
			limits = append(limits, "be dropped only on "+s.dropZone(d))
		}
		switch {
		case d.PerFile == 1:
			limits = append(limits, "not be dropped on a file where its side has one already")
		case d.PerFile > 1:
			limits = append(limits, fmt.Sprintf("not be dropped on a file where its side has %d already", d.PerFile))
		}
		if d.NoMate {
			limits = append(limits, "not give mate by being dropped")
		}
		if d.Shades {
			limits = append(limits, "not be dropped on a square of the colour on which most of its side's "+s.plural(d.Type)+" stand")
		}
		for _, limit := range limits {
			texts = append(texts, Paragraph{"Drops", fmt.Sprintf("%s may %s.", sentenceStart(article(name)), limit)})
		}
	}
	return texts
}

func (s *Sheet) dropZone(d board.DropDef) string {
	var sets [2]board.Set
	for c, zone := range d.Zone {
		if zone != nil {
			sets[c] = *zone
			continue
		}
		for at := range s.Def.Files * s.Def.Ranks {
			sets[c].Add(board.Square(at))
		}
	}
	return s.sided(d.Type, sets)
}
