package betza

import (
	"slices"
	"sort"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// castling is one way to castle: how far the king goes, and how many squares lie
// between its partner and the edge.
type castling struct{ distance, inside int }

// Castlings returns the castlings of a king: how far it goes to each side.
// To XBoard the partner stands at the edge, or one square from the edge with a j;
// all is false if a castling cannot be written.
func Castlings(r *board.Rules, c define.Color, t define.PieceType) (text string, all bool) {
	wings, all := findCastlings(r, c, t)
	side := [2]string{"l", "r"}
	if c == define.Black { // as Black sees it
		side = [2]string{"r", "l"}
	}
	for wing := range wings {
		for _, s := range wings[wing] {
			both := slices.Contains(wings[1-wing], s)
			way := strings.Repeat("j", s.inside) + "O" + digits(s.distance)
			switch {
			case !both:
				text += "i" + side[wing] + way
			case wing == 0:
				text += "is" + way
			}
		}
	}
	return text, all
}

// findCastlings lists the castlings of a king to White's left and right.
func findCastlings(r *board.Rules, c define.Color, t define.PieceType) (wings [2][]castling, all bool) {
	king, stands := standing(r, c, t)
	all = true
	for _, def := range r.Def.Castlings {
		if def.King != t || !stands {
			continue
		}
		for wing, landings := range [2][]int{def.Left[c], def.Right[c]} {
			inside, ok := partnerInside(r, king, define.MakePiece(c, def.Partner), wing)
			if !ok {
				continue
			}
			for _, file := range landings {
				s := castling{(file - r.File(king)) * [2]int{-1, 1}[wing], inside}
				if inside > 1 || s.distance < 2 {
					all = false
				} else if !slices.Contains(wings[wing], s) {
					wings[wing] = append(wings[wing], s)
				}
			}
		}
	}
	for wing := range wings {
		sort.Slice(wings[wing], func(i, j int) bool { return wings[wing][i].distance < wings[wing][j].distance })
	}
	return wings, all
}

// partnerInside returns how many squares lie between the edge and the outermost
// partner on a wing at the start. Holes at the edge do not count, as in XBoard.
// ok is false if there is no partner.
func partnerInside(r *board.Rules, king define.Square, partner define.Piece, wing int) (inside int, ok bool) {
	file, step := 0, 1
	if wing == 1 {
		file, step = r.Files-1, -1
	}
	for ; file != r.File(king); file += step {
		switch s := r.Square(file, r.Rank(king)); {
		case r.Start().At(s) == partner:
			return inside, true
		case inside > 0 || !r.IsHole(s):
			inside++
		}
	}
	return 0, false
}

// standing returns where a side's piece of a type stands at the start.
func standing(r *board.Rules, c define.Color, t define.PieceType) (define.Square, bool) {
	start := r.Start()
	pieces := start.Pieces(c)
	for _, s := range pieces.Squares() {
		if start.At(s).Type() == t {
			return s, true
		}
	}
	return 0, false
}
