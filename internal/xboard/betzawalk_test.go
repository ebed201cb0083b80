package xboard

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// This file moves pieces by Betza's notation as XBoard 4.9.1 does.

// betzaBoard is a position as XBoard knows it.
type betzaBoard struct {
	files, ranks int
	pieces       []int        // 0 for an empty square, 1 for a white piece, 2 for a black one, or hole
	unmoved      []bool       // a piece that stands there has not moved
	kings        map[int]bool // in the kings' slot
	exposed      map[int]bool // to capture en passant
}

// hole is no square of the board.
const hole = 3

// betzaMove is a move by its squares: victims on the way, and the last one.
type betzaMove struct {
	from, to int
	via      [2]int // -1 for none
	castling bool
}

func (m betzaMove) String() string {
	return fmt.Sprintf("%d-%d via %v castling %v", m.from, m.to, m.via, m.castling)
}

// betzaWalk follows one term.
type betzaWalk struct {
	*betzaBoard
	term  betzaTerm
	from  int
	found map[betzaMove]bool
}

// ride is how a leg's step is repeated.
type ride struct {
	slides bool // with a slider's letter
	reach  int
}

// toggled is the ride behind a g or y: leapers slide and sliders step.
func (r ride) toggled(unit bool) ride {
	if unit {
		return ride{!r.slides, map[bool]int{true: 1, false: -1}[r.slides]}
	}
	return ride{reach: map[bool]int{true: -1, false: 1}[r.reach == 1]}
}

// moves are all those of the piece on a square.
func (b *betzaBoard) moves(terms []betzaTerm, from int) map[betzaMove]bool {
	found := make(map[betzaMove]bool)
	for _, term := range terms {
		if term.initial && !b.unmoved[from] {
			continue
		}
		w := betzaWalk{b, term, from, found}
		dirs := term.directions(term.legs[0].dirs)
		if b.pieces[from] == 2 {
			for i := range dirs {
				dirs = slices.Clone(dirs)
				dirs[i] = (dirs[i] + 4) % 8
			}
		}
		if term.atom == 'O' {
			w.castle(dirs)
			continue
		}
		for _, d := range dirs {
			w.leg(0, from, d, w.vector(0, d), ride{strings.IndexByte("RBQ", term.atom) >= 0, term.reach}, nil)
		}
	}
	return found
}

// vector turns the atom's step.
func (w betzaWalk) vector(leg, dir int) [2]int {
	short, long := betzaSteps[w.term.atom][0], betzaSteps[w.term.atom][1]
	if short != 0 && short != long && leg == 0 {
		return [][2]int{{short, long}, {long, short}, {long, -short}, {short, -long}, {-short, -long}, {-long, -short}, {-long, short}, {-short, long}}[dir]
	}
	unit := [][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}[dir]
	return [2]int{unit[0] * long, unit[1] * long}
}

// square is where a vector leads; files wrap for pieces that may.
func (b *betzaBoard) square(from int, v [2]int, wraps bool) (to int, wrapped, ok bool) {
	file, rank := from%b.files+v[0], from/b.files+v[1]
	if wraps && (file < 0 || file >= b.files) {
		file, wrapped = (file+b.files)%b.files, true
	}
	return rank*b.files + file, wrapped, file >= 0 && file < b.files && rank >= 0 && rank < b.ranks
}

// leg follows one direction of a leg.
func (w betzaWalk) leg(i, start, dir int, v [2]int, r ride, via []int) {
	marks := w.term.legs[i]
	last := i == len(w.term.legs)-1
	unit := betzaSteps[w.term.atom][1] == 1
	skip := 0
	if unit {
		skip = strings.Count(marks.marks, "j")
	}
	hops, wrapped := last && (marks.has('p') || marks.has('g')), false
	at := start
	for left := r.reach; left != 0; left-- {
		to, over, ok := w.square(at, v, marks.has('o'))
		if !ok || w.pieces[to] == hole {
			return
		}
		middle, _, _ := w.square(at, [2]int{v[0] / 2, v[1] / 2}, marks.has('o'))
		if skip > 0 {
			at, skip = to, skip-1
			continue
		}
		if marks.has('n') && w.pieces[middle] != 0 || !unit && marks.has('j') && w.pieces[middle] == 0 {
			return
		}
		at, wrapped = to, wrapped || over
		piece := w.pieces[to]
		if to == w.from && !wrapped {
			piece = 0
		}
		switch {
		case !last:
			w.turn(i, to, dir, piece, r, via)
		case hops && piece != 0:
			if hops = false; marks.has('g') {
				left = 2
			}
			continue
		case hops:
			continue
		default:
			w.land(marks, to, piece, via)
		}
		if piece != 0 {
			return
		}
	}
}

// turn goes on with the next leg, if the square lets it.
func (w betzaWalk) turn(i, at, dir, piece int, r ride, via []int) {
	leg, mine := w.term.legs[i], w.pieces[w.from]
	passes := leg.has('p') || leg.has('g')
	quiet := leg.has('m') || leg.has('y') || !passes && !leg.has('c') && !leg.has('d')
	takes := piece != 0 && (piece != mine && leg.has('c') || piece == mine && leg.has('d'))
	unit := betzaSteps[w.term.atom][1] == 1
	if leg.has('g') || leg.has('y') {
		r = r.toggled(unit)
	}
	next := w.term.legs[i+1]
	dirs := royalDirections(next.dirs)
	if len(dirs) == 0 {
		dirs = []int{0, 2, 6}
		if strings.IndexByte("KQNCZ", w.term.atom) >= 0 {
			dirs = []int{0, 1, 2, 3, 5, 6, 7}
		}
	}
	for _, d := range dirs {
		d = (d + dir) % 8
		if piece == 0 && quiet || piece != 0 && passes && !(leg.has('t') && piece != mine) {
			w.leg(i+1, at, d, w.vector(i+1, d), r, via)
		}
		if takes {
			w.leg(i+1, at, d, w.vector(i+1, d), r, append(slices.Clone(via), at))
		}
	}
}

// land notes a move that ends on a square, if it may.
func (w betzaWalk) land(leg betzaLeg, to, piece int, via []int) {
	free := !strings.ContainsAny(leg.marks, "mcde")
	m := betzaMove{from: w.from, to: to, via: [2]int{-1, -1}}
	copy(m.via[:], via)
	switch {
	case piece == 0 && (free || leg.has('m') || leg.has('e') && w.exposed[to]):
		w.found[m] = true
	case piece == w.pieces[w.from] && leg.has('d'), piece != 0 && piece != w.pieces[w.from] && (free || leg.has('c')) && !(leg.has('t') && w.kings[to]):
		w.found[m] = true
	}
}

// castle goes to the sides as far as the first piece, which must be the partner.
func (w betzaWalk) castle(dirs []int) {
	inset := strings.Count(w.term.legs[0].marks, "j")
	for _, d := range dirs {
		side := map[int]int{2: 1, 6: -1}[d]
		if side == 0 {
			continue
		}
		at, ok := w.from, true
		for at, _, ok = w.square(at, [2]int{side, 0}, false); ok && w.pieces[at] == 0; {
			at, _, ok = w.square(at, [2]int{side, 0}, false)
		}
		edge := map[int]int{1: w.files - 1 - inset, -1: inset}[side]
		if ok && at%w.files == edge && w.pieces[at] == w.pieces[w.from] && w.unmoved[at] {
			w.found[betzaMove{w.from, w.from + side*w.term.reach, [2]int{-1, -1}, true}] = true
		}
	}
}

// A white piece on d4 of a chess board, another on d6, black ones on f4 and e5.
func TestBetzaWalk(t *testing.T) {
	b := &betzaBoard{files: 8, ranks: 8, pieces: make([]int, 64), unmoved: make([]bool, 64), kings: map[int]bool{29: true}}
	b.pieces[27], b.pieces[43], b.pieces[29], b.pieces[36] = 1, 1, 2, 2
	for text, want := range map[string]string{
		"W": "c4 d3 d5 e4", "fW": "d5", "R2": "b4 c4 d2 d3 d5 e4 f4", "cpR": "", "pR": "d7 d8 g4 h4", "gQ": "d7 f6 g4",
		"nN": "b3 b5 c2 c6 e2 e6 f3 f5", "nA": "b2 b6 f2", "jA": "f6", "cafK": "xe5f6", "fmWfceFifmnD": "d5 e5",
		"jR": "a4 b4 d1 d2 f4", "mafsW": "b3 b5 c2 c6 e2 e6 f3 f5", "tpafR": "d7 d8", "tR": "a4 b4 c4 d1 d2 d3 d5 e4", "dR": "d6",
		"mpafD": "d8 h4", "cabF": "xe5d4", "lfN": "c6", "flN": "b5", "yafsF": "a3 a5 b3 b5 c1 c2 c6 c7 c8 e1 e2 f3 g3 h3", "gabyabR": "f4",
	} {
		terms, err := readBetza(text)
		if err != nil {
			t.Error(err)
			continue
		}
		var words []string
		for m := range b.moves(terms, 27) {
			word := fmt.Sprintf("%c%d", 'a'+m.to%8, 1+m.to/8)
			if m.via[0] >= 0 {
				word = fmt.Sprintf("x%c%d%s", 'a'+m.via[0]%8, 1+m.via[0]/8, word)
			}
			words = append(words, word)
		}
		slices.Sort(words)
		if got := strings.Join(words, " "); got != want {
			t.Errorf("%s: %s, want %s", text, got, want)
		}
	}
}
