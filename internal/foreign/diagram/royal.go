package diagram

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// royal finds the royal types: those that the parameter names, or else the last type of
// the list.
func (k *converter) royal() {
	if s, given := k.settings["royal"]; given {
		if k.royals = k.kinds(k.Run, "royal"); len(k.royals) == 0 {
			k.FailAt(s.whole, "%s names no piece; a game without royal pieces cannot be read", s.whole.Text)
		}
		return
	}
	k.royals = k.types[len(k.types)-1:]
}

// royalRules writes the royal types, and what check is to several of them.
func (k *converter) royalRules() {
	names := k.names(k.royals)
	if !slices.Equal(names, []string{kingName}) {
		k.game.Set("royal.types", "%s", game.List(names))
	}
	for _, c := range colours {
		switch n := k.royalCount(c); {
		case n == 0:
			k.game.Lose(k.line, "the royal piece of %v (%s): it has none on the board", c, k.royals[0].label())
		case n > 1:
			k.severalRoyals()
			return
		}
	}
}

// royalCount returns how many royal pieces a side has, one more if another piece can
// become one.
func (k *converter) royalCount(c define.Color) int {
	count := 0
	for _, f := range k.board {
		if f.color == c && slices.Contains(k.royals, f.kind) {
			count++
		}
	}
	if slices.ContainsFunc(k.royals, k.appears) {
		count++
	}
	return count
}

// appears reports whether other types can become a type.
func (k *converter) appears(t *kind) bool {
	for _, p := range k.promoting() {
		if slices.Contains(p.becomes, t) {
			return true
		}
	}
	for _, turns := range k.turns {
		for _, becomes := range turns {
			if becomes == t {
				return true
			}
		}
	}
	return false
}

// severalRoyals writes what holds for a side with several royal pieces. The bits of
// extinction are the sides, first White's, that lose only with the last of them.
func (k *converter) severalRoyals() {
	s, given := k.settings["extinction"]
	bits := k.number(k.Run, "extinction", 3)
	for _, c := range colours {
		if k.royalCount(c) <= 1 {
			bits |= 1 << c // it has no other
		}
	}
	switch {
	case given && k.number(k.Run, "extinction", 3) == 0:
		// A side loses with any of them, as is usual here.
	case bits&3 == 3:
		if !given {
			k.game.Note(k.line, "extinction is not in the diagram; without it, a side with several royal pieces loses with the last of them")
		}
		k.game.SetText("royal.check", "last")
	default:
		k.game.LoseAt(s.whole, "%s: only one side loses with the last of its royal pieces", s.whole.Text)
	}
}
