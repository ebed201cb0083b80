package engine

import (
	"context"
	"slices"
	"testing"

	"fairymax/board"
	"fairymax/board/define"
	"fairymax/engine/testgames"
)

// fakeProber says what a function says, or nothing if it is not near.
type fakeProber struct {
	far   bool
	probe func(p *board.Position) (define.Outcome, int, bool)
	open  int // searches that have begun and not ended
}

func (f *fakeProber) Begin(*board.Position, int) bool {
	if !f.far {
		f.open++
	}
	return !f.far
}

func (f *fakeProber) End() { f.open-- }

func (f *fakeProber) Probe(p *board.Position) (define.Outcome, int, bool) { return f.probe(p) }

// think searches a position with a prober.
func think(t *testing.T, prober *fakeProber, g *board.Game, limits Limits) (Result, []Info) {
	t.Helper()
	var infos []Info
	got := newEngine(Options{HashMB: 1, Prober: prober}).Think(context.Background(), g, limits, func(i Info) {
		i.PV = slices.Clone(i.PV)
		infos = append(infos, i)
	})
	if prober.open != 0 {
		t.Errorf("%d searches have not ended for the prober", prober.open)
	}
	return got, infos
}

// mated says that mates are lost, and that everything else is lost later.
func mated(p *board.Position) (define.Outcome, int, bool) {
	if p.InCheck() && !p.HasLegalMove() {
		return define.Loss, 0, true
	}
	return define.Loss, 8, true
}

// A root that is known to be won needs no search.
func TestKnownWin(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "k7/8/1K6/8/8/8/8/7R w - - 0 1")
	got, infos := think(t, &fakeProber{probe: mated}, g, Limits{})
	if text(r, got.Move) != "h1h8" || got.Score != winIn(1) || got.Nodes != uint64(len(rootMoves(g.Position(), Limits{}))) {
		t.Errorf("%s, %d, %d nodes", text(r, got.Move), got.Score, got.Nodes)
	}
	if len(infos) != 1 || infos[0].Line != 1 || infos[0].Score != got.Score || !slices.Equal(infos[0].PV, got.PV) {
		t.Errorf("%+v", infos)
	}
	got, infos = think(t, &fakeProber{probe: mated}, g, Limits{Lines: 3})
	if text(r, got.Move) != "h1h8" || len(infos) != 3 || infos[2].Line != 3 || infos[2].Score != winIn(9) {
		t.Errorf("%+v", infos)
	}
	only := find(t, g.Position(), "b6c6")
	if got, _ = think(t, &fakeProber{probe: mated}, g, Limits{Only: []board.Move{only}}); got.Move != only || got.Score != winIn(9) {
		t.Errorf("%s, %d", text(r, got.Move), got.Score)
	}
}

// The longest defence, if all moves lose; a search, if one of them is not known.
func TestKnownLoss(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "8/8/8/3k4/8/8/4Q3/4K3 b - - 0 1")
	long := find(t, g.Position(), "d5c5")
	lost := func(p *board.Position) (define.Outcome, int, bool) {
		if p.At(long.To()) != define.Empty {
			return define.Win, 15, true
		}
		return define.Win, 13, p.Turn() == define.White && p.At(long.To()-1) == define.Empty
	}
	if got, _ := think(t, &fakeProber{probe: lost}, g, Limits{Exclude: []board.Move{find(t, g.Position(), "d5d6")}, Depth: 2, Infinite: true}); got.Depth != 2 && got.Move != long {
		t.Errorf("%+v", got)
	}
	all := func(p *board.Position) (define.Outcome, int, bool) {
		o, plies, _ := lost(p)
		return o, plies, p.Turn() == define.White
	}
	if got, _ := think(t, &fakeProber{probe: all}, g, Limits{}); got.Move != long || got.Score != lossIn(16) {
		t.Errorf("%s, %d", text(r, got.Move), got.Score)
	}
}

// In a drawn position the search chooses among the moves that hold it, and says that it is drawn.
func TestKnownDraw(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "8/8/8/3k4/8/8/4Q3/4K3 w - - 0 1")
	holding := find(t, g.Position(), "e1d1")
	drawn := func(p *board.Position) (define.Outcome, int, bool) {
		if p.At(holding.To()) != define.Empty {
			return define.Draw, 0, true
		}
		return define.Win, 4, true
	}
	got, infos := think(t, &fakeProber{probe: drawn}, g, Limits{Depth: 4, Infinite: true})
	if got.Depth != 4 || len(infos) == 0 || p0(infos) != holding.From() {
		t.Errorf("%+v", got)
	}
	for _, m := range append([]board.Move{got.Move}, infos[0].PV[0]) {
		if m.To() != holding.To() {
			t.Errorf("%s does not hold", text(r, m))
		}
	}
	for _, info := range append(infos, Info{Score: got.Score, Bound: Exact}) {
		if info.Score != 0 || info.Bound != Exact {
			t.Errorf("%+v", info)
		}
	}
}

// Where more lines are wanted than moves hold a draw, those that lose follow.
func TestKnownDrawWithLines(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "4k3/8/8/4K3/4P3/8/8/8 b - - 0 1")
	holding := find(t, g.Position(), "e8e7")
	probe := func(p *board.Position) (define.Outcome, int, bool) {
		if p.At(holding.To()) != define.Empty {
			return define.Draw, 0, true
		}
		return define.Win, 20, true
	}
	_, infos := think(t, &fakeProber{probe: probe}, g, Limits{Depth: 4, Infinite: true, Lines: 3})
	if len(infos) != 12 {
		t.Fatalf("%d reports: %+v", len(infos), infos)
	}
	for i, info := range infos {
		want := lossIn(21)
		if i%3 == 0 {
			want = 0
		}
		if info.Depth != i/3+1 || info.Line != i%3+1 || info.Score != want || info.PV[0] == holding != (want == 0) {
			t.Errorf("%+v", info)
		}
	}
}

// p0 is where the first move of the last report comes from.
func p0(infos []Info) define.Square { return infos[len(infos)-1].PV[0].From() }

// Nodes ask too: a depth of two plies sees a long win. A position that is not known, or far from
// any table, is searched as without a prober.
func TestProbeInSearch(t *testing.T) {
	r := testgames.Shipped(t, "normal")
	g := game(t, r, "4k3/8/8/8/8/2n5/1P6/4K2R w - - 0 1")
	bare := func(p *board.Position) (define.Outcome, int, bool) {
		if black := p.Pieces(define.Black); black.Len() > 1 {
			return 0, 0, false
		}
		if p.Turn() == define.White {
			return define.Win, 25, true
		}
		return define.Loss, 24, true
	}
	got, _ := think(t, &fakeProber{probe: bare}, g, Limits{Depth: 2, Infinite: true})
	if text(r, got.Move) != "b2c3" || got.Score != winIn(25) {
		t.Errorf("%s, %d", text(r, got.Move), got.Score)
	}
	silent := func(*board.Position) (define.Outcome, int, bool) { return 0, 0, false }
	want := newEngine(Options{HashMB: 1}).Think(context.Background(), g, Limits{Depth: 6, Infinite: true}, nil)
	for _, prober := range []*fakeProber{{probe: silent}, {far: true}} {
		if got, _ := think(t, prober, g, Limits{Depth: 6, Infinite: true}); got.Move != want.Move || got.Score != want.Score || got.Nodes != want.Nodes {
			t.Errorf("%+v, want %+v", got, want)
		}
	}
	if got, _ := think(t, &fakeProber{probe: bare}, g, Limits{Depth: 2}); got.Score >= provenWin {
		t.Errorf("a search that must be reproducible asks: %d", got.Score)
	}
	two := func(p *board.Position) (define.Outcome, int, bool) {
		return define.Win, 12, p.Turn() == define.White && p.Clock() > 0
	}
	for clock, want := range map[string]bool{"80": true, "86": true, "87": false, "90": false} {
		late := game(t, r, "4k3/8/8/8/8/2n5/8/4K2R w - - "+clock+" 60")
		if got, _ := think(t, &fakeProber{probe: two}, late, Limits{Depth: 2, Infinite: true}); (got.Score >= provenWin) != want {
			t.Errorf("clock %s: %d", clock, got.Score)
		}
	}
}
