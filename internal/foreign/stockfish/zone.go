package stockfish

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
)

// place is a square: file and rank from 0.
type place struct{ file, rank int }

// places is a set of squares.
type places map[place]bool

// wholeBoard is the value of a region that is the whole board.
const wholeBoard = "all"

// region reads an option as a set of squares.
func (k *converter) region(key string) places {
	o, ok := k.take(key)
	if !ok {
		return nil
	}
	return k.places(o)
}

// sides reads the two options of a region, White's and Black's.
func (k *converter) sides(key string) [2]places {
	return [2]places{k.region(key + "White"), k.region(key + "Black")}
}

// places reads a list of squares; * stands for all files or all ranks. Squares
// beyond the board are of a larger board that the section once had.
func (k *converter) places(o option) places {
	set := make(places)
	for text := range strings.FieldsSeq(strings.ToLower(o.value)) {
		switch {
		case text == wholeBoard:
			return k.everywhere()
		case text == "-":
			return set
		}
		file, rank := -1, -1
		if text[0] != '*' {
			file = int(text[0]) - 'a'
		}
		if text[1:] != "*" {
			number, err := strconv.Atoi(text[1:])
			if rank = number - 1; err != nil || rank < 0 || rank >= define.MaxSide {
				file = define.MaxSide
			}
		}
		if file < -1 || file >= define.MaxSide {
			k.Fail(k.lineOf(o), "%s: %q is not a square, a rank *N or a file X*", o.key, text)
			continue
		}
		for p := range k.everywhere() {
			if (file < 0 || p.file == file) && (rank < 0 || p.rank == rank) {
				set[p] = true
			}
		}
	}
	return set
}

// everywhere returns all squares.
func (k *converter) everywhere() places {
	set := make(places)
	for f := range k.files {
		for r := range k.ranks {
			if !k.holes[place{f, r}] {
				set[place{f, r}] = true
			}
		}
	}
	return set
}

// isWhole reports whether nothing is missing.
func (k *converter) isWhole(set places) bool { return len(set) == len(k.everywhere()) }

// mirrored returns squares as the other side sees them.
func (k *converter) mirrored(set places) places {
	other := make(places)
	for p := range set {
		other[place{p.file, k.ranks - 1 - p.rank}] = true
	}
	return other
}

// and returns the squares of two sets that are in both.
func (set places) and(other places) places {
	both := make(places)
	for p := range set {
		if other[p] {
			both[p] = true
		}
	}
	return both
}

// without returns the squares that are not in another set.
func (set places) without(other places) places {
	rest := maps.Clone(set)
	for p := range other {
		delete(rest, p)
	}
	return rest
}

// ofOwners returns the squares of a piece that only one side may have: the other one
// would have the same.
func (k *converter) ofOwners(owners [2]bool, sides [2]places) [2]places {
	switch {
	case !owners[0]:
		return [2]places{k.mirrored(sides[1]), sides[1]}
	case !owners[1]:
		return [2]places{sides[0], k.mirrored(sides[0])}
	}
	return sides
}

// zone writes the squares of White and Black: as one zone if Black's mirror White's,
// else as a new zone with the name.
func (k *converter) zone(name string, sides [2]places) string {
	own := k.zoneText(sides[0])
	if own == k.zoneText(k.mirrored(sides[1])) {
		return own
	}
	text := fmt.Sprintf("{ white = %s, black = %s }", squareText(sides[0]), squareText(sides[1]))
	if known, ok := k.zones[text]; ok {
		return known
	}
	wish := name
	for n := 2; k.game.Has(wish) || slices.Contains(slices.Collect(maps.Values(k.zones)), strconv.Quote(wish)); n++ {
		wish = fmt.Sprintf("%s-%d", name, n)
	}
	k.game.Set("zones."+wish, "%s", text)
	k.zones[text] = strconv.Quote(wish)
	return k.zones[text]
}

// zoneText writes squares as their owner sees them, whole ranks as such.
func (k *converter) zoneText(set places) string {
	first, last, all := k.ranks, -1, 0
	for p := range set {
		first, last = min(first, p.rank), max(last, p.rank)
	}
	for p := range k.everywhere() {
		if p.rank >= first && p.rank <= last {
			all++
		}
	}
	switch {
	case len(set) == 0:
		return "[]"
	case len(set) != all:
		return squareText(set)
	case last == k.ranks-1 && first == last:
		return `"last rank"`
	case last == k.ranks-1 && first > 0:
		return fmt.Sprintf("\"last %d ranks\"", k.ranks-first)
	}
	return game.RanksText(first+1, last+1)
}

// squareText writes a list of squares.
func squareText(set places) string {
	var list []string
	for p := range set {
		list = append(list, fmt.Sprintf("%c%d", 'a'+rune(p.file), p.rank+1))
	}
	slices.Sort(list)
	if len(list) == 0 {
		return "[]"
	}
	return game.Quoted(list)
}
