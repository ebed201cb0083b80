package xboard

import (
	"cmp"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// rules writes start position, castling, promotion and hands.
func (k *converter) rules() {
	g := k.game
	g.Set("royal.types", "%s", game.List(g.Royals()))
	k.position()
	k.castling()
	k.promotion()
	if len(k.base.Def.Drops) > 0 {
		g.Without = append(g.Without, "drop")
	}
	if k.base.Def.Hand.Use == 0 && k.hand > 0 {
		g.Set("hand", `{ use = "drop", gains = "captures" }`)
	}
}

// castling writes the castlings: those of the kings' texts, or else XBoard's own:
// two squares, three on a board of ten files or more.
func (k *converter) castling() {
	if len(k.base.Def.Castlings) > 0 {
		k.game.Without = append(k.game.Without, "castling")
	}
	rights := strings.Fields(k.game.Start)[2]
	files := make(map[*game.Piece]*[2][2][]int)
	var partners []*game.Piece
	for c := range 2 {
		row := k.firstRank(c)
		i := slices.IndexFunc(row, func(s cell) bool { return s.letter == k.royal(c) })
		if i < 0 {
			continue
		}
		for side, letter := range []string{"Qq"[c : c+1], "Kk"[c : c+1]} {
			partner := row[[]int{0, len(row) - 1}[side]]
			p := k.pieces[c][partner.letter]
			if !strings.Contains(rights, letter) || p == nil || partner.file == row[i].file {
				continue
			}
			if files[p] == nil {
				files[p] = new([2][2][]int)
				partners = append(partners, p)
			}
			for _, far := range k.far(c, side) {
				to := row[i].file + []int{-far, far}[side]
				if to >= 0 && to < k.files {
					files[p][side][c] = append(files[p][side][c], to)
				}
			}
		}
	}
	for _, p := range partners {
		k.game.Set("castling."+p.Name, "{ %s }", game.CastlingText(*files[p]))
	}
}

// far returns how far a side's king castles to a side.
func (k *converter) far(c, side int) []int {
	switch {
	case k.castles[c].given:
		return k.castles[c].far[side]
	case k.files >= 10:
		return []int{3}
	}
	return []int{2}
}

// promotion writes what the piece of the first place becomes: any other but kings,
// that of the fifth place first, in the zone of the parent.
func (k *converter) promotion() {
	depth := 1
	if def := k.base.Def; len(def.Promotions) > 0 {
		k.game.Without = append(k.game.Without, "promotion")
		depth = def.Promotions[0].Zone[board.White].Len() / def.Files
	}
	texts := make(map[*game.Piece]*[2]string)
	var pawns []*game.Piece
	for c := range 2 {
		pawn := k.pieces[c][k.slots[c][0]]
		if pawn == nil {
			continue
		}
		names := k.choices(c, pawn)
		if len(names) == 0 {
			continue
		}
		if texts[pawn] == nil {
			texts[pawn] = new([2]string)
			pawns = append(pawns, pawn)
		}
		texts[pawn][c] = game.Quoted(names)
	}
	for _, pawn := range pawns {
		white, black := texts[pawn][0], texts[pawn][1]
		to := game.SidesText(cmp.Or(white, black), cmp.Or(black, white))
		if depth > 1 && depth < k.ranks {
			k.game.Set("promotion."+pawn.Name, "{ zone = \"last %d ranks\", to = %s }", depth, to)
			continue
		}
		k.game.Set("promotion."+pawn.Name+".to", "%s", to)
	}
}

// choices lists what a side's pawns may become.
func (k *converter) choices(c int, pawn *game.Piece) []string {
	var names []string
	for _, slot := range k.order(c) {
		if slot >= len(k.slots[c])-1 || k.slots[c][slot] == "" {
			continue
		}
		p := k.pieces[c][k.slots[c][slot]]
		if p != nil && p != pawn && !p.Royal && !slices.Contains(names, p.Name) {
			names = append(names, p.Name)
		}
	}
	return names
}

// order lists the places of a side's table, the one of the usual promotion first.
func (k *converter) order(c int) []int {
	list := []int{usualSlot}
	for slot := range k.slots[c] {
		list = append(list, slot)
	}
	return list
}

// usualSlot is the place in the table that XBoard promotes to if nothing is said.
const usualSlot = 4
