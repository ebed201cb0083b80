package stockfish

import (
	"cmp"
	"maps"
	"slices"

	"fairymax/internal/foreign/game"
)

// Read imports a variants.ini.
func Read(in *game.Run) error {
	known := make(map[string]*section)
	for _, sec := range sections(in.Source) {
		whole := inherit(in, sec, known)
		known[sec.name] = whole
		if !in.Wanted(sec.name) || whole == nil {
			continue
		}
		before := in.Faults()
		k, err := newConverter(in, whole)
		if err != nil {
			return err
		}
		if err := k.convert(); err != nil {
			return err
		}
		if in.Faults() == before {
			in.Finish(k.game)
		}
	}
	return nil
}

// inherit gives a section the options of the sections before it that it extends.
// Its parent is then a built-in game; nil if there is no such game.
func inherit(in *game.Run, sec *section, known map[string]*section) *section {
	whole := &section{name: sec.name, line: sec.line, fresh: sec.parent == "", given: maps.Clone(sec.given)}
	if before, ours := known[sec.parent]; ours {
		if before == nil {
			in.Fail(sec.line, "%s: its parent %s could not be imported", sec.name, sec.parent)
			return nil
		}
		whole.parent, whole.fresh = before.parent, before.fresh
		for key, o := range before.given {
			if _, own := whole.given[key]; !own {
				whole.given[key] = o
			}
		}
		return whole
	}
	whole.parent = cmp.Or(sec.parent, noParent)
	if name, ok := words("game")[whole.parent]; ok {
		whole.parent = name
	}
	if !in.Has(whole.parent) {
		in.Fail(sec.line, "%s: its parent %s is not built in", sec.name, sec.parent)
		return nil
	}
	return whole
}

// noParent is Fairy-Stockfish's name of the game that gives a section without a
// parent its board and rules.
const noParent = "fairy"

// convert makes the game.
func (k *converter) convert() error {
	if err := k.armies(); err != nil {
		return err
	}
	k.board()
	k.castling()
	k.promotion()
	k.hand()
	k.endings()
	k.rules()
	k.game.NewArmy = len(k.game.Pieces) != len(k.base.Pieces) || slices.ContainsFunc(k.game.Pieces, func(p *game.Piece) bool { return !p.Inherited })
	k.leftOver()
	return nil
}
