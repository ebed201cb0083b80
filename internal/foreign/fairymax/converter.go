package fairymax

import (
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// converter makes a game of ours from one of Fairy-Max's. A type is given by its
// number, which counts from 1.
type converter struct {
	*game.Run
	ini      *iniGame
	game     *game.Game
	anyPiece bool                   // pawns become whatever Fairy-Max takes from its user
	types    [2]map[int]*game.Piece // what a type is for a side
	hand     string                 // letters of the pieces that each side has in hand
}

// newConverter begins a game.
func newConverter(in *game.Run, ini *iniGame, anyPiece bool) *converter {
	k := &converter{Run: in, ini: ini, anyPiece: anyPiece, hand: strings.ReplaceAll(extra(ini.name, "hand"), " ", "")}
	k.types[0], k.types[1] = make(map[int]*game.Piece), make(map[int]*game.Piece)
	return k
}

// isPawn reports whether a piece is one of the two types of pawns.
func (k *converter) isPawn(p *game.Piece) bool {
	return p == k.types[0][whitePawn] || p == k.types[1][blackPawn]
}

// uses reports whether a side can ever have a type.
func (k *converter) uses(c define.Color, t int) bool {
	own, enemy := k.ini.array[c], k.ini.array[c.Other()]
	switch {
	case t == whitePawn+int(c), slices.Contains(own, t), slices.Contains(k.inHand(c), t):
		return true
	case k.anyPiece && slices.Contains(k.choices(c), t):
		return true
	case k.ini.depth == byPlaceDepth:
		return slices.Contains(enemy, t) && k.ini.types[t-1].value >= 0
	}
	return t == k.ini.promotes(c)
}

// inHand lists the types that a side has in hand.
func (k *converter) inHand(c define.Color) []int {
	var list []int
	for _, letter := range k.hand {
		if t := k.ini.lettered(c, string(letter)); t > 0 {
			list = append(list, t)
		}
	}
	return list
}

// lettered returns the type that a side means by a letter, 0 if there is none: of
// several White means the first and Black the last.
func (ini *iniGame) lettered(c define.Color, letter string) int {
	found := 0
	for t := 1; t <= len(ini.types); t++ {
		if ini.types[t-1].letter == letter && (found == 0 || c == define.Black) {
			found = t
		}
	}
	return found
}

// choices lists what Fairy-Max accepts for a promotion from its user: what it
// would take itself, then all types that a letter can mean but pawns, kings of
// value -1, and types with a value that ends in 3.
func (k *converter) choices(c define.Color) []int {
	own := k.ini.promotes(c)
	list := []int{own}
	for t := blackPawn + 1; t <= len(k.ini.types); t++ {
		def := k.ini.types[t-1]
		if t != own && def.value != -1 && def.value%10 != 3 && k.ini.lettered(c, def.letter) == t {
			list = append(list, t)
		}
	}
	return slices.DeleteFunc(list, func(t int) bool { return t > len(k.ini.types) })
}

// byPlaceDepth is the depth with which pawns become the piece that began on the
// square where they promote.
const byPlaceDepth = -3
