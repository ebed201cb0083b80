package match

import (
	"context"
	"errors"
	"slices"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Play plays the rest of a match. It fails only if a program cannot be started,
// does not know the variant or is not the one that played before, or if one does not answer
// before a game; that error comes with the summary of the games before. A cancelled context
// ends it after the games under way; abort kills the programs, and those games do not
// count then.
func Play(ctx, abort context.Context, c Config) (*Summary, error) {
	s := Summarize(c.Played)
	if s.decided(c) || len(c.left()) == 0 {
		return s, nil
	}
	first := &table{Config: c, ctx: ctx, abort: abort}
	err := first.seat()
	if err == nil {
		err = first.suits()
	}
	if err == nil {
		c.Names, err = first.names(s)
	}
	if err != nil {
		first.Close()
		return nil, err
	}
	s.Names = c.Names
	if c.Played, err = s.play(ctx, abort, c, first); err != nil {
		return s, err
	}
	// The games that were under way when the test was decided count too, and may have
	// left it undecided.
	if c.SPRT != nil && ctx.Err() == nil && !s.decided(c) && len(c.left()) > 0 {
		return Play(ctx, abort, c)
	}
	return s, nil
}

// play plays games at the first table and others until none is left or the test is
// decided, adds them up, and returns all that were played. The error is that of a table.
func (s *Summary) play(ctx, abort context.Context, c Config, first *table) ([]Record, error) {
	enough, fail := context.WithCancelCause(ctx)
	defer fail(nil)
	first.fail = fail
	tables := []arena.Table{first}
	for len(tables) < c.Concurrency {
		tables = append(tables, &table{Config: c, ctx: ctx, abort: abort, fail: fail})
	}
	played := slices.Clone(c.Played)
	arena.PlayAll(enough, slices.Values(c.left()), tables, func(number int, out arena.Outcome) {
		g := Game{Number: number, White: whiteOf(number), Names: c.Names, Outcome: out}
		played = append(played, g.Record())
		s.add(g.Record())
		g.Score = s.Score
		if c.Report != nil {
			c.Report(g)
		}
		if s.decided(c) {
			fail(nil)
		}
	})
	if cause := context.Cause(enough); errors.As(cause, new(*lateError)) {
		return played, cause
	}
	return played, nil
}

// decided reports whether the test is over.
func (s *Summary) decided(c Config) bool { return s.decidedBy(c.Test()) }

// decidedBy reports whether a test is over; none, nil, never is.
func (s *Summary) decidedBy(test *elo.SPRT) bool {
	if test == nil {
		return false
	}
	over, _ := test.Decided(s.Score.Pairs)
	return over
}

// Test is the test that can end these games, nil for none. A shard has only a part of the games,
// which do not make the test, so shards play on.
func (c Config) Test() *elo.SPRT {
	if c.Shard != (arena.Shard{}) {
		return nil
	}
	return c.SPRT
}
