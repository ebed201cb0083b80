package stockfish

import (
	"slices"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// castlingOptions say where kings castle, and with which partners.
var castlingOptions = []string{"castlingKingsideFile", "castlingQueensideFile", "castlingRookPieces", "castlingKingPiece"}

// castling carries over the castlings.
func (k *converter) castling() {
	on, given := k.flag("castling")
	if given && !on {
		if len(k.base.Def.Castlings) > 0 {
			k.game.Without = append(k.game.Without, "castling")
			if k.game.Start == "" {
				k.game.Start = noRights(k.base.Def.Start)
			}
		}
		for _, key := range castlingOptions {
			k.take(key)
		}
		return
	}
	if k.partnersLost() {
		k.game.Without = append(k.game.Without, "castling")
		return
	}
	if given || slices.ContainsFunc(castlingOptions, func(key string) bool { _, own := k.given[key]; return own }) {
		k.ownCastling()
	}
}

// ownCastling writes the castlings anew.
func (k *converter) ownCastling() {
	files := [2]string{"c", "g"}
	var partners []string
	for _, c := range k.base.Def.Castlings {
		partners = append(partners, k.base.Def.Types[c.Partner-1].Name)
		for side, own := range [][2][]int{c.Left, c.Right} {
			if len(own[0]) > 0 {
				files[side] = string(rune('a' + own[0][0]))
			}
		}
	}
	for side, key := range []string{"castlingQueensideFile", "castlingKingsideFile"} {
		if o, ok := k.take(key); ok {
			files[side] = string(rune('a' + k.number(o, 1, board.MaxSide) - 1))
		}
	}
	if rooks, ok := k.take("castlingRookPieces"); ok {
		if len(partners) > 0 {
			k.game.Without = append(k.game.Without, "castling")
		}
		partners = k.letters(rooks)
	} else if len(partners) == 0 {
		partners = k.letters(option{"castlingRookPieces", "r", k.line})
	}
	by := ""
	if king, ok := k.take("castlingKingPiece"); ok {
		by = "king = " + game.Quoted(k.letters(king)) + ", "
	}
	for _, name := range partners {
		k.game.Set("castling."+name, "{ %sleft = %q, right = %q }", by, files[0], files[1])
	}
}

// partnersLost reports whether all castling partners of the parent are gone.
func (k *converter) partnersLost() bool {
	if _, own := k.given["castlingRookPieces"]; own || len(k.base.Def.Castlings) == 0 {
		return false
	}
	return !slices.ContainsFunc(k.base.Def.Castlings, func(c board.CastlingDef) bool {
		return k.game.Has(k.base.TypeName(c.Partner))
	})
}
