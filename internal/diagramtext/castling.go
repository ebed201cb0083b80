package diagramtext

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
)

// castling is a way to castle, as White sees the board.
type castling struct {
	left     bool
	distance int // squares that the king goes
	inside   int // squares between its partner and the edge
}

// castlings writes the castlings of a type.
func (w *writer) castlings(t define.PieceType) string {
	var lists [2][]castling
	for c := range lists {
		for _, def := range w.def.Castlings {
			if def.King == t {
				lists[c] = append(lists[c], w.castlingsOf(define.Color(c), def)...)
			}
		}
	}
	if w.symmetry == none && len(lists[0]) == 0 {
		lists[0] = lists[1]
	}
	if !sameWays(lists[0], lists[1]) || w.symmetry == rotate && !isBothWays(lists[0]) {
		w.lack("castlings that differ for White and Black")
	}
	text := ""
	for _, way := range lists[0] {
		other := way
		other.left = !way.left
		both := slices.Contains(lists[0], other)
		switch {
		case both && way.left:
			text += "is"
		case both:
			continue
		case way.left:
			text += "il"
		default:
			text += "ir"
		}
		text += strings.Repeat("j", way.inside) + fmt.Sprintf("O%d", way.distance)
	}
	return text
}

// sameWays reports whether two lists have the same castlings.
func sameWays(a, b []castling) bool {
	return len(a) == len(b) && !slices.ContainsFunc(a, func(way castling) bool { return !slices.Contains(b, way) })
}

// isBothWays reports whether castlings are the same to the left and the right.
func isBothWays(list []castling) bool {
	return !slices.ContainsFunc(list, func(way castling) bool {
		way.left = !way.left
		return !slices.Contains(list, way)
	})
}

// castlingsOf returns the castlings of a side with a type of partner.
func (w *writer) castlingsOf(c define.Color, def define.Castling) (list []castling) {
	kings := w.standing(c, def.King)
	if len(kings) != 1 {
		w.lack("castling of several pieces, or of one that is not on the board")
		return nil
	}
	start := w.rules.Start()
	for _, k := range start.CastlingsOf(c) {
		if k.KingType != def.King || k.PartnerType != def.Partner || !k.Unmoved {
			continue
		}
		left := k.Partner < k.King
		inside, ok := w.partner(k.King, c, def.Partner, left)
		if inside < 0 && ok {
			w.lack("castling with a piece that is neither at the edge nor a rook")
		}
		if inside < 0 || !ok {
			continue
		}
		distance := int(k.KingTo) - int(k.King)
		if left {
			distance = -distance
		}
		if distance < 1 {
			w.lack("castling of a king that stays or moves away from its partner")
			continue
		}
		list = append(list, castling{left, distance, inside})
	}
	return list
}

// standing returns where a side's pieces of a type stand at the start.
func (w *writer) standing(c define.Color, t define.PieceType) (list []define.Square) {
	start := w.rules.Start()
	for i := range w.rules.Squares {
		if start.At(define.Square(i)) == define.MakePiece(c, t) {
			list = append(list, define.Square(i))
		}
	}
	return list
}

// partner returns how many squares lie between the edge and the partner of a king, without
// holes at the edge: 0 also for a rook that is the first piece, -1 if the diagram would not
// let it castle. It reports whether there is a partner of the type.
func (w *writer) partner(king define.Square, c define.Color, t define.PieceType, left bool) (inside int, ok bool) {
	file, step := w.rules.Files-1, -1
	if left {
		file, step = 0, 1
	}
	first := true
	for ; file != w.rules.File(king); file += step {
		s := w.rules.Square(file, w.rules.Rank(king))
		piece := w.rules.Start().At(s)
		switch {
		case piece == define.MakePiece(c, t) && inside <= 1:
			return inside, true
		case piece == define.MakePiece(c, t) && first && w.movesAs(t, "R"):
			return 0, true
		case piece == define.MakePiece(c, t):
			return -1, true
		}
		first = first && piece == 0
		if inside > 0 || !w.rules.IsHole(s) {
			inside++
		}
	}
	return 0, false
}
