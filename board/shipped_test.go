package board_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

// TestShippedVariants compares fast and slow over random games of every variant
// that comes with the program: 50,000 positions with FAIRYMAX_LONG set, or 200 of one
// variant in four.
func TestShippedVariants(t *testing.T) {
	names, positions := testgames.SomeNames(4), 200
	if testgames.Long() {
		positions = 50_000
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			board.CheckRandomGames(t, testgames.Shipped(t, name), positions/len(names)+1)
		})
	}
}

// Kings that begin in the hand have to be somewhere too.
func TestRoyalsToPlace(t *testing.T) {
	rules := testgames.Shipped(t, "placement")
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/8/8/8[K] w - - 0 1": "",
		"4k3/8/8/8/8/8/8/8[] w - - 0 1":  "White has no royal piece",
		"8/8/8/8/8/8/8/4K3[] w - - 0 1":  "Black has no royal piece",
	} {
		_, err := rules.ParseFEN(fen)
		if got := errorText(err); got != want {
			t.Errorf("%s: %q, want %q", fen, got, want)
		}
	}
}

// A wall that a FEN names as the piece that passed is none.
func TestWallIsNoPasser(t *testing.T) {
	rules := testgames.Shipped(t, "duck")
	for _, passed := range []string{"e3", "e3:e4"} {
		_, err := rules.ParseFEN("4k3/8/8/8/3p*3/8/8/4K3 b - " + passed + " 0 1")
		if got := errorText(err); !strings.Contains(got, "the piece that passed is not there") {
			t.Errorf("%s: %q", passed, got)
		}
	}
}

// Nothing is left of the right to gate behind a piece when the hand is empty, unless it can
// fill again.
func TestGatesEnd(t *testing.T) {
	const pieces = "4k3/8/8/8/8/8/8/RNBQKBNR"
	for _, test := range []struct{ variant, fen, want string }{
		{"seirawan", pieces + "[H] w KQBCDFG - 3 1", "KQBCDFG"},
		{"seirawan", pieces + "[h] w KQBCDFG - 3 1", "KQ"},
		{"shouse", pieces + "[h] w KQBCDFG - 3 1", "KQBCDFG"},
	} {
		p, err := testgames.Shipped(t, test.variant).ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Fields(p.FEN())[2]; got != test.want {
			t.Errorf("%s: %s has the rights %s, want %s", test.variant, test.fen, got, test.want)
		}
	}
	p, _ := testgames.Shipped(t, "seirawan").ParseFEN(pieces + "[H] w KQBCDFG - 3 1")
	var list board.MoveList
	p.Legal(&list)
	for _, m := range list.Moves() {
		if m.FromHand() == 0 || m.From() != 1 {
			continue
		}
		next := new(board.Position)
		p.Play(m, next)
		again, err := p.Rules().ParseFEN(next.FEN())
		if want := " b KQ - 4 1"; err != nil || again.Key() != next.Key() || !strings.HasSuffix(next.FEN(), want) {
			t.Errorf("%s: %v, does not end with %s, or has another key", next.FEN(), err, want)
		}
	}
}

// Once a list has found its size, legal moves are found without allocating anything.
func TestLegalAllocatesNothing(t *testing.T) {
	names := append(testgames.SomeNames(8), "amazons", "checkless", "duck", "fox-and-hounds", "isolation", "joust", "lion", "shatar", "torishogi")
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		rules := testgames.Shipped(t, name)
		game, random := board.NewGame(rules.Start()), rand.New(rand.NewPCG(0, 0))
		var list board.MoveList
		for ply := 0; ply < 30 && !game.Result().Over; ply++ {
			p := game.Position()
			if n := testing.AllocsPerRun(1, func() { p.Legal(&list) }); n > 0 {
				t.Fatalf("%s: %s: %v allocations for %d moves", name, p.FEN(), n, list.Len())
			}
			game.Play(list.Moves()[random.IntN(list.Len())])
		}
	}
}

func errorText(err error) string {
	if err == nil {
		return ""
	}
	return err.Error()
}

// What is dead beside what a mate by pieces says: passes that draw, a mate that wins, and a
// royal that mates alone is not.
func TestDeadByOtherRules(t *testing.T) {
	for _, test := range []struct {
		variant, fen string
		dead         bool
	}{
		{"misere", "8/8/8/8/6n1/8/1K2k3/8 b - - 0 20", true},
		{"atomic", "6k1/8/8/8/8/8/8/3KR3 b K - 0 20", true},
		{"misere", "8/8/8/8/6r1/8/1K2k3/8 b - - 0 20", false},
		{"janggicasual", "9/4k4/9/9/9/9/9/4K4/9/9 b - - 0 20", true},
		{"janggicasual", "9/4k4/9/9/9/9/9/4K4/9/R8 b - - 0 20", false},
		{"janggitraditional", "9/4k4/9/9/9/9/9/5K3/9/9 b - - 0 20", true},
		{"janggi", "9/4k4/9/9/9/9/9/5K3/9/9 b - - 0 20", false},
	} {
		p, err := testgames.Shipped(t, test.variant).ParseFEN(test.fen)
		if err != nil {
			t.Fatal(err)
		}
		if got := p.Dead(); got != test.dead {
			t.Errorf("%s %s: dead is %v", test.variant, test.fen, got)
		}
	}
}

// A random start has the pieces of the usual one on the same ranks, Black's opposite White's,
// and all rights to castle.
func TestShuffledStarts(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	sorted := func(rank string) string {
		pieces := strings.Split(rank, "")
		slices.Sort(pieces)
		return strings.Join(pieces, "")
	}
	for name, shuffled := range map[string]bool{"fischerandom": true, "caparandom": true, "capablanca": false} {
		rules := testgames.Shipped(t, name)
		usual := strings.Fields(rules.Start().FEN())
		ranks := strings.Split(usual[0], "/")
		last, others := len(ranks)-1, 0
		for range 4 {
			fen := rules.Shuffled(random.IntN).FEN()
			drawn := strings.Fields(fen)
			now := strings.Split(drawn[0], "/")
			if sorted(now[0]) != sorted(ranks[0]) || now[last] != strings.ToUpper(now[0]) || !slices.Equal(now[1:last], ranks[1:last]) {
				t.Errorf("%s: %s", name, fen)
			}
			if len(drawn[2]) != len(usual[2]) {
				t.Errorf("%s: %s lacks rights", name, fen)
			}
			if now[0] != ranks[0] {
				others++
			}
		}
		if rules.IsShuffled() != shuffled || (others > 0) != shuffled {
			t.Errorf("%s: random is %v, and %d of 4 starts are not the usual one", name, rules.IsShuffled(), others)
		}
	}
}

// A piece in hand counts where it may still enter, and only there.
func TestDeadWithPiecesInHand(t *testing.T) {
	for _, test := range []struct {
		game, fen string
		dead      bool
	}{
		{"seirawan", "8/8/8/5k2/8/5K2/8/8[H] b - - 0 52", true},
		{"seirawan", "8/8/8/5k2/8/5K2/8/8[Hh] b - - 0 52", true},
		{"seirawan", "8/8/8/5k2/8/5K2/8/6N1[h] b - - 0 52", true},
		{"seirawan", "8/8/8/5k2/8/5K2/8/5NN1[H] b - - 0 52", false},
		{"seirawan", "8/8/8/5k2/8/8/8/4K3[H] b E - 0 52", false}, // the hawk may enter when the king leaves
		{"pocketknight", "8/8/8/5k2/8/5K2/8/8[N] w - - 0 1", true},
		{"pocketknight", "8/8/8/5k2/8/5K2/8/8[n] w - - 0 1", true},
		{"pocketknight", "8/8/8/5k2/8/5K2/8/8[Nn] w - - 0 1", false},
		{"pocketknight", "8/8/8/5k2/8/5K2/8/6N1[n] w - - 0 1", false},
		{"pocketknight", "8/8/8/5k2/8/5K2/7P/8[] w - - 0 1", false},
		{"placement", "8/8/8/8/8/8/8/8[Kk] w - - 0 1", false},
	} {
		if got := testgames.Position(t, testgames.Shipped(t, test.game), test.fen).Dead(); got != test.dead {
			t.Errorf("%s %s: dead %v", test.game, test.fen, got)
		}
	}
}
