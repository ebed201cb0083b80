package game

import (
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
)

// digits are those of the numbers in a FEN.
const digits = "0123456789"

// Counters finds the clock of the move rule and the number of the move among fields of a FEN, of which they
// are the only plain numbers. It also returns those that are too large and left out.
func Counters(fields []string) (clock, number string, large []string) {
	counters := []string{"0", "1"}
	seen := 0
	for _, field := range fields {
		if strings.Trim(field, digits) != "" || seen == len(counters) {
			continue
		}
		n, err := strconv.ParseUint(field, 10, 15) // as our FEN has them
		switch {
		case err != nil:
			large = append(large, field)
		case n > 0:
			counters[seen] = strconv.FormatUint(n, 10)
		}
		seen++
	}
	return counters[0], counters[1], large
}

// EnPassantField returns the field of a FEN that names the squares of en passant, "" if it names none.
func EnPassantField(fields []string) string {
	if len(fields) < 4 || strings.Trim(fields[3], "-+"+digits) == "" {
		return ""
	}
	return fields[3]
}

// CanHavePassed reports whether the squares of en passant are such that our FEN can say them: a piece that
// leaves passed squares to en passant stands beyond each, at most so far. At has the pieces on the board, by
// file and rank from 0.
func CanHavePassed(squares string, turn define.Color, far int, at func(file, rank int) (*Piece, define.Color)) bool {
	up := 1
	if turn == define.White {
		up = -1
	}
	passed := func(file, rank int) bool {
		for i := range far + 1 {
			if p, c := at(file, rank+i*up); p != nil {
				return i > 0 && c != turn && p.exposes()
			}
		}
		return false
	}
	for rest := squares; rest != ""; {
		end := 1 + len(rest[1:]) - len(strings.TrimLeft(rest[1:], digits))
		rank, err := strconv.Atoi(rest[1:end])
		if err != nil || !passed(int(rest[0])-'a', rank-1) {
			return false
		}
		rest = rest[end:]
	}
	return squares != ""
}

// exposes reports whether the piece can be captured en passant.
func (p *Piece) exposes() bool {
	return slices.ContainsFunc(p.Moves, func(legs define.Chain) bool { return legs[0].EnPassant == define.EnPassantExposes })
}
