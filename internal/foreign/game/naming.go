package game

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/internal/foreign/moves"
)

// NameFrom finds the pieces among the shared ones, and gives names, letters and
// rows to the others.
func (g *Game) NameFrom(lib *Library) {
	taken := make(map[string]bool)
	for _, p := range g.Pieces {
		taken[p.Name] = p.Name != ""
	}
	for _, p := range g.Pieces {
		if p.Name == "" {
			m := p.Moves
			if g.Wrap {
				m = m.Relative()
			}
			p.recognise(lib, m)
			if p.Name = freeName(p.Name, taken); p.Name != p.Shared {
				p.Different()
			}
			taken[p.Name] = true
		}
	}
	g.rewrite(lib)
}

// rewrite gives rows of their own to pieces that lean on a shared one which is another
// piece in this game.
func (g *Game) rewrite(lib *Library) {
	changed := make(map[string]bool)
	for _, p := range g.Pieces {
		changed[p.Name] = p.Wish != "" && (p.Name != p.Shared || p.Within != "") && lib.named(p.Name) != nil
	}
	for _, p := range g.Pieces {
		leans := func(name string) bool { return lib.leansOn(name, changed) }
		if p.Shared != "" && leans(p.Shared) || slices.ContainsFunc(p.Like, leans) {
			m := p.Moves
			if g.Wrap {
				m = m.Relative()
			}
			p.Shared, p.Like, p.rows = "", nil, moves.Rows(m)
		}
	}
}

// recognise looks a piece up by its moves; it proposes a name.
func (p *Piece) recognise(lib *Library, m moves.List) {
	switch {
	case p.Wish == "":
	case lib.same(p.Wish, m, p.Royal):
		p.Name, p.Shared = p.Wish, p.Wish
		return
	default:
		p.Name = p.Wish
		p.compose(lib, m)
		return
	}
	if found := lib.exact(m, p.Royal, p.Letter); found != nil {
		p.Name, p.Shared = found.name, found.name
		if p.Royal && !found.royal {
			p.Name = "royal-" + found.name
		}
		return
	}
	letter, promoted := strings.CutPrefix(strings.ToLower(p.Letter), "+")
	switch {
	case p.Royal:
		p.Name = "royal-" + letter[:1]
	case promoted:
		p.Name = "promoted-" + letter[:1]
	default:
		p.Name = "piece-" + letter[:1]
	}
	p.compose(lib, m)
}

// most is how many shared pieces are named as parts of one piece.
const most = 3

// compose describes the moves by shared pieces and rows, or by rows alone if that
// is shorter.
func (p *Piece) compose(lib *Library, m moves.List) {
	if found := lib.exact(m, false, ""); found != nil {
		p.Like = []string{found.name}
		return
	}
	rest := m
	for len(rest) > 0 && len(p.Like) < most {
		found, left := lib.part(rest)
		if found == nil {
			found, left = lib.exact(rest, false, ""), nil
		}
		if found == nil {
			break
		}
		p.Like, rest = append(p.Like, found.name), left
	}
	plain, compound := moves.Rows(m), moves.Rows(rest)
	p.rows = compound
	if len(plain) < len(compound)+len(p.Like) {
		p.Like, p.rows = nil, plain
	}
}

// freeName returns a name that is not taken, the wish if possible.
func freeName(wish string, taken map[string]bool) string {
	name := wish
	for i := 2; taken[name]; i++ {
		name = fmt.Sprintf("%s-%d", wish, i)
	}
	return name
}

// letterForms lists the letters that a piece may have instead of the one that it should:
// first the same with a mark, then others.
func letterForms(wish string) []string {
	forms := []string{wish}
	letter, promoted := strings.CutPrefix(wish, "+")
	plus := ""
	if promoted {
		plus = "+"
	}
	for _, r := range letter[:min(1, len(letter))] + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
		forms = append(forms, plus+string(r), plus+string(r)+"'", plus+string(r)+"!")
	}
	return forms
}

// DressLetters changes the letter of a piece if a side has another piece of that
// letter.
func (g *Game) DressLetters() {
	taken := [2]map[string]bool{make(map[string]bool), make(map[string]bool)}
	for _, p := range g.Pieces {
		wish := p.Letter
		free := func(letter string) bool {
			return (!p.Owners[0] || !taken[0][letter]) && (!p.Owners[1] || !taken[1][letter])
		}
		forms := letterForms(wish)
		i := slices.IndexFunc(forms, free)
		if i < 0 {
			continue // the proof reports it
		}
		if p.Letter = forms[i]; i > 0 {
			g.Note(g.line, "two kinds of pieces have the letter %s; the %s is written %s here", wish, p.Name, p.Letter)
		}
		for c, owns := range p.Owners {
			if owns {
				taken[c][p.Letter] = true
			}
		}
	}
}
