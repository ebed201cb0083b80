package match

import (
	"context"
	"time"

	"fairymax/board"
	"fairymax/internal/arena"
)

// Config describes a match.
type Config struct {
	Rules       *board.Rules
	Programs    [2]Command
	Names       [2]string        // "" for what the program calls itself
	Controls    [2]arena.Control // by program
	Games       int
	Shard       Shard          // the part of the games that is played here
	Played      []Record       // games that were played before
	Openings    [][]board.Move // each is played twice, with colours reversed; none: the start position, or a shuffled one
	Concurrency int            // games at a time, at least 1
	Memory      int            // megabytes that each program may use, 0 to say nothing
	Stall       time.Duration  // how long a program may think without a clock
	Longest     int            // plies after which a game counts as a draw, 0 for any number; some rules allow endless games
	SPRT        *SPRT          // stops the match when it is decided; nil plays all games, and so does a shard
	Report      func(Game)     // called for every finished game, never twice at a time
}

// Game is a finished game of a match.
type Game struct {
	Number int // from 1
	White  int // index of the program that played White
	Names  [2]string
	arena.Outcome
	Score Score // of all games so far
}

// Play plays the rest of a match. It fails only if a program cannot be started,
// does not know the variant or is not the one that played before; a cancelled
// context ends it after the games under way.
func Play(ctx context.Context, c Config) (*Summary, error) {
	s := Summarize(c.Played)
	if s.decided(c) || len(c.left()) == 0 {
		return s, nil
	}
	first := &table{Config: c, ctx: ctx}
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
	tables := []arena.Table{first}
	for len(tables) < c.Concurrency {
		tables = append(tables, &table{Config: c, ctx: ctx})
	}
	enough, stop := context.WithCancel(ctx)
	defer stop()
	arena.PlayAll(enough, c.left(), tables, func(number int, out arena.Outcome) {
		g := Game{Number: number, White: whiteOf(number), Names: c.Names, Outcome: out}
		s.add(g.Record())
		g.Score = s.Score
		if c.Report != nil {
			c.Report(g)
		}
		if s.decided(c) {
			stop()
		}
	})
	return s, nil
}

// left returns the numbers of the games that are still to be played.
func (c Config) left() []int {
	played := map[int]bool{}
	for _, r := range c.Played {
		played[r.Number] = true
	}
	var numbers []int
	for n := 1; n <= c.Games; n++ {
		if c.Shard.Has(n) && !played[n] {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// decided reports whether the test is over. A shard has only a part of the games,
// which do not make the test, so shards play on.
func (s *Summary) decided(c Config) bool {
	if c.SPRT == nil || c.Shard != (Shard{}) {
		return false
	}
	over, _ := c.SPRT.Decided(s.Score)
	return over
}

// whiteOf returns the program that has White in a game.
func whiteOf(number int) int { return (number + 1) % 2 }

// pairOf returns the number, from 0, of the pair of games to which a game belongs:
// two in a row that begin alike, with colours reversed.
func pairOf(number int) int { return (number - 1) / 2 }
