package stockfish

import (
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// fromRegion lets a piece make its first moves whenever it stands where pawns
// begin.
func (k *converter) fromRegion(m moves.List) moves.List {
	return m.Each(func(first *board.Step, _ board.Chain) {
		if first.Unmoved {
			first.Unmoved, first.From = false, k.game.Zone(pawnRank, pawnRank)
		}
	})
}

// pawnRank is where pawns begin if nothing else is said.
const pawnRank = 2

// pawn changes how the parent's pawn steps.
func (k *converter) pawn(asked map[string]bool) {
	letter := "P"
	if o, ok := k.take("pawn"); ok {
		if letter = strings.ToUpper(o.value); letter != "-" {
			asked[letter] = true
		}
	}
	i := slices.IndexFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Inherited && k.base.IsPawn(p.Name) })
	if i < 0 {
		k.take("doubleStep")
		return
	}
	p := k.game.Pieces[i]
	if letter == "-" {
		k.game.Pieces = slices.Delete(k.game.Pieces, i, i+1)
		return
	}
	p.Changed = p.Changed || p.Letter != letter
	p.Letter = letter
	k.steps(p)
}

// steps writes new rows for the pawn if its first steps change.
func (k *converter) steps(p *game.Piece) {
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
	rows := words("pawn")
	if given && !double {
		p.Besides = []string{rows["step"], rows["plain"]}
	} else {
		if zones["double"] == "" {
			zones["double"] = `"rank 2"`
		}
		p.Besides = []string{rows["step"], rows["takes"]}
		for _, word := range []string{"double", "triple"} {
			if zones[word] != "" && zones[word] != "[]" {
				p.Besides = append(p.Besides, strings.ReplaceAll(rows[word], "ZONE", zones[word]))
			}
		}
	}
	p.Shared, p.Changed = "", true
}

// advanced reports whether pawns begin in front of the rank from which they may
// step twice.
func (k *converter) advanced(p *game.Piece) bool {
	squares, _, _ := strings.Cut(k.startText(), " ")
	squares, _, _ = strings.Cut(squares, "[")
	rows := strings.Split(squares, "/")
	for i, row := range rows {
		white, black := strings.Contains(row, p.Letter), strings.Contains(row, strings.ToLower(p.Letter))
		if white && i != len(rows)-pawnRank || black && i != pawnRank-1 {
			return true
		}
	}
	return false
}
