package variants

import (
	"reflect"
	"slices"

	"fairymax/board"
)

// This file warns of games that are won by one side only, that exist already, or
// that other programs misunderstand.

// losers warns of a side that cannot lose.
func (w *warner) losers() {
	at := w.c.game.Get("title").At
	if n := w.c.game.Get("endings"); n != nil {
		at = w.c.blame(n.Key, "title")
	}
	for side := board.White; side <= board.Black; side++ {
		if !w.canLose(side) {
			w.add(at, "FM909", "%v cannot lose: it has no royal piece, and no ending counts against it", side)
		}
	}
}

func (w *warner) canLose(side board.Color) bool {
	d, e := w.rules.Def, &w.rules.Def.Endings
	own, enemy := w.reigns(side), w.reigns(side.Other())
	decides := func(o board.Outcome) bool { return o == board.Loss || o == board.Win }
	switch {
	case own && (e.Checkmate == board.Loss || d.Royal.Check == board.CheckOff || e.BareKing != board.BareNothing || e.Checks > 0):
		return true
	case enemy && e.Checkmate == board.Win, decides(e.Stalemate), e.Extinct.Types != 0:
		return true
	case decides(e.Repetition.Result), decides(e.Repetition.PerpetualCheck), decides(e.Repetition.PerpetualChase):
		return true
	}
	return slices.ContainsFunc(e.Goals, func(g board.GoalDef) bool {
		return slices.ContainsFunc(w.roads.at[side.Other()][g.Type].Squares(), g.Zone[side.Other()].Has)
	})
}

// reigns reports whether a side ever has a royal man.
func (w *warner) reigns(side board.Color) bool {
	for kind := range w.roads.at[side] {
		if kind > 0 && w.rules.IsRoyal(board.PieceType(kind)) && !w.roads.at[side][kind].Empty() {
			return true
		}
	}
	return false
}

// mostFactor is how much a value may differ from that of the moves.
const mostFactor = 3

// values warns of values that the moves of a piece contradict.
func (w *warner) values() {
	given := func(t board.TypeDef) bool { return t.Value > 0 }
	if w.experts.Values == nil || !slices.ContainsFunc(w.rules.Def.Types, given) {
		return
	}
	free := *w.rules.Def
	free.Types = slices.Clone(free.Types)
	for i := range free.Types {
		free.Types[i].Value = 0
	}
	rules, err := board.Compile(&free)
	if err != nil {
		return
	}
	byMoves := w.experts.Values(rules)
	for _, t := range w.c.types {
		value, moves := w.rules.Def.Types[t.id-1].Value, byMoves[t.id]
		if value > 0 && moves > 0 && (value > mostFactor*moves || moves > mostFactor*value) {
			w.add(t.def.Get("value").At, "FM912", "%s: value = %d, but its moves suggest about %d", t.name, value, moves)
		}
	}
}

// letters warns of pieces to which nobody can promote under XBoard.
func (w *warner) letters() {
	if w.experts.Promoted == nil {
		return
	}
	var told board.TypeMask
	for i := range w.rules.Def.Promotions {
		for _, kind := range becomes(&w.rules.Def.Promotions[i]) {
			if int(kind) > len(w.c.types) || told.Has(kind) {
				continue // what remembers a promotion has the letter of the other
			}
			told |= board.MaskOf(kind)
			t, letter := w.c.types[kind-1], w.rules.Def.Types[kind-1].Letter
			if !w.experts.Promoted(letter) {
				w.add(w.c.near(t, t.def.Get("letter").At), "FM913", "XBoard cannot send a promotion to %s, because its letter is %q", t.name, letter)
			}
		}
	}
}

// name warns of a name that means something else to XBoard.
func (w *warner) name() {
	if w.experts.Confusing != nil && w.experts.Confusing(w.v.Name) {
		w.add(w.c.game.At, "FM914", "XBoard mistakes the name %s for one of its own games; rename the file", w.v.Name)
	}
}

// twins warns of a game that the catalogue has under another name.
func (w *warner) twins() {
	for _, name := range w.catalogue.Names() {
		if name == w.v.Name {
			continue
		}
		l := loader{layers: w.catalogue.layers}
		game := l.finished(name, l.find(name, 0), nil)
		if game.Get("start").Text() != w.rules.Def.Start {
			continue
		}
		if other, err := w.catalogue.Load(name); err == nil && sameRules(w.rules.Def, other.Rules.Def) {
			w.add(w.c.game.Get("title").At, "FM911", "this game has the same rules as %s, which is already in the catalogue", name)
		}
	}
}

// sameRules reports whether two games differ in names only.
func sameRules(a, b *board.Definition) bool {
	if !reflect.DeepEqual(withoutWords(a), withoutWords(b)) {
		return false
	}
	for i := range a.Types {
		for side := range a.Types[i].Steps {
			if !board.SameMoves(board.Chains(a.Types[i].Steps[side]), board.Chains(b.Types[i].Steps[side])) {
				return false
			}
		}
	}
	return true
}

// withoutWords is a definition without names and moves.
func withoutWords(d *board.Definition) *board.Definition {
	plain := *d
	plain.Name, plain.Title = "", ""
	plain.Types = make([]board.TypeDef, len(d.Types))
	for i, t := range d.Types {
		plain.Types[i] = board.TypeDef{Letter: t.Letter, Owners: t.Owners, Value: t.Value, Demotes: t.Demotes}
	}
	return &plain
}
