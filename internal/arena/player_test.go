package arena

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/board/define"
)

// randomPlayer plays random legal moves in this process.
type randomPlayer struct{ random *rand.Rand }

func (randomPlayer) Name() string                   { return "random" }
func (randomPlayer) Begin(Terms) error              { return nil }
func (randomPlayer) End(*Outcome) ([]string, error) { return nil, nil }

func (p randomPlayer) Answer(t Turn) Answer {
	var list board.MoveList
	t.Game.Position().Legal(&list)
	return Answer{Move: list.Moves()[p.random.IntN(list.Len())]}
}

// randomTable plays games of random moves.
type randomTable struct {
	rules  *board.Rules
	closed *sync.WaitGroup
}

func (r randomTable) Play(number int) (Outcome, bool) {
	p := randomPlayer{rand.New(rand.NewPCG(uint64(number), 0))}
	return Game{Rules: r.rules, Players: [2]Player{p, p}, Longest: 400}.Play(), true
}

func (r randomTable) Close() { r.closed.Done() }

// A player in this process plays any variant to an end, several games at a time.
func TestPlayAll(t *testing.T) {
	for _, variant := range []string{"normal", "crazyhouse", "xiangqi", "3check"} {
		var closed sync.WaitGroup
		closed.Add(2)
		place := randomTable{rules(t, variant), &closed}
		var played []int
		PlayAll(t.Context(), slices.Values([]int{3, 4, 8, 9}), []Table{place, place}, func(number int, out Outcome) {
			played = append(played, number)
			if out.Result == "" || out.Forfeit != NoForfeit || len(out.Comments) != len(out.Game.Moves()) {
				t.Errorf("%s: %+v", variant, out)
			}
		})
		closed.Wait()
		if slices.Sort(played); !slices.Equal(played, []int{3, 4, 8, 9}) {
			t.Errorf("%s: games %v were reported", variant, played)
		}
	}
}

// A cancelled context ends the games after those under way.
func TestPlayAllStops(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var closed sync.WaitGroup
	closed.Add(1)
	played := 0
	PlayAll(ctx, Shard{}.Below(1000), []Table{randomTable{chess(t), &closed}}, func(int, Outcome) {
		played++
		stop()
	})
	if closed.Wait(); played > 2 {
		t.Errorf("%d games were played", played)
	}
}

// scripted is a player with prepared answers.
type scripted struct {
	randomPlayer
	answer  func(Turn) Answer
	failure error
}

func (s *scripted) Begin(Terms) error    { return s.failure }
func (s *scripted) Answer(t Turn) Answer { return s.answer(t) }

// Answers other than legal moves end the game.
func TestAnswers(t *testing.T) {
	legal := func(t Turn) Answer {
		var list board.MoveList
		t.Game.Position().Legal(&list)
		return Answer{Move: list.Moves()[0], OffersDraw: true, Used: time.Second}
	}
	random := randomPlayer{rand.New(rand.NewPCG(1, 0))}
	for _, test := range []struct {
		name    string
		white   func(Turn) Answer
		control Control
		reason  string
		note    string
	}{
		{"resignation", func(Turn) Answer { return Answer{Resigns: true} }, Control{}, "White resigns", ""},
		{"no move", func(Turn) Answer { return Answer{} }, Control{}, "White: illegal move", "in rnbqkbnr"},
		{"a draw that was not offered", func(Turn) Answer { return Answer{Accepts: true} }, Control{}, "White: illegal move", ""},
		{"late", legal, Control{PerMove: time.Second / 2}, "White: time forfeit", "took 1.000 s"},
		{"late with a report", func(x Turn) Answer { a := legal(x); a.Reported = "tired"; return a }, Control{PerMove: 1}, "White: time forfeit", "it had reported tired"},
		{"forfeit", func(Turn) Answer { return Answer{Forfeit: Stalled, How: "slept"} }, Control{}, "White: stall", "slept"},
	} {
		out := Game{Rules: chess(t), Players: [2]Player{&scripted{answer: test.white}, random}, Controls: [2]Control{test.control}}.Play()
		if out.Reason != test.reason || !strings.Contains(strings.Join(out.Notes, "; "), test.note) {
			t.Errorf("%s: %s, %q", test.name, out.Reason, out.Notes)
		}
	}
	accepts := func(x Turn) Answer { return Answer{Accepts: x.Offered} }
	out := Game{Rules: chess(t), Players: [2]Player{&scripted{answer: legal}, &scripted{answer: accepts}}}.Play()
	if out.Reason != "draw agreed" || out.Result != Drawn {
		t.Errorf("an offer was accepted: %s", out.Reason)
	}
	out = Game{Rules: chess(t), Players: [2]Player{random, &scripted{failure: context.Canceled}}}.Play()
	if out.Reason != "Black: crash" || out.Result != "1-0" {
		t.Errorf("a player was not ready: %s", out.Reason)
	}
}

// The moves of an opening count in a session: programs that count for themselves begin there.
func TestOpeningCountsInSession(t *testing.T) {
	openings, err := ReadOpenings(strings.NewReader("e2e4 e7e5 g1f3"), chess(t))
	if err != nil {
		t.Fatal(err)
	}
	var seen []Clock
	look := func(x Turn) Answer {
		seen = append(seen, *x.Other, *x.Own)
		return Answer{Resigns: true}
	}
	control := Control{Moves: 2, Base: time.Second}
	Game{Rules: chess(t), Opening: openings[0].Moves, Players: [2]Player{&scripted{answer: look}, &scripted{answer: look}}, Controls: [2]Control{control, control}}.Play()
	if len(seen) != 2 || seen[0].Played != 0 || seen[0].Remaining != 2*time.Second || seen[1].Played != 1 || seen[1].Remaining != time.Second {
		t.Errorf("after two moves of White and one of Black: %+v", seen)
	}
}

// The referee declares an impasse for players that know no such rule: at once where that
// wins, and where both sides could draw.
func TestImpasse(t *testing.T) {
	by27 := rules(t, "shogi")
	def, impasse := *by27.Def, *by27.Def.Endings.Impasse
	impasse.Win, impasse.Draw = [2]int{31, 31}, [2]int{24, 24}
	def.Endings.Impasse = &impasse
	by24, err := board.Compile(&def)
	if err != nil {
		t.Fatal(err)
	}
	const both = "R1SGS4/3GKGLLB/PPPPPPPPP/9/9/9/ppppppppp/bllgkg3/4sgs1r[NNnn] w - - 0 1"
	for _, test := range []struct {
		rules  *board.Rules
		fen    string
		result string
		plies  int
	}{
		{by27, "2SGS4/+B+RGKGLLRB/3G5/9/7pp/8k/9/9/9[] w - - 0 1", "1-0", 0},
		{by27, both, "1-0", 0},
		{by24, both, Drawn, 1},
	} {
		start, err := test.rules.ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		quiet := &scripted{answer: func(x Turn) Answer {
			var list board.MoveList
			x.Game.Position().Legal(&list)
			for _, m := range list.Moves() {
				if m.IsDrop() {
					return Answer{Move: m}
				}
			}
			return Answer{}
		}}
		out := Game{Rules: test.rules, Start: start, Players: [2]Player{quiet, quiet}, Longest: 10}.Play()
		if out.Result != test.result || out.Reason != "declaration of impasse" || len(out.Comments) != test.plies {
			t.Errorf("%s: %s, %s after %d plies", test.fen, out.Result, out.Reason, len(out.Comments))
		}
	}
}

// A judge ends a game as soon as it knows the result, with either winner or a draw.
func TestJudge(t *testing.T) {
	random := randomPlayer{rand.New(rand.NewPCG(1, 0))}
	for result, r := range map[string]board.Result{Drawn: {Over: true, Draw: true}, "0-1": {Over: true, Winner: define.Black}} {
		judge := func(g *board.Game) (board.Result, bool) { return r, len(g.Moves()) == 3 }
		out := Game{Rules: chess(t), Players: [2]Player{random, random}, Longest: 10, Judge: judge}.Play()
		if out.Result != result || out.Reason != ByTables || len(out.Game.Moves()) != 3 {
			t.Errorf("%s, %s after %d plies, want %s", out.Result, out.Reason, len(out.Game.Moves()), result)
		}
	}
}
