package sheet

import (
	"fmt"
	"strings"

	"fairymax/board/define"
)

// CastlingLabel stands before the paragraphs about castling.
const CastlingLabel = "Castling"

// castlings says which pieces castle, on which squares, and when they may.
func (s *Sheet) castlings() []Paragraph {
	if len(s.Def.Castlings) == 0 {
		if !s.suggestsCastling() {
			return nil
		}
		return []Paragraph{{CastlingLabel, "There is no castling."}}
	}
	var texts []Paragraph
	for _, c := range s.Def.Castlings {
		king, partner := s.TypeName(c.King), s.TypeName(c.Partner)
		text := fmt.Sprintf("The %s may castle with the outermost %s on either side. ", king, partner) +
			"Neither may have moved, and no other piece may stand on a square that they cross or reach."
		if s.Def.Royal.Types.Has(c.King) && s.Def.Royal.Check != define.CheckOff {
			text += fmt.Sprintf(" No square that the %s leaves, crosses or reaches may be attacked%s.", king, s.countsForCheck())
		}
		text += fmt.Sprintf(" The %s lands next to the %s, on the side from which the %s came.", partner, king, king)
		texts = append(texts, Paragraph{CastlingLabel, text + s.castlingHomes(c) + s.castlingFiles(c)})
		if s.Def.Shuffle == define.NoShuffle {
			texts = append(texts, s.castlingSquares(c)...)
		}
	}
	return texts
}

// countsForCheck limits a rule to the royal piece that counts, where only one of several does.
func (s *Sheet) countsForCheck() string {
	switch s.Def.Royal.Check {
	case define.CheckLast, define.CheckLeftmost:
		return " if it is the one that counts for check"
	}
	return ""
}

// suggestsCastling reports whether a player of chess might expect castling: a royal piece moves as a
// king, and another piece of the start as a rook.
func (s *Sheet) suggestsCastling() bool {
	king, rook := false, false
	for i := range s.Def.Types {
		t := define.PieceType(i + 1)
		for c := define.White; c <= define.Black; c++ {
			if len(s.squaresOf(c, t)) == 0 {
				continue
			}
			text, _ := s.Betza(c, t)
			text = strings.TrimPrefix(text, "o") // across joined edges
			king = king || s.Def.Royal.Types.Has(t) && text == "K"
			rook = rook || text == "R"
		}
	}
	return king && rook
}

// castlingHomes says where both pieces must be placed, in games that begin with
// placing pieces.
func (s *Sheet) castlingHomes(c define.Castling) string {
	if c.Placed == nil {
		return ""
	}
	var partners []string
	for _, file := range []int{c.Placed.Left, c.Placed.Right} {
		if file >= 0 {
			partners = append(partners, string(rune('a'+file)))
		}
	}
	return fmt.Sprintf(" To castle, both must have been placed on their own first rank: the %s on file %c, the %s on file %s.",
		s.TypeName(c.King), 'a'+c.Placed.King, s.TypeName(c.Partner), Enumerate(partners, "or"))
}

// castlingFiles says on which files the king lands.
func (s *Sheet) castlingFiles(c define.Castling) string {
	if c.Distance > 0 {
		return fmt.Sprintf(" The %s goes %s towards the %s, from whatever file it starts on.", s.TypeName(c.King), several(c.Distance, "square", "squares"), s.TypeName(c.Partner))
	}
	var sides [2]string
	for side := range sides {
		var parts []string
		for _, way := range []struct {
			hand  string
			files []int
		}{{"left", c.Left[side]}, {"right", c.Right[side]}} {
			if len(way.files) > 0 {
				parts = append(parts, fmt.Sprintf("to %s with the %s on its %s", landings(way.files), s.TypeName(c.Partner), way.hand))
			}
		}
		sides[side] = strings.Join(parts, " and ")
	}
	king := s.TypeName(c.King)
	switch {
	case sides == [2]string{}:
		return ""
	case sides[define.White] == sides[define.Black]:
		return fmt.Sprintf(" The %s goes %s, as White sees it.", king, sides[define.White])
	case sides[define.White] == "":
		return fmt.Sprintf(" Only Black's %s castles; it goes %s, as White sees it.", king, sides[define.Black])
	case sides[define.Black] == "":
		return fmt.Sprintf(" Only White's %s castles; it goes %s.", king, sides[define.White])
	}
	return fmt.Sprintf(" White's %s goes %s; Black's goes %s, as White sees it.", king, sides[define.White], sides[define.Black])
}

// landings names the files on which a king may land.
func landings(files []int) string {
	var names []string
	for _, f := range files {
		names = append(names, string(rune('a'+f)))
	}
	if len(names) == 1 {
		return "file " + names[0]
	}
	return "one of the files " + Enumerate(names, "or")
}

// Castling is a castling with the pieces of the start position.
type Castling struct {
	Side               define.Color
	King, KingTo       define.Square
	Partner, PartnerTo define.Square // where the partner stands and where it lands
}

// Castlings lists the castlings with the pieces of the start position, White's
// first.
func (s *Sheet) Castlings() []Castling {
	var all []Castling
	for side := define.White; side <= define.Black; side++ {
		for _, c := range s.Def.Castlings {
			all = append(all, s.castlingsOf(side, c)...)
		}
	}
	return all
}

// CastlingSquares names the squares that both pieces leave and reach.
func (s *Sheet) CastlingSquares(c Castling) string {
	name := func(at define.Square) string { return s.Start.Rules().SquareName(at, 1) }
	return fmt.Sprintf("%s–%s with %s–%s", name(c.King), name(c.KingTo), name(c.Partner), name(c.PartnerTo))
}

// castlingSquares lists the castlings that are possible from the start position.
func (s *Sheet) castlingSquares(c define.Castling) []Paragraph {
	var texts []Paragraph
	for side := define.White; side <= define.Black; side++ {
		var moves []string
		for _, castling := range s.castlingsOf(side, c) {
			moves = append(moves, s.CastlingSquares(castling))
		}
		if len(moves) > 0 {
			texts = append(texts, Paragraph{CastlingLabel, fmt.Sprintf("%v: %s.", side, strings.Join(moves, "; "))})
		}
	}
	return texts
}

// castlingsOf lists the castlings of a side with the pieces that stand on the board at the start and
// may castle, those to the left first.
func (s *Sheet) castlingsOf(side define.Color, c define.Castling) []Castling {
	king, partner := define.MakePiece(side, c.King), define.MakePiece(side, c.Partner)
	var left, right []Castling
	for _, k := range s.Start.CastlingsOf(side) {
		way := Castling{side, k.King, k.KingTo, k.Partner, k.PartnerTo}
		switch {
		case !k.Unmoved || s.Start.At(k.King) != king || s.Start.At(k.Partner) != partner:
		case k.Partner < k.King:
			left = append(left, way)
		default:
			right = append(right, way)
		}
	}
	return append(left, right...)
}
