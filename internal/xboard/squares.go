package xboard

import (
	"strconv"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// square names a square as XBoard does.
func (s *Setup) square(at define.Square) string { return s.rules.SquareName(at, s.origin) }

// ParseSquare reads a square, its rank squeezed into one character or not.
func (s *Setup) ParseSquare(text string) (define.Square, bool) {
	return s.rules.ParseSquare(SpreadRanks(text), s.origin)
}

// SpreadRanks undoes how XBoard squeezes a rank into one character in some
// commands: the ranks from ten on are the characters after the nine in ASCII.
func SpreadRanks(text string) string {
	var b strings.Builder
	for i := range len(text) {
		c := text[i]
		if i > 0 && 'a' <= text[i-1] && text[i-1] <= 'z' && '9' < c && c <= '@' {
			b.WriteString(strconv.Itoa(int(c - '0')))
		} else {
			b.WriteByte(c)
		}
	}
	return b.String()
}

// BoardText writes what is on each square in the shape of a FEN's board, with
// numbers for runs of empty squares.
func BoardText(r *board.Rules, on func(define.Square) string) string {
	rows := make([]string, 0, r.Ranks)
	for rank := r.Ranks - 1; rank >= 0; rank-- {
		var row strings.Builder
		empty := 0
		for file := range r.Files {
			text := on(r.Square(file, rank))
			if text == "" {
				empty++
				continue
			}
			writeRun(&row, empty)
			row.WriteString(text)
			empty = 0
		}
		writeRun(&row, empty)
		rows = append(rows, row.String())
	}
	return strings.Join(rows, "/")
}

func writeRun(row *strings.Builder, empty int) {
	if empty > 0 {
		row.WriteString(strconv.Itoa(empty))
	}
}
