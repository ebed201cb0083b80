package sheet

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"fairymax/board/define"
)

// Piece is the description of a piece type.
type Piece struct {
	Type   define.PieceType
	Letter string
	Name   string
	Facts  []string         // everything except name and moves
	Twin   define.PieceType // an earlier type that moves in the same way, 0 if there is none
	Moves  []SideMoves
}

// SideMoves is how the pieces of one side move, or of both sides alike.
type SideMoves struct {
	Owner   string       // "White's" or "Black's" if the sides differ, else ""
	Side    define.Color // a side that has the type
	Betza   string       // in XBoard's notation
	Diagram *Diagram
	Lines   []Line // none if the piece cannot move
	Within  string // the zone where all moves must end, "" if there is none
}

// Sentences about moves that every piece uses.
const (
	CannotMove = "cannot move"
	VectorNote = "A vector is [right, forward] as the owner sees the board. The piece can make the same move rotated and mirrored, " +
		"in all directions or only in those that are named, but not where it says \"exactly\"; a second vector turns with the first."
)

// Describe describes some types, or all if none is given.
func (s *Sheet) Describe(types ...define.PieceType) []Piece {
	if len(types) == 0 {
		for i := range s.Def.Types {
			types = append(types, define.PieceType(i+1))
		}
	}
	twins := map[string]define.PieceType{}
	var pieces []Piece
	for _, t := range types {
		sides := s.sidesOf(t)
		def := &s.Def.Types[t-1]
		p := Piece{Type: t, Letter: def.Letter, Name: s.TypeName(t), Facts: s.facts(t)}
		if !sameName(def.Title, def.Name) {
			p.Name += " (" + def.Name + ")"
		}
		key := movesKey(sides)
		if p.Twin = twins[key]; p.Twin == 0 {
			twins[key] = t
		}
		for _, v := range sides {
			p.Moves = append(p.Moves, s.sideMoves(t, v))
		}
		pieces = append(pieces, p)
	}
	return pieces
}

func (s *Sheet) sideMoves(t define.PieceType, v sideChains) SideMoves {
	within := sameTo(v.chains)
	shown := SideMoves{Owner: v.owner, Side: v.side, Diagram: s.diagram(v.chains), Within: within}
	for _, r := range rows(withoutTo(v.chains, within)) {
		shown.Lines = append(shown.Lines, r.lines(s.wraps())...)
	}
	text, exact := s.Betza(v.side, t)
	if !exact && text != "" {
		text += " (approximately)"
	}
	shown.Betza = text
	return shown
}

// ShowsVectors reports whether a line of moves shows a vector, which [VectorNote]
// explains.
func (p Piece) ShowsVectors() bool {
	return slices.ContainsFunc(p.Moves, func(v SideMoves) bool {
		return slices.ContainsFunc(v.Lines, func(l Line) bool { return strings.Contains(l.Text, "[") })
	})
}

// MovesAs says that a type moves like its twin.
func (s *Sheet) MovesAs(twin define.PieceType) string { return "moves like the " + s.TypeName(twin) }

// EndsWithin says where all moves of a piece must end.
func (v SideMoves) EndsWithin() string { return "all its moves must end on " + v.Within }

// Pieces writes the names, values and moves of some types.
func (s *Sheet) Pieces(w io.Writer, types ...define.PieceType) {
	drawn := false
	for _, p := range s.Describe(types...) {
		s.piece(w, p)
		fmt.Fprintln(w)
		drawn = drawn || p.Twin == 0 && p.ShowsVectors()
	}
	if drawn {
		writeWrapped(w, pageWidth, "", VectorNote)
		fmt.Fprintln(w)
	}
}

// piece writes one type. A type that moves like an earlier one refers to it.
func (s *Sheet) piece(w io.Writer, p Piece) {
	headline := append([]string{p.Name}, p.Facts...)
	for _, v := range p.Moves {
		if v.Betza != "" {
			headline = append(headline, v.Betza)
		}
	}
	writeWrapped(w, pageWidth, fmt.Sprintf("%-3s", p.Letter), strings.Join(headline, ", "))
	if p.Twin != 0 {
		fmt.Fprintf(w, "    %s\n", s.MovesAs(p.Twin))
		return
	}
	for _, v := range p.Moves {
		if v.Owner != "" {
			fmt.Fprintf(w, "    %s pieces:\n", v.Owner)
		}
		for _, text := range v.Diagram.text() {
			fmt.Fprintln(w, strings.TrimRight("    "+text, " "))
		}
		v.writeMoves(w)
	}
}

// writeMoves writes the rows of a type's moves.
func (v SideMoves) writeMoves(w io.Writer) {
	if len(v.Lines) == 0 {
		fmt.Fprintln(w, "    "+CannotMove)
	}
	for _, l := range v.Lines {
		writeWrapped(w, pageWidth, fmt.Sprintf("    %-17s  %s", l.Purpose, strings.Repeat("  ", l.Leg)), l.Text)
	}
	if v.Within != "" {
		writeWrapped(w, pageWidth, "    ", v.EndsWithin())
	}
}

// movesKey is the same for types that move in the same way.
func movesKey(sides []sideChains) string {
	var b strings.Builder
	for _, v := range sides {
		b.WriteString(v.owner)
		for _, c := range v.chains {
			fmt.Fprint(&b, c.manner(), c.shape())
		}
	}
	return b.String()
}

// facts says everything about a type except its name and its moves.
func (s *Sheet) facts(t define.PieceType) []string {
	def := &s.Def.Types[t-1]
	var parts []string
	for c := define.White; c <= define.Black; c++ {
		if def.Owners[c] && !def.Owners[c.Other()] {
			parts = append(parts, c.String()+" only")
		}
	}
	if s.Def.Royal.Types.Has(t) {
		parts = append(parts, "royal")
	}
	if text := s.valueOf(t); text != "" {
		parts = append(parts, text)
	}
	if int(t) < len(s.Looks) && s.Looks[t] != "" {
		parts = append(parts, "picture "+s.Looks[t])
	}
	if def.Demotes != 0 {
		parts = append(parts, "becomes "+Article(s.TypeName(def.Demotes))+" in hand")
	}
	if len(def.Also) > 0 {
		parts = append(parts, "read as "+strings.Join(def.Also, " and ")+" too")
	}
	return parts
}

// valueOf says what a piece is worth as far as that is known best, and how.
func (s *Sheet) valueOf(t define.PieceType) string {
	switch {
	case s.Values[t] == 0:
		return ""
	case int(t) < len(s.Measured) && s.Measured[t].Half > 0:
		return fmt.Sprintf("value %d ± %d (measured)", s.Measured[t].Value, s.Measured[t].Half)
	case int(t) < len(s.Measured) && s.Measured[t].Value > 0:
		return fmt.Sprintf("value %d (scale of those measured)", s.Measured[t].Value)
	case s.Def.Types[t-1].Value > 0:
		return fmt.Sprintf("value %d (given)", s.Values[t])
	}
	return fmt.Sprintf("value %d (formula)", s.Values[t])
}

// values says where measured values come from.
func (s *Sheet) values() []Paragraph {
	if s.How == "" {
		return nil
	}
	return []Paragraph{{"Values", s.How}}
}

// Brief writes the moves of a type as one sentence, "" if it has none.
func (s *Sheet) Brief(t define.PieceType) string { return s.brief(s.sidesOf(t)[0].chains) }

// BriefFor writes the moves of a side's pieces of a type as one sentence, "" if they
// have none.
func (s *Sheet) BriefFor(c define.Color, t define.PieceType) string {
	return s.brief(s.chains(t, c, false))
}

func (s *Sheet) brief(chains []chain) string {
	var parts []string
	for _, r := range rows(chains) {
		var legs []string
		lines := r.lines(s.wraps())
		for _, l := range lines {
			text := l.Text
			if passes := l.Purpose == purposes[0] || l.Purpose == firstWord; !passes && (l.Purpose != purposes[define.MayMove|define.MayCapture] || len(lines) > 1) {
				rest, later := strings.CutPrefix(text, thenWord)
				text = l.Purpose + " " + rest
				if later {
					text = thenWord + text
				}
			}
			legs = append(legs, text)
		}
		parts = append(parts, strings.Join(legs, ", "))
	}
	return strings.Join(parts, "; ")
}
