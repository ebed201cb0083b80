package stockfish

import (
	"slices"

	"fairymax/board/define"
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
	if k.flag("extinctionPseudoRoyal") {
		check = k.pseudoRoyals()
	}
	k.asymmetric()
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
		k.royalNames = append(k.royalNames, k.types([]string{kind})...)
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

// neverCaptured reports whether a piece is royal and so never captured.
func (k *converter) neverCaptured(p *game.Piece) bool {
	return p.Royal || slices.Contains(k.royalNames, p.Name) && k.flag("extinctionPseudoRoyal")
}

// checksCount reports whether an option about checks is a rule here: there a check is an
// attack on the king, and on no other royal piece.
func (k *converter) checksCount(key string) bool {
	if k.of[kingKind] == nil {
		return false
	}
	if len(k.royalNames) > len(k.names([]string{kingKind})) {
		k.noteOption(key, "there only an attack on the king is a check")
		return false
	}
	return true
}

// asymmetric notes a king that could attack another one which does not attack it. There
// the move of a king never gives check.
func (k *converter) asymmetric() {
	king := k.of[kingKind]
	if king == nil || !king.Owners[0] || !king.Owners[1] {
		return
	}
	back := make(map[define.Vector]bool)
	even := true
	for _, legs := range king.Moves {
		last := legs[len(legs)-1]
		if last.Mode&define.MayCapture != 0 {
			back[last.Vector] = true
			even = even && (len(legs) == 1 || last.Range != 1) && len(last.Path) == 0
		}
	}
	for v := range back {
		even = even && back[define.Vector{Right: -v.Right, Up: -v.Up}]
	}
	if !even {
		k.game.Lose(k.lineOf(option{line: k.pieces[kingKind].line}), "king = %s: here such a king gives check, but there the move of a king never does", k.pieces[kingKind].text)
	}
}

// unlimited is more than a side can have of a piece.
const unlimited = 1000

// most returns how many pieces of a kind a side can have.
func (k *converter) most(kind string) int {
	most := 0
	for c := range 2 {
		n := len(k.startPlaces(k.pieces[kind].letter, define.Color(c)))
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
