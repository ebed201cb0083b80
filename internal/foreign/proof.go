package foreign

import (
	"fmt"
	"reflect"
	"slices"

	"fairymax/board"
	"fairymax/variants"
)

// prove reads a game back that was written. It returns the first of the shorter
// texts that means the same as the full one, and an error if that does not say
// what was meant.
func (w *workshop) prove(g *game, full string, shorter []string) (string, error) {
	v, err := w.load(scratch, full)
	if err != nil {
		return full, err
	}
	def := v.Rules.Def
	for _, p := range g.pieces {
		if err := g.compare(p, def); err != nil {
			return full, err
		}
	}
	for _, text := range shorter {
		if heir, err := w.load(scratch, text); err == nil && sameGame(v, heir) {
			return text, nil
		}
	}
	return full, nil
}

// compare holds the compiled steps of a piece against those it was made of.
func (g *game) compare(p *piece, def *board.Definition) error {
	if p.moves == nil || len(p.besides) > 0 {
		return nil // it is what a text says
	}
	for i := range def.Types {
		t := &def.Types[i]
		if t.Name != p.name {
			continue
		}
		want := p.moves
		if g.wrap {
			want = want.rounded()
		}
		if got := moves(board.Chains(t.Steps[board.White])).anywhere(); got.key() != want.anywhere().key() {
			return fmt.Errorf("%s would not move as it should", p.name)
		}
		return nil
	}
	return fmt.Errorf("%s is lost", p.name)
}

// anywhere returns the moves without the zones that limit them.
func (m moves) anywhere() moves {
	var all moves
	for _, legs := range m {
		legs = legs.Clone()
		legs[0].From, legs[0].To = nil, nil
		all = append(all, legs)
	}
	return all
}

// sameGame reports whether variants have the same rules, whatever their titles.
func sameGame(a, b *variants.Variant) bool {
	return reflect.DeepEqual(untitled(a), untitled(b))
}

// untitled returns a definition without what people call things.
func untitled(v *variants.Variant) board.Definition {
	def := *v.Rules.Def
	def.Name, def.Title = "", ""
	def.Types = slices.Clone(def.Types)
	for i := range def.Types {
		def.Types[i].Title = ""
	}
	return def
}
