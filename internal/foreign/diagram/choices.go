package diagram

import (
	"slices"
	"strings"

	"fairymax/variants/spelling"
)

// choices is what promoChoice says.
type choices struct {
	list   []choice
	stays  []*kind // types that may stay what they are
	forced bool    // types at a fixed distance must be taken
	hand   bool    // all choices come from the hand
}

// choice is a type that others may become.
type choice struct {
	*kind
	ranks int // the last ranks on which it is one, 0 for all of the zone
}

// usualChoices is promoChoice if it is not given.
const usualChoices = "QNRB"

// readChoices reads promoChoice. Wanted tells whether types choose among it; otherwise
// only a + has a meaning.
func (k *converter) readChoices(wanted bool) {
	s, given := k.settings["promoChoice"]
	switch {
	case !wanted:
		k.choices.forced = s.value.Text == "+"
		if s.value.Text != "" && !k.choices.forced && k.number(k.Run, "maxPromote", 1) > 0 {
			k.game.LoseAt(s.whole, "%s together with promoOffset", s.whole.Text)
		}
		return
	case !given:
		k.game.Note(k.line, "promoChoice is not in the diagram; without it, it is %s", usualChoices)
		for _, id := range usualChoices {
			if t, _ := k.byID(string(id)); t != nil {
				k.choices.list = append(k.choices.list, choice{kind: t})
			}
		}
		return
	case s.value.Text == "":
		for _, t := range k.types[1:] {
			if !slices.Contains(k.royals, t) {
				k.choices.list = append(k.choices.list, choice{kind: t})
			}
		}
		return
	}
	fromHand := 0
	for at := 0; at < len(s.value.Text); {
		n, held := k.readChoice(s, at)
		if n == 0 {
			return
		}
		at += n
		if held {
			fromHand++
		}
	}
	if k.choices.hand = fromHand > 0; k.choices.hand && fromHand < len(k.choices.list) {
		k.game.LoseAt(s.whole, "%s: choices of which some come from the hand and some do not", s.whole.Text)
	}
}

// readChoice reads the choice at a byte of promoChoice. It returns its length, 0 if it is
// wrong, and whether it is one from the hand.
func (k *converter) readChoice(s setting, at int) (length int, held bool) {
	text := s.value.Text[at:]
	n := len(text) - len(strings.TrimLeft(text, "*!+,"))
	marks := strings.Trim(text[:n], ",")
	t, size := k.byID(text[n:])
	switch {
	case strings.Contains(marks, "+"):
		if t, size = k.byID(text[n-1:]); t == nil || text[n-1] != '+' {
			k.game.LoseAt(s.value.Part(at, len(s.value.Text)), "%s: + without promoOffset", s.whole.Text)
			return 0, false
		}
		n, marks = n-1, strings.TrimSuffix(marks, "+")
	case text[n:] == "" && marks == "":
		return n, false
	}
	if t == nil || len(marks) > 1 {
		k.FailAt(s.value.Part(at, len(s.value.Text)), "promoChoice: %q does not begin with the id of one piece, with at most * (from the hand) or ! (stays) before it", spelling.Shortened(text))
		return 0, false
	}
	end := n + size
	digits := len(text[end:]) - len(strings.TrimLeft(text[end:], "0123456789"))
	c := choice{kind: t}
	switch {
	case digits > 1:
		k.FailAt(s.value.Part(at, at+end+digits), "promoChoice: after %s comes the number of ranks, one digit", t.id)
		return 0, false
	case digits == 1:
		c.ranks = int(text[end] - '0')
	}
	if marks == "!" {
		k.choices.stays = append(k.choices.stays, t)
	} else {
		k.choices.list = append(k.choices.list, c)
	}
	return end + digits, marks == "*"
}

// choiceKinds returns what a type may become, and whether it may stay what it is.
func (k *converter) choiceKinds(t *kind) (list []*kind, stay bool) {
	for _, c := range k.choices.list {
		if c.kind != t {
			list = append(list, c.kind)
			continue
		}
		k.loseChoice("the " + t.label() + " among its own choices, without !")
	}
	for _, own := range k.choices.stays {
		if own != t {
			k.loseChoice("! before a piece that is not the one that promotes")
		}
	}
	return list, slices.Contains(k.choices.stays, t)
}

// loseChoice notes what promoChoice says and the language does not, at the diagram if the
// choices are the usual ones.
func (k *converter) loseChoice(what string) {
	if s, given := k.settings["promoChoice"]; given {
		k.game.LoseAt(s.whole, "%s: %s", s.whole.Text, what)
	} else {
		k.game.Lose(k.line, "promoChoice=%s: %s", usualChoices, what)
	}
}

// everywhere reports whether the choices are the same on all ranks.
func (c *choices) everywhere() bool {
	return !slices.ContainsFunc(c.list, func(one choice) bool { return one.ranks > 0 })
}

// on returns what a type may become on a rank, counted from the last one as 1.
func (c *choices) on(rank int, t *kind) (list []*kind) {
	for _, one := range c.list {
		if one.kind != t && (one.ranks == 0 || one.ranks >= rank) {
			list = append(list, one.kind)
		}
	}
	return list
}
