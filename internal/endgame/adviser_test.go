package endgame

import (
	"context"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine"
	"fairymax/engine/eval"
)

// advising makes an adviser for tables in memory.
func advising(t testing.TB, memory int64) *Adviser {
	a := NewAdviser(memory, func(*board.Rules) Options { return Options{} })
	t.Cleanup(a.Close)
	return a
}

// at sets up a position.
func at(t testing.TB, r *board.Rules, fen string) *board.Position {
	t.Helper()
	p, err := r.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// advised begins a search of a position and waits for its tables.
func advised(t testing.TB, a *Adviser, p *board.Position) bool {
	t.Helper()
	near := a.Begin(p, 1)
	if near {
		a.End()
	}
	a.works.Wait()
	return near
}

// The tables of an ending, and of what one capture leads to, say the same as when they are
// asked for.
func TestAdviser(t *testing.T) {
	r := load(t, "gardner")
	a := advising(t, AdviserMemory)
	want := tablesOf(t, r)
	if p := at(t, r, "rnb1k/5/5/5/R2QK w - - 0 1"); advised(t, a, p) {
		t.Error("six pieces are near")
	}
	five := at(t, r, "rn2k/5/5/5/R3K w - - 0 1")
	if _, _, known := a.Probe(five); known || !advised(t, a, five) {
		t.Error("five pieces are not near, or known")
	}
	for _, fen := range []string{"1n2k/5/5/5/R3K w - - 0 1", "rn2k/5/5/5/4K b - - 0 1", "r3k/5/5/5/R3K w - - 0 1", "4k/5/4K/5/R4 b - - 0 1", "R3k/5/4K/5/5 b - - 0 1", "4k/5/4K/5/5 b - - 0 1"} {
		p := at(t, r, fen)
		v, err := want.Value(context.Background(), p)
		if o, plies, known := a.Probe(p); err != nil || !known || o != v.Outcome || plies != v.Plies {
			t.Errorf("%s: %v in %d, %v, want %v, %v", fen, o, plies, known, v, err)
		}
	}
	if _, _, known := a.Probe(five); known {
		t.Error("five pieces are known")
	}
	a.SetMemory(0)
	if _, _, known := a.Probe(at(t, r, "4k/5/4K/5/R4 b - - 0 1")); known || advised(t, a, five) {
		t.Error("tables are used that may take no memory")
	}
}

// Rights say more than a table knows.
func TestAdviserKnowsRights(t *testing.T) {
	r := load(t, "normal")
	a := advising(t, AdviserMemory)
	p := at(t, r, "4k3/8/8/8/8/8/8/4K2R w K - 0 1")
	advised(t, a, p)
	if _, _, known := a.Probe(p); known {
		t.Error("the position is known with a right to castle")
	}
	if o, _, known := a.Probe(at(t, r, "4k3/8/8/8/8/8/8/4K2R w - - 0 1")); !known || o != define.Win {
		t.Error("the position is not known without it")
	}
}

// Memory is bounded: what does not fit is not made, and what is not needed goes.
func TestAdviserMemory(t *testing.T) {
	r := load(t, "gardner")
	rook, queen, both := at(t, r, "4k/5/4K/5/R4 w - - 0 1"), at(t, r, "4k/5/3K1/5/1Q3 w - - 0 1"), at(t, r, "4k/q4/3K1/5/R4 w - - 0 1")
	a := advising(t, 65_000)
	for _, p := range []*board.Position{rook, queen} {
		advised(t, a, p)
		if _, _, known := a.Probe(p); !known {
			t.Errorf("%s is not known", p.FEN())
		}
	}
	if _, _, known := a.Probe(rook); known {
		t.Error("what is not needed is still there")
	}
	advised(t, a, both)
	if _, _, known := a.Probe(both); known {
		t.Error("more is known than fits the memory")
	}
	if o, _, known := a.Probe(queen); !known || o != define.Win {
		t.Error("what fits is not made instead")
	}
}

// Games without tables have no advice; other rules have tables of their own.
func TestAdviserFollowsRules(t *testing.T) {
	a := advising(t, AdviserMemory)
	if p := at(t, load(t, "crazyhouse"), "4k3/8/8/8/8/8/8/4K2R[] w - - 0 1"); advised(t, a, p) {
		t.Error("there are tables for crazyhouse")
	}
	for text, want := range map[string]define.Outcome{"draw": define.Draw, "loss": define.Loss} {
		p := at(t, load(t, "title = \"Own\"\nextends = \"gardner\"\nendings.stalemate = \""+text+"\"\n"), "k4/2Q2/5/5/4K b - - 0 1")
		advised(t, a, p)
		if o, _, known := a.Probe(p); !known || o != want {
			t.Errorf("stalemate is a %s: %v, %v", text, o, known)
		}
	}
}

// A search that needs all processors stops the work, and the end of the search lets it go on.
func TestAdviserWaits(t *testing.T) {
	r := load(t, "gardner")
	a := advising(t, AdviserMemory)
	p := at(t, r, "4k/q4/4K/5/R4 w - - 0 1")
	if !a.Begin(p, 1<<20) {
		t.Fatal("nothing is near")
	}
	a.mu.Lock()
	held := a.hold != nil
	a.mu.Unlock()
	if _, _, known := a.Probe(p); known || !held {
		t.Error("tables were made while the search needed the processors")
	}
	a.End()
	a.works.Wait()
	if _, _, known := a.Probe(p); !known {
		t.Error("the work did not go on")
	}
}

// It can be closed while a search has all processors, and does not end.
func TestAdviserCloses(t *testing.T) {
	a := NewAdviser(AdviserMemory, func(*board.Rules) Options { return Options{} })
	if !a.Begin(at(t, load(t, "gardner"), "4k/q4/4K/5/R4 w - - 0 1"), 1<<20) {
		t.Fatal("nothing is near")
	}
	a.Close()
	a.End()
}

// advisedEngine is an engine that asks an adviser.
func advisedEngine(a *Adviser) *engine.Engine {
	return engine.New(eval.New, engine.Options{HashMB: 1, Prober: a})
}

// Where the move rule is near, a win that begins its count anew is preferred; every win that is
// claimed is one by the rules of the game.
func TestAdviserMindsTheMoveRule(t *testing.T) {
	r := load(t, "gardner")
	a := advising(t, AdviserMemory)
	e := advisedEngine(a)
	tables := tablesOf(t, r)
	random := rand.New(rand.NewPCG(1, 1))
	won, saved := 0, 0
	for i := range 200 {
		m, err := ParseMaterial(r, []string{"KRvK", "KRvKN"}[i%2])
		if err != nil {
			t.Fatal(err)
		}
		p, v := randomOf(t, tables, m, define.White, define.Win, random)
		clock := min(2*r.MoveRule()-v.Plies+1, 2*r.MoveRule()-1)
		advised(t, a, p)
		g := board.NewGame(at(t, r, clocked(p, clock)))
		if e.Think(context.Background(), g, engine.Limits{}, nil).Score <= 0 {
			saved++
			continue
		}
		for !g.Result().Over {
			g.Play(e.Think(context.Background(), g, engine.Limits{}, nil).Move)
		}
		if result := g.Result(); result.Draw || result.Winner != define.White {
			t.Errorf("%s was claimed to be won", clocked(p, clock))
		}
		won++
	}
	if won < 50 || saved < 50 {
		t.Errorf("%d won, %d saved by the move rule", won, saved)
	}
}

// randomOf draws a position of some material that is worth that to the side to move.
func randomOf(t *testing.T, tables *Tables, m Material, turn define.Color, want define.Outcome, random *rand.Rand) (*board.Position, Value) {
	t.Helper()
	p, v, err := tables.Sample(context.Background(), m, turn, func(v Value) bool { return v.Outcome == want && (want == define.Draw || v.Plies > 0) }, random.IntN)
	if err != nil || p == nil {
		t.Fatalf("%v: no position with %v: %v", m, want, err)
	}
	return p, v
}

// clocked writes a position with plies on the clock of the move rule.
func clocked(p *board.Position, clock int) string {
	fields := strings.Fields(p.FEN())
	fields[len(fields)-2] = strconv.Itoa(clock)
	return strings.Join(fields, " ")
}
