package game

import (
	"strings"

	"fairymax/board"
	"fairymax/internal/foreign/moves"
)

// Base is a built-in game that another one extends.
type Base struct {
	Def    *board.Definition
	Pieces []*Piece // without moves: the game has them
}

// shadowMark ends the names of types that only remember what a piece was.
const shadowMark = "~"

// readBase compiles a built-in game.
func readBase(c compiler, name string) (*Base, error) {
	v, err := c.catalogue().Load(name)
	if err != nil {
		return nil, err
	}
	b := &Base{Def: v.Rules.Def}
	for i, t := range b.Def.Types {
		if strings.HasSuffix(t.Name, shadowMark) {
			continue
		}
		p := &Piece{Name: t.Name, Letter: t.Letter, Owners: t.Owners, Shared: t.Name, Inherited: true,
			Royal: b.Def.Royal.Types.Has(board.PieceType(i + 1)), Key: moves.Of(t.Steps[board.White]).Key()}
		b.Pieces = append(b.Pieces, p)
	}
	return b, nil
}

// IsPawn reports whether a piece of the game promotes and only goes ahead.
func (b *Base) IsPawn(name string) bool {
	for _, promotion := range b.Def.Promotions {
		if t := b.Def.Types[promotion.Type-1]; t.Name == name {
			return moves.Of(t.Steps[board.White]).ForwardOnly()
		}
	}
	return false
}

// TypeName returns the name of a type: for one that only remembers what a piece was,
// the name of the piece.
func (b *Base) TypeName(t board.PieceType) string {
	return strings.TrimSuffix(b.Def.Types[t-1].Name, shadowMark)
}
