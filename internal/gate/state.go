package gate

import (
	"fmt"
	"strings"

	"fairymax/internal/arena"
	"fairymax/internal/elo"
)

// State is what is kept of a series of games, in any order.
type State struct {
	Series string `json:"series"` // two states of the same series can be merged
	Games  []Game `json:"games"`
}

// Game is a finished game.
type Game struct {
	Number  int           `json:"game"`             // from 0; the candidate has White in even games
	Halves  int           `json:"halves"`           // points of the candidate, doubled: 0, 1 or 2
	Forfeit arena.Forfeit `json:"forfeit,omitzero"` // of the loser
}

// gameOf is what is kept of a game.
func gameOf(number int, out arena.Outcome) Game {
	game := Game{Number: number, Forfeit: out.Forfeit}
	switch out.Result {
	case arena.Drawn:
		game.Halves = 1
	case arena.Win(colourOf(number)):
		game.Halves = 2
	}
	return game
}

// Score is the score of the candidate, as far as games count: see tally.
func (s State) Score() elo.Score {
	t, err := s.tally()
	if err != nil {
		return elo.Score{}
	}
	return t.score
}

// tally counts games in pairs and in the order of their numbers, whatever the order in
// which they end: else short games would count before long ones, and the decision
// would depend on the machine. Games after the decision do not count.
type tally struct {
	waiting        map[int]Game // by number: games that do not count yet
	score          elo.Score
	forfeits       forfeits
	over, accepted bool
}

// tally counts the games of a state. The error names the first that is wrong.
func (s State) tally() (*tally, error) {
	t := &tally{waiting: map[int]Game{}}
	seen := map[int]bool{}
	for _, g := range s.Games {
		switch {
		case g.Number < 0 || g.Halves < 0 || g.Halves > 2:
			return nil, fmt.Errorf("there is no game %d with %d half points", g.Number, g.Halves)
		case seen[g.Number]:
			return nil, fmt.Errorf("game %d occurs twice", g.Number)
		}
		seen[g.Number] = true
		t.add(g)
	}
	return t, nil
}

// add adds a game and counts the pairs that are complete now.
func (t *tally) add(g Game) {
	t.waiting[g.Number] = g
	for !t.over {
		pair := t.score.Pairs.Len()
		first, has := t.waiting[2*pair]
		second, both := t.waiting[2*pair+1]
		if !has || !both {
			return
		}
		delete(t.waiting, first.Number)
		delete(t.waiting, second.Number)
		t.count(first)
		t.count(second)
		t.score.Pairs[first.Halves+second.Halves]++
		t.over, t.accepted = sequential().Decided(t.score.Pairs)
	}
}

// count counts one game.
func (t *tally) count(g Game) {
	switch g.Halves {
	case 0:
		t.score.Losses++
	case 1:
		t.score.Draws++
	default:
		t.score.Wins++
	}
	if g.Forfeit != arena.NoForfeit {
		t.forfeits[g.Halves/2][g.Forfeit]++
	}
}

// forfeits counts games that were lost without mate, by their kinds: those that the candidate has
// lost, and those that it has won.
type forfeits [2][arena.Forfeits]int

func (f forfeits) all() (n int) {
	for _, kinds := range f {
		for _, games := range kinds {
			n += games
		}
	}
	return n
}

// String says how many each side has lost, and how.
func (f forfeits) String() string {
	var parts []string
	for side, kinds := range f {
		for kind, n := range kinds {
			if n > 0 {
				parts = append(parts, fmt.Sprintf("%d by the %s (%v)", n, [...]string{"new network", "evaluation in use"}[side], arena.Forfeit(kind)))
			}
		}
	}
	return strings.Join(parts, ", ")
}
