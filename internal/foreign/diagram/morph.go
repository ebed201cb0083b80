package diagram

import (
	"slices"
	"strings"

	"fairymax/internal/foreign/game"
)

// morph writes the squares that a type may not enter; it loses all other changes on
// squares.
func (k *converter) morph(t *kind) {
	if t.morph == nil {
		return
	}
	value := t.morph.value.Text
	rows := strings.Split(value, "/")
	if strings.Trim(value, ".*/") != "" || len(rows) != k.ranks || slices.ContainsFunc(rows, func(r string) bool { return len(r) != k.files }) {
		k.game.LoseAt(t.morph.whole, "%s: %s, changes of a piece on some squares, or a board that is not whole", t.label(), shortened(t.morph.whole.Text))
		return
	}
	var free []string
	for i, r := range rows {
		for file := range r {
			if r[file] == '.' {
				free = append(free, square{file, k.ranks - 1 - i}.String())
			}
		}
	}
	if len(free) == k.files*k.ranks {
		return
	}
	if k.symmetry == "rotate" {
		k.game.LoseAt(t.morph.whole, "%s: squares that it may not enter, on a board that is turned for Black", t.label())
		return
	}
	k.game.NoteAt(t.morph.whole, "%s: the squares of morph are taken from White's last rank down, and Black's are their mirror images", t.label())
	k.piece(t).Within = game.List(free)
}
