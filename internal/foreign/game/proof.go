package game

import (
	"fmt"
	"reflect"
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
	"fairymax/variants"
)

// prove reads back the text of a game. It returns the first of the shorter texts
// that means the same as the full one, and an error if the full one does not say
// what was meant.
func (g *Game) prove(c compiler, full string, shorter []string) (string, error) {
	v, err := c.Compile(full)
	if err != nil {
		return full, err
	}
	for _, p := range g.Pieces {
		if err := g.compare(p, v.Rules.Def); err != nil {
			return full, err
		}
	}
	for _, text := range shorter {
		if short, err := c.Compile(text); err == nil && sameGame(v, short) {
			return text, nil
		}
	}
	return full, nil
}

// compare holds the compiled steps of a piece against those it was made of.
func (g *Game) compare(p *Piece, def *define.Game) error {
	if p.Moves == nil || len(p.Besides) > 0 {
		return nil // its rows were never moves
	}
	i := slices.IndexFunc(def.Types, func(t define.Type) bool { return t.Name == p.Name })
	if i < 0 {
		return fmt.Errorf("%s is missing from the definition", p.Name)
	}
	want := p.Moves
	if g.Wrap {
		want = want.Rounded()
	}
	got := byRoyals(moves.Of(def.Types[i].Steps[define.White]), def)
	want = byRoyals(want, def)
	if got.Anywhere().Key() != want.Anywhere().Key() {
		return fmt.Errorf("%s would move differently", p.Name)
	}
	return nil
}

// byRoyals writes the royal types of a game among the victims of moves as [moves.Royals].
func byRoyals(m moves.List, def *define.Game) moves.List {
	return m.Each(func(_ *define.Step, legs define.Chain) {
		for i := range legs {
			if legs[i].Victims != 0 && legs[i].Victims == def.Royal.Types {
				legs[i].Victims = moves.Royals
			}
		}
	})
}

// sameGame reports whether variants have the same rules, whatever their titles.
func sameGame(a, b *variants.Variant) bool {
	return reflect.DeepEqual(untitled(a), untitled(b))
}

// untitled returns a definition without names and titles.
func untitled(v *variants.Variant) define.Game {
	def := *v.Rules.Def
	def.Name, def.Title = "", ""
	def.Types = slices.Clone(def.Types)
	for i := range def.Types {
		def.Types[i].Title = ""
	}
	return def
}
