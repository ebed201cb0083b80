package endgame

import (
	"context"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
)

// The endings that are played out. FAIRYMAX_LONG plays 60 of each, and all of them.
var mastered = []struct {
	game, material string
	short          bool // made in a moment
}{
	{"gardner", "KRvKN", true},
	{"normal", "KBNvK", false},
	{"normal", "KQvKR", false},
	{"capablanca", "KAvK", false},
	{"makruk", "KRvKN", false},
	{"shatranj", "KRvKN", false},
}

// An engine that asks an adviser wins what is won, against the best defence, in as many moves as
// the table says, and holds what is drawn against a side that knows the table too.
func TestMastery(t *testing.T) {
	long := os.Getenv("FAIRYMAX_LONG") != ""
	for _, test := range mastered {
		if !test.short && !long {
			continue
		}
		t.Run(test.game+" "+test.material, func(t *testing.T) {
			games := 20
			if long {
				games = 60
			}
			x := exam{t: t, tables: tablesOf(t, load(t, test.game)), random: rand.New(rand.NewPCG(7, 7))}
			x.take(test.material, games)
		})
	}
}

// exam plays positions of a table.
type exam struct {
	t      *testing.T
	tables *Tables
	engine *engine.Engine
	random *rand.Rand
}

func (x *exam) take(material string, games int) {
	m, err := ParseMaterial(x.tables.rules, material)
	if err != nil {
		x.t.Fatal(err)
	}
	a := advising(x.t, AdviserMemory)
	x.engine = advisedEngine(a)
	longest, held := 0, 0
	for i := range games {
		p, v := randomOf(x.t, x.tables, m, define.White, define.Win, x.random)
		if i == 0 {
			advised(x.t, a, p)
		}
		longest = max(longest, v.Plies)
		x.win(p, v)
		turn := define.Color(i % 2)
		drawn, _, err := x.tables.Sample(context.Background(), m, turn, func(v Value) bool { return v.Outcome == define.Draw }, x.random.IntN)
		if err != nil {
			x.t.Fatal(err)
		}
		if drawn != nil && drawn.HasLegalMove() {
			held++
			x.hold(drawn)
		}
	}
	x.t.Logf("%d won, the longest in %d plies; %d held", games, longest, held)
}

// inTime is a tenth of a second a move. Drawn positions are searched, and 2000 nodes are less.
var (
	inTime  = engine.Limits{Soft: 100 * time.Millisecond, Hard: 100 * time.Millisecond}
	shallow = engine.Limits{Nodes: 2000, Infinite: true}
)

// move is what the engine plays.
func (x *exam) move(g *board.Game, limits engine.Limits) board.Move {
	return x.engine.Think(context.Background(), g, limits, nil).Move
}

// win plays on from a position that is won, in as many plies as the table says. Where a count would
// draw that line, a longer one may win, and if none does the count draws.
func (x *exam) win(p *board.Position, v Value) {
	g := board.NewGame(p)
	for len(g.Moves()) < 2*v.Plies && !g.Result().Over {
		if g.Position().Turn() == p.Turn() {
			g.Play(x.move(g, inTime))
			continue
		}
		_, choices, err := x.tables.Choices(context.Background(), g.Position())
		if err != nil {
			x.t.Fatal(err)
		}
		g.Play(choices[0].Move)
	}
	counted := x.tables.rules.HasCounting()
	r, late := g.Result(), len(g.Moves()) > v.Plies
	won := r.Over && !r.Draw && r.Winner == p.Turn() && (!late || counted)
	drawn := r.Over && r.Draw && r.Reason == board.CountedOut
	if !won && !drawn {
		x.t.Errorf("%s: %+v after %d plies, %v", p.FEN(), r, len(g.Moves()), v)
	}
}

// hold plays on from a position that is drawn, against moves that keep the draw, drawn at random.
func (x *exam) hold(p *board.Position) {
	const plies = 30
	g := board.NewGame(p)
	for len(g.Moves()) < plies && !g.Result().Over {
		v, choices, err := x.tables.Choices(context.Background(), g.Position())
		if err != nil {
			x.t.Fatal(err)
		}
		if v.Outcome != define.Draw {
			x.t.Errorf("%s is a %v after %d plies", p.FEN(), v, len(g.Moves()))
			return
		}
		if g.Position().Turn() == p.Turn() {
			g.Play(x.move(g, shallow))
			continue
		}
		n := 0
		for n < len(choices) && choices[n].Value.Outcome == define.Draw {
			n++
		}
		g.Play(choices[x.random.IntN(n)].Move)
	}
	if r := g.Result(); r.Over && !r.Draw {
		x.t.Errorf("%s: %+v", p.FEN(), r)
	}
}
