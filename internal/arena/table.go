package arena

import (
	"context"
	"iter"
	"sync"
)

// Table plays one game after the other. Several tables play at the same time.
type Table interface {
	// Play plays the game with a number. It reports false if the game does not
	// count because the series was stopped during it.
	Play(number int) (out Outcome, ok bool)
	// Close ends the players.
	Close()
}

// PlayAll plays the games with these numbers, one at a time at each table, and
// closes the tables. To resume, leave out the numbers of games that were played.
// It calls report for every finished game, never twice at a time. A cancelled
// context ends it after the games under way.
func PlayAll(ctx context.Context, numbers iter.Seq[int], tables []Table, report func(number int, out Outcome)) {
	type finished struct {
		number int
		out    Outcome
	}
	left, games := make(chan int), make(chan finished)
	var playing sync.WaitGroup
	for _, t := range tables {
		playing.Go(func() {
			defer t.Close()
			for n := range left {
				if out, ok := t.Play(n); ok {
					games <- finished{n, out}
				}
			}
		})
	}
	go deal(ctx, numbers, left)
	go func() { playing.Wait(); close(games) }()
	for g := range games {
		report(g.number, g.out)
	}
}

// deal hands out the numbers of the games.
func deal(ctx context.Context, numbers iter.Seq[int], left chan<- int) {
	defer close(left)
	for n := range numbers {
		if ctx.Err() != nil {
			return
		}
		select {
		case left <- n:
		case <-ctx.Done():
			return
		}
	}
}
