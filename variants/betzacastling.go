package variants

import (
	"slices"
	"strings"

	"fairymax/board"
)

// stroll is how a king may go to castle: how far, and how far from the edge his
// partner stands.
type stroll struct{ distance, inside int }

// castlingBetza writes the castlings of a king: how far he goes to which side.
// XBoard lets the first man in the way be the partner, who must stand at the
// edge, or beside the edge with a j; all is false where ours does not.
func castlingBetza(r *board.Rules, c board.Color, t board.PieceType) (text string, all bool) {
	wide, all := strolls(r, c, t)
	side := [2]string{"l", "r"}
	if c == board.Black { // as Black sees it
		side = [2]string{"r", "l"}
	}
	for wing := range wide {
		for _, s := range wide[wing] {
			both := slices.Contains(wide[1-wing], s)
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

// strolls lists how a king may go to castle to White's left and right.
func strolls(r *board.Rules, c board.Color, t board.PieceType) (wide [2][]stroll, all bool) {
	king, stands := standing(r, c, t)
	all = true
	for _, def := range r.Def.Castlings {
		if def.King != t || !stands {
			continue
		}
		for wing, landings := range [2][]int{def.Left[c], def.Right[c]} {
			inside, ok := partnerInside(r, king, board.MakePiece(c, def.Partner), wing)
			if !ok {
				continue
			}
			for _, file := range landings {
				s := stroll{(file - r.File(king)) * [2]int{-1, 1}[wing], inside}
				if inside > 1 || s.distance < 2 {
					all = false
				} else if !slices.Contains(wide[wing], s) {
					wide[wing] = append(wide[wing], s)
				}
			}
		}
	}
	for wing := range wide {
		slices.SortFunc(wide[wing], func(a, b stroll) int { return a.distance - b.distance })
	}
	return wide, all
}

// partnerInside returns how far from the edge the outermost partner on a wing
// stands at the start, holes at the edge not counted, as XBoard does; ok is
// false if there is none.
func partnerInside(r *board.Rules, king board.Square, partner board.Piece, wing int) (inside int, ok bool) {
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

// standing returns where a side's man of a type stands at the start.
func standing(r *board.Rules, c board.Color, t board.PieceType) (board.Square, bool) {
	start := r.Start()
	men := start.Pieces(c)
	for _, s := range men.Squares() {
		if start.At(s).Type() == t {
			return s, true
		}
	}
	return 0, false
}
