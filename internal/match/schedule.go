package match

import (
	"context"
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"fairymax/board"
	"fairymax/internal/notation"
)

// Config describes a match.
type Config struct {
	Rules       *board.Rules
	Programs    [2]Command
	Names       [2]string // "" for what the program calls itself
	Control     Control
	Games       int
	Openings    [][]board.Move // each is played twice, with colours reversed; none: the start position, or one drawn by lot
	Concurrency int            // games at a time, at least 1
	Memory      int            // megabytes that each program may use, 0 to say nothing
	Stall       time.Duration  // how long a program may think without a clock
	SPRT        *SPRT          // stops the match when it is decided; nil plays all games
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

// Summary is a finished match.
type Summary struct {
	Names    [2]string
	Score    Score
	Forfeits [2][forfeits]int // by program and kind
	Notes    []string
	Repeated int // games that were the same, move by move and with the same colours, as an earlier one

	halves map[int]int // half points of the game of a pair that ended first, by the pair's number
}

// Forfeited returns how many games a program lost by one kind of forfeit.
func (s *Summary) Forfeited(program int, kind Forfeit) int { return s.Forfeits[program][kind] }

// Anomalies returns the number of all forfeits of both programs.
func (s *Summary) Anomalies() int {
	n := 0
	for _, kinds := range s.Forfeits {
		for _, count := range kinds {
			n += count
		}
	}
	return n
}

// Play plays a match. It fails only if a program cannot be started or does not
// know the variant; a cancelled context ends it after the games under way.
func Play(ctx context.Context, c Config) (*Summary, error) {
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
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	numbers := make(chan int)
	games := make(chan Game)
	var workers sync.WaitGroup
	for i := range max(1, c.Concurrency) {
		var mine *pair
		if i == 0 {
			mine = table
		}
		workers.Go(func() { work(c, mine, numbers, games) })
	}
	go deal(ctx, c.Games, numbers)
	go func() { workers.Wait(); close(games) }()
	return collect(c, games, stop), nil
}

// deal hands out the numbers of the games.
func deal(ctx context.Context, games int, numbers chan<- int) {
	defer close(numbers)
	for n := 1; n <= games; n++ {
		select {
		case numbers <- n:
		case <-ctx.Done():
			return
		}
	}
}

// collect adds the games up and stops the match when a test is decided.
func collect(c Config, games <-chan Game, stop func()) *Summary {
	s := &Summary{Names: c.Names, halves: map[int]int{}}
	seen := map[string]bool{}
	for g := range games {
		s.add(&g)
		record := fmt.Sprint(g.White, g.Game.Start().FEN(), g.Game.Moves())
		if seen[record] {
			s.Repeated++
		}
		seen[record] = true
		if c.Report != nil {
			c.Report(g)
		}
		if c.SPRT != nil {
			if over, _ := c.SPRT.Decided(s.Score); over {
				stop()
			}
		}
	}
	return s
}

func (s *Summary) add(g *Game) {
	winner := -1
	switch g.Result {
	case "1-0":
		winner = g.White
	case "0-1":
		winner = 1 - g.White
	}
	points := 1
	switch winner {
	case 0:
		s.Score.Wins++
		points = 2
	case 1:
		s.Score.Losses++
		points = 0
	default:
		s.Score.Draws++
	}
	s.pairUp((g.Number-1)/2, points)
	if g.Forfeit != NoForfeit {
		s.Forfeits[1-winner][g.Forfeit]++
	}
	for _, note := range g.Notes {
		s.Notes = append(s.Notes, fmt.Sprintf("game %d: %s", g.Number, note))
	}
	g.Score = s.Score
}

// pairUp counts a pair when its second game ends.
func (s *Summary) pairUp(pair, points int) {
	other, half := s.halves[pair]
	if !half {
		s.halves[pair] = points
		return
	}
	delete(s.halves, pair)
	s.Score.Pairs[other+points]++
}

// work plays games at one pair of programs until there are no more numbers.
func work(c Config, table *pair, numbers <-chan int, games chan<- Game) {
	for n := range numbers {
		g := Game{Number: n, White: (n + 1) % 2, Names: c.Names}
		var err error
		if table, err = seat(c, table); err != nil {
			g.Outcome = absent(c.Rules, err, g.White)
		} else {
			g.Outcome = table.play(c, g.White, n)
		}
		games <- g
	}
	if table != nil {
		table.close()
	}
}

// opening returns the opening of a game; two games in a row share one.
func opening(c Config, number int) []board.Move {
	if len(c.Openings) == 0 {
		return nil
	}
	return c.Openings[(number-1)/2%len(c.Openings)]
}

// start returns the position with which a game begins if it is drawn by lot, else
// nil; two games in a row share one. The same match draws the same lots again.
func start(c Config, number int) *board.Position {
	if len(c.Openings) > 0 || c.Rules.Def.Shuffle == board.NoShuffle {
		return nil
	}
	lots := rand.New(rand.NewPCG(uint64(number-1)/2, 0))
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
		variant := c.variant(i)
		if !n.plays(variant) {
			return fmt.Errorf("%s does not play the variant %s", n.name, variant)
		}
		if c.Control.Nodes > 0 && n.features["nps"] != "1" {
			return fmt.Errorf("%s cannot count nodes instead of time (feature nps)", n.name)
		}
	}
	return nil
}

// variant returns the name by which a program knows the variant.
func (c Config) variant(program int) string {
	if name := c.Programs[program].Variant; name != "" {
		return name
	}
	return c.Rules.Def.Name
}

func (t *pair) play(c Config, white, number int) Outcome {
	f := &referee{rules: c.Rules, start: start(c, number), origin: notation.RankOrigin(c.Rules), stall: c.Stall}
	var variants [2]string
	for i, n := range t {
		side := i ^ white // the program with the index white plays colour 0
		n.lastTold = ""
		f.players[side] = &player{conn: n, clock: newClock(c.Control)}
		variants[side] = c.variant(i)
	}
	return f.play(variants, c.Memory, opening(c, number))
}

func (t *pair) close() {
	for _, n := range t {
		if n != nil {
			n.close()
		}
	}
}
