package piecevalue

import (
	"context"
	"math/rand/v2"
	"slices"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/selfplay"
	"fairymax/internal/study"
)

// play plays the games of a part of a round that no file has yet.
func (s *Study) play(ctx context.Context, r *round, first, last int, part arena.Shard) error {
	if err := s.read(r); err != nil {
		return err
	}
	run := &selfplay.Run{
		Settings: s.settings(r), Path: s.partOf(r.number, part), Games: []*board.Rules{r.rules},
		Engine: s.Engine, Threads: s.Threads, Begin: s.beginnings(r),
	}
	var left []int
	for n := first; n < last && ctx.Err() == nil; n++ {
		if _, known := s.seen[n]; !known && part.Has(n/2) {
			left = append(left, n)
		}
	}
	if len(left) == 0 {
		return nil
	}
	run.Numbers = slices.Values(left)
	due := len(left)
	if part == (arena.Shard{}) {
		due = s.goal() - len(s.seen) // later rounds too
	}
	show := s.display(r, due)
	run.Report = func(g *selfplay.Record) {
		// The game has been played from this start, so that it can be read.
		_ = s.note(r, selfplay.Summary{Number: g.Number, Start: g.Start, Result: g.Result})
		r.games++
		show()
	}
	return run.Play(ctx)
}

// Openings.
const (
	judgeNodes = 200
	level      = 100 // an opening with a larger advantage for a side, in centipawns, is rejected
	tries      = 50  // openings, until one suits the trade
)

// beginnings says how each game of a round begins. Both games of a pair have the same
// opening; then the trade is made, in the second game with the sides exchanged. Where no
// opening suits, not even none, both begin like any game, and count for nothing.
func (s *Study) beginnings(r *round) func(*engine.Engine, int) (*board.Position, []board.Move) {
	return func(e *engine.Engine, number int) (*board.Position, []board.Move) {
		c := r.imbalanceOf(number)
		sides := [2]define.Color{define.White, define.Black}
		if number%2 == 1 && c.twice {
			slices.Reverse(sides[:])
		}
		const stream = uint64(1 << 40) // other numbers than those of the players
		random := rand.New(rand.NewPCG(s.Seed, stream+uint64(number/2)))
		openings := arena.RandomOpenings{Plies: s.Plies, Limit: level, Judge: func(g *board.Game) int { return e.Judge(g, judgeNodes) }}
		for n := range tries {
			start, moves := openings.Draw(r.rules, random)
			g := board.NewGame(arena.Terms{Rules: r.rules, Start: start}.First())
			for _, m := range moves {
				g.Play(m)
			}
			if p := s.traded(c, g.Position(), sides, random, n < tries/2); p != nil {
				return p, nil
			}
		}
		return s.traded(c, r.rules.Start(), sides, random, false), nil // imbalances are tried there
	}
}

// traded is the start of a game after an opening, nil if that does not suit.
func (s *Study) traded(c *imbalance, opening *board.Position, sides [2]define.Color, random *rand.Rand, strict bool) *board.Position {
	thin, err := s.army.thinned(opening, c.trade, s.left(), random)
	if err != nil {
		return nil
	}
	seed := random.Uint64()
	p, err := c.trade.apply(sides, thin, rand.New(rand.NewPCG(seed, 0)))
	if err != nil || !s.suits(c, thin, sides, seed, strict) {
		return nil
	}
	return p
}

// suits reports whether a trade can be made with the sides exchanged too, so that both
// games of a pair have the same opening. A strict look also wants an opening in which
// nothing has been won or lost.
func (s *Study) suits(c *imbalance, p *board.Position, sides [2]define.Color, seed uint64, strict bool) bool {
	if strict && slices.ContainsFunc(s.army.count(p), func(more float64) bool { return more != 0 }) {
		return false
	}
	if !c.twice {
		return true
	}
	_, err := c.trade.apply([2]define.Color{sides[1], sides[0]}, p, rand.New(rand.NewPCG(seed, 0)))
	return err == nil
}

// paced is how many games tell how long the rest takes: the first ones may be long, or wait for
// others to begin.
const paced = 10

// display returns what is called after every game, of so many that are left to this call.
func (s *Study) display(r *round, left int) func() {
	const pause = 2 * time.Second
	pace, done, shown := study.Pace{Began: time.Now()}, 0, time.Now()
	goal := len(s.seen) + left
	return func() {
		done++
		if s.Report == nil || time.Since(shown) < pause && done < left {
			return
		}
		shown = time.Now()
		status := Status{Round: r.number, Games: r.games, Rate: pace.Rate(float64(done)), Done: len(s.seen)}
		if s.Time == 0 {
			status.Goal = goal
			if done >= paced {
				status.Left = pace.Left(float64(done), float64(left-done))
			}
		}
		status.Values = s.army.values(s.fit())
		s.Report(status)
	}
}
