package fairymax

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"fairymax/board/define"
	"fairymax/internal/foreign/game"
	"fairymax/internal/foreign/moves"
)

// iniGame is a game of Fairy-Max's ini file as it is written.
type iniGame struct {
	name       string
	line       int      // where it begins, counted from 1
	remarks    []string // comment lines right before it
	table      string   // letters for XBoard, and its parent, if given
	files      int
	ranks      int
	depth      int       // the number after = in the size
	array      [2][]int  // types of the first ranks
	types      []iniType // type t is types[t-1]
	arrayLines [2]int
}

// iniType is a piece type as its line says.
type iniType struct {
	letter string // upper case
	value  int
	line   int
	words  []game.Word // the rays as they are written
	rays   []iniRay
	faults []fault // of rays; they matter only if a side can have the piece
}

// fault is what is wrong with a ray.
type fault struct {
	at    game.Word
	err   error
	first bool // it matters only if the piece stands on the board from the start
}

// iniRay is what a ray means as White sees the board.
type iniRay struct {
	moves  moves.List
	castle castle
	first  bool // of an unmoved piece
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
func games(s *game.Source) []int {
	var starts []int
	for n := 1; n <= s.Length(); n++ {
		if strings.HasPrefix(s.Line(n), gameMark) {
			starts = append(starts, n)
		}
	}
	return starts
}

// nameOf returns the name of the game that begins at a line, and the table for
// XBoard after it.
func nameOf(s *game.Source, n int) (name, table string) {
	name, table, _ = strings.Cut(strings.TrimPrefix(s.Line(n), gameMark), "#")
	return strings.TrimSpace(name), strings.TrimSpace(table)
}

var (
	sizeForm = regexp.MustCompile(`^(\d{1,2})x(\d{1,2})(?:=(-?\d{1,2}))?$`)
	typeForm = regexp.MustCompile(`^([A-Za-z]):\s*(-?\d{1,6})(?:\s|$)`)
)

// readGame reads the game that begins at a line.
func readGame(s *game.Source, n int) *iniGame {
	g := &iniGame{line: n}
	g.name, g.table = nameOf(s, n)
	if g.name == "" {
		s.Fail(n, "a name is missing after %q", gameMark)
	}
	for at := n - 1; at >= 1; at-- {
		remark, ok := strings.CutPrefix(s.Line(at), remarkMark)
		if !ok {
			break
		}
		g.remarks = append(g.remarks, strings.TrimSpace(remark))
	}
	slices.Reverse(g.remarks) // they were read from the last on
	if n+3 > s.Length() {
		s.Fail(n, "the file ends before the size and the arrays of both sides")
		return g
	}
	g.readSize(s, n+1)
	g.arrayLines = [2]int{n + 2, n + 3}
	g.array = [2][]int{readArray(s, n+2), readArray(s, n+3)}
	for at := n + 4; at <= s.Length() && s.Line(at) != "" && s.Line(at)[0] != '#'; at++ {
		if strings.HasPrefix(s.Line(at), gameMark) || strings.HasPrefix(s.Line(at), remarkMark) {
			break
		}
		g.readType(s, at)
	}
	return g
}

// readSize reads files, ranks and the depth of the zone.
func (g *iniGame) readSize(s *game.Source, n int) {
	text := strings.TrimSpace(s.Line(n))
	m := sizeForm.FindStringSubmatch(text)
	if m == nil {
		s.Fail(n, "%q is not a size: write FILESxRANKS or FILESxRANKS=DEPTH, such as 8x8=3", text)
		return
	}
	g.files, _ = strconv.Atoi(m[1])
	g.ranks, _ = strconv.Atoi(m[2])
	if g.files < 1 || g.files > define.MaxSide || g.ranks < 4 || g.ranks > define.MaxSide {
		s.Fail(n, "a board has 1 to %d files and 4 to %d ranks", define.MaxSide, define.MaxSide)
		g.files = 0
		return
	}
	if m[3] == "" {
		return
	}
	if g.depth, _ = strconv.Atoi(m[3]); g.depth != 3 && g.depth >= 0 || 2*g.pawnRank() > g.ranks {
		s.Fail(n, "the depth =%d is not one that fmax.ini explains: it is 3, or negative and leaves the pawns on their side of the board", g.depth)
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
func readArray(s *game.Source, n int) []int {
	var array []int
	for _, w := range s.Words(n, 0) {
		t, err := strconv.Atoi(w.Text)
		if err != nil || t < 0 || t > maxTypes {
			s.FailAt(w, "%q is not a type: write a number from 1 to %d, or 0 for an empty square", w.Text, maxTypes)
		}
		array = append(array, t)
	}
	return array
}

// readType reads the line of a type.
func (g *iniGame) readType(s *game.Source, n int) {
	line := s.Line(n)
	m := typeForm.FindStringSubmatchIndex(line)
	if m == nil {
		s.Fail(n, "%q is not a piece type: it must begin with LETTER:VALUE", line)
		g.types = append(g.types, iniType{letter: "?", line: n})
		return
	}
	if len(g.types) == maxTypes {
		s.Fail(n, "this is type %d; a game has %d at most", maxTypes+1, maxTypes)
	}
	t := iniType{letter: strings.ToUpper(line[m[2]:m[3]]), line: n}
	t.value, _ = strconv.Atoi(line[m[4]:m[5]])
	pawn := len(g.types) < blackPawn
	for _, w := range s.Words(n, m[5]) {
		t.words = append(t.words, w)
		ray, err := readRay(w.Text, pawn)
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

// check reports whether the parts of a game fit together.
func (g *iniGame) check(s *game.Source) bool {
	before := s.Faults()
	for c, array := range g.array {
		n := g.arrayLines[c]
		if n == 0 {
			return false
		}
		if g.files > 0 && len(array) != g.files {
			s.Fail(n, "%d types for the %d files of the board", len(array), g.files)
		}
		for _, t := range array {
			if t > len(g.types) {
				s.Fail(n, "there is no type %d; the game has %d", t, len(g.types))
			}
		}
	}
	if len(g.types) < blackPawn {
		s.Fail(g.line, "%s lacks the two types of pawns, which come first", g.name)
	}
	return s.Faults() == before && g.files > 0
}

// promotes returns to which type a side's pawns promote.
func (g *iniGame) promotes(c define.Color) int {
	white, black := g.array[define.White], g.array[define.Black]
	if c == define.Black && slices.Contains(white, promoted) && !slices.Contains(black, promoted) && slices.Contains(black, blackInstead) {
		return blackInstead
	}
	return promoted
}

// onItsSide reports whether the arrays stand along the other side of the board, as in
// files for MaxQi.
func (g *iniGame) onItsSide() bool {
	return g.files != g.ranks && len(g.array[0]) == g.ranks && len(g.array[1]) == g.ranks
}
