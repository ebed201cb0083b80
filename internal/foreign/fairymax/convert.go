package fairymax

import (
	"cmp"
	"slices"

	"fairymax/board"
	"fairymax/internal/foreign/game"
)

// converter makes a game of ours from one of Fairy-Max's. A type is given by its
// number, which counts from 1.
type converter struct {
	ini   *iniGame
	game  *game.Game
	any   bool                   // pawns become whatever Fairy-Max takes from its user
	types [2]map[int]*game.Piece // what a type is for a side
	hand  string                 // letters of the pieces that each side has in hand
}

// newConverter begins a game.
func newConverter(ini *iniGame, any bool) *converter {
	k := &converter{ini: ini, any: any, hand: extra(ini.name, "hand")}
	k.types[0], k.types[1] = make(map[int]*game.Piece), make(map[int]*game.Piece)
	return k
}

// sound reports whether the moves of all pieces that a side can have are
// understood.
func (k *converter) sound(s *game.Source) bool {
	sound := true
	for t, def := range k.ini.types {
		for _, f := range def.faults {
			starts := t < blackPawn || slices.Contains(k.ini.array[0], t+1) || slices.Contains(k.ini.array[1], t+1)
			if starts || !f.first && (k.uses(board.White, t+1) || k.uses(board.Black, t+1)) {
				s.FailAt(f.at, "%v", f.err)
				sound = false
			}
		}
	}
	return sound
}

// convert makes the game. It notes what the ini leaves out.
func (k *converter) convert(lib *game.Library, file string) *game.Game {
	ini := k.ini
	k.game = game.New(ini.name, file, ini.line, "")
	k.game.Files, k.game.Ranks = ini.files, ini.ranks
	for _, remark := range ini.remarks {
		k.game.Comments = append(k.game.Comments, game.Wrapped(remark, 76)...)
	}
	k.game.Comments = append(k.game.Comments, silence...)
	for t := 1; t <= len(ini.types); t++ {
		for c := board.White; c <= board.Black; c++ {
			if k.uses(c, t) {
				k.addType(c, t)
			}
		}
	}
	k.game.Wrap = slices.ContainsFunc(k.game.Pieces, func(p *game.Piece) bool { return p.Moves.Wraps() })
	k.game.NameFrom(lib)
	k.game.DressLetters()
	k.sort(lib)
	k.array()
	k.castlings()
	k.royals(lib)
	k.promotions()
	if k.hand != "" {
		k.game.Set("hand", `{ use = "gate", gains = "nothing" }`)
	}
	k.remarks()
	return k.game
}

// silence is what no ini says and what is not taken from it.
var silence = []string{
	"Not in the file: stalemate, the third repetition and fifty moves without",
	"progress are draws here, as in chess. Not taken from it: the pieces' values.",
}

// sort puts the pieces in the order of the shared ones: pawns first, royals last.
func (k *converter) sort(lib *game.Library) {
	rank := func(p *game.Piece) int {
		switch {
		case k.isPawn(p):
			return 0
		case p.Royal:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(k.game.Pieces, func(a, b *game.Piece) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(lib.Place(a), lib.Place(b)))
	})
}

// isPawn reports whether a piece is one of the two types of pawns.
func (k *converter) isPawn(p *game.Piece) bool {
	return p == k.types[0][whitePawn] || p == k.types[1][blackPawn]
}

// uses reports whether a side can ever have a type.
func (k *converter) uses(c board.Color, t int) bool {
	own, enemy := k.ini.array[c], k.ini.array[c.Other()]
	switch {
	case t == whitePawn+int(c), slices.Contains(own, t), slices.Contains(k.inHand(c), t):
		return true
	case k.any && slices.Contains(k.choices(c), t):
		return true
	case k.ini.depth == byPlaceDepth:
		return slices.Contains(enemy, t) && k.ini.types[t-1].value >= 0
	}
	return t == k.ini.promotes(c)
}

// inHand lists the types that a side has in hand.
func (k *converter) inHand(c board.Color) []int {
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
func (ini *iniGame) lettered(c board.Color, letter string) int {
	found := 0
	for t := 1; t <= len(ini.types); t++ {
		if ini.types[t-1].letter == letter && (found == 0 || c == board.Black) {
			found = t
		}
	}
	return found
}

// choices lists what Fairy-Max accepts for a promotion from its user: what it
// would take itself, then all types that a letter can mean but pawns, kings of
// value -1, and types whose value ends in 3.
func (k *converter) choices(c board.Color) []int {
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

// addType makes a piece of a side's type, or finds the one that it has in common
// with the other side or with another type.
func (k *converter) addType(c board.Color, t int) {
	def := k.ini.types[t-1]
	p := &game.Piece{Letter: def.letter, Royal: def.value < 0, Moves: k.movesOf(c, t)}
	for _, other := range k.game.Pieces {
		if other.Royal != p.Royal || k.isPawn(other) != (t <= blackPawn) || k.any && other.Letter != p.Letter || other.Moves.Key() != p.Moves.Key() {
			continue
		}
		if other.Letter != p.Letter {
			k.game.Note(def.line, "%s and %s move alike; both are written %s here", other.Letter, p.Letter, other.Letter)
		}
		other.Owners[c] = true
		k.types[c][t] = other
		return
	}
	p.Owners[c] = true
	k.types[c][t] = p
	k.game.Pieces = append(k.game.Pieces, p)
}
