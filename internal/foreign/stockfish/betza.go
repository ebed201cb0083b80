package stockfish

import (
	"fmt"
	"slices"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/moves"
)

// Fairy-Stockfish reads Betza's notation in its own way: directions and the marks m
// and c stand in any order, two directions can be one, and only some atoms can be
// ridden, hopped with or lame.

// atoms are the vectors of the letters: how far, and how far aside.
var atoms = map[byte][][2]int8{'W': {{1, 0}}, 'F': {{1, 1}}, 'D': {{2, 0}}, 'N': {{2, 1}}, 'A': {{2, 2}}, 'H': {{3, 0}},
	'L': {{3, 1}}, 'C': {{3, 1}}, 'J': {{3, 2}}, 'Z': {{3, 2}}, 'G': {{3, 3}}, 'K': {{1, 0}, {1, 1}},
	'R': {{1, 0}}, 'B': {{1, 1}}, 'Q': {{1, 0}, {1, 1}}}

// riders are the atoms that slide.
const riders = "RBQ"

// images are the eight images of an atom: what its two parts are upwards and to the
// right, and the names of the directions that have it.
var images = []struct {
	up, right [2]int8
	names     string
}{
	{[2]int8{1, 0}, [2]int8{0, 1}, "ff vv rf rv fh rh hr"},
	{[2]int8{-1, 0}, [2]int8{0, -1}, "bb vv lb lv bh lh hr"},
	{[2]int8{0, -1}, [2]int8{1, 0}, "rr ss br bs bh rh hr"},
	{[2]int8{0, 1}, [2]int8{-1, 0}, "ll ss fl fs fh lh hr"},
	{[2]int8{0, 1}, [2]int8{1, 0}, "rr ss fr fs fh rh hl"},
	{[2]int8{0, -1}, [2]int8{-1, 0}, "ll ss bl bs bh lh hl"},
	{[2]int8{-1, 0}, [2]int8{0, 1}, "bb vv rb rv bh rh hl"},
	{[2]int8{1, 0}, [2]int8{0, -1}, "ff vv lf lv fh lh hl"},
}

const (
	verticals   = "fbvh"
	horizontals = "rlsh"
)

// term is an atom of a text with what comes before and after it.
type term struct {
	atom              byte
	mode              define.Mode
	hops, lame, first bool
	directions        []string
	rides             bool
	limit             int // squares that it rides or hops over at most, 0 for any number
}

// readBetza reads how a piece moves.
func readBetza(text string) (moves.List, error) {
	var all []laid
	t := term{}
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case c == 'e': // it takes part in en passant
		case t.mark(c):
		case strings.IndexByte(verticals+horizontals, c) >= 0:
			pair := directionPair(text[i:])
			t.directions = append(t.directions, pair)
			if i+1 < len(text) && pair[1] == text[i+1] {
				i++
			}
		case atoms[c] != nil:
			t.atom, t.rides = c, strings.IndexByte(riders, c) >= 0
			if i+1 < len(text) && (isDigit(text[i+1]) || text[i+1] == c) {
				i++
				t.rides = true
				if isDigit(text[i]) {
					t.limit = int(text[i] - '0')
				}
			}
			all = t.lay(all)
			t = term{}
		default:
			return nil, fmt.Errorf("Fairy-Stockfish knows no %q in Betza's notation", string(c))
		}
	}
	var list moves.List
	for _, l := range all {
		list = append(list, l.legs)
	}
	return list, nil
}

// laid is a move of a term that was read, in the table where Fairy-Stockfish has it.
type laid struct {
	table struct{ hops, rides, first bool }
	legs  define.Chain
}

// lay adds the moves of a term to those before it. In each table, a direction has one length for moves
// and one for captures: that of the last term.
func (t term) lay(before []laid) (all []laid) {
	added := laid{}
	added.table.hops, added.table.rides, added.table.first = t.hops, t.rides && !t.hops, t.first
	list := t.moves()
	for _, l := range before {
		last := &l.legs[len(l.legs)-1]
		for _, legs := range list {
			if l.table == added.table && l.legs[0].Vector == legs[0].Vector {
				last.Mode &^= legs[len(legs)-1].Mode
			}
		}
		if last.Mode != 0 {
			all = append(all, l)
		}
	}
	for _, legs := range list {
		added.legs = legs
		all = append(all, added)
	}
	return all
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// mark takes a letter before an atom that is not a direction.
func (t *term) mark(c byte) bool {
	switch c {
	case 'm':
		t.mode |= define.MayMove
	case 'c':
		t.mode |= define.MayCapture
	case 'p':
		t.hops = true
	case 'g':
		t.hops, t.limit = true, 1
	case 'n':
		t.lame = true
	case 'i':
		t.first = true
	default:
		return false
	}
	return true
}

// directionPair returns the one or two directions that a text begins with; one is
// doubled.
func directionPair(text string) string {
	has := func(letters string, i int) bool { return strings.IndexByte(letters, text[i]) >= 0 }
	if len(text) > 1 && (text[1] == text[0] || has(verticals, 0) && has(horizontals, 1) || has(horizontals, 0) && has(verticals, 1)) {
		return text[:2]
	}
	return text[:1] + text[:1]
}

// moves returns the moves of a term.
func (t term) moves() moves.List {
	if t.mode == 0 {
		t.mode = define.MayMove | define.MayCapture
	}
	if t.first {
		t.mode &= define.MayMove // first moves never capture
	}
	var all moves.List
	var done []define.Vector
	for _, atom := range atoms[t.atom] {
		for _, image := range images {
			v := define.Vector{Right: atom[0]*image.right[0] + atom[1]*image.right[1], Up: atom[0]*image.up[0] + atom[1]*image.up[1]}
			if !slices.Contains(done, v) && t.names(image.names) {
				done = append(done, v)
				all = append(all, t.chains(v)...)
			}
		}
	}
	if t.mode == 0 {
		return nil
	}
	return all
}

// names reports whether the term has one of the named directions. Two directions of
// a single straight atom are each one.
func (t term) names(names string) bool {
	straight := len(atoms[t.atom]) == 1 && atoms[t.atom][0][1] == 0
	for _, pair := range t.directions {
		if straight && pair[0] != pair[1] {
			if strings.Contains(names, pair[:1]+pair[:1]) || strings.Contains(names, pair[1:]+pair[1:]) {
				return true
			}
		} else if strings.Contains(names, pair) {
			return true
		}
	}
	return len(t.directions) == 0
}

// chains returns the moves of a term in one direction; none where Fairy-Stockfish
// has no such piece.
func (t term) chains(v define.Vector) moves.List {
	line := max(v.Right, -v.Right, v.Up, -v.Up) == 1
	step := define.Step{Vector: v, Range: t.limit, Mode: t.mode, Unmoved: t.first}
	switch {
	case t.hops && line:
		return hopChains(step, t.limit)
	case t.hops, t.rides && !line && max(v.Right, -v.Right)*max(v.Up, -v.Up) != 2:
		return nil
	case t.rides:
		return moves.List{{step}}
	}
	step.Range = 1
	if t.lame {
		if strings.IndexByte("NAZJD", t.atom) < 0 {
			return nil
		}
		step.Path = lamePath(v)
	}
	return moves.List{{step}}
}

// hopChains returns the moves of a hopper: a limit of 1 is the square behind the
// hurdle, another one counts from where it starts.
func hopChains(step define.Step, limit int) moves.List {
	chain := func(before, behind int) define.Chain {
		first, last := step, step
		first.Mode, first.Range, first.Then = 0, before, true
		last.Range, last.Hop, last.Unmoved = behind, define.OverAny, false
		return define.Chain{first, last}
	}
	if limit <= 1 {
		return moves.List{chain(0, limit)}
	}
	var all moves.List
	for before := 1; before < limit; before++ {
		all = append(all, chain(before, limit-before))
	}
	return all
}

// lamePath returns the squares that a lame leaper passes: first straight, then
// diagonally.
func lamePath(to define.Vector) []define.Vector {
	var path []define.Vector
	var at define.Vector
	sign := func(n int8) int8 { return max(-1, min(1, n)) }
	for {
		right, up := to.Right-at.Right, to.Up-at.Up
		far := max(right, -right) - max(up, -up)
		if far >= 0 {
			at.Right += sign(right)
		}
		if far <= 0 {
			at.Up += sign(up)
		}
		if at == to {
			return path
		}
		path = append(path, at)
	}
}
