package fairymax

import (
	"slices"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// movesOf returns the moves of a side's type, as their owner sees them.
func (k *converter) movesOf(c define.Color, t int) moves.List {
	def := k.ini.types[t-1]
	var all moves.List
	long := false
	for _, r := range def.rays {
		all = append(all, r.moves...)
		long = long || r.long
	}
	if t <= blackPawn {
		enemy := k.ini.types[blackPawn-int(c)-1]
		all = pawnMoves(all, enemy)
	}
	var seen moves.List
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

// reaches reports whether a piece of a type can begin with a leap from where it
// stands at first, without leaving the board.
func (k *converter) reaches(c define.Color, t int, legs define.Chain) bool {
	rank := 1
	if t <= blackPawn {
		rank = k.ini.pawnRank()
	}
	if c == define.Black {
		rank = k.ini.ranks + 1 - rank
	}
	to := rank + int(legs[0].Vector.Up)
	if to < 1 || to > k.ini.ranks {
		return false
	}
	for f, other := range k.ini.array[c] {
		end := f + int(legs[0].Vector.Right)
		if (other == t || t <= blackPawn) && (legs[0].Wrap || end >= 0 && end < k.ini.files) {
			return true
		}
	}
	return false
}

// pawnMoves lets the captures of pawns take en passant if the enemy's pawns can
// be taken so.
func pawnMoves(all moves.List, enemy iniType) moves.List {
	leaves := slices.ContainsFunc(enemy.rays, func(r iniRay) bool {
		return slices.ContainsFunc(r.moves, func(legs define.Chain) bool { return legs[0].EnPassant == define.EnPassantExposes })
	})
	return all.Each(func(first *define.Step, legs define.Chain) {
		if leaves && len(legs) == 1 && first.Mode == define.MayCapture && !first.Unmoved {
			first.EnPassant = define.EnPassantCaptures
		}
	})
}

// longFirst gives the first moves of pawns to the ranks where they begin: the
// double step may also set out from the rank behind the pawns' own.
func (k *converter) longFirst(all moves.List) moves.List {
	rank := k.ini.pawnRank()
	return all.Each(func(first *define.Step, _ define.Chain) {
		if !first.Unmoved {
			return
		}
		last := rank
		if len(first.Path) == 1 {
			last++
		}
		first.Unmoved, first.From = false, k.game.Zone(rank, last)
	})
}
