package sheet

import (
	"fmt"
	"io"
	"strings"

	"fairymax/board"
)

// Pieces writes what is known of some types: names, values, moves.
func (s *Sheet) Pieces(w io.Writer, types ...board.PieceType) {
	twins := map[string]board.PieceType{}
	drawn := false
	for _, t := range types {
		s.piece(w, t, twins, &drawn)
		fmt.Fprintln(w)
	}
	if drawn {
		writeWrapped(w, "", "A vector is [right, forward] as the owner sees the board. The move is turned and mirrored "+
			"in all directions, or in those that are named; a second vector turns with the first.")
		fmt.Fprintln(w)
	}
}

// piece writes one type. What moves as a type before it refers to that.
func (s *Sheet) piece(w io.Writer, t board.PieceType, twins map[string]board.PieceType, drawn *bool) {
	views := s.views(t)
	writeWrapped(w, fmt.Sprintf("%-3s", s.Def.Types[t-1].Letter), s.headline(t, views))
	key := viewKey(views)
	if twin, known := twins[key]; known {
		fmt.Fprintf(w, "    moves as the %s\n", s.name(twin))
		return
	}
	twins[key] = t
	for _, v := range views {
		if v.whose != "" {
			fmt.Fprintf(w, "    %s men:\n", v.whose)
		}
		for _, text := range s.diagram(v.chains) {
			fmt.Fprintln(w, strings.TrimRight("    "+text, " "))
		}
		s.stepTable(w, v.chains, drawn)
	}
}

// viewKey is the same for types that move in the same way.
func viewKey(views []view) string {
	var b strings.Builder
	for _, v := range views {
		b.WriteString(v.whose)
		for _, c := range v.chains {
			fmt.Fprint(&b, c.manner(), c.shape())
		}
	}
	return b.String()
}

// headline says everything about a type but its moves.
func (s *Sheet) headline(t board.PieceType, views []view) string {
	def := &s.Def.Types[t-1]
	parts := []string{s.name(t)}
	if def.Title != def.Name {
		parts[0] += " (" + def.Name + ")"
	}
	for c := board.White; c <= board.Black; c++ {
		if def.Owners[c] && !def.Owners[c.Other()] {
			parts = append(parts, c.String()+" only")
		}
	}
	if s.Def.Royal.Types.Has(t) {
		parts = append(parts, "royal")
	}
	if value := s.Values[t]; value > 0 {
		parts = append(parts, fmt.Sprintf("worth %d", value))
	}
	if def.Demotes != 0 {
		parts = append(parts, "becomes "+article(s.name(def.Demotes))+" when it comes into a hand")
	}
	for _, v := range views {
		text, exact := s.Betza(v.side, t)
		if !exact {
			text += " (about)"
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// stepTable writes the rows of a type's moves.
func (s *Sheet) stepTable(w io.Writer, chains []chain, drawn *bool) {
	within := sameTo(chains)
	chains = withoutTo(chains, within)
	if len(chains) == 0 {
		fmt.Fprintln(w, "    cannot move")
	}
	for _, r := range rows(chains) {
		for _, l := range r.lines(s.wraps()) {
			lead := len(l.text) - len(strings.TrimLeft(l.text, " "))
			writeWrapped(w, fmt.Sprintf("    %-17s  %s", l.purpose, strings.Repeat(" ", lead)), l.text)
			*drawn = *drawn || strings.Contains(l.text, "[")
		}
	}
	if within != "" {
		writeWrapped(w, "    ", "ends all its moves on "+within)
	}
}

// withoutTo takes away a zone that is common to all chains.
func withoutTo(chains []chain, to string) []chain {
	if to == "" {
		return chains
	}
	plain := make([]chain, len(chains))
	for i, c := range chains {
		plain[i] = append(chain(nil), c...)
		plain[i][0].to = ""
	}
	return plain
}

// Brief writes a type's moves as one sentence.
func (s *Sheet) Brief(t board.PieceType) string {
	var parts []string
	for _, r := range rows(s.views(t)[0].chains) {
		var legs []string
		lines := r.lines(true)
		for _, l := range lines {
			text := strings.TrimSpace(l.text)
			if l.purpose != purposes[0] && (l.purpose != purposes[board.MayMove|board.MayCapture] || len(lines) > 1) {
				text = l.purpose + " " + text
			}
			legs = append(legs, text)
		}
		parts = append(parts, strings.Join(legs, ", "))
	}
	return strings.Join(parts, "; ")
}
