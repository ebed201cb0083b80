package notation

import (
	"slices"
	"strings"

	"fairymax/board"
)

// passText is a passed turn in coordinates.
const passText = "@@@@"

// Coordinate writes a move by its squares and what becomes of the man:
//
//	e2e4 a7a8q a7a8n' c3c2+   a move, with the letter of what he promotes to
//	P@e4                      a drop
//	b1c3h                     a move that lets a man from the hand in
//	c4d5,d5e4 c4d5,d5c4       legs, each but the last ending on a victim
//	e1g1 e1h1 f1a1,a1e1       castling, see castlingPath
//	@@@@                      a passed turn
func Coordinate(r *board.Rules, m board.Move, origin int) string {
	switch {
	case m == board.NoMove:
		return "0000"
	case m.IsPass():
		return passText
	case m.IsDrop():
		return letterOf(r, m.FromHand()) + "@" + r.SquareName(m.To(), origin)
	}
	return pathText(r, path(r, m), origin) + suffix(r, m)
}

// path lists the squares by which a move is written, in order.
func path(r *board.Rules, m board.Move) []board.Square {
	if m.IsCastling() {
		return castlingPath(r, m)
	}
	way, n := m.LocustVictims()
	squares := append([]board.Square{m.From()}, way[:n]...)
	return append(squares, m.To())
}

// castlingPath is the king's two squares; his own and his partner's where
// partners start anywhere. A king who could as well walk there goes by way of
// his partner. If somebody is let in on the partner's square, that comes first.
func castlingPath(r *board.Rules, m board.Move) []board.Square {
	king, to := m.From(), m.To()
	partner, _ := m.Partner()
	switch {
	case m.Kind()&board.GatePartner != 0:
		return []board.Square{partner, king}
	case r.Def.Shuffle == board.Chess960:
		return []board.Square{king, partner}
	case walks(r, m):
		return []board.Square{king, partner, to}
	}
	return []board.Square{king, to}
}

// walks reports whether a castling ends where the king may also go by himself.
func walks(r *board.Rules, m board.Move) bool {
	king := r.Start().At(m.From())
	return king != board.Empty && steps(r, king, m.From(), m.To(), board.MayMove)
}

// pathText joins the legs between squares with commas.
func pathText(r *board.Rules, squares []board.Square, origin int) string {
	var b strings.Builder
	for i, s := range squares {
		if i > 1 {
			b.WriteString("," + r.SquareName(squares[i-1], origin))
		}
		b.WriteString(r.SquareName(s, origin))
	}
	return b.String()
}

// suffix names what a man becomes, or who is let in.
func suffix(r *board.Rules, m board.Move) string {
	if t := m.FromHand(); t != 0 {
		return strings.ToLower(letterOf(r, t))
	}
	return becoming(r, m.Promotion())
}

// becoming names a promotion in small letters; "+" stands for the promoted form
// of the same letter, if nobody else can become that.
func becoming(r *board.Rules, t board.PieceType) string {
	if t == 0 {
		return ""
	}
	letter := letterOf(r, t)
	if base, ok := strings.CutPrefix(letter, "+"); ok && onlyFrom(r, t, base) {
		return "+"
	}
	return strings.ToLower(letter)
}

// onlyFrom reports whether no men but those of one letter can become type t.
func onlyFrom(r *board.Rules, t board.PieceType, letter string) bool {
	return !slices.ContainsFunc(r.Def.Promotions, func(d board.PromotionDef) bool {
		return letterOf(r, d.Type) != letter &&
			(slices.Contains(r.Choices(board.White, d.Type), t) || slices.Contains(r.Choices(board.Black, d.Type), t))
	})
}

// letterOf returns the capital letter of a type as moves have it: nothing in a
// move tells a man who was promoted from one who was not.
func letterOf(r *board.Rules, t board.PieceType) string {
	return strings.TrimSuffix(r.Def.Types[t-1].Letter, "~")
}
