package tests

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/notation"
)

// TestSignatures holds what a search finds in every game, in an opening and where few pieces
// are left: the bench, for rules that its positions do not have. A change of the search that
// is meant for some games must leave the lines of all others alone; -update writes them anew.
func TestSignatures(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	var got strings.Builder
	for _, name := range testgames.Names() {
		rules := load(t, name)
		for _, stage := range []struct {
			name string
			over func(g *board.Game) bool
		}{
			{"opening", func(g *board.Game) bool { return len(g.Moves()) == 8 }},
			{"ending", func(g *board.Game) bool { return pieces(g.Position())*3 <= pieces(g.Start()) }},
		} {
			g := hastyGame(rules, stage.over)
			fmt.Fprintf(&got, "%-18s %-8s %s\n", name, stage.name, signature(g))
		}
	}
	golden := filepath.Join("testdata", "signatures.golden")
	if *update {
		if err := os.WriteFile(golden, []byte(got.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]bool{}
	for line := range strings.Lines(string(text)) {
		want[line] = true
	}
	for line := range strings.Lines(got.String()) {
		if !want[line] {
			t.Errorf("not as in %s: %s", golden, line)
		}
		delete(want, line)
	}
	if len(want) > 0 {
		t.Errorf("%d lines of %s are of other searches", len(want), golden)
	}
}

// signature is what a search says of a position without a network: the depth that it
// completes, the nodes until then, the score and the move.
func signature(g *board.Game) string {
	const nodes = 3000
	e := engine.New(eval.New, engine.Options{HashMB: 1})
	e.NewGame(g.Position().Rules())
	complete := uint64(0)
	result := e.Think(context.Background(), g, engine.Limits{Nodes: nodes}, func(i engine.Info) { complete = i.Nodes })
	return fmt.Sprintf("depth %2d %5d nodes, score %6d, %s", result.Depth, complete, result.Score,
		notation.Coordinate(g.Position().Rules(), result.Move, 1))
}

// hastyGame plays captures where there are any, and other moves by lot, until a stage is
// reached. A game that is over sooner goes back some moves.
func hastyGame(rules *board.Rules, reached func(*board.Game) bool) *board.Game {
	const longest, back = 300, 4
	random := rand.New(rand.NewPCG(5, 0))
	g := board.NewGame(rules.Shuffled(random.IntN))
	var captures, all board.MoveList
	for !reached(g) && len(g.Moves()) < longest && !g.Result().Over {
		p := g.Position()
		p.Legal(&all)
		p.LegalCaptures(&captures)
		moves := all.Moves()
		if captures.Len() > 0 {
			moves = captures.Moves()
		}
		g.Play(moves[random.IntN(len(moves))])
	}
	for n := 0; g.Result().Over && n < back; n++ {
		for range 2 {
			g.Undo()
		}
	}
	return g
}

// pieces counts those on the board.
func pieces(p *board.Position) int {
	white, black := p.Pieces(define.White), p.Pieces(define.Black)
	return white.Len() + black.Len()
}
