package engine

import (
	"testing"

	"fairymax/board"
	"fairymax/engine/testgames"
)

func TestTableReturnsWhatWasStored(t *testing.T) {
	tab := newTable(1)
	for i, want := range []record{
		{score: -321, eval: 77, depth: 12, bound: Exact, move: 0x7ABCD},
		{score: winIn(3), eval: noScore, depth: 0, bound: Lower},
		{score: lossIn(9), eval: -evalLimit, depth: MaxPly - 1, bound: Upper, move: 1},
	} {
		key := uint64(i+1) * 0x9E3779B97F4A7C15
		tab.store(key, want)
		if got, ok := tab.probe(key); !ok || got != want {
			t.Errorf("stored %+v, found %+v, %v", want, got, ok)
		}
		if _, ok := tab.probe(key ^ 1<<63); ok {
			t.Errorf("record %d is found under another key", i)
		}
	}
}

func TestTableReplacesTheLeastUseful(t *testing.T) {
	tab := &table{buckets: make([]bucket, 1)}
	for i := range 4 {
		tab.store(uint64(i+1), record{depth: 10 + i, bound: Exact})
	}
	tab.store(5, record{depth: 1, bound: Exact})
	if _, ok := tab.probe(1); ok {
		t.Error("the shallowest entry has not been replaced")
	}
	tab.startSearch()
	tab.startSearch()
	tab.store(5, record{depth: 2, bound: Exact}) // renewed
	tab.store(6, record{depth: 1, bound: Exact})
	if _, ok := tab.probe(2); ok {
		t.Error("an old entry outlived a renewed one")
	}
	if _, ok := tab.probe(5); !ok {
		t.Error("a renewed entry was replaced before old ones")
	}
}

// Whatever the age, nothing is replaced while a place is empty, or has an entry of an earlier game.
func TestTableFillsEmptyPlacesFirst(t *testing.T) {
	tab := &table{buckets: make([]bucket, 1<<10)}
	for range 1 << (ageBits + 1) {
		for i := range uint64(len(bucket{})) {
			tab.startSearch()
			tab.store((i+1)<<10, record{bound: Exact})
			for older := range i + 1 {
				if _, ok := tab.probe((older + 1) << 10); !ok {
					t.Fatalf("entry %d of %d has gone at age %d", older+1, i+1, tab.age)
				}
			}
		}
		age := tab.age
		tab.clear()
		tab.age = age + 1
	}
}

func TestTableKeepsMoveAndDepth(t *testing.T) {
	tab := newTable(1)
	tab.store(9, record{depth: 8, bound: Lower, move: 99})
	tab.store(9, record{depth: 6, bound: Upper})
	if got, _ := tab.probe(9); got.move != 99 || got.depth != 6 {
		t.Errorf("got %+v: the move of the deeper search should stay", got)
	}
	tab.store(9, record{depth: 20, bound: Lower})
	tab.store(9, record{depth: 3, bound: Upper})
	if got, _ := tab.probe(9); got.depth != 20 {
		t.Errorf("a much shallower bound replaced one of depth 20 by %d", got.depth)
	}
}

// A packed move brings every legal move back, drops too, and an enemy's square none.
func TestPackedMoveFindsTheMove(t *testing.T) {
	for _, test := range []struct {
		rules *board.Rules
		fen   string
	}{
		{testgames.Compile(t, testgames.Chess()), "r3k2r/pP1pqpb1/bn2pnp1/2pPN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq c6 0 1"},
		{testgames.Shipped(t, "crazyhouse"), "r2qk2r/ppp2ppp/2n5/3p4/3P4/2P2N2/P1P2PPP/R1BQK2R[BNPbnp] w KQkq - 0 10"},
	} {
		p := testgames.Position(t, test.rules, test.fen)
		w := testWorker(test.rules)
		p.CopyTo(&w.frames[0].position)
		var list board.MoveList
		p.Legal(&list)
		for _, m := range append([]board.Move(nil), list.Moves()...) {
			if got := w.hashMove(0, packMove(m), false); got != m {
				t.Errorf("%s came back as %s", text(test.rules, m), text(test.rules, got))
			}
		}
		if got := w.hashMove(0, packedMove(test.rules.Square(4, 7)), false); got != board.NoMove {
			t.Errorf("an enemy's square gives %s", text(test.rules, got))
		}
	}
}

func TestScoresCountFromTheNode(t *testing.T) {
	for _, s := range []Score{winIn(5), lossIn(6), 17, -evalLimit} {
		if got := s.fromNode(4).fromRoot(4); got != s {
			t.Errorf("%d became %d", s, got)
		}
	}
	if got := winIn(5).fromNode(4); got != winIn(1) {
		t.Errorf("a win one ply from the node is stored as %d", got)
	}
}
