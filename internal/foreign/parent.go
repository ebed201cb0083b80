package foreign

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
)

// parent is a game of the catalogue that stands for itself, as its text has it.
type parent struct {
	name     string
	settings []setting
}

var plainKey = regexp.MustCompile(`^([a-z0-9_.-]+)\s*=\s*(.*)$`)

// roots reads the games that others may extend, once.
func (w *workshop) roots() ([]parent, error) {
	if w.parents != nil {
		return w.parents, nil
	}
	files, err := fs.Glob(w.base, "variants/*.toml")
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		text, err := fs.ReadFile(w.base, file)
		if err != nil {
			return nil, err
		}
		p := parent{name: strings.TrimSuffix(path.Base(file), ".toml"), settings: settingsOf(string(text))}
		if !slices.ContainsFunc(p.settings, func(s setting) bool { return s.key == "extends" }) {
			w.parents = append(w.parents, p)
		}
	}
	return w.parents, nil
}

// settingsOf reads the keys of a definition: those on a line of their own, and
// tables with all that is in them.
func settingsOf(text string) []setting {
	var list []setting
	table := -1
	for line := range strings.SplitSeq(text, "\n") {
		line = strings.TrimRight(line, " ")
		m := plainKey.FindStringSubmatch(line)
		switch {
		case strings.HasPrefix(line, "["):
			list = append(list, setting{strings.Trim(line, "[]"), "\n"})
			table = len(list) - 1
		case line == "", strings.HasPrefix(line, "#"):
		case table >= 0:
			list[table].value += line + "\n"
		case m != nil:
			list = append(list, setting{m[1], m[2]})
		case len(list) > 0:
			list[len(list)-1].value += line // a list that goes on
		}
	}
	return list
}

// same reports whether settings say the same, however they are spaced.
func (s setting) same(other setting) bool {
	return s.key == other.key && strings.Join(strings.Fields(s.value), " ") == strings.Join(strings.Fields(other.value), " ")
}

// heir is a game written as what differs from a parent.
type heir struct {
	parent  string
	without []string
	left    []setting // what the parent says as well
}

// heirOf says how a game is written as a child of a parent; ok is false if that
// makes nothing shorter.
func heirOf(all []setting, p parent) (h heir, ok bool) {
	h.parent = p.name
	for _, s := range all {
		if slices.ContainsFunc(p.settings, s.same) {
			h.left = append(h.left, s)
		}
	}
	for _, s := range p.settings {
		private := s.key == "title" || s.key == "source" || strings.HasPrefix(s.key, "piece") || strings.HasPrefix(s.key, "zones")
		if !private && !slices.ContainsFunc(all, func(own setting) bool { return own.key == s.key }) {
			h.without = append(h.without, s.key)
		}
	}
	h.without = p.shorten(h.without)
	return h, h.saves() >= 2
}

// shorten names whole tables of the parent instead of all that is in them.
func (p parent) shorten(without []string) []string {
	var list []string
	for _, key := range without {
		for i, r := range key + "." {
			table := key[:i]
			whole := r == '.' && !slices.ContainsFunc(p.settings, func(s setting) bool {
				return strings.HasPrefix(s.key+".", table+".") && !slices.Contains(without, s.key)
			})
			if whole {
				if !slices.Contains(list, table) {
					list = append(list, table)
				}
				break
			}
		}
	}
	return list
}

// saves counts the lines that a parent spares.
func (h heir) saves() int { return len(h.left) - len(h.without) }

// shorter returns the texts of a game as the child of the parent that spares
// most, the shortest first; none if no parent spares anything. The first leaves
// out the pieces that the parent defines too, in whatever words.
func (w *workshop) shorter(g *game, lib *library) ([]string, error) {
	roots, err := w.roots()
	if err != nil {
		return nil, err
	}
	var best heir
	var defined []setting
	written := g
	for _, p := range roots {
		own := g.inOrderOf(p)
		if h, ok := heirOf(own.all(lib), p); ok && h.saves() > best.saves() {
			written, best, defined = own, h, p.settings
		}
	}
	if best.parent == "" {
		return nil, nil
	}
	g.pieces = written.pieces
	new := func(s setting) bool { return !slices.ContainsFunc(best.left, s.same) }
	foreign := func(s setting) bool {
		return !strings.HasPrefix(s.key, "piece.") || !slices.ContainsFunc(defined, func(other setting) bool {
			return strings.HasPrefix(other.key+".", s.key+".") || other.key == "piece" && strings.Contains(other.value, strings.TrimPrefix(s.key, "piece."))
		})
	}
	return []string{
		g.text(lib, best.parent, best.without, func(s setting) bool { return new(s) && foreign(s) }),
		g.text(lib, best.parent, best.without, new),
	}, nil
}

// inOrderOf returns the game with its pieces in the order of a parent, if that
// has the same.
func (g *game) inOrderOf(p parent) *game {
	i := slices.IndexFunc(p.settings, func(s setting) bool { return s.key == "pieces" })
	if i < 0 {
		return g
	}
	var own []*piece
	for _, quoted := range strings.Split(strings.Trim(p.settings[i].value, "[]"), ",") {
		name := strings.Trim(strings.TrimSpace(quoted), `"`)
		at := slices.IndexFunc(g.pieces, func(p *piece) bool { return p.name == name })
		if at < 0 {
			return g
		}
		own = append(own, g.pieces[at])
	}
	if len(own) != len(g.pieces) {
		return g
	}
	ordered := *g
	ordered.pieces = own
	return &ordered
}
