package stockfish

import (
	"maps"
	"regexp"
	"slices"
	"strings"

	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// wish is a piece that a section asks for, or if it has no letter one of the
// parent's that it does without.
type wish struct {
	option
	letter, betza string
	royal         bool
}

// armies makes the pieces: those of the parent, unless the section begins afresh,
// and its own.
func (k *converter) armies() error {
	for _, p := range k.base.Pieces {
		copied := *p
		k.game.Pieces = append(k.game.Pieces, &copied)
	}
	wishes := k.wishes()
	moved, err := k.movesOf(wishes)
	if err != nil {
		return err
	}
	asked := make(map[string]bool) // letters
	for i, w := range wishes {
		if w.letter == "" {
			k.remove(w.royal, moved[i])
			continue
		}
		if moved[i] != nil {
			k.add(w, moved[i])
			asked[w.letter] = true
		}
	}
	k.pawn(asked)
	if k.fresh {
		k.game.Pieces = slices.DeleteFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Inherited && !asked[p.Letter] })
	}
	k.game.NameFrom(k.Library)
	k.royals()
	return nil
}

// wishes lists the pieces that a section names.
func (k *converter) wishes() []wish {
	builtin := words("piece")
	var list []wish
	for _, key := range slices.Sorted(maps.Keys(k.given)) {
		betza, known := builtin[key]
		if !known && !strings.HasPrefix(key, "customPiece") {
			continue
		}
		if w, ok := k.wish(k.given[key], betza); ok {
			list = append(list, w)
		}
	}
	return list
}

var customForm = regexp.MustCompile(`^([A-Za-z]):(\S+)$`)

// wish reads an option that names a piece. Betza is how it moves unless the option
// says it, "" if only the option can. It is not ok if nothing is to be done.
func (k *converter) wish(o option, betza string) (w wish, ok bool) {
	w = wish{option: o, betza: betza, royal: o.key == royalOption}
	known := betza != ""
	custom := customForm.FindStringSubmatch(o.value)
	switch {
	case custom != nil:
		w.letter, w.betza = strings.ToUpper(custom[1]), ourBetza(custom[2])
	case known && o.value == "-":
	case known && len(o.value) == 1:
		w.letter = strings.ToUpper(o.value)
	case o.value == "-":
		k.done[o.key] = true
		return w, false
	default:
		k.Fail(o.line, "%s = %s: a piece is a letter, a custom one LETTER:BETZA", o.key, o.value)
		return w, false
	}
	k.done[o.key] = true
	return w, true
}

// royalOption names the piece that is royal.
const royalOption = "king"

var (
	theirMark  = regexp.MustCompile(`[mc]+[fbrlvsh]+`)
	theirRider = regexp.MustCompile(`NN`)
)

// ourBetza turns Betza's notation as Fairy-Stockfish writes it into XBoard's: a
// rider is N0, and directions stand before m and c.
func ourBetza(text string) string {
	text = theirRider.ReplaceAllString(text, "N0")
	return theirMark.ReplaceAllStringFunc(text, func(mark string) string {
		at := strings.IndexFunc(mark, func(r rune) bool { return r != 'm' && r != 'c' })
		return mark[at:] + mark[:at]
	})
}

// movesOf compiles the moves of the pieces that are asked for; nil where the text
// cannot be read.
func (k *converter) movesOf(wishes []wish) ([]moves.List, error) {
	texts := make([]string, len(wishes))
	for i, w := range wishes {
		texts[i] = w.betza
	}
	return k.Betza(texts, func(i int, reason string) {
		k.Fail(wishes[i].line, "%s = %s: %s", wishes[i].key, wishes[i].value, reason)
	})
}

// remove takes a piece of the parent away.
func (k *converter) remove(royal bool, m moves.List) {
	k.game.Pieces = slices.DeleteFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Royal == royal && p.Key == m.Key() })
}

// add adds a piece, or gives the parent's piece of these moves the letter. The
// piece that had the letter goes.
func (k *converter) add(w wish, m moves.List) {
	i := slices.IndexFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Royal == w.royal && p.Key == m.Key() })
	var p *game.Piece
	if i >= 0 {
		p = k.game.Pieces[i]
	} else {
		p = &game.Piece{Owners: [2]bool{true, true}, Moves: k.fromRegion(m), Key: m.Key(), Royal: w.royal}
		k.game.Pieces = append(k.game.Pieces, p)
	}
	k.game.Pieces = slices.DeleteFunc(k.game.Pieces, func(other *game.Piece) bool {
		return other != p && (other.Letter == w.letter || w.royal && other.Royal)
	})
	if p.Inherited && p.Letter != w.letter {
		p.Changed = true
	}
	p.Letter = w.letter
}

// royals lists the royal pieces if they are not the parent's.
func (k *converter) royals() {
	var before []string
	for _, p := range k.base.Pieces {
		if p.Royal {
			before = append(before, p.Name)
		}
	}
	if own := k.game.Royals(); !slices.Equal(own, before) {
		k.game.Set("royal.types", "%s", game.List(own))
	}
}
