package gate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"fairymax/board"
	"fairymax/engine"
	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// Gate judges a candidate. Games and Control must be set.
type Gate struct {
	Games   []*board.Rules // they take turns, pair by pair
	Control arena.Control  // of both engines; a margin of 0 stands for 1 s
	Threads int            // games at a time, 0 for 1
	Seed    uint64         // of the openings
	Most    int            // games, those of Played included; 0 for 2,000
	Series  string         // names what is judged, such as the identities of both evaluations
	Played  State          // of an earlier call for the same series, to go on with
	Report  func(State)    // called after every game, never twice at a time; may be nil
}

// mostGames is the default of Gate.Most. A gain of 20 Elo needs about 1,100 to be seen.
const mostGames = 2000

// sequential is the test. It is not narrower, because an evaluation that gains less
// is not worth the hours until that is known. Alpha is below the 5 % that the gate
// promises, because chance would exceed these in every third series of a hundred
// candidates: simulated equal ones are installed in 2 to 3 %.
func sequential() elo.SPRT { return elo.SPRT{Elo0: 0, Elo1: 20, Alpha: 0.03, Beta: 0.05} }

// Judge plays games between two engines until the test is decided, all games are
// played or the deadline of the context is reached. It makes an engine of either kind,
// which must use one thread, for every game at a time, and one more of the champion to
// judge openings. A context that is cancelled returns its error; the states reported
// are good to go on with.
func (g *Gate) Judge(ctx context.Context, candidate, champion func() *engine.Engine) (Verdict, error) {
	if err := g.check(); err != nil {
		return Verdict{}, err
	}
	return g.judge(ctx, func(ctx context.Context) []arena.Table {
		tables := make([]arena.Table, max(1, g.Threads))
		for i := range tables {
			tables[i] = newTable(ctx, g, candidate(), champion(), champion())
		}
		return tables
	})
}

// check refuses a gate that cannot play.
func (g *Gate) check() error {
	c := g.Control
	switch {
	case len(g.Games) == 0:
		return errors.New("the gate has no games to play")
	case c.Base <= 0 && c.PerMove <= 0 && c.Nodes <= 0 && c.Depth <= 0:
		return errors.New("the gate has no time control")
	}
	return nil
}

// judge plays the games at the tables that seat makes. A cancelled context, the
// argument of seat, ends the games under way.
func (g *Gate) judge(ctx context.Context, seat func(context.Context) []arena.Table) (Verdict, error) {
	state := State{Series: g.series(), Games: slices.Clip(g.Played.Games)}
	if len(state.Games) > 0 && g.Played.Series != state.Series {
		return Verdict{}, fmt.Errorf("the games so far are of another series: %s, not %s", g.Played.Series, state.Series)
	}
	count, err := state.tally()
	if err != nil {
		return Verdict{}, err
	}
	playing, stop := context.WithCancel(ctx)
	defer stop()
	if left := g.left(state); !count.over && len(left) > 0 {
		arena.PlayAll(playing, slices.Values(left), seat(playing), func(number int, out arena.Outcome) {
			game := gameOf(number, out)
			state.Games = append(state.Games, game)
			count.add(game)
			if g.Report != nil {
				g.Report(state)
			}
			if count.over {
				stop()
			}
		})
	}
	if err := ctx.Err(); !count.over && errors.Is(err, context.Canceled) {
		return Verdict{}, err
	}
	return count.verdict(ctx.Err() != nil), nil
}

// left are the numbers of the games that are still to be played.
func (g *Gate) left(s State) []int {
	most := g.Most
	if most <= 0 {
		most = mostGames
	}
	played := map[int]bool{}
	for _, game := range s.Games {
		played[game.Number] = true
	}
	var numbers []int
	for n := range most / 2 * 2 {
		if !played[n] {
			numbers = append(numbers, n)
		}
	}
	return numbers
}

// series names everything that the games of one test have in common.
func (g *Gate) series() string {
	var names []string
	for _, r := range g.Games {
		names = append(names, r.Def.Name)
	}
	return fmt.Sprintf("%s; %s; %v; seed %d", g.Series, strings.Join(names, " "), g.Control, g.Seed)
}
