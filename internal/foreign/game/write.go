package game

import (
	"fmt"
	"strings"
)

// everything wants all settings of a game.
func everything(Setting) bool { return true }

// full writes a game without another parent than it needs.
func (g *Game) full(lib *Library) string { return g.text(lib, g.Parent, g.Without, everything) }

// text writes a game as a definition. Settings that are not wanted, because the
// parent has them, are left out.
func (g *Game) text(lib *Library, extends string, without []string, wanted func(Setting) bool) string {
	head := []Setting{{"title", fmt.Sprintf("%q", g.title)}}
	if extends != "" {
		head = append(head, Setting{"extends", fmt.Sprintf("%q", extends)})
	}
	if len(without) > 0 {
		head = append(head, Setting{"without", Quoted(without)})
	}
	var rest, tables []Setting
	for _, s := range g.all(lib) {
		switch {
		case !wanted(s):
		case strings.HasPrefix(s.value, "\n"):
			tables = append(tables, s)
		case strings.Contains(s.Key, "."), s.Key == "hand":
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
		fmt.Fprintf(&b, "\n[%s]%s", s.Key, s.value)
	}
	return b.String()
}

// writeComments writes what is for people, notes with a dash.
func (g *Game) writeComments(b *strings.Builder) {
	for _, line := range g.Comments {
		b.WriteString(strings.TrimRight("# "+line, " ") + "\n")
	}
	for _, n := range g.notes {
		for i, line := range Wrapped(n.text, 76) {
			b.WriteString("# " + [...]string{"- ", "  "}[min(i, 1)] + line + "\n")
		}
	}
}

// all lists everything that makes the game, the head of the file first.
func (g *Game) all(lib *Library) []Setting {
	var list []Setting
	add := func(key, format string, args ...any) {
		list = append(list, Setting{key, fmt.Sprintf(format, args...)})
	}
	if !g.grown || g.Files > 0 {
		add("board", "\"%dx%d\"", g.Files, g.Ranks)
	}
	if g.Wrap {
		add("wrap", "true")
	}
	if g.Start != "" {
		add("start", "%q", g.Start)
	}
	if !g.grown || g.NewArmy {
		list = append(list, g.armies()...)
	}
	list = append(list, g.Settings...)
	for _, p := range g.Pieces {
		list = append(list, g.ofPiece(p, lib)...)
	}
	return list
}

// armies lists the pieces, of each side where they differ.
func (g *Game) armies() []Setting {
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
		return []Setting{{"pieces", List(all)}}
	}
	return []Setting{{"pieces", "\nwhite = " + List(own[0]) + "\nblack = " + List(own[1]) + "\n"}}
}

// ofPiece lists what the game has to say of a piece: nothing of a shared one whose
// letter it keeps.
func (g *Game) ofPiece(p *Piece, lib *Library) []Setting {
	letter := fmt.Sprintf("%q", p.Letter)
	if p.Inherited && !p.Changed {
		return nil
	}
	if p.Inherited && len(p.Besides) == 0 && p.Within == "" {
		return []Setting{{"piece." + p.Name, "{ letter = " + letter + " }"}}
	}
	if p.Shared != "" && !p.Inherited {
		if lib.letter(p.Shared) == p.Letter {
			return nil
		}
		return []Setting{{"piece." + p.Name, "{ letter = " + letter + " }"}}
	}
	if len(p.rows)+len(p.Besides) == 0 && p.Within == "" {
		return []Setting{{"piece." + p.Name, "{ letter = " + letter + ", like = " + Quoted(p.Like) + " }"}}
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
	return []Setting{{"piece." + p.Name, b.String()}}
}

// movesText writes the rows of a piece, a single short one in one line.
func (g *Game) movesText(p *Piece) string {
	w := rowWriter{g.Wrap, g.zones}
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
func writeAligned(b *strings.Builder, list []Setting) {
	width := 0
	for _, s := range list {
		if len(s.Key) <= 24 {
			width = max(width, len(s.Key))
		}
	}
	for _, s := range list {
		fmt.Fprintf(b, "%-*s = %s\n", width, s.Key, s.value)
	}
}
