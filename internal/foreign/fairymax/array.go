package fairymax

import (
	"cmp"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// array sets up the start position.
func (k *converter) array() {
	ini := k.ini
	grid := make([][]string, ini.ranks)
	for i := range grid {
		grid[i] = make([]string, ini.files)
	}
	for c := define.White; c <= define.Black; c++ {
		first, pawns := ini.ranks-1, ini.ranks-ini.pawnRank()
		if c == define.Black {
			first, pawns = 0, ini.pawnRank()-1
		}
		for f, t := range ini.array[c] {
			if t != 0 {
				grid[first][f] = k.types[c][t].FEN(c)
			}
			grid[pawns][f] = k.types[c][whitePawn+int(c)].FEN(c)
		}
	}
	hand := ""
	for c := define.White; c <= define.Black; c++ {
		for _, t := range k.inHand(c) {
			hand += k.types[c][t].FEN(c)
		}
	}
	if hand != "" {
		hand = "[" + hand + "]"
	}
	rights := cmp.Or(k.rights(define.White)+k.rights(define.Black), "-")
	k.game.Start = game.FENBoard(grid) + hand + " w " + rights + " - 0 1"
}

// castlingMove is a castling of a piece of the first rank; from and to are files.
type castlingMove struct {
	king    int // type
	partner int // type
	from    int
	to      int
}

// castlingMoves lists a side's castlings. The partner is the piece in the corner.
func (k *converter) castlingMoves(c define.Color) []castlingMove {
	array := k.ini.array[c]
	last := len(array) - 1
	var list []castlingMove
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
			list = append(list, castlingMove{t, array[corner], f, to})
		}
	}
	return list
}

// rights returns a side's letters for pieces that have a first move.
func (k *converter) rights(c define.Color) string {
	array := k.ini.array[c]
	named := make(map[int]bool) // files
	castling := [2]bool{}
	for _, w := range k.castlingMoves(c) {
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
		m := k.types[c][t].Moves
		if k.hand != "" || m.HasFirst() && !m.ForwardOnly() {
			text += string(rune('A' + f))
		}
	}
	if c == define.Black {
		text = strings.ToLower(text)
	}
	return text
}

// landing is where kings castle with a partner: files of each side, by the
// partner's side.
type landing struct {
	partner *game.Piece
	kings   []*game.Piece
	files   [2][2][]int // left and right, White and Black
}

// castlings writes the castlings, by partner.
func (k *converter) castlings() {
	var all []*landing
	for c := define.White; c <= define.Black; c++ {
		for _, w := range k.castlingMoves(c) {
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
		k.game.Set("castling."+l.partner.Name, "%s", l.text(k.game))
	}
}

// text writes a castling.
func (l *landing) text(g *game.Game) string {
	var parts []string
	var kings []string
	for _, king := range l.kings {
		kings = append(kings, king.Name)
	}
	royals := g.Royals()
	slices.Sort(kings)
	slices.Sort(royals)
	if !slices.Equal(kings, royals) {
		parts = append(parts, "king = "+game.Quoted(kings))
	}
	parts = append(parts, game.CastlingText(l.partner, l.files))
	return "{ " + strings.Join(parts, ", ") + " }"
}
