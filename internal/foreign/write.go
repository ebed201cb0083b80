package foreign

import (
	"fmt"
	"strings"

	"fairymax/board"
)

// text writes a game as a definition. Settings that are not wanted, because a
// parent has them, are left out.
func (g *game) text(lib *library, extends string, without []string, wanted func(setting) bool) string {
	var b strings.Builder
	for _, line := range g.comments {
		b.WriteString(strings.TrimRight("# "+line, " ") + "\n")
	}
	for _, n := range g.notes {
		for i, line := range wrapped(n.text, 76) {
			b.WriteString("# " + [...]string{"- ", "  "}[min(i, 1)] + line + "\n")
		}
	}
	head := []setting{{"title", fmt.Sprintf("%q", g.title)}}
	if extends != "" {
		head = append(head, setting{"extends", fmt.Sprintf("%q", extends)})
	}
	if len(without) > 0 {
		head = append(head, setting{"without", quotedList(without)})
	}
	var rest, tables []setting
	for _, s := range g.all(lib) {
		switch {
		case !wanted(s):
		case strings.HasPrefix(s.value, "\n"):
			tables = append(tables, s)
		case strings.Contains(s.key, "."), s.key == "hand":
			rest = append(rest, s)
		default:
			head = append(head, s)
		}
	}
	writeAligned(&b, head)
	if len(rest) > 0 {
		b.WriteByte('\n')
		writeAligned(&b, rest)
	}
	for _, s := range tables {
		fmt.Fprintf(&b, "\n[%s]%s", s.key, s.value)
	}
	return b.String()
}

// all lists everything that makes the game, the head of the file first.
func (g *game) all(lib *library) []setting {
	var list []setting
	add := func(key, format string, args ...any) {
		list = append(list, setting{key, fmt.Sprintf(format, args...)})
	}
	if !g.grown || g.files > 0 {
		add("board", "\"%dx%d\"", g.files, g.ranks)
	}
	if g.wrap {
		add("wrap", "true")
	}
	if g.start != "" {
		add("start", "%q", g.start)
	}
	if !g.grown || g.newArmy {
		list = append(list, g.armies()...)
	}
	list = append(list, g.settings...)
	for _, p := range g.pieces {
		list = append(list, g.definition(p, lib)...)
	}
	return list
}

// armies lists who has which pieces.
func (g *game) armies() []setting {
	var own [2][]string
	var all []string
	differ := false
	for _, p := range g.pieces {
		all = append(all, p.name)
		differ = differ || p.owners[0] != p.owners[1]
		for c, owns := range p.owners {
			if owns {
				own[c] = append(own[c], p.name)
			}
		}
	}
	if !differ {
		return []setting{{"pieces", listOf(all)}}
	}
	return []setting{{"pieces", "\nwhite = " + listOf(own[0]) + "\nblack = " + listOf(own[1]) + "\n"}}
}

// listOf writes a list, even of one.
func listOf(words []string) string {
	text := quotedList(words)
	if len(words) == 1 {
		return "[" + text + "]"
	}
	return text
}

// definition is what the game has to say of a piece: nothing of a shared one
// whose letter it keeps.
func (g *game) definition(p *piece, lib *library) []setting {
	letter := fmt.Sprintf("%q", p.letter)
	if p.inherited && !p.changed {
		return nil
	}
	if p.inherited && len(p.besides) == 0 && p.within == "" {
		return []setting{{"piece." + p.name, "{ letter = " + letter + " }"}}
	}
	if p.shared != "" && !p.inherited {
		if lib.letter(p.shared) == p.letter {
			return nil
		}
		return []setting{{"piece." + p.name, "{ letter = " + letter + " }"}}
	}
	if len(p.rows)+len(p.besides) == 0 && p.within == "" && p.betza == "" {
		return []setting{{"piece." + p.name, "{ letter = " + letter + ", like = " + quotedList(p.like) + " }"}}
	}
	var b strings.Builder
	b.WriteString("\nletter = " + letter + "\n")
	if p.within != "" {
		b.WriteString("within = " + p.within + "\n")
	}
	if len(p.like) > 0 {
		b.WriteString("like   = " + quotedList(p.like) + "\n")
	}
	if p.betza != "" {
		fmt.Fprintf(&b, "betza  = %q\n", p.betza)
	}
	b.WriteString(g.movesText(p))
	return []setting{{"piece." + p.name, b.String()}}
}

// movesText writes the rows of a piece; a short one alone in one line.
func (g *game) movesText(p *piece) string {
	w := rowWriter{g.wrap, g.zones}
	var rows []string
	for _, r := range p.rows {
		rows = append(rows, w.text(r))
	}
	rows = append(rows, p.besides...)
	switch {
	case len(rows) == 0:
		return ""
	case len(rows) == 1 && len(rows[0]) < 80:
		return "moves  = [" + rows[0] + "]\n"
	}
	return "moves  = [\n  " + strings.Join(rows, ",\n  ") + ",\n]\n"
}

// letter returns the letter of a shared piece.
func (l *library) letter(name string) string {
	for i := range l.pieces {
		if l.pieces[i].name == name {
			return l.pieces[i].letter
		}
	}
	return ""
}

// writeAligned writes settings with their signs of equality in one column, as
// far as that looks well.
func writeAligned(b *strings.Builder, list []setting) {
	width := 0
	for _, s := range list {
		if len(s.key) <= 24 {
			width = max(width, len(s.key))
		}
	}
	for _, s := range list {
		fmt.Fprintf(b, "%-*s = %s\n", width, s.key, s.value)
	}
}

// wrapped breaks a text into lines.
func wrapped(text string, width int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(text) {
		if line != "" && len(line)+1+len(word) > width {
			lines, line = append(lines, line), ""
		}
		line = strings.TrimPrefix(line+" "+word, " ")
	}
	return append(lines, line)
}

// fenBoard writes the squares of a position, the last rank first.
func fenBoard(grid [][]string) string {
	var ranks []string
	for _, rank := range grid {
		var b strings.Builder
		empty := 0
		for i, man := range rank {
			if man == "" {
				empty++
			}
			if empty > 0 && (man != "" || i == len(rank)-1) {
				fmt.Fprintf(&b, "%d", empty)
				empty = 0
			}
			b.WriteString(man)
		}
		ranks = append(ranks, b.String())
	}
	return strings.Join(ranks, "/")
}

// rankZone is the set of the ranks from one to another, counted from 1, on the
// board on which moves are compared.
func rankZone(from, to int) board.Set {
	var set board.Set
	for s := range reference * reference {
		if rank := s/reference + 1; rank >= from && rank <= to {
			set.Add(board.Square(s))
		}
	}
	return set
}
