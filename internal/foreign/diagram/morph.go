package diagram

import (
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// morph is what the squares of a board do to a type, as White sees them.
type morph struct {
	free  []string         // squares that it may enter
	turns map[square]*kind // what it becomes where it arrives
}

// readMorph reads the parameter of a type: a board, from White's last rank down, with a
// point for nothing, * for a square that it may not enter, and the id of what it becomes.
// It loses everything else and returns nil then.
func (k *converter) readMorph(t *kind) *morph {
	rows := strings.Split(t.morph.value.Text, "/")
	m := &morph{turns: make(map[square]*kind)}
	for i, r := range rows {
		for file, letter := range r {
			s := square{file, k.ranks - 1 - i}
			switch other, length := k.byID(string(letter)); {
			case letter == '.':
			case letter == '*':
				continue
			case other == nil || length != 1:
				k.loseMorph(t, "it has something other than dots, asterisks and ids of one letter")
				return nil
			default:
				m.turns[s] = other
			}
			m.free = append(m.free, s.String())
		}
		if len(r) != k.files || len(rows) != k.ranks {
			k.loseMorph(t, "its board is incomplete")
			return nil
		}
	}
	return m
}

// loseMorph loses the parameter of a type.
func (k *converter) loseMorph(t *kind, reason string) {
	k.game.LoseAt(t.morph.whole, "%s, %s: %s", t.label(), spelling.Shortened(t.morph.whole.Text), reason)
}

// confine writes the squares that a type may not enter, and remembers where it becomes
// another one.
func (k *converter) confine(t *kind) {
	if t.morph == nil {
		return
	}
	m := k.readMorph(t)
	confined := m != nil && len(m.free) < k.files*k.ranks
	switch {
	case m == nil || !confined && len(m.turns) == 0:
		return
	case k.symmetry == "rotate":
		k.loseMorph(t, "the board is turned for Black")
		return
	}
	k.game.NoteAt(t.morph.whole, "%s: the squares of morph are taken from White's last rank down, and Black's are their mirror images", t.label())
	if confined {
		k.piece(t).Within = game.List(m.free)
	}
	if len(m.turns) > 0 {
		k.turns[t] = m.turns
	}
}

// turning writes what a type becomes where it arrives.
func (k *converter) turning(t *kind) {
	turns := k.turns[t]
	if turns == nil {
		return
	}
	if slices.ContainsFunc(k.promoting(), func(p promoter) bool { return p.kind == t }) {
		k.loseMorph(t, "it promotes in another way too")
		return
	}
	places := make(map[square]string)
	var zone []string
	for _, s := range inOrder(turns) {
		zone = append(zone, s.String())
		text := game.Quoted(k.names([]*kind{turns[s]}))
		for _, at := range []square{s, {s.file, k.ranks - 1 - s.rank}} {
			if places[at] != "" && places[at] != text {
				k.loseMorph(t, "a square on which White's and Black's become different pieces")
				return
			}
			places[at] = text
		}
	}
	var rows []string
	for _, s := range inOrder(places) {
		rows = append(rows, fmt.Sprintf("%v = %s", s, places[s]))
	}
	name := "promotion." + k.piece(t).Name
	k.game.Set(name+".zone", "%s", game.List(zone))
	k.game.Set(name+".by_place", "\n%s\n", strings.Join(rows, "\n"))
}

// inOrder lists the squares of a table by rank, then by file.
func inOrder[V any](table map[square]V) []square {
	list := slices.Collect(maps.Keys(table))
	place := func(i int) int { return list[i].rank*define.MaxSide + list[i].file }
	sort.Slice(list, func(i, j int) bool { return place(i) < place(j) })
	return list
}
