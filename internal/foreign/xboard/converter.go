package xboard

import (
	"cmp"

	"fairymax/internal/foreign/game"
)

// converter makes a game of ours from an announced one.
type converter struct {
	*game.Run
	*announced
	game    *game.Game
	base    *game.Base // the parent
	pieces  [2]map[string]*game.Piece
	castles [2]castles
	dropped map[string]drop // by letter
}

// castles is what a king's text says of castling.
type castles struct {
	given bool     // whether it says anything
	far   [2][]int // how far the king goes to the left and to the right
}

// newConverter begins a game; nil if its parent is unknown.
func newConverter(in *game.Run, a *announced) (*converter, error) {
	parent := cmp.Or(known("parent "+a.parent), a.parent)
	if !in.Has(parent) {
		in.Fail(a.line, "the parent %s is not built in", a.parent)
		return nil, nil
	}
	base, err := in.Base(parent)
	if err != nil {
		return nil, err
	}
	k := &converter{Run: in, announced: a, base: base, dropped: make(map[string]drop)}
	k.game = in.NewGame(a.name, a.line, parent)
	k.game.Files, k.game.Ranks = a.files, a.ranks
	for c := range 2 {
		k.pieces[c] = make(map[string]*game.Piece)
	}
	return k, nil
}
