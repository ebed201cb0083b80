package diagram

import (
	"sort"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/variants/spelling"
)

// position reads where the pieces stand and which squares are missing.
func (k *converter) position() {
	k.board, k.missing = make(map[square]figure), make(map[square]bool)
	for _, r := range k.definition.holes {
		for _, list := range k.armies(r.fields[squaresField]) {
			for _, s := range list {
				k.missing[s] = true
			}
		}
		if r.fields[movesField].Text+r.fields[handField].Text != "" || r.morph != nil {
			k.FailAt(r.fields[nameField], "a hole has only squares")
		}
	}
	for _, t := range k.types {
		for c, list := range k.armies(t.fields[squaresField]) {
			for _, s := range list {
				k.put(t, s, define.Color(c))
			}
		}
	}
}

// put puts a piece on a square.
func (k *converter) put(t *kind, s square, c define.Color) {
	field := t.fields[squaresField]
	other, taken := k.board[s]
	switch {
	case k.missing[s]:
		k.FailAt(field, "%s: %v does not exist, as a line %s says", t.label(), s, holeName)
	case taken:
		k.FailAt(field, "%s: the %s is already on %v", t.label(), other.label(), s)
	}
	k.board[s] = figure{t, c}
}

// start writes the start position.
func (k *converter) start() {
	var gone []string
	grid := make([][]string, k.ranks)
	for i := range grid {
		grid[i] = make([]string, k.files)
		for file := range grid[i] {
			s := square{file, k.ranks - 1 - i}
			if f, ok := k.board[s]; ok {
				grid[i][file] = k.piece(f.kind).FEN(f.color)
			}
			if k.missing[s] {
				gone = append(gone, s.String())
			}
		}
	}
	if len(gone) > 0 {
		k.game.Set("holes", "%s", game.List(gone))
	}
	k.game.Start = game.FENBoard(grid)
}

// rest writes the rest of the start position, once castlings and hands are known.
func (k *converter) rest(hand string, castles [2][2]bool) {
	rights := ""
	for c := range 2 {
		for side, letter := range []string{"Kk", "Qq"} {
			if castles[c][1-side] {
				rights += letter[c : c+1]
			}
		}
	}
	for c := range 2 {
		rights += k.firstMovers(define.Color(c), castles[c][0] || castles[c][1])
	}
	if rights == "" {
		rights = "-"
	}
	k.game.Start += hand + " w " + rights + " - 0 1"
}

// firstMovers writes which pieces of a side, besides those that castle, have moves that
// are only for pieces that have not moved.
func (k *converter) firstMovers(c define.Color, castles bool) string {
	files := make(map[int][]square)
	for s, f := range k.board {
		p := k.piece(f.kind)
		if f.color == c && p.Moves.HasFirst() && !p.Moves.ForwardOnly() && !(castles && p.Royal) {
			files[s.file] = append(files[s.file], s)
		}
	}
	text := ""
	for file := range k.files {
		switch list := files[file]; {
		case len(list) == 1:
			letter := string(rune('A' + file))
			if c == define.Black {
				letter = strings.ToLower(letter)
			}
			text += letter
		default:
			sort.Slice(list, func(i, j int) bool { return list[i].rank < list[j].rank })
			for _, s := range list {
				text += s.String()
			}
		}
	}
	return text
}

// held returns how many pieces of a type each side has in hand from the start.
func (k *converter) held(t *kind) int {
	field := t.fields[handField]
	if field.Text == "" {
		return 0
	}
	n, err := strconv.Atoi(field.Text)
	if err != nil || n < 0 || n > 99 {
		k.FailAt(field, "%q is not a number of pieces in hand", spelling.Shortened(field.Text))
		return 0
	}
	return n
}
