package stockfish

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fairymax/internal/foreign/game"
)

// place is a square: file and rank from 0.
type place struct{ file, rank int }

// places reads a list of squares; * stands for all files or all ranks.
func (k *converter) places(o option) map[place]bool {
	files, ranks := k.size()
	set := make(map[place]bool)
	if o.value == "-" || o.value == "" {
		return set
	}
	for _, text := range strings.Fields(o.value) {
		file, rank := -1, -1
		if text[0] != '*' {
			file = int(text[0]) - 'a'
		}
		if text[1:] != "*" {
			number, err := strconv.Atoi(text[1:])
			if rank = number - 1; err != nil || rank < 0 {
				rank = ranks
			}
		}
		if file < -1 || file >= files || rank >= ranks {
			k.Fail(o.line, "%s: %q is not a square of the %dx%d board, a rank *N or a file X*", o.key, text, files, ranks)
			continue
		}
		for f := range files {
			for r := range ranks {
				if (file < 0 || f == file) && (rank < 0 || r == rank) {
					set[place{f, r}] = true
				}
			}
		}
	}
	return set
}

// zone writes what two options mean: as one zone if Black's mirrors White's, else
// as a new zone with the name.
func (k *converter) zone(name string, white, black option) string {
	_, ranks := k.size()
	one, two := k.places(white), k.places(black)
	mirrored := make(map[place]bool)
	for p := range two {
		mirrored[place{p.file, ranks - 1 - p.rank}] = true
	}
	own := k.zoneText(one)
	if own == k.zoneText(mirrored) {
		return own
	}
	sides := fmt.Sprintf("{ white = %s, black = %s }", squareText(one), squareText(two))
	if known, ok := k.zones[sides]; ok {
		return known
	}
	k.game.Set("zones."+name, "%s", sides)
	k.zones[sides] = fmt.Sprintf("%q", name)
	return k.zones[sides]
}

// zoneText writes squares, whole ranks as such.
func (k *converter) zoneText(set map[place]bool) string {
	files, ranks := k.size()
	first, last := ranks, -1
	for p := range set {
		first, last = min(first, p.rank), max(last, p.rank)
	}
	switch {
	case len(set) == 0:
		return "[]"
	case len(set) != files*(last-first+1):
		return squareText(set)
	case last == ranks-1 && first == last:
		return `"last rank"`
	case last == ranks-1 && first > 0:
		return fmt.Sprintf("\"last %d ranks\"", ranks-first)
	}
	return game.RanksText(first+1, last+1)
}

// ranksFrom returns the squares from a rank, counted from 1, to the last one.
func (k *converter) ranksFrom(first int) map[place]bool {
	files, ranks := k.size()
	set := make(map[place]bool)
	for f := range files {
		for r := first - 1; r < ranks; r++ {
			set[place{f, r}] = true
		}
	}
	return set
}

// squareText writes a list of squares.
func squareText(set map[place]bool) string {
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
