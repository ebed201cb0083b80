package diagram

import (
	"slices"
	"strings"

	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// unsaid are the parameters that say rules for which our language has no words.
var unsaid = []string{"captureMatrix", "spell", "spellZone", "blastZone", "atomicCapture"}

// rules writes how games end, and which pieces are hard to trade.
func (k *converter) rules() {
	if k.word(k.Run, "stalemate", "draw", "win") == "win" {
		k.game.SetText("endings.stalemate", "loss")
	}
	if s, given := k.settings["baring"]; given {
		if s.value.Text == "0" {
			k.game.SetText("endings.bare_king", "loss unless answered")
		} else {
			k.game.LoseAt(s.whole, "%s", s.whole.Text)
		}
	}
	if s, given := k.settings["succession"]; given && k.number(k.Run, "succession", 0) != 0 {
		k.game.LoseAt(s.whole, "%s: another piece takes the place of a lost king", s.whole.Text)
	}
	k.trade()
	k.shuffle()
	for _, name := range unsaid {
		if s, given := k.settings[name]; given && s.value.Text != "" && s.value.Text != "0" {
			k.game.LoseAt(s.whole, "%s", spelling.Shortened(s.whole.Text))
		}
	}
	if i := slices.IndexFunc(k.texts, func(text textOf) bool { return text.Exempt }); i >= 0 && k.changes() {
		k.game.LoseAt(k.types[i].fields[movesField], "%s: moves that are exempt from morph and captureMatrix (')", k.types[i].label())
	}
}

// changes reports whether pieces change by captures or on some squares.
func (k *converter) changes() bool {
	_, captures := k.settings["captureMatrix"]
	return captures || slices.ContainsFunc(k.types, func(t *kind) bool { return t.morph != nil })
}

// trade writes which pieces may not be traded for each other.
func (k *converter) trade() {
	s, given := k.settings["protected"]
	other, strikes := k.settings["counterStrike"]
	if !given && !strikes {
		return
	}
	types, also := k.kinds(k.Run, "protected"), k.kinds(k.Run, "counterStrike")
	switch {
	case !given:
		k.game.LoseAt(other.whole, "%s without protected", other.whole.Text)
		return
	case strikes && !slices.Equal(types, also):
		k.game.LoseAt(other.whole, "%s of other pieces than %s", other.whole.Text, s.whole.Text)
		return
	case len(types) == 0:
		return
	}
	text := "types = " + game.Quoted(k.names(types))
	if strikes {
		text += `, counterstrike = "never"`
	}
	k.game.Set("trade", "{ %s }", text)
}

// shuffle writes how the start position is shuffled: all of the first rank or nothing.
func (k *converter) shuffle() {
	s, given := k.settings["shuffle"]
	if !given || s.value.Text == "" {
		return
	}
	shades := strings.Contains(s.value.Text, "!")
	var listed []*kind
	for rest := strings.ReplaceAll(s.value.Text, "!", ""); rest != ""; {
		t, n := k.byID(rest)
		if t == nil {
			k.game.LoseAt(s.whole, "%s", spelling.Shortened(s.whole.Text))
			return
		}
		listed, rest = append(listed, t), rest[n:]
	}
	for at, f := range k.board {
		if f.color == colours[0] && (at.rank == 0) != slices.Contains(listed, f.kind) {
			k.game.LoseAt(s.whole, "%s: a shuffle of some pieces of the first rank, or of others", spelling.Shortened(s.whole.Text))
			return
		}
	}
	castles := k.castles != [2][2]bool{}
	switch {
	case !shades && !castles:
		k.game.SetText("shuffle", "free")
	case shades && castles && k.onlyBishops(s):
		k.game.SetText("shuffle", "chess960")
	default:
		k.game.LoseAt(s.whole, "%s: with castling, or with pieces on squares of both colours", spelling.Shortened(s.whole.Text))
	}
}

// onlyBishops reports whether only the bishops go to squares of both colours.
func (k *converter) onlyBishops(s setting) bool {
	_, behind, _ := strings.Cut(s.value.Text, "!")
	t, n := k.byID(behind)
	return t != nil && (strings.EqualFold(t.fields[nameField].Text, "bishop") || t.fields[movesField].Text == "B") && !strings.Contains(behind[n:], "!")
}
