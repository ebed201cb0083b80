package piecevalue

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/eval"
	"fairymax/engine/testgames"
	"fairymax/internal/arena"
)

// small is a study of two rounds that needs part of a second.
func small(t *testing.T, folder string) *Study {
	t.Helper()
	return &Study{
		Name: "losalamos", Title: "Small", Rules: testgames.Shipped(t, "losalamos"), Version: "test", Folder: folder,
		Engine: func() *engine.Engine { return engine.New(eval.New, engine.Options{HashMB: 1}) },
		Games:  24, Nodes: 8, Plies: 2, Seed: 1, Threads: 1, first: 6,
	}
}

// made is the result of a study, as JSON.
func made(t *testing.T, s *Study) string {
	t.Helper()
	r, err := s.Make(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return asJSON(t, r)
}

func asJSON(t *testing.T, r *Result) string {
	t.Helper()
	text, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// The same settings give the same values: with several threads, stopped and resumed, with
// fewer games first, and in four parts.
func TestSameResult(t *testing.T) {
	want := made(t, small(t, t.TempDir()))
	if !strings.Contains(want, `"games":24`) || strings.Count(want, `"number":`) != 2 {
		t.Fatalf("the result is %s", want)
	}
	threads := small(t, t.TempDir())
	threads.Threads = 3
	if made(t, threads) != want {
		t.Error("three threads measure something else than one")
	}
	folder := t.TempDir()
	for _, games := range []int{3, 12, 24} {
		s := small(t, folder)
		s.Games = games
		if got := made(t, s); games == 24 && got != want {
			t.Errorf("more games later make something else:\n%s\n%s", got, want)
		}
	}
	parts := t.TempDir()
	for _, round := range []int{1, 2, 0} {
		for k := 4; k > 0; k-- {
			got, err := small(t, parts).Play(t.Context(), arena.Shard{K: k, N: 4})
			if err != nil || got != round {
				t.Fatalf("part %d has played round %d, %v; want round %d", k, got, err, round)
			}
		}
	}
	if made(t, small(t, parts)) != want {
		t.Error("four parts measure something else than one")
	}
	other := small(t, t.TempDir())
	other.Seed = 2
	if made(t, other) == want {
		t.Error("another seed measures the same")
	}
}

// Parts may be missing or stopped: the rest is played without them.
func TestLostParts(t *testing.T) {
	want := made(t, small(t, t.TempDir()))
	folder := t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := small(t, folder).Play(ctx, arena.Shard{K: 1, N: 3}); !errors.Is(err, ErrStopped) {
		t.Errorf("a part that was stopped says %v", err)
	}
	if _, err := small(t, folder).Play(t.Context(), arena.Shard{K: 2, N: 3}); err != nil {
		t.Error(err)
	}
	if r, err := small(t, folder).Make(ctx); !errors.Is(err, ErrStopped) || r.Made.Games == 0 {
		t.Errorf("a study that was stopped says %v, %v", r, err)
	}
	if made(t, small(t, folder)) != want {
		t.Error("without some parts something else is measured")
	}
}

// Both games of a pair have the same opening and what is missing changes sides: together
// they are balanced. Each imbalance leaves what it says.
func TestBeginnings(t *testing.T) {
	for _, name := range someKinds() {
		for _, left := range []int{100, 40} {
			testBeginnings(t, name, left)
		}
	}
}

func testBeginnings(t *testing.T, name string, left int) {
	t.Helper()
	s := small(t, t.TempDir())
	s.Rules, s.Name, s.Left = testgames.Shipped(t, name), name, left
	if err := s.prepare(); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	r := &round{rules: s.Rules, imbalances: s.army.plan(nil, 20)}
	if len(r.imbalances) == 0 {
		t.Fatalf("%s has no imbalance", name)
	}
	e, begin := s.Engine(), s.beginnings(r)
	for pair := range 4 {
		first, _ := begin(e, 2*pair)
		second, _ := begin(e, 2*pair+1)
		c := &r.imbalances[pair]
		x, y := s.army.count(first), s.army.count(second)
		if few := pieces(first) < pieces(s.Rules.Start())*2/3; few != (left < 100) {
			t.Errorf("%s, %d %%: a game begins with %s", name, left, first.FEN())
		}
		for i := range x {
			if c.twice && x[i] != -y[i] || !c.twice && x[i] != y[i] {
				t.Errorf("%s: %v and %v after %s and %s", name, x, y, first.FEN(), second.FEN())
				break
			}
		}
	}
}

// pieces is how many pieces stand on the board.
func pieces(p *board.Position) (n int) {
	for t := define.PieceType(1); int(t) <= p.Rules().Types(); t++ {
		stand, _ := number(p, t)
		n += stand
	}
	return n
}

// kinds are games with a gated piece, a shuffled start, hands, palaces, other armies and
// types that must not die out.
var kinds = strings.Fields("capablanca crazyhouse seirawan fischerandom shogi xiangqi spartan extinction")

// someKinds are those of a usual run.
func someKinds() []string {
	if testgames.Long() {
		return kinds
	}
	return kinds[:3]
}

// A type that no side has at the start is put in the place of others; one in hand counts
// apart.
func TestFeatures(t *testing.T) {
	for _, test := range []struct {
		game   string
		pieces string
		want   string
	}{
		{"normal", "", "pawn knight bishop bishop-pair rook queen"},
		{"normal", "N", "pawn knight bishop bishop-pair rook queen"},
		{"crazyhouse", "", "pawn pawn-in-hand knight knight-in-hand bishop bishop-in-hand bishop-pair rook rook-in-hand queen queen-in-hand"},
		{"seirawan", "", "pawn knight bishop bishop-pair rook queen archbishop-in-hand chancellor-in-hand"},
		{"knightmate", "", "pawn mann bishop bishop-pair rook queen"},
		{"seirawan", "archbishop", "pawn knight bishop bishop-pair rook queen archbishop-in-hand chancellor-in-hand archbishop"},
	} {
		a, err := newArmy(testgames.Shipped(t, test.game), strings.Fields(test.pieces), "", Scale{})
		if err != nil {
			t.Error(err)
			continue
		}
		var got []string
		for _, f := range a.features {
			got = append(got, strings.ReplaceAll(a.label(f), " ", "-"))
		}
		if strings.Join(got, " ") != test.want || a.label(a.features[a.unit]) != "pawn" {
			t.Errorf("%s %s: %v", test.game, test.pieces, got)
		}
	}
}

// What cannot be measured is refused, with a word about why.
func TestRefused(t *testing.T) {
	for _, test := range []struct{ game, piece, unit, want string }{
		{"normal", "king", "", "royal"}, {"normal", "knigth", "", `did you mean "knight"`}, {"normal", "", "dragon", "no piece"},
		{"knightmate", "royal-knight", "", "royal"}, {"seirawan", "", "archbishop", "the archbishop cannot be the unit"}, {"gothic", "", "king", "the king cannot be the unit"},
		{"breakthrough", "", "", "only piece"}, {"normal", "pawn", "", "sets the scale"}, {"normal", "knight", "knight", "sets the scale"},
	} {
		_, err := newArmy(testgames.Shipped(t, test.game), strings.Fields(test.piece), test.unit, Scale{})
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%+v: %v", test, err)
		}
	}
	if _, err := newArmy(sides(t), []string{"V"}, "", Scale{}); err == nil || !strings.Contains(err.Error(), "has lost") {
		t.Errorf("a piece that its side needs: %v", err)
	}
	held := testgames.Define(5, 6, "1k3/5/5/5/5/3K1[Rr] w - - 0 1", -1, -1, testgames.Piece("R", testgames.Rider(0, 1, 0)))
	held.Hand = define.Hand{Use: define.HandDrop, Gains: define.GainCaptures}
	if _, err := newArmy(testgames.Compile(t, held), nil, "", Scale{}); err == nil || !strings.Contains(err.Error(), "has to stand on the board") {
		t.Errorf("all pieces begin in hand: %v", err)
	}
	stones := testgames.Piece("S", []define.Step{})
	def := testgames.Define(5, 5, "S3k/5/5/5/S3K w - - 0 1", -1, -1, stones)
	s := small(t, t.TempDir())
	s.Rules = testgames.Compile(t, def)
	if _, err := s.Make(t.Context()); err == nil {
		t.Error("a game in which nothing can be exchanged is measured")
	}
}

// sides is a game in which White loses without its village, which cannot move and is worth least.
func sides(t *testing.T) *board.Rules {
	t.Helper()
	rook := testgames.Shipped(t, "normal").Def.Types[3]
	village := testgames.Piece("V", []define.Step{})
	village.Owners[define.Black] = false
	guard, bandit := testgames.Piece("R", rook.Steps[define.White]), testgames.Piece("B", rook.Steps[define.White][:1])
	guard.Owners[define.Black], bandit.Owners[define.White] = false, false
	def := testgames.Define(6, 6, "bbbbbb/bbbbbb/6/6/6/RRV3 w - - 0 1", -1, -1, village, guard, bandit)
	def.Endings.Extinct.Types = define.MaskOf(3)
	return testgames.Compile(t, def)
}

// Where the armies differ and one piece cannot be spared, the others are measured by a unit that
// can be, and no absurd interval is promised.
func TestArmiesThatDiffer(t *testing.T) {
	s := small(t, t.TempDir())
	s.Rules = sides(t)
	text, err := s.Outlook()
	if err != nil || len(text) > 200 {
		t.Errorf("%q, %v", text, err)
	}
	r, err := s.Make(t.Context())
	if err != nil || r.Unit == "" || len(r.Values) != 2 {
		t.Fatalf("%+v, %v", r, err)
	}
	if unit := s.army.features[s.army.unit]; s.Rules.Owns(define.White, unit.piece) {
		t.Errorf("the unit is the %s", r.Unit)
	}
}

// A call for more games names a round number of them; one game does not tell how long the rest takes.
func TestRoundNumbers(t *testing.T) {
	for n, want := range map[int]int{80: 80, 100: 100, 240: 240, 292: 300, 1604: 1700, 52000: 52000} {
		if got := rounded(n); got != want {
			t.Errorf("%d becomes %d, want %d", n, got, want)
		}
	}
	for left, want := range map[time.Duration]string{46788 * time.Second: "about 13h left", 754 * time.Second: "about 13m left", 61 * time.Second: "about 1m1s left", 0: "games"} {
		if got := (Status{Left: left}).String(); !strings.HasSuffix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
	s, told := small(t, t.TempDir()), 0
	s.Games, s.first = paced-2, paced
	s.Report = func(p Status) {
		if told++; p.Left != 0 {
			t.Errorf("after %d games %v", p.Done, p.Left)
		}
	}
	if made(t, s); told == 0 {
		t.Error("nothing is told")
	}
}

// A damaged round is refused: games cannot be told from it.
func TestDamagedRound(t *testing.T) {
	folder := t.TempDir()
	s := small(t, folder)
	made(t, s)
	for _, text := range []string{"", "{", "{}", `{"values":[0,1],"trades":[]}`, `{"values":[0,1,1,1,1,1,1],"trades":[[[[99,1,0]],[]]]}`, `{"values":[0,1,1,1,1,1,1],"trades":[[[[-1,1,0]],[]]]}`} {
		if err := os.WriteFile(s.planOf(1), []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		if _, err := small(t, folder).Make(t.Context()); err == nil || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Parts that begin a round at the same time have the same one.
func TestSameRound(t *testing.T) {
	folder := t.TempDir()
	failed := make(chan error)
	const parts = 8
	for k := range parts {
		s := small(t, folder)
		go func() {
			_, err := s.Play(context.Background(), arena.Shard{K: k + 1, N: parts})
			failed <- err
		}()
	}
	for range parts {
		if err := <-failed; err != nil {
			t.Error(err)
		}
	}
	if made(t, small(t, folder)) != made(t, small(t, t.TempDir())) {
		t.Error("the parts measure something else")
	}
}

// A piece that only many pawns can match is matched with them; where there is a match
// with few, only those are played.
func TestFewPawns(t *testing.T) {
	rooks := *testgames.Shipped(t, "normal").Def
	rooks.Start = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"
	for name, r := range map[string]*board.Rules{"rooks and pawns": testgames.Compile(t, &rooks), "chess": testgames.Shipped(t, "normal")} {
		a, err := newArmy(r, nil, "", Scale{})
		if err != nil {
			t.Fatal(err)
		}
		most := 0.0
		list := a.imbalances(a.guess())
		for _, c := range list {
			most = max(most, math.Abs(c.x[a.unit]))
		}
		if !a.covered(list) || (most > fewUnits) != (name == "rooks and pawns") {
			t.Errorf("%s: up to %v pawns, all pieces have an imbalance: %v", name, most, a.covered(list))
		}
	}
}

// A network keeps its values, and all of its rounds count. With the hand-written
// evaluation the first round does not.
func TestNetwork(t *testing.T) {
	for _, network := range []string{"", "a network"} {
		s := small(t, t.TempDir())
		s.Network = network
		r, err := s.Make(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if all := r.Made.Counted == r.Made.Games; all != (network != "") || all && r.taught() {
			t.Errorf("%q: %d of %d games count, taught: %v", network, r.Made.Counted, r.Made.Games, r.taught())
		}
		var text strings.Builder
		WriteText(&text, r)
		of := fmt.Sprintf("values from %d of %d games", r.Made.Counted, r.Made.Games)
		if said := strings.Contains(text.String(), of) && strings.Contains(text.String(), "so those games no longer count"); said != (network == "") {
			t.Errorf("%q: %s", network, text.String())
		}
	}
}

// With many pieces a pair still has imbalances of its own.
func TestPairAmongMany(t *testing.T) {
	def := *testgames.Shipped(t, "normal").Def
	def.Types = slices.Clone(def.Types)
	var names []string
	for i := range 12 {
		letter := string(rune('a'+i)) + "'"
		names = append(names, letter)
		def.Types = append(def.Types, testgames.Piece(letter, testgames.Rider(i%4+1, 1, 0)))
	}
	a, err := newArmy(testgames.Compile(t, &def), append(names, "bishop"), "", Scale{})
	if err != nil {
		t.Fatal(err)
	}
	bishop, pair := -1, -1
	for i, f := range a.features {
		switch a.label(f) {
		case "bishop":
			bishop = i
		case "bishop pair":
			pair = i
		}
	}
	list := a.imbalances(a.guess())
	if !slices.ContainsFunc(list, func(c imbalance) bool { return math.Abs(c.x[bishop]) == 2 && math.Abs(c.x[pair]) == 1 }) {
		t.Errorf("none of %d imbalances lacks both bishops", len(list))
	}
}

// While the unit has no value yet, nothing is worth so many of it.
func TestEdgeOfFewGames(t *testing.T) {
	s := small(t, t.TempDir())
	s.Games, s.Nodes, s.first = 40, 100, 0
	r, err := s.Make(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if known := slices.ContainsFunc(r.Values, func(v Value) bool { return v.Known }); known || r.White.Known {
		t.Errorf("of 40 games: %+v, %+v", r.White, r.Values)
	}
}
