package game

import (
	"strings"

	"fairymax/board/define"
)

// Base is a built-in game that another one extends.
type Base struct {
	Def *define.Game
}

// shadowMark ends the names of types that only remember what a piece was.
const shadowMark = "~"

// readBase compiles a built-in game.
func readBase(c compiler, name string) (*Base, error) {
	v, err := c.builtin.Load(name)
	if err != nil {
		return nil, err
	}
	return &Base{Def: v.Rules.Def}, nil
}

// TypeName returns the name of a type: for one that only remembers what a piece was,
// the name of the piece.
func (b *Base) TypeName(t define.PieceType) string {
	return strings.TrimSuffix(b.Def.Types[t-1].Name, shadowMark)
}
