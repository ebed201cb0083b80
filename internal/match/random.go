package match

import (
	"math/rand/v2"

	"fairymax/board"
)

// Lots says how openings are drawn by lot.
type Lots struct {
	Plies int                     // moves at random from the start
	Seed  uint64                  // the same seed draws the same openings
	Judge func(g *board.Game) int // how the side to move stands, in centipawns
	Limit int                     // an opening with more for either side is drawn again
}

// draws is how often an opening is drawn again before the best of them is taken.
const draws = 40

// Draw draws openings. Games that are over are no openings; where nearly all
// lines end the game, there may be fewer than asked for.
func (l Lots) Draw(r *board.Rules, count int) [][]board.Move {
	random := rand.New(rand.NewPCG(l.Seed, 0))
	var openings [][]board.Move
	for range count {
		var best []board.Move
		least := -1
		for n := 0; n < draws && (least < 0 || least > l.Limit); n++ {
			g := wander(r, l.Plies, random)
			if g.Result().Over {
				continue
			}
			if score := l.Judge(g); least < 0 || max(score, -score) < least {
				least, best = max(score, -score), g.Moves()
			}
		}
		if least >= 0 {
			openings = append(openings, best)
		}
	}
	return openings
}

// wander plays moves at random.
func wander(r *board.Rules, plies int, random *rand.Rand) *board.Game {
	g := board.NewGame(r.Start())
	var list board.MoveList
	for range plies {
		g.Position().Legal(&list)
		moves := list.Moves()
		if len(moves) == 0 {
			break
		}
		g.Play(moves[random.IntN(len(moves))])
	}
	return g
}
