package book

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
	"fairymax/variants"
)

func rulesOf(t testing.TB, variant string) *board.Rules {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load(variant)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// game plays moves in coordinates from the start position.
func game(t testing.TB, r *board.Rules, moves string) *board.Game {
	t.Helper()
	g := board.NewGame(r.Start())
	for _, text := range strings.Fields(moves) {
		g.Play(parse(t, g.Position(), text))
	}
	return g
}

func parse(t testing.TB, p *board.Position, text string) board.Move {
	t.Helper()
	m, err := notation.ParseCoordinate(p, text, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func readSheet(t testing.TB, r *board.Rules, st style, text string) (*document, Problems) {
	t.Helper()
	s := newDocument(r, st)
	if err := s.read(strings.NewReader(text), "FILE"); err != nil {
		t.Fatal(err)
	}
	found, _ := s.check()
	return s, found
}

// movesText writes the moves of a position in a document.
func movesText(s *document, p *board.Position) string {
	var words []string
	for _, w := range s.moves(p) {
		words = append(words, notation.Coordinate(p.Rules(), w.move, 1)+":"+formatMark(s.style, w.mark))
	}
	return strings.Join(words, " ")
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"

func TestKeys(t *testing.T) {
	for _, test := range []struct{ variant, one, other string }{
		{"normal", "g1f3 g8f6 b1c3 b8c6", "b1c3 b8c6 g1f3 g8f6"},
		{"normal", "g1f3 g8f6 f3g1 f6g8", ""},
		{"normal", "e2e4 e7e6", "e2e3 e7e6 e3e4 a7a6 a2a3 a6a5"}, // differ
		{"capablanca", "b1c3 b8c6 e2e4 e7e5", "e2e4 e7e5 b1c3 b8c6"},
	} {
		r := rulesOf(t, test.variant)
		one, other := game(t, r, test.one).Position(), game(t, r, test.other).Position()
		if same := Key(one) == Key(other); same != (one.Key() == other.Key()) {
			t.Errorf("%s: %q and %q have the keys %q and %q", test.variant, test.one, test.other, Key(one), Key(other))
		}
		p, err := parseKey(r, Key(one))
		if err != nil || p.Key() != one.Key() {
			t.Errorf("%s: %q comes back as another position: %v", test.variant, Key(one), err)
		}
	}
}

// Everything that a position has besides the pieces on the board counts.
func TestKeysTellApart(t *testing.T) {
	for _, test := range []struct{ variant, one, other string }{
		{"normal", start, strings.Replace(start, " w ", " b ", 1)},
		{"normal", start, strings.Replace(start, "KQkq", "KQk", 1)},
		{"normal", "4k3/8/8/8/3Pp3/8/8/4K3 b - d3", "4k3/8/8/8/3Pp3/8/8/4K3 b - -"},
		{"crazyhouse", "4k3/8/8/8/8/8/8/4K3[Pp] w - -", "4k3/8/8/8/8/8/8/4K3[Pq] w - -"},
		{"3check", "4k3/8/8/8/8/8/8/4K2R w - - +1+0", "4k3/8/8/8/8/8/8/4K2R w - - 0 1 +0+0"},
	} {
		r := rulesOf(t, test.variant)
		keys := []string{test.one, test.other}
		for i, text := range keys {
			p, err := parseKey(r, text)
			if err != nil {
				t.Fatalf("%s: %s: %v", test.variant, text, err)
			}
			keys[i] = Key(p)
			again, err := parseKey(r, keys[i])
			if err != nil || Key(again) != keys[i] {
				t.Errorf("%s: the key %q does not come back: %v", test.variant, keys[i], err)
			}
		}
		if keys[0] == keys[1] {
			t.Errorf("%s: %q and %q have the same key %q", test.variant, test.one, test.other, keys[0])
		}
	}
}

// Every position of random games of all variants (of one in four without FAIRYMAX_LONG)
// can be found by its key after it was written to a file and read.
func TestEveryVariant(t *testing.T) {
	for _, name := range testgames.SomeNames(4) {
		v := testgames.Variant(t, name)
		s := newDocument(v.Rules, weights{})
		g := board.NewGame(v.Rules.Start())
		for ply := 0; ply < 40 && !g.Result().Over; ply++ {
			var list board.MoveList
			g.Position().Legal(&list)
			m := list.Moves()[(ply*37+11)%list.Len()]
			s.add(g.Position(), m, mark{value: ply + 1, count: 1})
			g.Play(m)
		}
		again, found := readSheet(t, v.Rules, weights{}, string(s.text()))
		if len(found) > 0 {
			t.Errorf("%s: our own file cannot be read:\n%v", name, found)
		}
		for i, m := range g.Moves() {
			p := g.PositionAt(i)
			if !slices.ContainsFunc(again.moves(p), func(w lineMove) bool { return w.move == m }) {
				t.Errorf("%s: %s is lost in %s", name, notation.Coordinate(p.Rules(), m, 1), Key(p))
			}
		}
	}
}

func TestPick(t *testing.T) {
	r := rulesOf(t, "normal")
	p := r.Start()
	choices := []Choice{
		{parse(t, p, "e2e4"), 60, 50},
		{parse(t, p, "d2d4"), 30, 20},
		{parse(t, p, "a2a3"), 10, 9},
		{parse(t, p, "f2f3"), 0, 7},
	}
	for _, test := range []struct {
		variety int
		want    string
	}{
		{0, "e2e4:60"},
		{49, "e2e4:60"},
		{50, "e2e4:60 d2d4:30"},
		{100, "e2e4:60 d2d4:30 a2a3:10"},
	} {
		// Every number that the random source can give is tried once.
		picked, total := map[board.Move]int{}, 1
		for n := 0; n < total; n++ {
			picked[Pick(choices, test.variety, func(most int) int { total = most; return n })]++
		}
		var words []string
		for _, c := range choices {
			if picked[c.Move] > 0 {
				words = append(words, fmt.Sprintf("%s:%d", notation.Coordinate(r, c.Move, 1), picked[c.Move]))
			}
		}
		if got := strings.Join(words, " "); got != test.want {
			t.Errorf("variety %d picks %s, want %s", test.variety, got, test.want)
		}
	}
	none := func(int) int { t.Error("a number was picked for nothing"); return 0 }
	if m := Pick(choices[3:], 100, none); m != board.NoMove {
		t.Errorf("a move without weight was picked")
	}
	if m := Pick(nil, 100, none); m != board.NoMove {
		t.Errorf("a move was picked from nothing")
	}
}

func TestTally(t *testing.T) {
	r := rulesOf(t, "normal")
	tally := NewTally(3)
	tally.Add(game(t, r, "e2e4 e7e5 g1f3 b8c6"), "1-0")
	tally.Add(game(t, r, "e2e4 c7c5"), "0-1")
	tally.Add(game(t, r, "g1f3 e7e5 e2e4"), "1/2-1/2")
	tally.Add(game(t, r, "d2d4"), "*")
	if tally.Games() != 4 {
		t.Errorf("%d games", tally.Games())
	}
	for _, test := range []struct {
		least       int
		book        string // what it holds before
		start, e4e5 string
		afterE4     string
	}{
		{1, "", "e2e4:2/2 d2d4:1/1 g1f3:1/1", "g1f3:2/1", "c7c5:2/1 e7e5:0/1"},
		{2, "", "e2e4:2/2", "", ""},
		{2, start + "\td2d4:3/2 e2e4:7\n", "e2e4:7 d2d4:4/3", "", ""},
		{9, start + "\tg1f3:0/1\n", "g1f3:1/2", "", ""},
	} {
		s, found := readSheet(t, r, weights{}, test.book)
		if len(found) > 0 {
			t.Fatal(found)
		}
		tally.AddTo(&Book{s}, test.least)
		for moves, want := range map[string]string{"": test.start, "e2e4 e7e5": test.e4e5, "e2e4": test.afterE4} {
			if got := movesText(s, game(t, r, moves).Position()); got != want {
				t.Errorf("with at least %d games, %q is followed by %q, want %q", test.least, moves, got, want)
			}
		}
	}
	// The fourth ply was not counted.
	s := newDocument(r, weights{})
	tally.AddTo(&Book{s}, 1)
	if got := movesText(s, game(t, r, "e2e4 e7e5 g1f3").Position()); got != "" {
		t.Errorf("after the last ply follows %q", got)
	}
}

func TestPath(t *testing.T) {
	if path, err := Path("folder", "stag-hunt"); err != nil || path != filepath.Join("folder", "stag-hunt.book") {
		t.Errorf("%s, %v", path, err)
	}
	for _, variant := range []string{"../x", "a/b", "/x", ".." + string(os.PathSeparator) + "x"} {
		if path, err := Path("folder", variant); err == nil {
			t.Errorf("%q has the path %s", variant, path)
		}
	}
}

// A game that comes back to a position counts once for each move there.
func TestTallyOfRepetitions(t *testing.T) {
	r := rulesOf(t, "normal")
	tally := NewTally(20)
	tally.Add(game(t, r, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 e2e4 e7e5"), "1-0")
	s, _ := readSheet(t, r, weights{}, "")
	if got := tally.AddTo(&Book{s}, 2); got != (Size{}) {
		t.Errorf("%+v occurs in two games", got)
	}
	tally.AddTo(&Book{s}, 1)
	if !strings.Contains(string(s.text()), "\te2e4:2/1 g1f3:2/1") {
		t.Errorf("one game has become\n%s", s.text())
	}
}

// A line that cannot be read is neither lost nor counted when games are added.
func TestTallyOnUnreadableLines(t *testing.T) {
	r := rulesOf(t, "normal")
	tally := NewTally(1)
	tally.Add(game(t, r, "e2e4"), "1-0")
	for _, position := range unparsed {
		text := "#\n\nr3k2r/8/8/8/8/8/8/R3K2R w KQkq -\ta1a2:1/1\n# mine\n" + position + "\td2d4:7\n"
		for least, want := range map[int]Size{1: {Positions: 1, Moves: 1}, 2: {}} {
			s, _ := readSheet(t, r, weights{}, text)
			if got := tally.AddTo(&Book{s}, least); got != want || !strings.HasPrefix(string(s.text()), text) {
				t.Errorf("from %d games, %+v is new in\n%s", least, got, s.text())
			}
			if found, _ := s.check(); len(found) != 1 || found[0].Line != 5 {
				t.Errorf("from %d games, the problems are %v", least, found)
			}
		}
	}
}
