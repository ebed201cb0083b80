package xbetza

import (
	"strings"

	"fairymax/board/define"
)

// meanings are the marks and what each says of its leg.
var meanings = map[byte]string{
	'm': "ends on an empty square, or continues from one",
	'c': "captures",
	'e': "captures en passant",
	'k': "captures royal pieces only",
	'p': "hops over a piece and continues, or continues from the square of one",
	'g': "hops over a piece; a slide ends right behind it",
	'j': "jumps",
	'n': "passes empty squares only",
	'o': "goes round the edges of the board",
	'y': "continues from an empty square, with a slide if this leg steps and the other way round",
	'd': "captures pieces of its own side",
	'u': "puts what it captures on the square that it came from",
	'x': "swaps places with another piece, or borrows its move",
	't': "means different things in different programs",
}

// unsayable are the marks that our language has no words for.
const unsayable = "duxt"

// check returns an error for what a term says that our language cannot.
func (t *term) check() error {
	for i := range t.legs {
		l := t.legs[i]
		for _, r := range l.marks {
			if c := byte(r); strings.IndexByte(unsayable, c) >= 0 {
				return gap("%c: it %s", c, meanings[c])
			}
		}
		if err := t.checkLeg(i); err != nil {
			return err
		}
	}
	if len(t.legs) > 1 {
		return t.checkSeveral()
	}
	return t.checkSingle()
}

// checkLeg checks one leg of any term.
func (t *term) checkLeg(i int) error {
	l, last := t.legs[i], len(t.legs)-1
	switch {
	case l.has('p') && l.has('g'):
		return mistake("p and g exclude each other")
	case l.has('k') && (l.has('m') || l.has('c') || l.has('e')):
		return gap("k with m, c or e")
	case l.has('e') && !l.has('c'):
		return gap("e without c: a move that only captures en passant")
	case i < last && strings.ContainsAny(l.marks, "ekoj"):
		return gap("e, k, o or j on a leg that another one follows")
	}
	return nil
}

// checkSeveral checks a term of several legs.
func (t *term) checkSeveral() error {
	last := len(t.legs) - 1
	brackets := t.legs[0].join != 'a'
	named := false // whether a leg has named a side
	for i, l := range t.legs {
		switch {
		case l.has('o') || l.has('j'):
			return gap("o or j in a move of several legs")
		case l.has('n') && (i == last || strings.Trim(l.marks, "mn") != "" || l.slides()) || i < last && l.has('n') != t.legs[0].has('n'):
			return gap("n in a move of several legs, unless all but the last are steps with n")
		case i == last && (l.has('p') || l.has('g')):
			return gap("p or g on the last of several legs")
		case !brackets && l.reach > 1:
			return gap("a range in a move of several legs")
		case l.same && brackets:
			return gap("i on a later leg in brackets")
		case i == 0 && l.side != 0:
			return mistake("%c has no leg before it to compare with", l.side)
		case l.side != 0 && strings.Trim(l.dirs, "fb") != "":
			return mistake("%c with l, r, s or v", l.side)
		case l.side != 0 && brackets && !named:
			return gap("%c where no leg before it turns to a side", l.side)
		case l.atom.system == oblique && (brackets || strings.ContainsAny(l.dirs, "h")):
			return gap("leaps such as N among several legs")
		case i > 0 && brackets && l.atom.system == royal:
			return gap("K and Q as a later leg in brackets")
		case i < last && brackets && l.ends && strings.Trim(l.marks, "m") != "":
			return gap("letters other than m before ? in brackets")
		case i < last && brackets && strings.ContainsAny(l.marks, "gy"):
			return gap("g or y in brackets")
		}
		named = named || i > 0 && l.dirs != "" || l.side != 0
	}
	return nil
}

// checkSingle checks a term of one leg.
func (t *term) checkSingle() error {
	l := t.legs[0]
	long := l.atom.length() > 1
	switch {
	case l.side == 'q':
		return gap("q: a circular slide")
	case l.side == 'z' && (l.reach != 0 || long || l.atom.system == royal || strings.Trim(l.marks, "mc") != ""):
		return gap("z: crooked slides other than those of B and R")
	case (l.has('p') || l.has('g')) && l.has('n'):
		return gap("n with p or g")
	case l.has('j') && (l.has('n') || l.has('o') || l.has('p') || l.has('g')):
		return gap("j with n, o, p or g")
	case l.has('j') && (l.atom.system == oblique || !(long && l.atom.length() == 2 && !l.slides() || !long && l.slides())):
		return gap("j: jumps other than those of D and A, and slides of single steps")
	case l.has('n') && l.atom.system == oblique && (l.atom.vector != leapers['N'] || l.slides() || t.leaves()):
		return gap("n: which squares a leap such as %s must find empty is not clear", vectorText(l.atom.vector))
	case l.has('n') && t.leaves() && long && l.slides():
		return gap("n: a ride over squares where it can be captured en passant")
	case l.has('n') && l.has('o'):
		return gap("n with o")
	}
	return nil
}

// doubt says how a term is taken that could mean something else, "" if it is clear.
func (t *term) doubt() string {
	first := t.legs[0]
	if len(t.legs) == 1 && first.has('n') && first.atom.system == oblique {
		return "such a leap is taken to need the square next to the piece empty, as the horse of xiangqi does"
	}
	return ""
}

// leaves reports whether a move of one leg can be captured en passant on the squares that
// it passes: a first move with n, any move with nn, and a slide of single steps with n.
func (t *term) leaves() bool {
	l := t.legs[0]
	if l.has('c') && !l.has('m') || l.has('k') {
		return false
	}
	twice := strings.Contains(l.marks, "nn")
	return twice || l.has('n') && (t.unmoved || l.slides() && l.atom.length() == 1)
}

// mode returns how a leg may end.
func (l leg) mode() define.Mode {
	switch {
	case l.has('k'):
		return define.MayCapture
	case (l.has('m') || l.has('y')) && !l.has('c'):
		return define.MayMove
	case l.has('c') && !l.has('m'):
		return define.MayCapture
	}
	return define.MayMove | define.MayCapture
}

// between returns the squares that a straight or diagonal step passes, and for a
// knight's leap the one next to the piece.
func between(v define.Vector) []define.Vector {
	sign := func(n int8) int8 { return min(1, max(-1, n)) }
	if isOblique(v) {
		return []define.Vector{{Right: v.Right / 2, Up: v.Up / 2}}
	}
	var path []define.Vector
	for i := int8(1); i < max(v.Right, -v.Right, v.Up, -v.Up); i++ {
		path = append(path, define.Vector{Right: i * sign(v.Right), Up: i * sign(v.Up)})
	}
	return path
}
