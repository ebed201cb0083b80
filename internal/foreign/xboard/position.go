package xboard

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board"
)

// position writes the start position. Its fields may be fewer than ours.
func (k *converter) position() {
	fields := strings.Fields(k.fen)
	squares, rights := strings.ReplaceAll(fields[0], "[-]", "[]"), "-"
	if len(fields) > 2 && strings.Trim(fields[2], "-0123456789") != "" {
		rights = fields[2]
	}
	text := ""
	for c := range 2 {
		cells := k.cells(squares, c)
		for _, s := range cells {
			p := k.pieces[c][s.letter]
			castles := p != nil && p.Royal && strings.ContainsAny(rights, [2]string{"KQ", "kq"}[c])
			if p != nil && p.Moves.HasFirst() && !p.Moves.ForwardOnly() && !castles {
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
	rights = cmp.Or(strings.TrimPrefix(rights+text, "-"), "-")
	k.game.Start = squares + " w " + rights + " - 0 1"
}

// cell is a piece of a position; files count from 0, ranks from 0 at the top.
type cell struct {
	letter     string
	file, rank int
}

// cells lists a side's pieces.
func (k *converter) cells(squares string, c int) []cell {
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

// firstRank lists the pieces of a side's first rank.
func (k *converter) firstRank(c int) []cell {
	rank := []int{k.ranks - 1, 0}[c]
	return slices.DeleteFunc(k.cells(k.game.Start, c), func(s cell) bool { return s.rank != rank })
}
