package stockfish

import (
	"slices"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// royals writes which pieces are royal: the king, and the pieces that a side must
// not run out of if they are treated like kings.
func (k *converter) royals() {
	for _, p := range k.game.Pieces {
		if p.Royal {
			k.royalNames = append(k.royalNames, p.Name)
		}
	}
	check := ""
	if k.flag("extinctionPseudoRoyal") && k.value("extinctionValue") == "loss" {
		check = k.pseudoRoyals()
	}
	if !slices.Equal(k.royalNames, []string{kingKind}) {
		k.game.Set("royal.types", "%s", game.List(k.royalNames))
	}
	if check != "" {
		k.game.SetText("royal.check", check)
	}
	if k.flag("makpongRule") {
		k.game.Set("royal.stays", "true")
	}
}

// pseudoRoyals adds the pieces that are treated like kings while a side has at most
// so many of them, and returns what check is to it.
func (k *converter) pseudoRoyals() string {
	left := k.number("extinctionPieceCount", 0, 255)
	king, several, limited := len(k.royalNames) > 0, false, false
	kinds := k.list("extinctionPieceTypes")
	for _, kind := range kinds {
		p := k.of[kind]
		if p == nil {
			continue
		}
		k.royalNames = append(k.royalNames, p.Name)
		most := k.most(kind)
		several = several || most > 1
		limited = limited || most > left+1
	}
	switch {
	case k.flag("dupleCheck"):
		return "all"
	case !limited || !several:
		return ""
	case left == 0 && !king && len(kinds) == 1:
		for _, b := range k.becomes {
			if b.promoted == kinds[0] {
				k.noteOption("extinctionPseudoRoyal", "here a move that makes a second royal piece may leave the first one attacked")
			}
		}
		return "last"
	}
	k.noteOption("extinctionPseudoRoyal", "every piece of these types is royal here, however many a side has")
	return ""
}

// unlimited is more than a side can have of a piece.
const unlimited = 1000

// most returns how many pieces of a kind a side can have.
func (k *converter) most(kind string) int {
	most := 0
	for c := range 2 {
		n := len(k.startPlaces(k.pieces[kind].letter, board.Color(c)))
		for _, held := range k.position.hand[c] {
			if held == kind {
				n++
			}
		}
		most = max(most, n)
	}
	for from, b := range k.becomes {
		if slices.Contains(b.all(), kind) && from != kind {
			if !k.replaces(from, kind) {
				return unlimited
			}
			most += k.most(from)
		}
	}
	return most
}

// replaces reports whether a kind can only come from the few pieces of another that
// are themselves royal.
func (k *converter) replaces(from, kind string) bool {
	return slices.Contains(k.list("extinctionPieceTypes"), from) && !slices.Contains(k.becomes[kind].all(), from)
}
