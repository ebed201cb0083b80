package variants

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
)

// load compiles a definition.
func load(t *testing.T, text string) *Variant {
	t.Helper()
	path := filepath.Join(t.TempDir(), "x.toml")
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	v, err := NewCatalogue(os.DirFS("..")).Load(path)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// lone is a 10x8 game of kings and one more piece. The table of that piece follows.
const lone = `
title = "Lone"
board = "10x8"
start = "k8x/10/10/10/10/10/10/X8K w - - 0 1"
pieces = ["king", "own"]
zones.yard = "d1-f2"
zones.camp = { white = "a1-b2", black = "i7-j8" }
[piece.own]
letter = "X"
`

// chainTexts returns a side's chains of the lone piece as text, sorted.
func chainTexts(v *Variant, side define.Color) []string {
	var list []string
	for _, legs := range define.Chains(v.Rules.Steps(side, 2)) {
		var parts []string
		for _, step := range legs {
			parts = append(parts, step.String())
		}
		list = append(list, strings.Join(parts, ", "))
	}
	slices.Sort(list)
	return list
}

func TestRows(t *testing.T) {
	for _, tt := range []struct{ row, white, black string }{
		{`{ leap = [0, 1], dirs = "forward", only = "move" }`, "(0,1) move", "(0,-1) move"},
		{`{ slide = [0, 1], dirs = "forward", range = 3 }`, "(0,1)*3 move|capture", "(0,-1)*3 move|capture"},
		{`{ leap = [2, 1], dirs = "exact" }`, "(2,1) move|capture", "(-2,-1) move|capture"},
		{`{ leap = [1, 2], path = [0, 1], dirs = "exact", only = "capture" }`,
			"(1,2) past (0,1) capture", "(-1,-2) past (0,-1) capture"},
		{`{ leap = [1, 1], dirs = "backward" }`, "(-1,-1) move|capture; (1,-1) move|capture", "(-1,1) move|capture; (1,1) move|capture"},
		{`{ slide = [0, 1], dirs = "sideways", wrap = true }`, "(-1,0)* move|capture wrap; (1,0)* move|capture wrap",
			"(-1,0)* move|capture wrap; (1,0)* move|capture wrap"},
		{`{ leap = [0, 1], dirs = "forward", then = { slide = [1, 1] } }`,
			"(0,1) move|capture then, after move (-1,1)* move|capture; (0,1) move|capture then, after move (1,1)* move|capture",
			"(0,-1) move|capture then, after move (-1,-1)* move|capture; (0,-1) move|capture then, after move (1,-1)* move|capture"},
		{`{ leap = [0, 1], dirs = "exact", then = { leap = [0, 1], dirs = "sideways" } }`,
			"(0,1) move|capture then, after move (-1,0) move|capture; (0,1) move|capture then, after move (1,0) move|capture",
			"(0,-1) move|capture then, after move (-1,0) move|capture; (0,-1) move|capture then, after move (1,0) move|capture"},
		{`{ slide = [0, 1], dirs = "exact", only = "passing", then = [{ over = "enemy", leap = [0, 1] }, { before = "friend", slide = [1, 0] }] }`,
			"(0,1)* pass then, before friend (1,0)* move|capture; (0,1)* pass then, over enemy (0,1) move|capture",
			"(0,-1)* pass then, before friend (-1,0)* move|capture; (0,-1)* pass then, over enemy (0,-1) move|capture"},
		{`{ leap = [0, 2], dirs = "forward", path = [0, 1], only = "move", when = "unmoved", en_passant = "leaves" }`,
			"(0,2) past (0,1) move unmoved leaves", "(0,-2) past (0,-1) move unmoved leaves"},
		{`{ leap = [1, 2], dirs = "exact", only = "move", when = ["unmoved", "not in check"] }`,
			"(1,2) move unmoved calm", "(-1,-2) move unmoved calm"},
		{`{ leap = [0, 1], dirs = "forward", only = "passing", then = { after = "capture", leap = [0, 1], then = { after = ["move", "capture"], leap = [0, -1] } } }`,
			"(0,1) pass then, after capture (0,1) move|capture then, after move or capture (0,-1) move|capture",
			"(0,-1) pass then, after capture (0,-1) move|capture then, after move or capture (0,1) move|capture"},
		{`{ slide = [0, 1], dirs = "forward", only = "passing", then = { before = "enemy" } }`,
			"(0,1)* pass then, over enemy (0,-1) move", "(0,-1)* pass then, over enemy (0,1) move"},
		{`{ leap = [0, 1], dirs = "forward", victims = ["own", "king"] }`, "(0,1) move|capture victims 6", "(0,-1) move|capture victims 6"},
	} {
		v := load(t, lone+"moves = "+tt.row)
		for side, want := range [2]string{tt.white, tt.black} {
			if got := strings.Join(chainTexts(v, define.Color(side)), "; "); got != want {
				t.Errorf("%s, %v:\n got %s\nwant %s", tt.row, define.Color(side), got, want)
			}
		}
	}
}

// TestRowCounts counts the images of rows. Equal images count once.
func TestRowCounts(t *testing.T) {
	for row, want := range map[string]int{
		`{ leap = [0, 1] }`:           4,
		`{ leap = [1, 2] }`:           8,
		`{ leap = [[0, 1], [1, 1]] }`: 8,
		`[{ leap = [0, 1] }, { leap = [0, 1], dirs = "forward" }, { leap = [0, 1], only = "move" }]`: 8,
		`{ leap = [1, 1], then = { slide = [0, 1] } }`:                                               8,
		`{ leap = [0, 1], then = { leap = [1, 2], dirs = "any" } }`:                                  32,
		`{ leap = [1, 2], dirs = ["forward", "backward"] }`:                                          8,
	} {
		if got := len(chainTexts(load(t, lone+"moves = "+row), define.White)); got != want {
			t.Errorf("%s: %d chains, want %d", row, got, want)
		}
	}
}

func TestLikeFollowsTheGame(t *testing.T) {
	v := load(t, lone+"like = [\"knight\", \"wazir\"]\n[piece.knight]\nmoves = [{ leap = [0, 3] }]\n")
	if text, _ := v.Betza(define.White, 2); text != "HW" {
		t.Errorf("like this game's knight: %s", text)
	}
}

func TestZones(t *testing.T) {
	for _, tt := range []struct {
		zone         string
		white, black string
	}{
		{`"rank 2"`, "a2 b2 c2 d2 e2 f2 g2 h2 i2 j2", "a7 b7 c7 d7 e7 f7 g7 h7 i7 j7"},
		{`["d4", "a1"]`, "a1 d4", "d5 a8"},
		{`"d1-f2"`, "d1 e1 f1 d2 e2 f2", "d7 e7 f7 d8 e8 f8"},
		{`"yard"`, "d1 e1 f1 d2 e2 f2", "d7 e7 f7 d8 e8 f8"},
		{`"enemy yard"`, "d7 e7 f7 d8 e8 f8", "d1 e1 f1 d2 e2 f2"},
		{`"camp"`, "a1 b1 a2 b2", "i7 j7 i8 j8"},
		{`"enemy camp"`, "i7 j7 i8 j8", "a1 b1 a2 b2"},
		{`"file j"`, "j1 j2 j3 j4 j5 j6 j7 j8", "j1 j2 j3 j4 j5 j6 j7 j8"},
	} {
		v := load(t, lone+"moves = [{ leap = [0, 1], to = "+tt.zone+" }, { leap = [1, 1], from = "+tt.zone+" }]")
		for side, want := range [2]string{tt.white, tt.black} {
			steps := v.Rules.Steps(define.Color(side), 2)
			for _, set := range []*define.Set{steps[0].To, steps[len(steps)-1].From} {
				if got := squares(v.Rules, set); got != want {
					t.Errorf("%s, %v: %s, want %s", tt.zone, define.Color(side), got, want)
				}
			}
		}
	}
	for zone, want := range map[string]int{"own half": 40, "far half": 40, "last rank": 10, "last 3 ranks": 30, "ranks 2-4": 30, "files c-e": 24} {
		v := load(t, strings.NewReplacer("X8K", "9K", "k8x", "k9").Replace(lone)+fmt.Sprintf("within = %q\nmoves = [{ leap = [0, 1] }]", zone))
		if got := v.Rules.Steps(define.Black, 2)[0].To.Len(); got != want {
			t.Errorf("within %s: %d squares, want %d", zone, got, want)
		}
	}
}

func squares(r *board.Rules, set *define.Set) string {
	if set == nil {
		return "all"
	}
	var names []string
	for _, s := range set.Squares() {
		names = append(names, r.SquareName(s, 1))
	}
	return strings.Join(names, " ")
}

func TestHolesAreInNoZone(t *testing.T) {
	v := load(t, strings.Replace(lone, "zones.yard", "holes = [\"e1\", \"c3-d4\"]\nzones.yard", 1)+"within = \"rank 1\"\nmoves = [{ leap = [0, 1] }]")
	if got := squares(v.Rules, v.Rules.Steps(define.White, 2)[0].To); got != "a1 b1 c1 d1 f1 g1 h1 i1 j1" {
		t.Errorf("rank 1 is %s", got)
	}
	if got := v.Rules.Def.Holes.Len(); got != 5 {
		t.Errorf("%d holes", got)
	}
}
