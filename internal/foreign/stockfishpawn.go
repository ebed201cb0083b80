package foreign

import (
	"slices"
	"strings"

	"fairymax/board"
)

// fromRegion lets the first moves of a piece begin where pawns begin: there it
// has them whenever it comes.
func (k *stockfishMaker) fromRegion(m moves) moves {
	var all moves
	for _, legs := range m {
		legs = legs.Clone()
		if legs[0].Unmoved {
			zone := rankZone(pawnRank, pawnRank)
			k.game.zones[zone] = ranksText(pawnRank, pawnRank)
			legs[0].Unmoved, legs[0].From = false, &zone
		}
		all = append(all, legs)
	}
	return all
}

// pawnRank is where pawns begin if nothing else is said.
const pawnRank = 2

// pawn changes how the parent's pawn steps.
func (k *stockfishMaker) pawn(asked map[string]bool) {
	letter := "P"
	if o, ok := k.take("pawn"); ok {
		if letter = strings.ToUpper(o.value); letter != "-" {
			asked[letter] = true
		}
	}
	i := slices.IndexFunc(k.game.pieces, func(p *piece) bool { return p.inherited && p.isPawn(k.base.def) })
	if i < 0 {
		k.take("doubleStep")
		return
	}
	p := k.game.pieces[i]
	if letter == "-" {
		k.game.pieces = slices.Delete(k.game.pieces, i, i+1)
		return
	}
	p.changed = p.changed || p.letter != letter
	p.letter = letter
	k.steps(p)
}

// isPawn reports whether a piece is one of the parent's that promotes and only
// goes ahead.
func (p *piece) isPawn(def *board.Definition) bool {
	for _, promotion := range def.Promotions {
		t := def.Types[promotion.Type-1]
		if t.Name == p.name {
			return moves(board.Chains(t.Steps[board.White])).forwardOnly()
		}
	}
	return false
}

// steps writes the pawn's rows anew if its first steps change.
func (k *stockfishMaker) steps(p *piece) {
	double, given := k.flag("doubleStep")
	zones := map[string]string{}
	for _, word := range []string{"double", "triple"} {
		white, isWhite := k.take(word + "StepRegionWhite")
		black, isBlack := k.take(word + "StepRegionBlack")
		if isWhite || isBlack {
			zones[word] = k.zone(word+"-step", white, black)
		}
	}
	if !given && len(zones) == 0 && !k.advanced(p) {
		return
	}
	rows := stockfishWords("pawn")
	if given && !double {
		p.besides = []string{rows["step"], rows["plain"]}
	} else {
		if zones["double"] == "" {
			zones["double"] = `"rank 2"`
		}
		p.besides = []string{rows["step"], rows["takes"]}
		for _, word := range []string{"double", "triple"} {
			if zones[word] != "" && zones[word] != "[]" {
				p.besides = append(p.besides, strings.ReplaceAll(rows[word], "ZONE", zones[word]))
			}
		}
	}
	p.shared, p.changed = "", true
}

// advanced reports whether pawns begin in front of the rank from which they may
// step twice.
func (k *stockfishMaker) advanced(p *piece) bool {
	squares, _, _ := strings.Cut(k.startText(), " ")
	squares, _, _ = strings.Cut(squares, "[")
	rows := strings.Split(squares, "/")
	for i, row := range rows {
		white, black := strings.Contains(row, p.letter), strings.Contains(row, strings.ToLower(p.letter))
		if white && i != len(rows)-pawnRank || black && i != pawnRank-1 {
			return true
		}
	}
	return false
}
