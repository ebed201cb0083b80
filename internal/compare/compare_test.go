package compare

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/notation"
	"fairymax/variants"
)

func load(t *testing.T, name string) *variants.Variant {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(name)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

// changed loads a game with some keys changed.
func changed(t *testing.T, parent string, lines ...string) *variants.Variant {
	t.Helper()
	file := filepath.Join(t.TempDir(), "own.toml")
	text := "title = \"Own\"\nextends = \"" + parent + "\"\n" + strings.Join(lines, "\n") + "\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return load(t, file)
}

// naive returns the length of the shortest line to a disagreement within plies, -1 if
// there is none. It plays every line and compares texts.
func naive(a, b *board.Position, plies int) int {
	var lists [2]board.MoveList
	a.Legal(&lists[0])
	b.Legal(&lists[1])
	texts := [2][]string{}
	for i, p := range []*board.Position{a, b} {
		for _, m := range lists[i].Moves() {
			texts[i] = append(texts[i], notation.Coordinate(p.Rules(), m, 1))
		}
	}
	at := make([]int, len(texts[0]))
	for i, text := range texts[0] {
		at[i] = slices.Index(texts[1], text)
	}
	if len(texts[0]) != len(texts[1]) || slices.Contains(at, -1) || board.NewGame(a).Result() != board.NewGame(b).Result() {
		return 0
	}
	if plies == 0 {
		return -1
	}
	best := -1
	for i, m := range lists[0].Moves() {
		var nextA, nextB board.Position
		a.Play(m, &nextA)
		b.Play(lists[1].Moves()[at[i]], &nextB)
		if n := naive(&nextA, &nextB, plies-1); n >= 0 && (best < 0 || n+1 < best) {
			best = n + 1
		}
	}
	return best
}

// A side that says less than the other one about a rule has that rule all the same.
func TestNothingBeside(t *testing.T) {
	if got := beside([]string{"a"}, []string{"a", "b"}); len(got) != 1 || got[0] != nothingBeside {
		t.Errorf("%q", got)
	}
	if got := beside(nil, []string{"b"}); len(got) != 0 {
		t.Errorf("no rule: %q", got)
	}
	if got := beside([]string{"a"}, []string{"a"}); len(got) != 0 {
		t.Errorf("the same rule: %q", got)
	}
}

func TestShortest(t *testing.T) {
	const plies = 2
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"normal", "normal", -1},
		{"normal", "berolina", 0},
		{"normal", "nightrider", 0},
		{"normal", "torpedo", 2},
		{"normal", "pawnsideways", 2},
		{"normal", "kingofthehill", -1},
		{"crazyhouse", "normal", -1},
	} {
		a, b := load(t, test.a).Rules, load(t, test.b).Rules
		want := naive(a.Start(), b.Start(), plies)
		if want != test.want {
			t.Errorf("%s and %s differ after %d plies, want %d", test.a, test.b, want, test.want)
		}
		f := Find(a, b, 3000, silent)
		switch {
		case want >= 0 && (f.Disagreement == nil || !f.Shortest || len(f.Line) != want):
			t.Errorf("%s and %s differ after %d plies; found is %+v", test.a, test.b, want, f)
		case want < 0 && f.Disagreement != nil && len(f.Line) <= plies, want < 0 && f.Plies < plies:
			t.Errorf("%s and %s do not differ within %d plies; found is %+v", test.a, test.b, plies, f)
		}
	}
}

// Each row changes a rule of chess. It says which section of the rules differs, and
// where and how play differs.
func TestFind(t *testing.T) {
	for _, test := range []struct {
		lines  []string
		label  string
		plies  int    // the longest acceptable line, -1 if play never differs
		only   string // the end of a move that only the old game has
		ending string // of the new game
	}{
		{[]string{`promotion.pawn.to = ["queen"]`}, "Promotion", 12, "n", ""},
		{[]string{`castling.rook = { left = "c", right = "f" }`}, "Castling", 10, "e1g1", ""},
		{[]string{`endings.repetition = { count = 2 }`}, "Endings", 6, "", "drawn"},
		{[]string{`endings.checks = 1`, `endings.material = "none"`}, "Endings", 3, "", "won"},
		{[]string{`captures = "must"`}, "Turns", 2, "", ""},
		{[]string{`pass = true`}, "Turns", 0, "", ""},
		{[]string{`royal.check = "off"`}, "Royal", 6, "", ""},
		{[]string{`endings.move_rule = 49`}, "Endings", 400, "", "drawn"},
		{[]string{`[piece.knight]`, `value = 333`}, "Knight", -1, "", ""},
	} {
		if test.plies > 10 && os.Getenv("FAIRYMAX_LONG") == "" {
			continue // the line is far away
		}
		a, b := load(t, "normal"), changed(t, "normal", test.lines...)
		if words := Words(sheetOf(a), sheetOf(b)); !slices.ContainsFunc(words, func(d Difference) bool { return d.Label == test.label }) {
			t.Errorf("%s: the words differ in %v", test.lines, words)
		}
		f := Find(a.Rules, b.Rules, 60000, silent)
		switch {
		case (f.Disagreement == nil) != (test.plies < 0):
			t.Errorf("%s: found is %+v", test.lines, f)
			continue
		case f.Disagreement == nil:
			continue
		case len(f.Line) > test.plies || len(f.Line) == 0 && test.plies > 0:
			t.Errorf("%s: the line is %s", test.lines, f.Line)
		case !slices.ContainsFunc(f.Only[0], func(text string) bool { return strings.HasSuffix(text, test.only) }) && test.only != "":
			t.Errorf("%s: after %s only %s", test.lines, f.Line, f.Only)
		case test.ending == "drawn" && !f.Results[1].Draw, test.ending == "won" && (!f.Results[1].Over || f.Results[0].Over):
			t.Errorf("%s: after %s the results are %v", test.lines, f.Line, f.Results)
		}
		checkLine(t, a.Rules, f)
		checkLine(t, b.Rules, f)
	}
}

// checkLine plays a line that the game must allow.
func checkLine(t *testing.T, r *board.Rules, f Finding) {
	t.Helper()
	g := board.NewGame(r.Start())
	for _, text := range f.Line {
		m, err := notation.ParseCoordinate(g.Position(), text, 1)
		if err != nil {
			t.Fatalf("%s: %v", f.Line, err)
		}
		g.Play(m)
	}
}

// A game with only short lines is compared completely.
func TestFindComplete(t *testing.T) {
	file := filepath.Join(t.TempDir(), "race.toml")
	text := `
title  = "Race"
board  = "2x4"
start  = "1p/2/2/P1 w - - 0 1"
pieces = ["runner"]

[piece.runner]
letter = "P"
moves  = [{ leap = [0, 1], dirs = "forward" }]

[endings]
stalemate = "loss"
material  = "none"
`
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	r := load(t, file).Rules
	if f := Find(r, r, 1000, silent); f.Disagreement != nil || !f.Complete || f.Games != 0 || f.Positions != 7 {
		t.Errorf("found is %+v", f)
	}
}

// silent reports nothing.
func silent(int) {}

// In a game with a few positions and no end, lines get long, and the work stays bounded.
func TestFindWithoutEnd(t *testing.T) {
	file := filepath.Join(t.TempDir(), "one.toml")
	const text = "title = \"One\"\nboard = \"2x4\"\npieces = \"king\"\nstart = \"1k/2/2/K1 w - - 0 1\"\npiece.king = { letter = \"K\", moves = { leap = [0, 2] } }\n"
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	one := load(t, file).Rules
	if f := Find(one, one, 100_000, func(int) {}); f.Disagreement != nil || f.Complete || f.Positions < 100_000 || f.Plies < 100 || f.Plies > 2000 {
		t.Errorf("%+v", f)
	}
}

// The report grows while positions are compared.
func TestFindReports(t *testing.T) {
	r := load(t, "gardner").Rules
	last, told := -1, 0
	Find(r, r, 3000, func(pairs int) {
		if pairs < last || pairs > 2*3000 {
			t.Errorf("%d pairs after %d", pairs, last)
		}
		last, told = pairs, told+1
	})
	if told < 3 || last < 1500 {
		t.Errorf("told %d times, at last of %d pairs", told, last)
	}
}
