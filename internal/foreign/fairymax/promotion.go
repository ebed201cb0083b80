package fairymax

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/vocabulary"
)

// promotions writes what pawns become.
func (k *converter) promotions() {
	white, black := k.types[0][whitePawn], k.types[1][blackPawn]
	switch {
	case white == black:
		k.promotion(white, define.White, define.Black)
	default:
		k.promotion(white, define.White)
		k.promotion(black, define.Black)
	}
	if !k.anyPiece && k.ini.depth != byPlaceDepth {
		k.noteChoices()
	}
}

// promotion writes what the pawns of one or both sides become.
func (k *converter) promotion(pawn *game.Piece, sides ...define.Color) {
	if k.ini.depth == byPlaceDepth {
		k.byPlace(pawn, sides)
		return
	}
	texts := make([]string, len(sides))
	for i, c := range sides {
		var names []string
		for _, t := range k.choices(c) {
			if p := k.types[c][t]; p != nil && (k.anyPiece || t == k.ini.promotes(c)) && !slices.Contains(names, p.Name) {
				names = append(names, p.Name)
			}
		}
		if len(names) == 0 {
			k.game.Note(k.ini.line, "there is no type %d for pawns to become, so they do not promote", promoted)
			return
		}
		texts[i] = game.Quoted(names)
	}
	to := game.SidesText(texts[0], texts[len(texts)-1])
	if k.ini.depth > 0 {
		k.game.Set("promotion."+pawn.Name, "{ zone = \"last %d ranks\", to = %s }", k.ini.depth, to)
		return
	}
	k.game.Set("promotion."+pawn.Name+".to", "%s", to)
}

// byPlace writes that pawns become the piece that began on the square, and where
// that was a royal the piece beside it, towards a.
func (k *converter) byPlace(pawn *game.Piece, sides []define.Color) {
	var b strings.Builder
	alike := slices.Equal(k.placeNames(define.White), k.placeNames(define.Black))
	for i, c := range sides {
		// White promotes where Black's pieces began.
		for f, name := range k.placeNames(c) {
			place := string(rune('a' + f))
			if !alike {
				place += fmt.Sprint([2]int{k.ini.ranks, 1}[c])
			}
			if name != "" && (i == 0 || !alike) {
				fmt.Fprintf(&b, "%s = %q\n", place, name)
			}
		}
	}
	k.game.Set("promotion."+pawn.Name+".by_place", "\n%s", b.String())
}

// placeNames returns what a side's pawns become on each file of the other
// side's first rank.
func (k *converter) placeNames(c define.Color) []string {
	var names []string
	before := ""
	for _, t := range k.ini.array[c.Other()] {
		name := before
		if p := k.types[c][t]; p != nil && !p.Royal {
			name = p.Name
		}
		names, before = append(names, name), name
	}
	return names
}

// noteChoices says what else a pawn may become if a person asks for it.
func (k *converter) noteChoices() {
	var letters [2]string
	for c := range letters {
		for _, t := range k.choices(define.Color(c)) {
			if t != k.ini.promotes(define.Color(c)) {
				letters[c] += " " + k.ini.types[t-1].letter
			}
		}
	}
	text := "Fairy-Max itself promotes to nothing; its user may choose" + letters[0]
	if t := k.ini.promotes(define.White); t <= len(k.ini.types) { // a game of few types lacks it
		text = fmt.Sprintf("Fairy-Max itself promotes only to %s; its user may choose%s", k.ini.types[t-1].letter, letters[0])
	}
	if letters[1] != letters[0] {
		text += " for White," + letters[1] + " for Black"
	}
	if letters[0]+letters[1] != "" {
		k.game.Note(k.ini.line, "%s"+vocabulary.IncludesAny, text)
	}
}
