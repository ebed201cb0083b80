package game

import (
	"fmt"
	"strings"

	"fairymax/internal/plain"
)

// everything wants all settings of a game.
func everything(setting) bool { return true }

// full writes a game with no parent but the one that it extends.
func (g *Game) full(lib *Library) string { return g.text(lib, g.Parent, g.Without, everything) }

// text writes a game as a definition. Settings that are not wanted, because the
// parent has them, are left out.
func (g *Game) text(lib *Library, extends string, without []string, wanted func(setting) bool) string {
	head := []setting{{"title", quote(g.title)}}
	if extends != "" {
		head = append(head, setting{"extends", quote(extends)})
	}
	if len(without) > 0 {
		head = append(head, setting{"without", Quoted(without)})
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
	var b strings.Builder
	g.writeComments(&b)
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

// writeComments writes what is for people, notes with a dash.
func (g *Game) writeComments(b *strings.Builder) {
	for _, line := range g.comments {
		b.WriteString(strings.TrimRight("# "+plain.Text(line), " ") + "\n")
	}
	for _, n := range g.notes {
		for i, line := range wrapped(n.text, commentWidth) {
			b.WriteString("# " + [...]string{"- ", "  "}[min(i, 1)] + plain.Text(line) + "\n")
		}
	}
}

// all lists the settings of the game, the head of the file first.
func (g *Game) all(lib *Library) []setting {
	var list []setting
	add := func(key, format string, args ...any) {
		list = append(list, setting{key, fmt.Sprintf(format, args...)})
	}
	add("board", "\"%dx%d\"", g.Files, g.Ranks)
	if g.Wrap {
		add("wrap", "true")
	}
	if g.Start != "" {
		add("start", "%s", quote(g.Start))
	}
	list = append(list, g.armies()...)
	list = append(list, g.settings...)
	for _, p := range g.Pieces {
		list = append(list, g.ofPiece(p, lib)...)
	}
	return list
}

// armies lists the pieces, of each side where they differ.
func (g *Game) armies() []setting {
	var own [2][]string
	var all []string
	differ := false
	for _, p := range g.Pieces {
		all = append(all, p.Name)
		differ = differ || p.Owners[0] != p.Owners[1]
		for c, owns := range p.Owners {
			if owns {
				own[c] = append(own[c], p.Name)
			}
		}
	}
	if !differ {
		return []setting{{"pieces", List(all)}}
	}
	return []setting{{"pieces", "\nwhite = " + List(own[0]) + "\nblack = " + List(own[1]) + "\n"}}
}

// ofPiece lists the settings of a piece; none of a shared one with its own letter.
func (g *Game) ofPiece(p *Piece, lib *Library) []setting {
	letter := quote(p.Letter)
	if p.Shared != "" && p.Within == "" {
		if lib.letter(p.Shared) == p.Letter {
			return nil
		}
		return []setting{{"piece." + p.Name, "{ letter = " + letter + " }"}}
	}
	if p.Shared == "" && len(p.rows)+len(p.Besides)+len(p.Like) == 0 {
		return []setting{{"piece." + p.Name, "{ letter = " + letter + ", moves = [] }"}}
	}
	if len(p.rows)+len(p.Besides) == 0 && p.Within == "" {
		return []setting{{"piece." + p.Name, "{ letter = " + letter + ", like = " + Quoted(p.Like) + " }"}}
	}
	var b strings.Builder
	b.WriteString("\nletter = " + letter + "\n")
	if p.Within != "" {
		b.WriteString("within = " + p.Within + "\n")
	}
	if len(p.Like) > 0 {
		b.WriteString("like   = " + Quoted(p.Like) + "\n")
	}
	b.WriteString(g.movesText(p))
	return []setting{{"piece." + p.Name, b.String()}}
}

// movesText writes the rows of a piece, a single short one in one line.
func (g *Game) movesText(p *Piece) string {
	w := rowWriter{g.Wrap, g.zones, g.Royals()}
	var rows []string
	for _, r := range p.rows {
		rows = append(rows, w.text(r))
	}
	rows = append(rows, p.Besides...)
	switch {
	case len(rows) == 0:
		return ""
	case len(rows) == 1 && len(rows[0]) < 80:
		return "moves  = [" + rows[0] + "]\n"
	}
	return "moves  = [\n  " + strings.Join(rows, ",\n  ") + ",\n]\n"
}

// writeAligned writes settings with their equals signs in one column; those with
// long keys stick out.
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
