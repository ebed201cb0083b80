package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"fairymax/board"
)

// Config describes a match.
type Config struct {
	Rules       *board.Rules
	Programs    [2]Command
	Names       [2]string  // "" for what the program calls itself
	Controls    [2]Control // by program
	Games       int
	Shard       Shard          // the part of the games that is played here
	Played      []Record       // games that were played before
	Openings    [][]board.Move // each is played twice, with colours reversed; none: the start position, or one drawn by lot
	Concurrency int            // games at a time, at least 1
	Memory      int            // megabytes that each program may use, 0 to say nothing
	Stall       time.Duration  // how long a program may think without a clock
	Longest     int            // plies after which a game counts as a draw, 0 for any number; not all rules end every game
	SPRT        *SPRT          // stops the match when it is decided; nil plays all games, and so does a shard
	Report      func(Game)     // called for every finished game, never twice at a time
}

// Game is a finished game of a match.
type Game struct {
	Number int // from 1
	White  int // index of the program that played White
	Names  [2]string
	Outcome
	Score Score // of all games so far
}

// Play plays what is left of a match. It fails only if a program cannot be
// started, does not know the variant or is not the one that played before; a
// cancelled context ends it after the games under way.
func Play(ctx context.Context, c Config) (*Summary, error) {
	s := Summarize(c.Played)
	if s.decided(c) || len(c.left()) == 0 {
		return s, nil
	}
	table, err := seat(c, nil)
	if err == nil {
		err = table.suits(c)
	}
	if err != nil {
		table.close()
		return nil, err
	}
	for i := range c.Names {
		if c.Names[i] == "" {
			c.Names[i] = table[i].name
		}
	}
	if c.Names[0] == c.Names[1] {
		c.Names[0], c.Names[1] = c.Names[0]+" (1)", c.Names[1]+" (2)"
	}
	if len(c.Played) > 0 && c.Names != s.Names {
		table.close()
		return nil, fmt.Errorf("%s and %s played before, now it would be %s and %s", s.Names[0], s.Names[1], c.Names[0], c.Names[1])
	}
	s.Names = c.Names
	enough, stop := context.WithCancel(ctx)
	defer stop()
	numbers := make(chan int)
	games := make(chan Game)
	var workers sync.WaitGroup
	for i := range max(1, c.Concurrency) {
		var mine *pair
		if i == 0 {
			mine = table
		}
		workers.Go(func() { work(ctx, c, mine, numbers, games) })
	}
	go deal(enough, c.left(), numbers)
	go func() { workers.Wait(); close(games) }()
	s.collect(c, games, stop)
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

// deal hands out the numbers of the games.
func deal(ctx context.Context, left []int, numbers chan<- int) {
	defer close(numbers)
	for _, n := range left {
		if ctx.Err() != nil {
			return
		}
		select {
		case numbers <- n:
		case <-ctx.Done():
			return
		}
	}
}

// collect adds the games up and stops the match when a test is decided.
func (s *Summary) collect(c Config, games <-chan Game, stop func()) {
	for g := range games {
		s.add(g.Record())
		g.Score = s.Score
		if c.Report != nil {
			c.Report(g)
		}
		if s.decided(c) {
			stop()
		}
	}
}

// decided reports whether a test is over. What a shard would make of its part of
// the games is not the test that was asked for, so shards play on.
func (s *Summary) decided(c Config) bool {
	if c.SPRT == nil || c.Shard != (Shard{}) {
		return false
	}
	over, _ := c.SPRT.Decided(s.Score)
	return over
}

// work plays games at one pair of programs until there are no more numbers. What
// stops a match may end the programs as well: a game that was lost by that is not
// reported, and will be played again.
func work(ctx context.Context, c Config, table *pair, numbers <-chan int, games chan<- Game) {
	for n := range numbers {
		g := Game{Number: n, White: whiteOf(n), Names: c.Names}
		var err error
		if table, err = seat(c, table); err != nil {
			g.Outcome = absent(c.Rules, err, g.White)
		} else {
			g.Outcome = table.play(c, g.White, n)
		}
		if g.Forfeit == Crashed && stopped(ctx) {
			continue
		}
		games <- g
	}
	if table != nil {
		table.close()
	}
}

// stopped reports whether the match is being stopped. It waits a moment, because
// the news may reach the programs first.
func stopped(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return true
	case <-time.After(quiet):
		return false
	}
}

// whiteOf returns the program that has White in a game.
func whiteOf(number int) int { return (number + 1) % 2 }

// pairOf returns the number, from 0, of the pair of games to which a game belongs:
// two in a row that begin alike, with colours reversed.
func pairOf(number int) int { return (number - 1) / 2 }

// opening returns the opening of a game.
func opening(c Config, number int) []board.Move {
	if len(c.Openings) == 0 {
		return nil
	}
	return c.Openings[pairOf(number)%len(c.Openings)]
}

// start returns the position with which a game begins if it is drawn by lot, else
// nil. The same match draws the same lots again.
func start(c Config, number int) *board.Position {
	if len(c.Openings) > 0 || c.Rules.Def.Shuffle == board.NoShuffle {
		return nil
	}
	lots := rand.New(rand.NewPCG(uint64(pairOf(number)), 0))
	return c.Rules.Shuffled(lots.IntN)
}

// pair is the two programs at one table, in the order of the configuration.
type pair [2]*conn

// absentee is the error of a program that could not be started.
type absentee struct {
	program int
	error
}

// seat starts the programs of a table that are not running.
func seat(c Config, table *pair) (*pair, error) {
	if table == nil {
		table = new(pair)
	}
	for i := range table {
		if table[i] != nil && table[i].alive() {
			continue
		}
		n, err := dial(c.Programs[i])
		if err != nil {
			return table, &absentee{i, err}
		}
		table[i] = n
	}
	return table, nil
}

// absent is the outcome of a game to which a program did not come.
func absent(r *board.Rules, err error, white int) Outcome {
	out := Outcome{Game: board.NewGame(r.Start()), Forfeit: Crashed, Result: "1-0", Reason: "not started", Notes: []string{err.Error()}}
	if a, ok := err.(*absentee); ok && a.program == white {
		out.Result = "0-1"
	}
	return out
}

// suits reports what keeps the programs from playing the match at all.
func (t *pair) suits(c Config) error {
	for i, n := range t {
		if err := n.protocol.suits(n, terms{rules: c.Rules, variant: c.Programs[i].Variant, control: c.Controls[i]}); err != nil {
			return err
		}
	}
	return nil
}

func (t *pair) play(c Config, white, number int) Outcome {
	f := &referee{rules: c.Rules, start: start(c, number), memory: c.Memory, stall: c.Stall, longest: c.Longest}
	for i, n := range t {
		side := i ^ white // the program with the index white plays colour 0
		n.lastTold = ""
		f.players[side] = &player{conn: n, clock: newClock(c.Controls[i]), variant: c.Programs[i].Variant}
	}
	return f.play(opening(c, number))
}

func (t *pair) close() {
	for _, n := range t {
		if n != nil {
			n.close()
		}
	}
}
