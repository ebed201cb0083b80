package endgame

import (
	"slices"
	"strings"
)

// Summary says in a sentence which single pieces win against a bare royal; "" without answers.
func Summary(singles []*Answer) string {
	if len(singles) == 0 {
		return ""
	}
	if !slices.ContainsFunc(singles, (*Answer).goesOn) {
		return "A bare king has lost."
	}
	var always, sometimes []string
	for _, a := range singles {
		switch name := a.the(singles); a.mates() {
		case surely:
			always = append(always, name)
		case perhaps:
			sometimes = append(sometimes, name)
		}
	}
	text := "No single piece wins against a bare king"
	switch len(always) {
	case 0:
	case 1:
		text = "No single piece but " + always[0] + " wins against a bare king"
	default:
		text = "Of single pieces only " + listed(always) + " win against a bare king"
	}
	switch len(sometimes) {
	case 0:
	case 1:
		text += "; " + sometimes[0] + " sometimes does"
	default:
		text += "; " + listed(sometimes) + " sometimes do"
	}
	return text + "."
}

// goesOn reports whether the game is not over at once.
func (a *Answer) goesOn() bool {
	share, moves := a.Whole()
	return share < 1 || moves > 0
}

// chance says how often material wins.
type chance int

const (
	hardly chance = iota
	perhaps
	surely
)

// mates says how often the material wins where it may move: surely if it does so in all parts and
// the move rule allows it.
func (a *Answer) mates() chance {
	most, least := hardly, surely
	for i := range a.Parts {
		part := &a.Parts[i]
		own, c := a.counts(part), hardly
		switch share := own.Share(); {
		case share >= mostlyWon && !part.Cursed:
			c = surely
		case share > hardlyWon:
			c = perhaps
		}
		most, least = max(most, c), min(least, c)
	}
	if most == least {
		return most
	}
	return perhaps
}

// the names the piece of an answer, with its side where both sides are asked about.
func (a *Answer) the(singles []*Answer) string {
	for _, other := range singles {
		if other.Side != a.Side {
			return strings.ToUpper(a.Side[:1]) + a.Side[1:] + "'s " + a.Name()
		}
	}
	return "the " + a.Name()
}

// listed joins names.
func listed(names []string) string {
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
