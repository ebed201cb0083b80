package foreign

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"fairymax/board"
)

// iniGame is a game of Fairy-Max's ini file as it is written.
type iniGame struct {
	name       string
	line       int
	remarks    []string // its author's words, right before it
	table      string   // letters for XBoard, and its parent, if given
	files      int
	ranks      int
	depth      int // what stands behind = in the size
	white      []int
	black      []int
	types      []iniType // type t is types[t-1]
	arrayLines [2]int
}

// iniType is a type of men, as its line says.
type iniType struct {
	letter string // upper case
	value  int
	line   int
	words  []word // the rays as they are written
	rays   []iniRay
	faults []fault // of rays; they matter if somebody has such men
}

// fault is what is wrong with a ray.
type fault struct {
	at    word
	err   error
	first bool // it matters only to men who are there from the start
}

// iniRay is what a ray means as White sees the board.
type iniRay struct {
	moves  moves
	castle castle
	first  bool // of an unmoved man
	long   bool // pawns also go two squares from the rank behind their own
}

// The limits that fmax.ini states.
const (
	maxTypes   = 15
	gameMark   = "Game:"
	remarkMark = "//"
)

// The types that are pawns, and those to which they promote.
const (
	whitePawn    = 1
	blackPawn    = 2
	promoted     = 7
	blackInstead = 9 // Black's, if White begins with type 7 and Black does not
)

// games lists the lines on which games begin.
func (s *source) games() []int {
	var starts []int
	for n := 1; n <= len(s.lines); n++ {
		if strings.HasPrefix(s.line(n), gameMark) {
			starts = append(starts, n)
		}
	}
	return starts
}

// nameOf returns the name of the game that begins at a line, and what stands
// behind it.
func (s *source) nameOf(n int) (name, table string) {
	name, table, _ = strings.Cut(strings.TrimPrefix(s.line(n), gameMark), "#")
	return strings.TrimSpace(name), strings.TrimSpace(table)
}

var (
	sizeForm = regexp.MustCompile(`^(\d{1,2})x(\d{1,2})(?:=(-?\d{1,2}))?$`)
	typeForm = regexp.MustCompile(`^([A-Za-z]):\s*(-?\d{1,6})(?:\s|$)`)
)

// readGame reads the game that begins at a line.
func readGame(s *source, n int) *iniGame {
	g := &iniGame{line: n}
	g.name, g.table = s.nameOf(n)
	if g.name == "" {
		s.fail(n, "a name is missing behind %q", gameMark)
	}
	for at := n - 1; at >= 1; at-- {
		remark, ok := strings.CutPrefix(s.line(at), remarkMark)
		if !ok {
			break
		}
		g.remarks = append([]string{strings.TrimSpace(remark)}, g.remarks...)
	}
	if n+3 > len(s.lines) {
		s.fail(n, "the file ends before size, White's and Black's array")
		return g
	}
	g.readSize(s, n+1)
	g.arrayLines = [2]int{n + 2, n + 3}
	g.white, g.black = readArray(s, n+2), readArray(s, n+3)
	for at := n + 4; at <= len(s.lines) && s.line(at) != "" && s.line(at)[0] != '#'; at++ {
		if strings.HasPrefix(s.line(at), gameMark) || strings.HasPrefix(s.line(at), remarkMark) {
			break
		}
		g.readType(s, at)
	}
	return g
}

// readSize reads files, ranks and the depth of the zone.
func (g *iniGame) readSize(s *source, n int) {
	text := strings.TrimSpace(s.line(n))
	m := sizeForm.FindStringSubmatch(text)
	if m == nil {
		s.fail(n, "%q is no size; a size is FILESxRANKS or FILESxRANKS=DEPTH, such as 8x8=3", text)
		return
	}
	g.files, _ = strconv.Atoi(m[1])
	g.ranks, _ = strconv.Atoi(m[2])
	if g.files < 1 || g.files > board.MaxSide || g.ranks < 4 || g.ranks > board.MaxSide {
		s.fail(n, "a board has 1 to %d files and 4 to %d ranks", board.MaxSide, board.MaxSide)
		g.files = 0
		return
	}
	if m[3] == "" {
		return
	}
	if g.depth, _ = strconv.Atoi(m[3]); g.depth != 3 && g.depth >= 0 || 2*g.pawnRank() > g.ranks {
		s.fail(n, "the depth =%d is not one that fmax.ini explains: it is 3, or negative and leaves the pawns on their side of the board", g.depth)
		g.depth = 0
	}
}

// pawnRank is where the pawns start, counted from their own side.
func (g *iniGame) pawnRank() int {
	switch {
	case g.depth > 0:
		return g.depth
	case g.depth < 0:
		return 1 - g.depth
	}
	return 2
}

// readArray reads the types on a side's first rank.
func readArray(s *source, n int) []int {
	var array []int
	for _, w := range s.words(n, 0) {
		t, err := strconv.Atoi(w.text)
		if err != nil || t < 0 || t > maxTypes {
			s.failAt(w, "%q is no type; types are numbers from 1 to %d, and 0 is an empty square", w.text, maxTypes)
		}
		array = append(array, t)
	}
	return array
}

// readType reads the line of a type.
func (g *iniGame) readType(s *source, n int) {
	line := s.line(n)
	m := typeForm.FindStringSubmatchIndex(line)
	if m == nil {
		s.fail(n, "%q is no type of men; it begins with LETTER:VALUE", line)
		g.types = append(g.types, iniType{letter: "?", line: n})
		return
	}
	if len(g.types) == maxTypes {
		s.fail(n, "this is type %d; a game has %d at most", maxTypes+1, maxTypes)
	}
	t := iniType{letter: strings.ToUpper(line[m[2]:m[3]]), line: n}
	t.value, _ = strconv.Atoi(line[m[4]:m[5]])
	pawn := len(g.types) < blackPawn
	for _, w := range s.words(n, m[5]) {
		t.words = append(t.words, w)
		ray, err := readRay(w.text, pawn)
		if err != nil {
			t.faults = append(t.faults, fault{w, err, ray.first})
			continue
		}
		t.rays = append(t.rays, ray)
	}
	g.types = append(g.types, t)
}

// readRay reads a ray of a type.
func readRay(text string, pawn bool) (ray iniRay, err error) {
	r, err := parseRay(text)
	if err != nil {
		return ray, err
	}
	ray.first = r.action == skips
	ray.long = pawn && r.action == skips && r.rest/delays == longFirst
	if ray.moves, ray.castle, err = r.chains(pawn); err != nil {
		return ray, fmt.Errorf("%s: %w", text, err)
	}
	return ray, nil
}

// check holds the parts of a game against each other.
func (g *iniGame) check(s *source) bool {
	before := len(s.problems)
	for c, array := range [][]int{g.white, g.black} {
		n := g.arrayLines[c]
		if n == 0 {
			return false
		}
		if g.files > 0 && len(array) != g.files {
			s.fail(n, "%d types for the %d files of the board", len(array), g.files)
		}
		for _, t := range array {
			if t > len(g.types) {
				s.fail(n, "there is no type %d; the game has %d", t, len(g.types))
			}
		}
	}
	if len(g.types) < blackPawn {
		s.fail(g.line, "%s lacks the two types of pawns, which come first", g.name)
	}
	return len(s.problems) == before && g.files > 0
}

// promotes returns to which type a side's pawns promote.
func (g *iniGame) promotes(c board.Color) int {
	if c == board.Black && has(g.white, promoted) && !has(g.black, promoted) && has(g.black, blackInstead) {
		return blackInstead
	}
	return promoted
}

func has(array []int, t int) bool {
	for _, other := range array {
		if other == t {
			return true
		}
	}
	return false
}
