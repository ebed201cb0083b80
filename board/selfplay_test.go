package board_test

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"fairymax"
	"fairymax/board"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/variants"
)

// TestSelfPlay lets the engine play against itself at 1,000 nodes a move, as many
// games of every variant as FAIRYMAX_GAMES says: each ends by a rule or by its
// length, and machine and reference agree on every position of it.
func TestSelfPlay(t *testing.T) {
	games, err := strconv.Atoi(os.Getenv("FAIRYMAX_GAMES"))
	if err != nil {
		t.Skip("FAIRYMAX_GAMES says how many games to play of every variant")
	}
	catalogue := variants.NewCatalogue(fairymax.Files)
	for _, name := range catalogue.Names() {
		t.Run(name, func(t *testing.T) {
			v, err := catalogue.Load(name)
			if err != nil {
				t.Fatal(err)
			}
			e := engine.New(eval.New, engine.Options{HashMB: 1})
			endings, plies := map[string]int{}, 0
			for n := range games {
				e.NewGame(v.Rules)
				g := selfPlay(t, e, v.Rules, rand.New(rand.NewPCG(uint64(n), 0)))
				board.CheckGame(t, g)
				ending := "length"
				if result := g.Result(); result.Over {
					ending = result.Reason.String()
				}
				endings[ending]++
				plies += len(g.Moves())
			}
			t.Logf("%d plies, %v", plies, endings)
		})
	}
}

// selfPlay plays a game with random first moves.
func selfPlay(t *testing.T, e *engine.Engine, r *board.Rules, random *rand.Rand) *board.Game {
	t.Helper()
	const lots, nodes, longest = 4, 1000, 400
	g := board.NewGame(r.Shuffled(random.IntN))
	var list board.MoveList
	for len(g.Moves()) < longest && !g.Result().Over {
		p := g.Position()
		p.Legal(&list)
		if list.Len() == 0 {
			t.Fatalf("%s has no move, but the game is not over", p.FEN())
		}
		legal := slices.Clone(list.Moves())
		m := legal[random.IntN(len(legal))]
		if len(g.Moves()) >= lots {
			m = e.Think(context.Background(), g, engine.Limits{Nodes: nodes}, nil).Move
		}
		if !slices.Contains(legal, m) {
			t.Fatalf("%s: the engine plays %x, which is illegal", p.FEN(), uint64(m))
		}
		g.Play(m)
	}
	return g
}
