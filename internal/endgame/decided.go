package endgame

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/board/define"
)

// sampleMaterial is an example of material: what each side must keep, and of either the piece with
// the most moves, another of Black than of White where there is one.
func sampleMaterial(rules *board.Rules) string {
	white := mostMobile(rules, define.White, 0)
	best := []define.Piece{white, mostMobile(rules, define.Black, white.Type())}
	var kept []define.Piece
	for c, own := range best {
		for _, keep := range rules.MustKeep(define.Color(c)) {
			for t := define.PieceType(1); int(t) <= rules.Types(); t++ {
				if keep.Types.Has(t) && own.Type() != t {
					kept = append(kept, define.MakePiece(define.Color(c), t))
				}
			}
		}
	}
	if len(best)+len(kept) > MostPieces {
		kept = nil
	}
	return newMaterial(rules, slices.DeleteFunc(append(best, kept...), func(p define.Piece) bool { return p == define.Empty })).String()
}

// mostMobile is the piece of a side at the start with the most moves, of another type than one where
// it has others.
func mostMobile(rules *board.Rules, c define.Color, not define.PieceType) define.Piece {
	start, chosen, most := rules.Start(), define.Empty, -1
	set := start.Pieces(c)
	for _, at := range set.Squares() {
		piece := start.At(at)
		n := 1 + len(rules.Steps(c, piece.Type()))
		if piece.Type() == not {
			n = 0
		}
		if n > most {
			chosen, most = piece, n
		}
	}
	return chosen
}

// Decided says which side has lost from the start with some material, and why; "" if none has.
func (m Material) Decided() string {
	for c := define.White; c <= define.Black; c++ {
		for _, keep := range m.rules.MustKeep(c) {
			n := 0
			for _, piece := range m.side(c) {
				if keep.Types.Has(piece.Type()) {
					n++
				}
			}
			if n <= keep.Left {
				return fmt.Sprintf("%v: %v has already lost at the start, because it has no %s", m, c, namesOf(m.rules, keep.Types))
			}
		}
	}
	return ""
}

// namesOf names the types of a mask, as "king or queen".
func namesOf(rules *board.Rules, mask define.TypeMask) string {
	var names []string
	for i, def := range rules.Def.Types {
		if mask.Has(define.PieceType(i + 1)) {
			names = append(names, strings.ReplaceAll(def.Name, "-", " "))
		}
	}
	return strings.Join(names, " or ")
}
