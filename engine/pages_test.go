package engine

import (
	"math"
	"math/rand/v2"
	"testing"
)

// A table that is cleared behaves like a new one, though old entries are still there:
// the same records are found after the same calls.
func TestClearedTableIsLikeNew(t *testing.T) {
	const size = 4 // buckets
	cleared := &table{buckets: make([]bucket, size)}
	random := rand.New(rand.NewPCG(1, 2))
	for game := range 3 * size {
		fresh := &table{buckets: make([]bucket, size)}
		for range 200 {
			if random.IntN(50) == 0 {
				cleared.startSearch()
				fresh.startSearch()
			}
			key, r := random.Uint64N(60)*0x9E3779B97F4A7C15, record{depth: random.IntN(20), bound: Bound(1 + random.IntN(3)), move: packedMove(random.IntN(3))}
			one, found := cleared.probe(key)
			two, known := fresh.probe(key)
			if one != two || found != known {
				t.Fatalf("game %d: %+v, %v; in a new table %+v, %v", game, one, found, two, known)
			}
			cleared.store(key, r)
			fresh.store(key, r)
		}
		if cleared.full() != fresh.full() {
			t.Errorf("game %d: %d of 1000 entries are used; in a new table %d", game, cleared.full(), fresh.full())
		}
		cleared.clear()
		if cleared.full() != 0 {
			t.Errorf("game %d: a cleared table is used", game)
		}
	}
}

// TestHugeTable holds that a size beyond all memory is not taken for a small one.
func TestHugeTable(t *testing.T) {
	for _, mebibytes := range []int{1 << 20, math.MaxInt>>19 + 1, math.MaxInt} {
		if n := bucketsIn(mebibytes); n < bucketsIn(1<<10) || n*bucketBytes <= 0 {
			t.Errorf("%d buckets in %d MiB", n, mebibytes)
		}
	}
}

func TestResize(t *testing.T) {
	e := newEngine(Options{HashMB: 2})
	e.table.store(7, record{depth: 3, bound: Exact})
	same := e.table
	e.Resize(3) // 2 is the largest power of two in it
	if _, ok := same.probe(7); e.table != same || !ok {
		t.Error("a table of the same size is replaced")
	}
	e.Resize(4)
	if len(same.buckets) != 0 {
		t.Error("the old table keeps its memory")
	}
	if _, ok := e.table.probe(7); ok || len(e.table.buckets) != 4<<20/bucketBytes {
		t.Errorf("%d buckets, found %v", len(e.table.buckets), ok)
	}
}
