package define

import "strings"

// RightNames gives rights to castle, and of pieces that have not moved, their names in a FEN: each
// the first that names no other right, in capitals for White. Squares are named as in a FEN.
// Castlings come first, then unmoved pieces, then other names of castlings.
type RightNames map[string]bool

// Castling names a castling by the letter of its wing, else by the file of the partner, else by its
// square, else by the squares of king and partner.
func (n RightNames) Castling(side Color, left bool, king, partner string) string {
	wing := "k"
	if left {
		wing = "q"
	}
	return n.firstFree(side, wing, partner[:1], partner, king+partner)
}

// Unmoved names the right of a piece by its file, else by its square, else by that twice.
func (n RightNames) Unmoved(side Color, square string) string {
	return n.firstFree(side, square[:1], square, square+square)
}

// Alias names a castling by the file of the partner too, or by its square; "" if both name other rights.
func (n RightNames) Alias(side Color, partner string) string {
	return n.firstFree(side, partner[:1], partner)
}

// firstFree takes the first name that names nothing else, "" if there is none.
func (n RightNames) firstFree(side Color, names ...string) string {
	for _, name := range names {
		if side == White {
			name = strings.ToUpper(name)
		}
		if !n[name] {
			n[name] = true
			return name
		}
	}
	return ""
}
