package opening_test

import (
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/internal/book"
	"fairymax/internal/notation"
	"fairymax/internal/opening"
	"fairymax/variants"
)

// known knows the same of every position.
type known struct {
	opening.None
	choices []book.Choice
	finding book.Analysis
}

func (k known) Moves(*board.Position) []book.Choice { return k.choices }

func (k known) Recall(*board.Position) (book.Analysis, bool) {
	return k.finding, k.finding.Move != board.NoMove
}

// start is a game of chess.
func start(t *testing.T) *board.Game {
	t.Helper()
	v, err := variants.NewCatalogue(fairymax.Files).Load("normal")
	if err != nil {
		t.Fatal(err)
	}
	return board.NewGame(v.Rules.Start())
}

// move is a move of a game's position.
func move(t *testing.T, g *board.Game, text string) board.Move {
	t.Helper()
	m, err := notation.ParseCoordinate(g.Position(), text, 1)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// What repeats is thought about: a book that leads back would go on to a draw.
func TestNoMoveWhereGameRepeats(t *testing.T) {
	g := start(t)
	o := opening.New(func(int) int { return 0 })
	o.Knowledge = known{choices: []book.Choice{{Move: move(t, g, "g1f3"), Weight: 2, Games: 1}}}
	for ply, text := range []string{"g1f3", "g8f6", "f3g1", "f6g8"} {
		if ply == 0 && o.Move(g) != move(t, g, text) {
			t.Error("the book is not played")
		}
		g.Play(move(t, g, text))
	}
	if m := o.Move(g); m != board.NoMove {
		t.Errorf("%v is played once more", m)
	}
}

// Best is a move that would be played.
func TestBestIsPlayed(t *testing.T) {
	g := start(t)
	listed, hand := move(t, g, "e2e4"), move(t, g, "d2d4")
	for _, c := range []struct {
		name string
		known
		want board.Move
	}{
		{"weight", known{choices: []book.Choice{{Move: listed, Weight: 2}}, finding: book.Analysis{Move: hand}}, listed},
		{"no weight", known{choices: []book.Choice{{Move: listed}}}, board.NoMove},
		{"no weight, and an analysis", known{choices: []book.Choice{{Move: listed}}, finding: book.Analysis{Move: hand}}, hand},
		{"by hand", known{choices: []book.Choice{{Move: listed, Weight: 2}}, finding: book.Analysis{Move: hand, ByHand: true}}, hand},
	} {
		o := opening.New(func(int) int { return 0 })
		if o.Knowledge = c.known; o.Best(g.Position()) != c.want {
			t.Errorf("%s: %v, want %v", c.name, o.Best(g.Position()), c.want)
		}
	}
}
