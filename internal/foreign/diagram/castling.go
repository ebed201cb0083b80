package diagram

import (
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// wing is where kings land that castle with a partner: on the left and the right of
// White's board the files of each side, counted from 0.
type wing struct {
	king, partner *game.Piece
	files         [2][2][]int
}

// castling writes the castlings of all pieces that have some.
func (k *converter) castling() {
	var wings []*wing
	for s, f := range k.inOrder() {
		if k.severalCastle(f) {
			continue
		}
		for _, c := range k.texts[f.number-1].Castlings {
			for side, castles := range []bool{c.Left, c.Right} {
				if castles {
					wings = k.castle(wings, s, f, side, c.Distance, c.Inside)
				}
			}
		}
	}
	k.checkCastlings()
	var castles [2][2]bool
	seen := make(map[*game.Piece]bool)
	for _, w := range wings {
		text := game.CastlingText(w.partner, w.files)
		if !w.king.Royal || len(k.royals) > 1 {
			text = "king = " + game.Quoted([]string{w.king.Name}) + ", " + text
		}
		if seen[w.partner] {
			k.game.Lose(k.line, "castling of two kinds of pieces with the same partner, the %s", w.partner.Name)
			continue
		}
		seen[w.partner] = true
		k.game.Set("castling."+w.partner.Name, "{ %s }", text)
		for side := range 2 {
			for c := range 2 {
				castles[c][side] = castles[c][side] || len(w.files[side][c]) > 0
			}
		}
	}
	k.castles = castles
}

// severalCastle reports whether a side has several pieces of a type that castles, and loses
// the castling of each then.
func (k *converter) severalCastle(f figure) bool {
	if len(k.texts[f.number-1].Castlings) == 0 {
		return false
	}
	several := 0
	for _, other := range k.board {
		if other == f {
			several++
		}
	}
	if several > 1 && f.color == define.White {
		k.game.LoseAt(f.fields[movesField], "%s: castling of one of several", f.label())
	}
	return several > 1
}

// checkCastlings loses castlings of pieces that may have moved, and those to one side
// only where White's and Black's sides are not the same.
func (k *converter) checkCastlings() {
	for i, text := range k.texts {
		field := k.types[i].fields[movesField]
		for _, c := range text.Castlings {
			if !c.Unmoved {
				k.game.LoseAt(field, "%s: castling without i, so also of a king that has moved", k.types[i].label())
			}
			if c.Left != c.Right && k.symmetry == "rotate" && !k.bothWays(text.Castlings) {
				k.game.LoseAt(field, "%s: castlings that differ to the left and the right, and which side is Black's left is not clear", k.types[i].label())
			}
		}
	}
}

// castle adds a castling of the piece on a square to a side, 0 for the left.
func (k *converter) castle(wings []*wing, s square, f figure, side, distance, inside int) []*wing {
	partner := k.partner(s, side, inside)
	to := s.file + [2]int{-distance, distance}[side]
	field := f.fields[movesField]
	switch {
	case partner == nil:
		k.game.NoteAt(field, "the %s may castle to the %s, but has no partner there", f.label(), sideWords[side])
		return wings
	case to < 0 || to >= k.files:
		k.game.LoseAt(field, "%s: castling from %v over %d squares, beyond the edge", f.label(), s, distance)
		return wings
	}
	king, other := k.piece(f.kind), k.piece(partner)
	for _, w := range wings {
		if w.king == king && w.partner == other {
			w.files[side][f.color] = append(w.files[side][f.color], to)
			return wings
		}
	}
	w := &wing{king: king, partner: other}
	w.files[side][f.color] = []int{to}
	return append(wings, w)
}

var sideWords = [2]string{"left", "right"}

// partner returns the piece with which one on a square castles: the outermost of its side
// on that rank, which must be a rook or stand at the edge, or a number of squares inside
// of it. Holes at the edge do not count. It is nil if there is none.
func (k *converter) partner(s square, side, inside int) *kind {
	at, step := square{0, s.rank}, 1
	if side == 1 {
		at.file, step = k.files-1, -1
	}
	for k.missing[at] && at.file != s.file {
		at.file += step
	}
	edge := at.file + inside*step
	for ; at.file != s.file && k.onBoard(at); at.file += step {
		f, ok := k.board[at]
		beyond := (edge-at.file)*step > 0
		switch {
		case beyond || !ok:
		case f.color != k.board[s].color:
			return nil
		case at.file == edge || inside == 0 && k.isRook(f.kind):
			return f.kind
		default:
			return nil
		}
	}
	return nil
}

// isRook reports whether a type moves as a rook.
func (k *converter) isRook(t *kind) bool {
	return strings.EqualFold(t.fields[nameField].Text, "rook") || t.fields[movesField].Text == "R"
}

// inOrder visits the pieces on the board, those of White's first rank from the left
// first.
func (k *converter) inOrder() func(yield func(square, figure) bool) {
	return func(yield func(square, figure) bool) {
		for rank := range k.ranks {
			for file := range k.files {
				s := square{file, rank}
				if f, ok := k.board[s]; ok && !yield(s, f) {
					return
				}
			}
		}
	}
}

// colours are both sides.
var colours = [2]define.Color{define.White, define.Black}
