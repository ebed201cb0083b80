package xboard

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// position writes the start position. Its fields may be fewer than ours.
func (k *converter) position() {
	fields := strings.Fields(k.fen)
	if len(fields) > 1 && strings.HasPrefix(fields[1], "[") { // the hand apart
		fields = append([]string{fields[0] + fields[1]}, fields[2:]...)
	}
	squares, rights := k.holes(strings.ReplaceAll(fields[0], "[-]", "[]")), "-"
	if len(fields) > 2 && strings.Trim(fields[2], "-0123456789") != "" {
		rights = cmp.Or(k.ofCastlers(fields[2]), "-")
	}
	if k.base.Def.Hand.Use&define.HandGate == 0 && strings.Trim(rights, "KQkq-") != "" && k.hand > 0 {
		k.game.Lose(k.line, "the rights %s, if they let pieces in hand enter", rights)
		rights = strings.Map(func(r rune) rune {
			if strings.ContainsRune("KQkq", r) {
				return r
			}
			return -1
		}, rights)
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
	side := k.side(fields)
	k.game.Start = strings.Join([]string{squares, side, rights, k.enPassant(fields, squares, side), k.counters(fields)}, " ")
}

// ofCastlers leaves out the castling rights of a side that XBoard lets castle in no way.
func (k *converter) ofCastlers(rights string) string {
	for c, letters := range []string{"KQ", "kq"} {
		king := k.pieces[c][k.royal(c)]
		first := king != nil && king.Moves.HasFirst() // then the rights are to these moves
		if !k.castles[c].given && (first || known("castling "+k.parent) == "none") {
			rights = strings.Map(func(r rune) rune {
				if strings.ContainsRune(letters, r) {
					return -1
				}
				return r
			}, rights)
		}
	}
	return rights
}

// side returns the side to move.
func (k *converter) side(fields []string) string {
	if len(fields) < 2 || strings.Trim(fields[1], "-0123456789") == "" {
		return "w"
	}
	if side := fields[1]; side == "w" || side == "b" {
		return side
	}
	k.game.Lose(k.line, "the side to move %s, which is neither w nor b", fields[1])
	return "w"
}

// enPassant returns the square that a piece passed with the last move. XBoard may number the ranks of a tall
// board from 0, so the piece has to stand right beyond it.
func (k *converter) enPassant(fields []string, squares, side string) string {
	passed := game.EnPassantField(fields)
	if passed == "" {
		return "-"
	}
	type standing struct {
		piece *game.Piece
		color define.Color
	}
	on := make(map[[2]int]standing)
	for c := range 2 {
		for _, s := range k.cells(squares, c) {
			on[[2]int{s.file, k.ranks - 1 - s.rank}] = standing{cmp.Or(k.pieces[c][s.letter], new(game.Piece)), define.Color(c)}
		}
	}
	turn := map[string]define.Color{"w": define.White, "b": define.Black}[side]
	if !game.CanHavePassed(passed, turn, 1, func(file, rank int) (*game.Piece, define.Color) {
		s := on[[2]int{file, rank}]
		return s.piece, s.color
	}) {
		k.game.Lose(k.line, "en passant on %s: no piece right beyond it can have passed", passed)
		return "-"
	}
	return passed
}

// counters returns the clock of the move rule and the number of the move.
func (k *converter) counters(fields []string) string {
	clock, number, large := game.Counters(fields[1:])
	for _, field := range large {
		k.game.Note(k.line, "%s is too large a number and left out", field)
	}
	return clock + " " + number
}

// holes lists the missing squares of a position and returns it with empty squares in
// their place, and where a rank ends too early.
func (k *converter) holes(squares string) string {
	text, hand, held := strings.Cut(squares, "[")
	var missing, rows []string
	for i, row := range strings.Split(strings.TrimSuffix(text, "/"), "/") {
		var cells []string
		for row != "" {
			end := len(row) - len(strings.TrimLeft(row, "0123456789"))
			if n, err := strconv.Atoi(row[:end]); err == nil {
				cells, row = append(cells, make([]string, min(n, define.MaxSide))...), row[end:]
				continue
			}
			if strings.HasPrefix(row, "*") {
				missing = append(missing, fmt.Sprintf("%c%d", 'a'+rune(len(cells)), k.ranks-i))
				cells, row = append(cells, ""), row[1:]
				continue
			}
			letter := firstLetter(row)
			cells, row = append(cells, letter), row[len(letter):]
		}
		if n := k.files - len(cells); n > 0 {
			k.game.Note(k.line, "rank %d has %d files, the others are taken as empty", k.ranks-i, len(cells))
			cells = append(cells, make([]string, n)...)
		}
		rows = append(rows, game.FENBoard([][]string{cells}))
	}
	if len(missing) > 0 {
		k.game.SetText("holes", missing...)
	}
	text = strings.Join(rows, "/")
	if held {
		text += "[" + hand
	}
	return text
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
				file += min(n, define.MaxSide)
				row = row[end:]
				continue
			}
			t := firstLetter(row)
			row = row[len(t):]
			t = cmp.Or(strings.TrimLeft(t, "+"), t)
			if white := strings.ToUpper(t) == t; white == (c == 0) {
				list = append(list, cell{strings.ToUpper(t), file, rank})
			}
			file++
		}
	}
	return list
}

// firstRank lists the pieces of the rank on which a side's king begins.
func (k *converter) firstRank(c int) []cell {
	rank := []int{k.ranks - 1, 0}[c]
	for _, s := range k.cells(k.game.Start, c) {
		if s.letter == k.royal(c) {
			rank = s.rank
		}
	}
	return slices.DeleteFunc(k.cells(k.game.Start, c), func(s cell) bool { return s.rank != rank })
}
