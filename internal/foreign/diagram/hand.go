package diagram

import (
	"slices"
	"strings"
)

// hand writes what is in hand and what for, and with it the rest of the start position.
func (k *converter) hand() {
	text := [2]string{}
	for _, t := range k.types {
		n := k.held(t)
		if n == 0 {
			continue
		}
		p := k.piece(t)
		if !k.choices.hand {
			k.game.LoseAt(t.fields[handField], "%s: %d in hand, without a word what for", t.label(), n)
			continue
		}
		if !slices.ContainsFunc(k.choices.list, func(c choice) bool { return c.kind == t }) {
			k.game.NoteAt(t.fields[handField], "the %d of %s in hand are left out, as no piece may become one", n, t.label())
			continue
		}
		for c := range text {
			text[c] += strings.Repeat(p.FEN(colours[c]), n)
		}
	}
	if !k.choices.hand {
		k.holdings()
		k.rest("", k.castles)
		return
	}
	k.promotions()
	k.rest("["+text[0]+text[1]+"]", k.castles)
}

// promotions writes a hand from which pieces promote.
func (k *converter) promotions() {
	switch k.number(k.Run, "holdingsType", 0) {
	case 0:
		k.game.Set("hand", "{ use = %q, gains = %q }", "promote", "nothing")
	case 1:
		k.game.Set("hand", "{ use = %q, gains = %q }", "promote", "losses")
	default:
		k.holdings()
	}
}

// holdings loses captured pieces that come into a hand for anything but promotion.
func (k *converter) holdings() {
	s, given := k.settings["holdingsType"]
	switch n := k.number(k.Run, "holdingsType", 0); {
	case !given || n == 0:
	case n < 0:
		k.game.LoseAt(s.whole, "%s: where captured pieces may be dropped; here it is any empty square", s.whole.Text)
		k.game.Set("hand", "{ use = %q, gains = %q }", "drop", "captures")
		k.game.Start += "[]"
	default:
		k.game.LoseAt(s.whole, "%s: captured pieces in hand, without a word what for", s.whole.Text)
	}
}
