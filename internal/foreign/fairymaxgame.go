package foreign

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
)

// maker makes a game of ours of one of Fairy-Max's.
type maker struct {
	ini   *iniGame
	game  *game
	any   bool              // pawns become whatever Fairy-Max takes from its user
	types [2]map[int]*piece // what a side's men of a type are
	hand  string            // letters of the men that each side has in hand
}

// newMaker begins a game.
func newMaker(ini *iniGame, any bool) *maker {
	k := &maker{ini: ini, any: any, hand: extra(ini.name, "hand")}
	k.types[0], k.types[1] = make(map[int]*piece), make(map[int]*piece)
	return k
}

// sound reports whether all men that somebody can have move in ways that can be
// understood.
func (k *maker) sound(s *source) bool {
	sound := true
	for t, def := range k.ini.types {
		for _, f := range def.faults {
			starts := t < blackPawn || has(k.ini.white, t+1) || has(k.ini.black, t+1)
			if starts || !f.first && (k.uses(board.White, t+1) || k.uses(board.Black, t+1)) {
				s.failAt(f.at, "%v", f.err)
				sound = false
			}
		}
	}
	return sound
}

// make makes the game. What the ini leaves out is noted in it.
func (k *maker) make(lib *library, file string) *game {
	ini := k.ini
	k.game = &game{name: ini.name, line: ini.line, title: capital(ini.name), files: ini.files, ranks: ini.ranks, zones: make(map[board.Set]string)}
	k.game.comments = append(k.game.comments, fmt.Sprintf("From %s, line %d.", file, ini.line))
	for _, remark := range ini.remarks {
		k.game.comments = append(k.game.comments, wrapped(remark, 76)...)
	}
	k.game.comments = append(k.game.comments, silence...)
	for t := 1; t <= len(ini.types); t++ {
		for c := board.White; c <= board.Black; c++ {
			if k.uses(c, t) {
				k.enlist(c, t)
			}
		}
	}
	for _, p := range k.game.pieces {
		k.game.wrap = k.game.wrap || p.moves.wraps()
	}
	k.game.nameFrom(lib)
	k.sort(lib)
	k.array()
	k.castlings()
	k.royals(lib)
	k.promotions()
	if k.hand != "" {
		k.game.set("hand", `{ use = "gate", gains = "nothing" }`)
	}
	k.remarks()
	return k.game
}

// silence is what no ini says and what is not taken from it.
var silence = []string{
	"Not in the file: stalemate, the third repetition and fifty moves without",
	"progress are draws here, as in chess. Not taken from it: the men's values.",
}

// sort puts the pieces in the order in which the shared ones stand: pawns first,
// royals last.
func (k *maker) sort(lib *library) {
	rank := func(p *piece) int {
		switch {
		case p == k.types[0][whitePawn] || p == k.types[1][blackPawn]:
			return 0
		case p.royal:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(k.game.pieces, func(a, b *piece) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(lib.place(a), lib.place(b)))
	})
}

// capital makes a title of a name.
func capital(text string) string {
	if text == "" {
		return text
	}
	text = strings.ReplaceAll(text, "-", " ")
	return strings.ToUpper(text[:1]) + text[1:]
}

// array1 returns a side's first rank.
func (ini *iniGame) array1(c board.Color) []int { return [2][]int{ini.white, ini.black}[c] }

// uses reports whether a side can ever have men of a type.
func (k *maker) uses(c board.Color, t int) bool {
	byPlace := k.ini.depth == byPlaceDepth
	return t == whitePawn+int(c) || has(k.ini.array1(c), t) || has(k.inHand(c), t) ||
		!byPlace && t == k.ini.promotes(c) || byPlace && has(k.ini.array1(c.Other()), t) && k.ini.types[t-1].value >= 0 || k.any && has(k.choices(c), t)
}

// inHand lists the types of men that a side has in hand.
func (k *maker) inHand(c board.Color) []int {
	var list []int
	for _, letter := range k.hand {
		if t := k.ini.lettered(c, string(letter)); t > 0 {
			list = append(list, t)
		}
	}
	return list
}

// lettered returns the type that a side means by a letter: of several White
// means the first and Black the last.
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
// value -1, and men whose value ends in 3.
func (k *maker) choices(c board.Color) []int {
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

// enlist makes a piece of a side's type, or finds the one that it has in common
// with the other side or with another type.
func (k *maker) enlist(c board.Color, t int) {
	def := k.ini.types[t-1]
	p := &piece{letter: def.letter, royal: def.value < 0, moves: k.movesOf(c, t)}
	pawn := t <= blackPawn
	for _, other := range k.game.pieces {
		isPawn := other == k.types[0][whitePawn] || other == k.types[1][blackPawn]
		if other.royal == p.royal && isPawn == pawn && (!k.any || other.letter == p.letter) && other.moves.key() == p.moves.key() {
			if other.letter != p.letter {
				k.game.note(def.line, "%s and %s move alike; both are written %s here", other.letter, p.letter, other.letter)
			}
			other.owners[c] = true
			k.types[c][t] = other
			return
		}
	}
	p.owners[c] = true
	k.types[c][t] = p
	k.game.pieces = append(k.game.pieces, p)
}

// movesOf returns the moves of a side's men of a type, as their owner sees them.
func (k *maker) movesOf(c board.Color, t int) moves {
	def := k.ini.types[t-1]
	var all moves
	long := false
	for _, r := range def.rays {
		all = append(all, r.moves...)
		long = long || r.long
	}
	if t <= blackPawn {
		enemy := k.ini.types[blackPawn-int(c)-1]
		all = pawnMoves(all, enemy)
	}
	var seen moves
	for _, legs := range all {
		if !legs[0].Unmoved || k.reaches(c, t, legs) {
			seen = append(seen, legs.AsSeenBy(c))
		}
	}
	if long {
		return k.longFirst(seen)
	}
	return seen
}

// reaches reports whether some man of a type can begin with a leap from where he
// stands at first, without leaving the board.
func (k *maker) reaches(c board.Color, t int, legs chain) bool {
	rank := 1
	if t <= blackPawn {
		rank = k.ini.pawnRank()
	}
	if c == board.Black {
		rank = k.ini.ranks + 1 - rank
	}
	to := rank + int(legs[0].Vector.Up)
	if to < 1 || to > k.ini.ranks {
		return false
	}
	for f, other := range k.ini.array1(c) {
		end := f + int(legs[0].Vector.Right)
		if (other == t || t <= blackPawn) && (legs[0].Wrap || end >= 0 && end < k.ini.files) {
			return true
		}
	}
	return false
}

// pawnMoves lets the captures of pawns take en passant if their enemies leave
// something to take.
func pawnMoves(all moves, enemy iniType) moves {
	leaves := slices.ContainsFunc(enemy.rays, func(r iniRay) bool {
		return slices.ContainsFunc(r.moves, func(legs chain) bool { return legs[0].EnPassant == board.EnPassantLeaves })
	})
	var own moves
	for _, legs := range all {
		legs = legs.Clone()
		if leaves && len(legs) == 1 && legs[0].Mode == board.MayCapture && !legs[0].Unmoved {
			legs[0].EnPassant = board.EnPassantTakes
		}
		own = append(own, legs)
	}
	return own
}

// longFirst gives the first moves of pawns to the ranks where they begin: the
// double step may also set out from the rank behind the pawns' own.
func (k *maker) longFirst(all moves) moves {
	rank := k.ini.pawnRank()
	var own moves
	for _, legs := range all {
		legs = legs.Clone()
		if legs[0].Unmoved {
			legs[0].Unmoved = false
			last := rank
			if len(legs[0].Path) == 1 {
				last++
			}
			zone := rankZone(rank, last)
			legs[0].From = &zone
			k.game.zones[zone] = ranksText(rank, last)
		}
		own = append(own, legs)
	}
	return own
}

// ranksText writes a zone of ranks.
func ranksText(from, to int) string {
	if from == to {
		return fmt.Sprintf("\"rank %d\"", from)
	}
	return fmt.Sprintf("\"ranks %d-%d\"", from, to)
}
