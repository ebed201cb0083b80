package arena

import (
	"math/rand/v2"
	"slices"

	"fairymax/board"
	"fairymax/board/define"
)

// RandomOpenings makes openings of random moves.
type RandomOpenings struct {
	Plies int                     // random moves from the start
	Start *board.Position         // nil for the start of the rules
	Seed  uint64                  // the same seed makes the same openings
	Judge func(g *board.Game) int // how the side to move stands, in centipawns
	Limit int                     // an opening with a larger advantage for either side is rejected
	Keeps bool                    // the advantage is that against the start, so that its own stays
}

// attempts is how many openings may be rejected before the best of them is used.
const attempts = 40

// Make makes openings. A game that is over is no opening; where nearly all lines
// end the game, the result may have fewer than count.
func (o RandomOpenings) Make(r *board.Rules, count int) [][]board.Move {
	random := rand.New(rand.NewPCG(o.Seed, 0))
	level := o.level(r)
	var openings [][]board.Move
	for range count {
		var best []board.Move
		least := -1
		for n := 0; n < attempts && (least < 0 || least > o.Limit); n++ {
			g := o.play(r, random)
			if g.Result().Over {
				continue
			}
			if off := o.white(g) - level; least < 0 || max(off, -off) < least {
				least, best = max(off, -off), g.Moves()
			}
		}
		if least >= 0 {
			openings = append(openings, best)
		}
	}
	return openings
}

// level is how White should stand after an opening.
func (o RandomOpenings) level(r *board.Rules) int {
	g := board.NewGame(Terms{Rules: r, Start: o.Start}.First())
	if !o.Keeps || g.Result().Over {
		return 0
	}
	return o.white(g)
}

// white is how White stands.
func (o RandomOpenings) white(g *board.Game) int {
	score := o.Judge(g)
	if g.Position().Turn() == define.Black {
		return -score
	}
	return score
}

// Draw draws how one game begins: the start, nil for that of the rules, and up to two
// moves more than Plies. Shuffled games get a start of their own. Random takes the place
// of Seed.
func (o RandomOpenings) Draw(r *board.Rules, random *rand.Rand) (start *board.Position, moves []board.Move) {
	if r.IsShuffled() {
		o.Start = r.Shuffled(random.IntN)
	}
	o.Plies += random.IntN(3)
	o.Seed = random.Uint64()
	return o.Start, slices.Concat(o.Make(r, 1)...)
}

// play plays random moves from the start.
func (o RandomOpenings) play(r *board.Rules, random *rand.Rand) *board.Game {
	g := board.NewGame(Terms{Rules: r, Start: o.Start}.First())
	var list board.MoveList
	for range o.Plies {
		g.Position().Legal(&list)
		moves := list.Moves()
		if len(moves) == 0 {
			break
		}
		g.Play(moves[random.IntN(len(moves))])
	}
	return g
}
