package foreign

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// rules writes start position, castling, promotion and hands.
func (a *announced) rules(base *baseGame) {
	g := a.game
	var royals []string
	for _, p := range g.pieces {
		if p.royal {
			royals = append(royals, p.name)
		}
	}
	g.set("royal.types", "%s", listOf(royals))
	a.position()
	a.castling(base)
	if len(base.def.Promotions) > 0 {
		g.without = append(g.without, "promotion")
	}
	a.promotion(base)
	if len(base.def.Drops) > 0 {
		g.without = append(g.without, "drop")
	}
	if base.def.Hand.Use == 0 && a.hands > 0 {
		g.set("hand", `{ use = "drop", gains = "captures" }`)
	}
}

// position writes the start position. Its fields may be fewer than ours.
func (a *announced) position() {
	fields := strings.Fields(a.fen)
	squares, rights := strings.ReplaceAll(fields[0], "[-]", "[]"), "-"
	if len(fields) > 2 && strings.Trim(fields[2], "-0123456789") != "" {
		rights = fields[2]
	}
	text := ""
	for c := range 2 {
		cells := a.cells(squares, c)
		for _, s := range cells {
			p := a.pieces[c][s.letter]
			castles := p != nil && p.royal && strings.ContainsAny(rights, [2]string{"KQ", "kq"}[c])
			if p != nil && p.moves.hasFirst() && !p.moves.forwardOnly() && !castles {
				letter := string(rune('A' + s.file))
				if c == 1 {
					letter = strings.ToLower(letter)
				}
				if !strings.Contains(rights+text, letter) {
					text += letter
				}
			}
		}
	}
	if rights = strings.TrimPrefix(rights+text, "-"); rights == "" {
		rights = "-"
	}
	a.game.start = squares + " w " + rights + " - 0 1"
}

// cell is a man of a position; ranks count from the top.
type cell struct {
	letter     string
	file, rank int
}

// cells lists a side's men.
func (a *announced) cells(squares string, c int) []cell {
	squares, _, _ = strings.Cut(squares, " ")
	squares, _, _ = strings.Cut(squares, "[")
	var list []cell
	for rank, row := range strings.Split(squares, "/") {
		file := 0
		for row != "" {
			end := len(row) - len(strings.TrimLeft(row, "0123456789"))
			if n, err := strconv.Atoi(row[:end]); err == nil {
				file += min(n, board.MaxSide)
				row = row[end:]
				continue
			}
			t := letterForm.FindString(strings.TrimLeft(row, "+"))
			if t == "" {
				t = row[:1]
			}
			at := strings.Index(row, t)
			row = row[at+len(t):]
			if white := strings.ToUpper(t) == t; white == (c == 0) {
				list = append(list, cell{strings.ToUpper(t), file, rank})
			}
			file++
		}
	}
	return list
}

// castling writes the castlings: those of the kings' texts, or else XBoard's own,
// two squares, three on a board of ten files or more.
func (a *announced) castling(base *baseGame) {
	if len(base.def.Castlings) > 0 {
		a.game.without = append(a.game.without, "castling")
	}
	rights := strings.Fields(a.game.start)[2]
	files := make(map[*piece]*[2][2][]int)
	var partners []*piece
	for c := range 2 {
		row := a.firstRank(c)
		i := slices.IndexFunc(row, func(s cell) bool { return s.letter == a.royal[c] })
		if i < 0 {
			continue
		}
		for side, letter := range []string{"Qq"[c : c+1], "Kk"[c : c+1]} {
			partner := row[[]int{0, len(row) - 1}[side]]
			p := a.pieces[c][partner.letter]
			if !strings.Contains(rights, letter) || p == nil || partner.file == row[i].file {
				continue
			}
			if files[p] == nil {
				files[p] = new([2][2][]int)
				partners = append(partners, p)
			}
			for _, far := range a.far(c, side) {
				to := row[i].file + []int{-far, far}[side]
				if to >= 0 && to < a.files {
					files[p][side][c] = append(files[p][side][c], to)
				}
			}
		}
	}
	for _, p := range partners {
		var parts []string
		for side, word := range []string{"left", "right"} {
			if text := filesText(files[p][side]); text != "" {
				parts = append(parts, word+" = "+text)
			}
		}
		a.game.set("castling."+p.name, "{ %s }", strings.Join(parts, ", "))
	}
}

// firstRank lists the men of a side's first rank.
func (a *announced) firstRank(c int) []cell {
	rank := []int{a.ranks - 1, 0}[c]
	return slices.DeleteFunc(a.cells(a.game.start, c), func(s cell) bool { return s.rank != rank })
}

// far returns how far a side's king castles to a side.
func (a *announced) far(c, side int) []int {
	switch {
	case a.castlesGive[c]:
		return a.castles[c][side]
	case a.files >= 10:
		return []int{3}
	}
	return []int{2}
}

// promotion writes what the men of the first place become: any others but kings,
// the fifth place first, in the zone of the parent.
func (a *announced) promotion(base *baseGame) {
	depth := 1
	if len(base.def.Promotions) > 0 {
		zone := base.def.Promotions[0].Zone[board.White]
		depth = zone.Len() / base.def.Files
	}
	texts := make(map[*piece]*[2]string)
	var pawns []*piece
	for c := range 2 {
		pawn := a.pieces[c][a.slots[c][0]]
		if pawn == nil {
			continue
		}
		names := a.choices(c, pawn)
		if len(names) == 0 {
			continue
		}
		if texts[pawn] == nil {
			texts[pawn] = new([2]string)
			pawns = append(pawns, pawn)
		}
		texts[pawn][c] = quotedList(names)
	}
	for _, pawn := range pawns {
		to := texts[pawn][0]
		switch {
		case to == "":
			to = texts[pawn][1]
		case texts[pawn][1] != "" && texts[pawn][1] != to:
			to = fmt.Sprintf("{ white = %s, black = %s }", to, texts[pawn][1])
		}
		if depth > 1 && depth < a.ranks {
			a.game.set("promotion."+pawn.name, "{ zone = \"last %d ranks\", to = %s }", depth, to)
			continue
		}
		a.game.set("promotion."+pawn.name+".to", "%s", to)
	}
}

// choices lists what a side's pawns may become.
func (a *announced) choices(c int, pawn *piece) []string {
	var names []string
	for _, slot := range a.order(c) {
		if slot >= len(a.slots[c])-1 || a.slots[c][slot] == "" {
			continue
		}
		p := a.pieces[c][a.slots[c][slot]]
		if p != nil && p != pawn && !p.royal && !slices.Contains(names, p.name) {
			names = append(names, p.name)
		}
	}
	return names
}

// order lists the places of a side's table, the one of the usual promotion first.
func (a *announced) order(c int) []int {
	list := []int{usualSlot}
	for slot := range a.slots[c] {
		list = append(list, slot)
	}
	return list
}

// usualSlot is the place in the table that XBoard promotes to if nothing is said.
const usualSlot = 4
