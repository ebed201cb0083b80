package gametree

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// shown is a tree as a text, with everything but the numbers of nodes.
func shown(t *Tree) string {
	var b strings.Builder
	var show func(n *Node, depth int)
	show = func(n *Node, depth int) {
		fmt.Fprintf(&b, "%*s%s %q %v %v %s %v %v %v\n", depth, "", n.SAN, n.Comment, n.Glyphs, n.Score, n.Clock, n.Shapes, n.Declared, n.Forfeit)
		for _, next := range n.Next {
			show(next, depth+1)
		}
	}
	show(t.root, 0)
	return b.String()
}

// grown is a tree with a main line of so many plies, a branch at every third and branches of
// branches, and things said of the moves.
func grown(t *testing.T, r *board.Rules, plies int) *Tree {
	t.Helper()
	random := rand.New(rand.NewPCG(3, 4))
	tree := New(r.Start())
	grow(tree, random, plies)
	for depth := range 2 {
		for _, n := range tree.nodes {
			if n.Parent != nil && n.ID%3 == depth {
				tree.enter(n.Parent)
				grow(tree, random, 3)
			}
		}
	}
	for id, n := range tree.nodes {
		if n.Parent == nil {
			continue
		}
		switch id % 5 {
		case 0:
			n.Glyphs = []int{1 + id%6, 16}
		case 1:
			n.Comment, n.Score = fmt.Sprintf("see [%d] (here); $1", id), &Score{Centipawns: id - 20, Depth: id % 9}
		case 2:
			n.Score, n.Clock = &Score{Centipawns: -Decided, Mate: -3}, "0:04:59"
		case 3:
			n.Shapes = []string{"Ga1", "Ra2b3"}
		}
	}
	tree.root.Comment = "the start"
	tree.enter(tree.root)
	for _, n := range tree.MainLine() {
		tree.step(n)
	}
	return tree
}

// grow plays random moves.
func grow(tree *Tree, random *rand.Rand, plies int) {
	for range plies {
		var list board.MoveList
		tree.Game().Position().Legal(&list)
		if list.Len() == 0 || tree.Game().Result().Over {
			return
		}
		if err := tree.Play(list.Moves()[random.IntN(list.Len())]); err != nil {
			panic(err)
		}
	}
}

// Forty plies with variations are read as they were written, in games of all kinds.
func TestRoundTrip(t *testing.T) {
	for name := range strings.FieldsSeq("normal capablanca seirawan crazyhouse shogi xiangqi duck chu sittuyin atomic grand") {
		r := testgames.Shipped(t, name)
		tree := grown(t, r, 40)
		text := written(t, tree)
		records, err := notation.ReadRecords(strings.NewReader(text))
		if err != nil || len(records) != 1 {
			t.Fatalf("%s: %d games, %v\n%s", name, len(records), err, text)
		}
		again, notes, err := Read(records[0], r)
		if err != nil || len(notes) > 0 {
			t.Fatalf("%s: %q, %v\n%s", name, notes, err, text)
		}
		if got, want := shown(again), shown(tree); got != want {
			t.Errorf("%s: read\n%swant\n%sfrom\n%s", name, got, want, text)
		}
		if got := written(t, again); got != text {
			t.Errorf("%s: written again\n%swant\n%s", name, got, text)
		}
		if fen := again.Game().Position().FEN(); fen != tree.Game().Position().FEN() {
			t.Errorf("%s: at the end of the main line %s", name, fen)
		}
	}
}

func written(t *testing.T, tree *Tree) string {
	t.Helper()
	var b strings.Builder
	if err := tree.Record(notation.Tag{Name: "White", Value: "a"}).Write(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// played is a tree with moves of chess; "(" goes back by a move and begins a branch, ")" returns
// to where that was.
func played(t *testing.T, text string) *Tree {
	t.Helper()
	tree := New(testgames.Shipped(t, "normal").Start())
	var places []*Node
	for word := range strings.FieldsSeq(text) {
		switch word {
		case "(":
			places = append(places, tree.At())
			tree.Back(1)
		case ")":
			tree.enter(places[len(places)-1])
			places = places[:len(places)-1]
		default:
			m, err := notation.Read(tree.Game().Position(), word, 1)
			if err == nil {
				err = tree.Play(m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	return tree
}

// moves is the movetext of a tree.
func moves(t *testing.T, tree *Tree) string {
	t.Helper()
	_, text, _ := strings.Cut(written(t, tree), "\n\n")
	return strings.Join(strings.Fields(text), " ")
}

// Promoting, deleting and going about change what they should, and nothing else.
func TestChange(t *testing.T) {
	const game = "e4 e5 ( c5 Nf3 ( c3 ) ) Nc3" // numbers 1 2 3 4 5 6
	for _, test := range []struct {
		name string
		do   func(*Tree) error
		want string
		at   int
	}{
		{"nothing", func(*Tree) error { return nil }, "1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *", 6},
		{"promote a branch", func(tr *Tree) error { return tr.Promote(4) }, "1. e4 c5 (1... e5 2. Nc3) 2. Nf3 (2. c3) *", 6},
		{"promote a branch of it", func(tr *Tree) error { return tr.Promote(5) }, "1. e4 e5 (1... c5 2. c3 (2. Nf3)) 2. Nc3 *", 6},
		{"make it the main line", func(tr *Tree) error { return tr.MakeMain(5) }, "1. e4 c5 (1... e5 2. Nc3) 2. c3 (2. Nf3) *", 6},
		{"delete a branch", func(tr *Tree) error { return tr.Delete(3) }, "1. e4 e5 2. Nc3 *", 6},
		{"delete where one is", func(tr *Tree) error { return tr.Delete(2) }, "1. e4 c5 2. Nf3 (2. c3) *", 1},
		{"delete the first move", func(tr *Tree) error { return tr.Delete(1) }, "*", 0},
		{"comment", func(tr *Tree) error { return tr.SetComment(2, " a {good}\n move ") }, "1. e4 e5 {a (good) move} (1... c5 2. Nf3 (2. c3)) 2. Nc3 *", 6},
		{"judge twice", func(tr *Tree) error { tr.ToggleGlyph(2, 4); return tr.ToggleGlyph(2, 1) }, "1. e4 e5 $1 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *", 6},
		{"go elsewhere", func(tr *Tree) error { return tr.Go(5) }, "1. e4 e5 (1... c5 2. Nf3 (2. c3)) 2. Nc3 *", 5},
	} {
		tree := played(t, game)
		if err := test.do(tree); err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		if got := moves(t, tree); got != test.want || tree.At().ID != test.at || len(tree.Path()) != len(tree.Game().Moves()) {
			t.Errorf("%s: %s at %d, want %s at %d", test.name, got, tree.At().ID, test.want, test.at)
		}
	}
	tree := played(t, game)
	before := shown(tree)
	for name, err := range map[string]error{
		"go": tree.Go(99), "delete the start": tree.Delete(0), "promote": tree.Promote(-1), "a glyph": tree.ToggleGlyph(1, 0), "comment": tree.SetComment(7, ""),
	} {
		if err == nil {
			t.Errorf("%s: there is no error", name)
		}
	}
	if shown(tree) != before {
		t.Error("refused changes have changed something")
	}
}

// A taken back move stays, and playing it again goes along it.
func TestBack(t *testing.T) {
	tree := played(t, "e4 e5 Nf3")
	tree.Back(2)
	if err := tree.Play(tree.Root().Next[0].Next[0].Move); err != nil || tree.At().ID != 2 || tree.Changes() != 3 {
		t.Errorf("%v, at %d", err, tree.At().ID)
	}
	tree.Back(99)
	if tree.At() != tree.Root() || len(tree.MainLine()) != 3 {
		t.Errorf("at %d with %d moves", tree.At().ID, len(tree.MainLine()))
	}
}

// Time that is up ends a game, and a record says so.
func TestForfeit(t *testing.T) {
	tree := played(t, "e4 e5")
	tree.Forfeit()
	text := written(t, tree)
	if result, forfeit := tree.Result(); !forfeit || result.Winner != define.Black || !strings.Contains(text, `[Termination "time forfeit"]`) || !strings.Contains(text, "e5 0-1") {
		t.Errorf("%v in\n%s", result, text)
	}
	records, _ := notation.ReadRecords(strings.NewReader(text))
	again, _, err := Read(records[0], tree.Game().Start().Rules())
	if err != nil || !again.At().Forfeit {
		t.Errorf("read again: %v, %+v", err, again.At())
	}
}

// A result that players agreed on stays while the game does not go on.
func TestAgreed(t *testing.T) {
	records, _ := notation.ReadRecords(strings.NewReader("1. e4 e5 0-1"))
	tree, _, err := Read(records[0], testgames.Shipped(t, "normal"))
	if err != nil {
		t.Fatal(err)
	}
	if got := moves(t, tree); got != "1. e4 e5 0-1" {
		t.Errorf("written: %s", got)
	}
	if result, _ := tree.Result(); !result.Over || result.Draw || result.Winner != define.Black {
		t.Errorf("at its end: %+v", result)
	}
	m, err := notation.Read(tree.Game().Position(), "Nf3", 1)
	if err == nil {
		err = tree.Play(m)
	}
	if got := moves(t, tree); err != nil || got != "1. e4 e5 2. Nf3 *" {
		t.Errorf("%v, gone on: %s", err, got)
	}
	if tree.Back(1); tree.Agreed() != nil || tree.Reopen() {
		t.Error("the game has gone on, and is over")
	}
}

// What other programs write is read; what cannot be a move ends its variation only.
func TestReadOthers(t *testing.T) {
	const text = `1. e4 { [%eval 0.17] [%clk 0:10:00] } (1. Ke3 {?} d5) (1. d4 {x} e5 2. Qh9 d5) 1... e5?! { [%eval #-3,20] [%csl Gd4,Zz9][%cal Rd1h5,Gz9z8] [%foo 1] joke } 2. Ke2?? *`
	records, err := notation.ReadRecords(strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	tree, notes, err := Read(records[0], testgames.Shipped(t, "normal"))
	if err != nil || len(notes) != 2 || !strings.Contains(notes[0], "Ke3") || !strings.Contains(notes[1], "Qh9") {
		t.Fatalf("%v, %q", err, notes)
	}
	line := tree.MainLine()
	first, second, third := line[0], line[1], line[2]
	if first.Score.Text() != "+0.17" || first.Clock != "0:10:00" || first.Comment != "" || len(tree.Root().Next) != 2 || len(tree.Root().Next[1].Next) != 1 {
		t.Errorf("e4: %+v, %v", first, first.Score)
	}
	if want := (&Score{Centipawns: -Decided, Mate: -3, Depth: 20}); !reflect.DeepEqual(second.Score, want) || second.Comment != "[%foo 1] joke" ||
		!slices.Equal(second.Shapes, []string{"Gd4", "Rd1h5"}) || !slices.Equal(second.Glyphs, []int{6}) {
		t.Errorf("e5: %+v, %v", second, second.Score)
	}
	if !slices.Equal(third.Glyphs, []int{4}) || third.SAN != "Ke2" {
		t.Errorf("Ke2: %+v", third)
	}
}
