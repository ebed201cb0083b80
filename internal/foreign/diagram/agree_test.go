package diagram

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/internal/foreign/game"
	"fairymax/internal/testfiles"
	_ "fairymax/internal/testheap"
)

// builtin is what is built in, read once for all tests.
func builtin(t testing.TB) *game.Builtin {
	t.Helper()
	b, err := game.NewBuiltin(testfiles.Files)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// imported reads a diagram and returns its games; err has what is wrong with it.
func imported(b *game.Builtin, file, text string, partly bool) ([]game.Result, error) {
	run := game.NewRun(b, file, text, "")
	run.Partly = partly
	Read(run)
	return run.Outcome()
}

// rulesOf imports the diagram of a file and compiles it.
func rulesOf(t *testing.T, b *game.Builtin, file string) *board.Rules {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	games, err := imported(b, filepath.Base(file), string(text), false)
	if err != nil || len(games) != 1 {
		t.Fatalf("%s: %d games: %v", file, len(games), err)
	}
	v, err := b.Compile(games[0].Text)
	if err != nil {
		t.Fatal(err)
	}
	return v.Rules
}

// TestAgree holds that diagrams play as the same games written by hand do: from the start,
// and from positions some random moves later. The kings of Eurasian chess stay on their
// half by a script of its page only; in these positions none is near to leave it.
func TestAgree(t *testing.T) {
	b := builtin(t)
	depth, positions := 2, 3
	if os.Getenv("FAIRYMAX_LONG") != "" {
		depth, positions = 3, 10
	}
	for _, name := range []string{"elven-chess", "eurasian", "gross", "kings-castle", "eight-kings"} {
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile("testdata/toml/" + name + ".toml")
			if err != nil {
				t.Fatal(err)
			}
			want, err := b.Compile(string(text))
			if err != nil {
				t.Fatal(err)
			}
			byHand := want.Rules
			got := rulesOf(t, b, "testdata/"+name+".txt")
			agree(t, got.Start(), byHand.Start(), depth)
			random := rand.New(rand.NewPCG(1, 2))
			for range positions {
				p := randomPosition(byHand, random, 6+random.IntN(60))
				q, err := got.ParseFEN(p.FEN())
				if err != nil {
					t.Fatal(err)
				}
				agree(t, q, p, depth)
			}
		})
	}
}

// randomPosition plays some random moves.
func randomPosition(rules *board.Rules, random *rand.Rand, plies int) *board.Position {
	p := rules.Start()
	for range plies {
		var list board.MoveList
		if p.Legal(&list); list.Len() == 0 {
			break
		}
		next := new(board.Position)
		p.Play(list.Moves()[random.IntN(list.Len())], next)
		p = next
	}
	return p
}

// agree compares the counts of two positions.
func agree(t *testing.T, got, want *board.Position, depth int) {
	t.Helper()
	if strings.Fields(got.FEN())[0] != strings.Fields(want.FEN())[0] {
		t.Fatalf("the position is %s, want %s", got.FEN(), want.FEN())
	}
	for d := 1; d <= depth; d++ {
		if g, w := got.Perft(d), want.Perft(d); g != w {
			t.Errorf("%s: perft %d = %d, want %d", want.FEN(), d, g, w)
			return
		}
	}
}
