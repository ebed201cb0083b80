package engine

import (
	"context"
	"math"
	"slices"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/engine/testgames"
)

func game(t testing.TB, r *board.Rules, fen string) *board.Game {
	t.Helper()
	return board.NewGame(testgames.Position(t, r, fen))
}

// text writes a move in coordinates.
func text(r *board.Rules, m board.Move) string {
	s := r.SquareName(m.From(), 1) + r.SquareName(m.To(), 1)
	if t := m.Promotion(); t != 0 {
		s += r.Def.Types[t-1].Letter
	}
	return s
}

func isLegal(p *board.Position, m board.Move) bool {
	var list board.MoveList
	p.Legal(&list)
	return slices.Contains(list.Moves(), m)
}

func TestFindsMates(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	for _, row := range []struct {
		name, fen string
		depth     int
		move      string // "" for any
		mate      int
	}{
		{"back rank", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 3, "a1a8", 1},
		{"f7", "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1", 3, "f3f7", 1},
		{"rook and king", "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", 11, "f6f7", 2},
		{"zugzwang", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 14, "a1a6", 2},
		{"smothered", "5rk1/5Npp/8/3Q4/8/8/8/7K w - - 0 1", 18, "f7h6", 3},
		{"being mated", "8/8/8/8/8/2k5/8/K6r w - - 0 1", 8, "a1a2", -2},
		{"battery", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 12, "f6a6", 3},
	} {
		t.Run(row.name, func(t *testing.T) {
			got := newEngine(Options{HashMB: 8}).Think(context.Background(), game(t, r, row.fen), Limits{Depth: row.depth}, nil)
			if mate, ok := got.Score.Mate(); !ok || mate != row.mate {
				t.Errorf("score %d means mate in %d (%v), want %d", got.Score, mate, ok, row.mate)
			}
			if row.move != "" && text(r, got.Move) != row.move {
				t.Errorf("move %s, want %s", text(r, got.Move), row.move)
			}
		})
	}
}

func TestMateCountsFullMoves(t *testing.T) {
	for _, row := range []struct {
		score Score
		moves int
		ok    bool
	}{
		{winIn(1), 1, true}, {winIn(2), 1, true}, {winIn(3), 2, true},
		{lossIn(0), 0, true}, {lossIn(2), -1, true}, {lossIn(4), -2, true},
		{evalLimit, 0, false}, {-evalLimit, 0, false}, {drawn, 0, false},
	} {
		if moves, ok := row.score.Mate(); moves != row.moves || ok != row.ok {
			t.Errorf("%d: mate in %d, %v; want %d, %v", row.score, moves, ok, row.moves, row.ok)
		}
	}
}

func TestSearchIsDeterministic(t *testing.T) {
	for name, g := range everyGame(t) {
		for _, limits := range []Limits{{Depth: 5}, {Nodes: 6000}} {
			first := newEngine(Options{HashMB: 4}).Think(context.Background(), g, limits, nil)
			e := newEngine(Options{HashMB: 4})
			use(e, g)
			e.NewGame(g.Position().Rules())
			again := e.Think(context.Background(), g, limits, nil)
			if first.Nodes != again.Nodes || first.Move != again.Move || first.Score != again.Score || !slices.Equal(first.PV, again.PV) {
				t.Errorf("%s %+v: %+v, then %+v", name, limits, first, again)
			}
			if limits.Nodes > 0 && first.Nodes > limits.Nodes {
				t.Errorf("%s: %d nodes, limit %d", name, first.Nodes, limits.Nodes)
			}
		}
	}
}

// use searches with limits of every kind, and leaves behind what they leave.
func use(e *Engine, g *board.Game) {
	moves := rootMoves(g.Position(), Limits{})
	hit := new(Remote)
	hit.Hit(ms, ms)
	for _, limits := range []Limits{
		{Nodes: 2000}, {Nodes: 1}, {Depth: 3, Lines: 3}, {Soft: ms, Hard: 2 * ms}, {Infinite: true}, {Ponder: true}, {Ponder: true, Remote: hit},
		{Nodes: 500, Only: moves[:1], Contempt: 50}, {Nodes: 500, Exclude: moves[:1], Current: func(Current) {}},
	} {
		ctx, stop := context.WithCancel(context.Background())
		if limits.Infinite || limits.Ponder && limits.Remote == nil {
			time.AfterFunc(2*ms, stop)
		}
		e.Think(ctx, g, limits, nil)
		stop()
	}
}

// NewGame leaves no preparation to the first search.
func TestNewGamePrepares(t *testing.T) {
	chess, small := testgames.Compile(t, testgames.Chess()), testgames.Compile(t, testgames.Define(5, 5, "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1", -1, -1, testgames.ChessPieces()...))
	e := newEngine(Options{HashMB: 1})
	for _, r := range []*board.Rules{chess, small, chess} {
		e.NewGame(r)
		prepared := e.workers[0]
		if !e.knows(r) || prepared.game.Rules != r {
			t.Fatal("the worker knows another game")
		}
		e.Think(context.Background(), board.NewGame(r.Start()), Limits{Depth: 6}, nil)
		if e.workers[0] != prepared {
			t.Error("the first search has prepared for the rules again")
		}
		if e.table.full() == 0 {
			t.Fatal("the search left nothing in the table, so nothing is tested")
		}
		e.NewGame(r)
		if e.table.full() != 0 {
			t.Error("the table keeps what the last game left")
		}
	}
}

func TestVariationIsLegal(t *testing.T) {
	for name, g := range everyGame(t) {
		got := newEngine(Options{HashMB: 4}).Think(context.Background(), g, Limits{Depth: 6}, nil)
		line := g.Clone()
		for i, m := range got.PV {
			if !isLegal(line.Position(), m) {
				t.Fatalf("%s: move %d of the variation is illegal", name, i+1)
			}
			line.Play(m)
		}
		if len(got.PV) < 2 || got.Move != got.PV[0] || got.Ponder != got.PV[1] {
			t.Errorf("%s: move and ponder move do not begin the variation", name)
		}
	}
}

// The last line that is reported begins with the move that is played and has its score, also
// where an iteration ended early.
func TestLastReportIsTheMove(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	e := newEngine(Options{HashMB: 1})
	adopted := 0
	for _, fen := range busy {
		g := game(t, r, fen)
		for nodes := uint64(2000); nodes < 40_000; nodes += 600 {
			e.NewGame(r)
			var last Info
			deepest := 0
			got := e.Think(context.Background(), g, Limits{Nodes: nodes}, func(i Info) {
				last, last.PV = i, slices.Clone(i.PV)
				deepest = max(deepest, i.Depth)
			})
			if got.Depth < deepest && last.Bound == Exact {
				adopted++
			}
			if last.PV[0] != got.Move || last.Bound == Exact && (last.Score != got.Score || !slices.Equal(last.PV, got.PV)) {
				t.Errorf("%s, %d nodes: the last line was %v %d %v; played is %v %d %v", fen, nodes, last.Bound, last.Score, last.PV, got.Move, got.Score, got.PV)
			}
		}
	}
	if adopted == 0 {
		t.Error("no search ended after a better move, so nothing is tested")
	}
}

// busy are positions of chess in which the best move changes often.
var busy = []string{
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
	"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
	"r2q1rk1/1p2b1pp/p7/3nPb2/5p1P/1NP5/PP2QPP1/R1B1KB1R b KQ - 2 16",
	"rnb2rk1/pppp1p1p/5q1p/8/6Pb/P1N2P2/1PPQPN1P/R3KB1R b KQ - 3 10",
}

func TestCancelledSearchStillMoves(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for name, g := range everyGame(t) {
		got := newEngine(Options{HashMB: 1}).Think(ctx, g, Limits{Infinite: true}, nil)
		if !isLegal(g.Position(), got.Move) {
			t.Errorf("%s: no legal move", name)
		}
		if got.Nodes > checkEvery {
			t.Errorf("%s: %d nodes after the context was done", name, got.Nodes)
		}
	}
}

func TestRootMovesCanBeChosen(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	g := game(t, r, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
	e := newEngine(Options{HashMB: 1})
	best := e.Think(context.Background(), g, Limits{Depth: 4}, nil).Move
	if got := e.Think(context.Background(), g, Limits{Depth: 4, Exclude: []board.Move{best}}, nil).Move; got == best || got == board.NoMove {
		t.Errorf("excluded move played, or none: %s", text(r, got))
	}
	if got := e.Think(context.Background(), g, Limits{Depth: 4, Only: []board.Move{best}}, nil).Move; got != best {
		t.Errorf("only move not played but %s", text(r, got))
	}
	if got := e.Think(context.Background(), g, Limits{Depth: 4, Only: []board.Move{best}, Exclude: []board.Move{best}}, nil).Move; got != board.NoMove {
		t.Errorf("move %s where none is left", text(r, got))
	}
}

// Whatever is switched off, moves stay legal and mates are found.
func TestSwitches(t *testing.T) {
	r := testgames.Compile(t, testgames.Chess())
	mate := game(t, r, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")
	games := everyGame(t)
	delete(games, "large") // learning it for each setting takes too long
	settings := []Switches{0, allOff}
	for _, f := range Features() {
		settings = append(settings, 1<<f, allOff&^(1<<f))
	}
	for _, s := range settings {
		e := newEngine(Options{HashMB: 1, Switches: s})
		if got := e.Think(context.Background(), mate, Limits{Depth: 4}, nil); got.Score != winIn(1) {
			t.Errorf("switches %b: score %d, want mate in 1", s, got.Score)
		}
		for name, g := range games {
			if got := e.Think(context.Background(), g, Limits{Nodes: 300}, nil); !isLegal(g.Position(), got.Move) {
				t.Errorf("switches %b: illegal move in %s", s, name)
			}
		}
	}
}

func TestSwitchesByName(t *testing.T) {
	var s Switches
	if err := s.Set("-null-move, -futility +aspiration"); err != nil || s.On(NullMove) || s.On(Futility) || !s.On(Aspiration) {
		t.Errorf("switches %b, %v", s, err)
	}
	if err := s.Set("-all killers"); err != nil || s != allOff&^(1<<Killers) {
		t.Errorf("switches %b, %v", s, err)
	}
	before := s
	if err := s.Set("+aspiration -nul"); err == nil || s != before {
		t.Errorf("a wrong name is accepted, or half of the list: %b, %v", s, err)
	}
	for _, f := range Features() {
		if f.String() == "" || f.Describe() == "" {
			t.Errorf("feature %d has no row", f)
		}
	}
}

// Besides games of all kinds, those that do most to find their moves.
func TestSearchDoesNotAllocate(t *testing.T) {
	names := append(testgames.SomeNames(16), "normal", "amazons", "checkless", "duck", "fox-and-hounds", "isolation", "joust", "lion", "shatar", "torishogi")
	slices.Sort(names)
	for _, name := range slices.Compact(names) {
		r := testgames.Shipped(t, name)
		g, e := board.NewGame(r.Start()), newEngine(Options{HashMB: 1})
		e.NewGame(r)
		search := func(nodes uint64) float64 {
			return testing.AllocsPerRun(1, func() { e.Think(context.Background(), g, Limits{Nodes: nodes}, nil) })
		}
		search(10_000) // the lists of moves have found their size
		few, many := search(1000), math.Inf(1)
		for tries := 0; many > few+40 && tries < 8; tries++ {
			many = search(10_000) // what a game finds out once, such as where a piece can go, comes to an end
		}
		if many > few+40 {
			t.Errorf("%s: %v allocations in 1,000 nodes, %v in 10,000", name, few, many)
		}
	}
}
