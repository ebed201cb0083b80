package lint

import (
	"reflect"
	"slices"

	"fairymax/board/define"
)

// letters warns of pieces to which no piece can promote under XBoard.
func (l *linter) letters() {
	if l.options.Promoted == nil {
		return
	}
	var seen define.TypeMask
	for i := range l.Rules.Def.Promotions {
		for _, kind := range l.Rules.Def.Promotions[i].Results() {
			if int(kind) > len(l.Pieces) || seen.Has(kind) {
				continue // a type that remembers a promotion has the letter of the plain type
			}
			seen |= define.MaskOf(kind)
			t, letter := l.Pieces[kind-1], l.Rules.Def.Types[kind-1].Letter
			if !l.options.Promoted(letter) {
				l.warn(t.Near(t.Def.Get("letter").At), "FM913", "XBoard cannot send a promotion to %s, because its letter is %q", t.Name, letter)
			}
		}
	}
}

// name warns of a name that XBoard gives to another game.
func (l *linter) name() {
	if l.options.Confusing != nil && l.options.Confusing(l.Name) {
		l.warn(l.Game.At, "FM914", "XBoard mistakes the name %s for one of its own games; rename the file", l.Name)
	}
}

// aliases warns of other names of this game that mean another one.
func (l *linter) aliases() {
	for _, node := range l.Game.Get("aliases").Items() {
		other := l.catalogue.Find(node.Text())
		if other != l.Name && slices.Contains(l.catalogue.Names(), other) {
			l.warn(node.At, "FM923", "aliases: %q already means %s, so it never means this game", node.Text(), other)
		}
	}
}

// twins warns of a game that the catalogue has under another title: with the same one it is no new game.
func (l *linter) twins() {
	for _, name := range l.catalogue.Names() {
		if name == l.Name {
			continue
		}
		if other := l.catalogue.DefinitionFrom(l.Rules.Def.Start, name); other != nil && other.Title != l.Rules.Def.Title && sameRules(l.Rules.Def, other) {
			l.warn(l.Game.Get("title").At, "FM911", "this game has the same rules as %s, which is already in the catalogue", name)
		}
	}
}

// sameRules reports whether two games differ only in names.
func sameRules(a, b *define.Game) bool {
	if !reflect.DeepEqual(withoutNames(a), withoutNames(b)) {
		return false
	}
	for i := range a.Types {
		for side := range a.Types[i].Steps {
			if !define.SameMoves(define.Chains(a.Types[i].Steps[side]), define.Chains(b.Types[i].Steps[side])) {
				return false
			}
		}
	}
	return true
}

// withoutNames returns a definition without names and moves.
func withoutNames(d *define.Game) *define.Game {
	plain := *d
	plain.Name, plain.Title = "", ""
	plain.Types = make([]define.Type, len(d.Types))
	for i, t := range d.Types {
		plain.Types[i] = define.Type{Letter: t.Letter, Owners: t.Owners, Value: t.Value, Demotes: t.Demotes}
	}
	return &plain
}
