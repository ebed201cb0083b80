package foreign

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// byPlaceDepth is the depth with which pawns become what began on the square
// where they promote.
const byPlaceDepth = -3

// array sets the start position up.
func (k *maker) array() {
	ini := k.ini
	grid := make([][]string, ini.ranks)
	for i := range grid {
		grid[i] = make([]string, ini.files)
	}
	for c := board.White; c <= board.Black; c++ {
		first, pawns := ini.ranks-1, ini.ranks-ini.pawnRank()
		if c == board.Black {
			first, pawns = 0, ini.pawnRank()-1
		}
		for f, t := range ini.array1(c) {
			if t != 0 {
				grid[first][f] = k.types[c][t].fen(c)
			}
			grid[pawns][f] = k.types[c][whitePawn+int(c)].fen(c)
		}
	}
	hand := ""
	for c := board.White; c <= board.Black; c++ {
		for _, t := range k.inHand(c) {
			hand += k.types[c][t].fen(c)
		}
	}
	if hand != "" {
		hand = "[" + hand + "]"
	}
	rights := k.rights(board.White) + k.rights(board.Black)
	if rights == "" {
		rights = "-"
	}
	k.game.start = fenBoard(grid) + hand + " w " + rights + " - 0 1"
}

// way is a castling of a man of the first rank: from and to are files.
type way struct {
	king    int // type
	partner int // type
	from    int
	to      int
}

// ways lists a side's castlings. The partner is the man in the corner.
func (k *maker) ways(c board.Color) []way {
	array := k.ini.array1(c)
	last := len(array) - 1
	var list []way
	for f, t := range array {
		if t == 0 {
			continue
		}
		for _, r := range k.ini.types[t-1].rays {
			corner := 0
			if r.castle > 0 {
				corner = last
			}
			to := f + int(r.castle)
			if r.castle == 0 || to < 0 || to > last || f == corner || array[corner] == 0 {
				continue
			}
			list = append(list, way{t, array[corner], f, to})
		}
	}
	return list
}

// rights returns a side's letters for men whose first move matters.
func (k *maker) rights(c board.Color) string {
	array := k.ini.array1(c)
	named := make(map[int]bool) // files
	castling := [2]bool{}
	for _, w := range k.ways(c) {
		side, corner := 1, 0
		if w.to > w.from {
			side, corner = 0, len(array)-1
		}
		castling[side] = true
		named[w.from], named[corner] = true, true
	}
	text := ""
	for side, letter := range []string{"K", "Q"} {
		if castling[side] {
			text += letter
		}
	}
	for f, t := range array {
		if t == 0 || named[f] {
			continue
		}
		m := k.types[c][t].moves
		if k.hand != "" || m.hasFirst() && !m.forwardOnly() {
			text += string(rune('A' + f))
		}
	}
	if c == board.Black {
		text = strings.ToLower(text)
	}
	return text
}

// landing is where kings castle with a partner: files of each side, by the
// partner's side.
type landing struct {
	partner *piece
	kings   []*piece
	files   [2][2][]int // left and right, White and Black
}

// castlings writes the castlings, by partner.
func (k *maker) castlings() {
	var all []*landing
	for c := board.White; c <= board.Black; c++ {
		for _, w := range k.ways(c) {
			partner, king := k.types[c][w.partner], k.types[c][w.king]
			i := slices.IndexFunc(all, func(l *landing) bool { return l.partner == partner })
			if i < 0 {
				i = len(all)
				all = append(all, &landing{partner: partner})
			}
			side := 0
			if w.to > w.from {
				side = 1
			}
			l := all[i]
			l.files[side][c] = append(l.files[side][c], w.to)
			if !slices.Contains(l.kings, king) {
				l.kings = append(l.kings, king)
			}
		}
	}
	for _, l := range all {
		k.game.set("castling."+l.partner.name, "%s", l.text(k.game))
	}
}

// text writes a castling.
func (l *landing) text(g *game) string {
	var parts []string
	var kings, royals []string
	for _, king := range l.kings {
		kings = append(kings, king.name)
	}
	for _, p := range g.pieces {
		if p.royal {
			royals = append(royals, p.name)
		}
	}
	slices.Sort(kings)
	slices.Sort(royals)
	if !slices.Equal(kings, royals) {
		parts = append(parts, "king = "+quotedList(kings))
	}
	for side, word := range []string{"left", "right"} {
		if text := filesText(l.files[side]); text != "" {
			parts = append(parts, word+" = "+text)
		}
	}
	return "{ " + strings.Join(parts, ", ") + " }"
}

// filesText writes files for both sides; "" if there are none.
func filesText(files [2][]int) string {
	var texts [2]string
	for c, list := range files {
		slices.Sort(list)
		var words []string
		for _, f := range slices.Compact(list) {
			words = append(words, string(rune('a'+f)))
		}
		if len(words) > 0 {
			texts[c] = quotedList(words)
		}
	}
	switch {
	case texts[0] == texts[1], texts[1] == "":
		return texts[0]
	case texts[0] == "":
		return texts[1]
	}
	return fmt.Sprintf("{ white = %s, black = %s }", texts[0], texts[1])
}
