package diagram

import (
	"slices"
	"strings"
)

// hand writes what is in hand and what for, and with it the rest of the start position.
func (k *converter) hand() {
	drops := k.number(k.Run, "holdingsType", 0) < 0
	text := [2]string{}
	for _, t := range k.types {
		n := k.held(t)
		switch {
		case n == 0:
			continue
		case drops:
		case !k.choices.hand:
			k.game.LoseAt(t.fields[handField], "%s: %d in hand, and nothing says what for", t.label(), n)
			continue
		case !slices.ContainsFunc(k.choices.list, func(c choice) bool { return c.kind == t }):
			k.game.NoteAt(t.fields[handField], "the %d of %s in hand are left out, as no piece may become one", n, t.label())
			continue
		}
		for c := range text {
			text[c] += strings.Repeat(k.piece(t).FEN(colours[c]), n)
		}
	}
	held := "[" + text[0] + text[1] + "]"
	switch s := k.settings["holdingsType"]; {
	case drops && k.choices.hand:
		k.game.LoseAt(s.whole, "%s: drops together with choices from the hand", s.whole.Text)
		fallthrough
	case k.choices.hand:
		k.promotions()
	case drops:
		k.drops()
	default:
		held = ""
		if k.number(k.Run, "holdingsType", 0) > 0 {
			k.game.LoseAt(s.whole, "%s: captured pieces in hand, and nothing says what for", s.whole.Text)
		}
	}
	k.rest(held, k.castles)
}

// promotions writes a hand from which pieces promote.
func (k *converter) promotions() {
	gains := "nothing"
	if k.number(k.Run, "holdingsType", 0) > 0 {
		gains = "losses"
	}
	k.game.Set("hand", "{ use = %q, gains = %q }", "promote", gains)
}

// drops writes a hand of captured pieces, which are dropped. They change back to what they
// were if types turn into those at a fixed distance, unless holdingsType is below -1.
func (k *converter) drops() {
	s := k.settings["holdingsType"]
	k.game.NoteAt(s.whole, "pieces in hand may be dropped on any empty square; limits that only the page gives are missing")
	offset := k.number(k.Run, "promoOffset", 0)
	text := `use = "drop", gains = "captures"`
	if len(k.promoting()) > 0 && (offset == 0 || s.value.Text != "-1") {
		text += ", demote = false"
	}
	k.game.Set("hand", "{ %s }", text)
	for _, f := range k.inOrder() {
		if offset > 0 && f.number > offset && s.value.Text == "-1" && !slices.Contains(k.royals, f.kind) {
			k.game.LoseAt(f.fields[squaresField], "%s: what it becomes in hand, as it comes after the types that promote", f.label())
			return
		}
	}
}
