package variants

import (
	"slices"

	"fairymax/board"
)

// castlingBetza writes the castlings of a king: how far he goes to which side.
// XBoard lets the first man in the way be the partner, who must stand in the
// corner; all is false where ours does not.
func castlingBetza(r *board.Rules, c board.Color, t board.PieceType) (text string, all bool) {
	wide, all := strolls(r, c, t)
	side := [2]string{"l", "r"}
	if c == board.Black { // as Black sees it
		side = [2]string{"r", "l"}
	}
	for wing, distances := range wide {
		slices.Sort(distances)
		for _, distance := range slices.Compact(distances) {
			both := slices.Contains(wide[1-wing], distance)
			switch {
			case !both:
				text += "i" + side[wing] + "O" + digits(distance)
			case wing == 0:
				text += "isO" + digits(distance)
			}
		}
	}
	return text, all
}

// strolls lists how far a king may go to castle to White's left and right.
func strolls(r *board.Rules, c board.Color, t board.PieceType) (wide [2][]int, all bool) {
	king, stands := standing(r, c, t)
	all = true
	for _, def := range r.Def.Castlings {
		if def.King != t || !stands || !r.Def.Types[def.Partner-1].Owners[c] {
			continue
		}
		for wing, landings := range [2][]int{def.Left[c], def.Right[c]} {
			corner := r.Square([2]int{0, r.Files - 1}[wing], r.Rank(king))
			for _, file := range landings {
				distance := (file - r.File(king)) * [2]int{-1, 1}[wing]
				if r.Start().At(corner) != board.MakePiece(c, def.Partner) || distance < 2 {
					all = false
					continue
				}
				wide[wing] = append(wide[wing], distance)
			}
		}
	}
	return wide, all
}

// standing returns where a side's man of a type stands at the start.
func standing(r *board.Rules, c board.Color, t board.PieceType) (board.Square, bool) {
	start := r.Start()
	men := start.Men(c)
	for _, s := range men.Squares() {
		if start.At(s).Type() == t {
			return s, true
		}
	}
	return 0, false
}
