package sheet

import (
	"fmt"
	"slices"

	"fairymax/board/define"
)

// Zone names a set of squares as a side sees the board, for a rule that holds on each of them: "a8
// or h8". Ranks count from its own first; single squares and files are those of the board.
func (s *Sheet) Zone(c define.Color, set *define.Set) string {
	d := s.Def
	if set.Empty() {
		return "nowhere"
	}
	if low, high, ok := s.fullRanks(set); ok {
		if c == define.Black {
			low, high = d.Ranks-1-high, d.Ranks-1-low
		}
		return rankWords(low, high, d.Ranks)
	}
	if files := s.fullFiles(set); len(files) > 0 {
		return fileWords(files)
	}
	return s.squares(set, "or")
}

// Holes names the squares that the board lacks.
func (s *Sheet) Holes() string { return s.squares(&s.Def.Holes, "and") }

// rankWords names the ranks from low to high, counted from the owner's first.
func rankWords(low, high, ranks int) string {
	depth := high - low + 1
	switch {
	case depth == ranks:
		return "the whole board"
	case low == 0 && 2*depth == ranks:
		return "its own half"
	case high == ranks-1 && 2*depth == ranks:
		return "the enemy's half"
	case low == ranks-1:
		return "the last rank"
	case high == ranks-1:
		return fmt.Sprintf("the last %d ranks", depth)
	case depth == 1:
		return fmt.Sprintf("its %s rank", Ordinal(low+1))
	}
	return fmt.Sprintf("its %s to %s rank", Ordinal(low+1), Ordinal(high+1))
}

// fileWords names files: "the a-file", "the files b, c or d".
func fileWords(files []int) string {
	if len(files) == 1 {
		return fmt.Sprintf("the %c-file", 'a'+files[0])
	}
	var names []string
	for _, f := range files {
		names = append(names, string(rune('a'+f)))
	}
	return "the files " + Enumerate(names, "or")
}

// split counts the squares of a line inside and outside a set, without holes. The
// line has n squares, stride apart, from the first on.
func (s *Sheet) split(set *define.Set, first define.Square, stride, n int) (in, out int) {
	for i := range n {
		switch at := first + define.Square(i*stride); {
		case s.Def.Holes.Has(at):
		case set.Has(at):
			in++
		default:
			out++
		}
	}
	return in, out
}

// fullRanks reports whether a set is a band of whole ranks, and which.
func (s *Sheet) fullRanks(set *define.Set) (low, high int, ok bool) {
	low, high = -1, -1
	for rank := range s.Def.Ranks {
		in, out := s.split(set, define.Square(rank*s.Def.Files), 1, s.Def.Files)
		switch {
		case in > 0 && out > 0, in > 0 && low >= 0 && high < rank-1:
			return 0, 0, false
		case in > 0 && low < 0:
			low, high = rank, rank
		case in > 0:
			high = rank
		}
	}
	return low, high, low >= 0
}

// fullFiles returns the files of a set, none if the set is not whole files.
func (s *Sheet) fullFiles(set *define.Set) []int {
	var files []int
	for file := range s.Def.Files {
		in, out := s.split(set, define.Square(file), s.Def.Files, s.Def.Ranks)
		if in > 0 && out > 0 {
			return nil
		}
		if in > 0 {
			files = append(files, file)
		}
	}
	return files
}

// squares names a set by rectangles of the board, with a word before the last: "d4–e5 and a1".
func (s *Sheet) squares(set *define.Set, word string) string {
	rest := *set
	var names []string
	for _, corner := range set.Squares() {
		if !rest.Has(corner) {
			continue
		}
		file, rank := int(corner)%s.Def.Files, int(corner)/s.Def.Files
		right, top := s.rectangle(&rest, file, rank)
		name := squareName(file, rank)
		if right > file || top > rank {
			name += "–" + squareName(right, top)
		}
		names = append(names, name)
	}
	return Enumerate(names, word)
}

// rectangle removes a rectangle with a given lower left corner from a set: as wide
// as possible, then as high as possible.
func (s *Sheet) rectangle(rest *define.Set, file, rank int) (right, top int) {
	row := func(rank int) []define.Square {
		var squares []define.Square
		for f := file; f <= right; f++ {
			squares = append(squares, define.Square(rank*s.Def.Files+f))
		}
		return squares
	}
	missing := func(at define.Square) bool { return !rest.Has(at) }
	for right = file; right+1 < s.Def.Files && rest.Has(define.Square(rank*s.Def.Files+right+1)); right++ {
	}
	for top = rank; top+1 < s.Def.Ranks && !slices.ContainsFunc(row(top+1), missing); top++ {
	}
	for r := rank; r <= top; r++ {
		for _, at := range row(r) {
			rest.Remove(at)
		}
	}
	return right, top
}

func squareName(file, rank int) string { return fmt.Sprintf("%c%d", 'a'+file, rank+1) }

// mirrored is the set as the other side sees it: with its ranks reversed.
func (s *Sheet) mirrored(set *define.Set) *define.Set {
	other := new(define.Set)
	for _, at := range set.Squares() {
		file, rank := int(at)%s.Def.Files, int(at)/s.Def.Files
		other.Add(define.Square((s.Def.Ranks-1-rank)*s.Def.Files + file))
	}
	return other
}

// zone names the squares of a rule for both sides, each as its owner sees the
// board; once if both read the same.
func (s *Sheet) zone(sets [2]define.Set) string {
	white, black := s.Zone(define.White, &sets[define.White]), s.Zone(define.Black, &sets[define.Black])
	if white == black {
		return white
	}
	return fmt.Sprintf("%s (Black: %s)", white, black)
}

// zoneOfRule names a zone of a rule for the sides that own a type.
func (s *Sheet) zoneOfRule(t define.PieceType, sets [2]define.Set) string {
	owners := s.Def.Types[t-1].Owners
	switch {
	case !owners[define.Black]:
		return s.Zone(define.White, &sets[define.White])
	case !owners[define.White]:
		return s.Zone(define.Black, &sets[define.Black])
	}
	return s.zone(sets)
}
