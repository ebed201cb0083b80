package engine

import (
	"math"
	"runtime"

	"fairymax/board"
	"fairymax/board/define"
)

// table is the transposition table. Its size is fixed and its buckets are cache
// lines. An entry is two atomic words, the first of them the tag of its key xor the
// second: a reader of a half-written entry sees a wrong tag, so threads share a table
// without a lock.
// https://www.chessprogramming.org/Shared_Hash_Table#Lockless
//
// The tag has a generation in place of the bits of the key that choose the bucket.
// Another generation makes all entries empty at once; zeroing them would take seconds.
type table struct {
	buckets    []bucket // a power of two
	generation uint64   // less than the number of buckets
	age        uint8    // of the present search, 4 bits
	pages
}

type bucket [4]entry

type entry struct{ check, data shared }

// record is what the table knows about a position. The score counts from the node.
type record struct {
	score, eval Score // eval is noScore where it is not known
	depth       int
	bound       Bound
	move        packedMove
}

// packedMove is a move in 19 bits: its square of departure and a hash of the rest.
// Position.LegalFrom brings the move back. If two moves are packed alike, the first one
// is tried.
type packedMove uint32

const (
	packedBits = 19
	depthBits  = 7
	ageBits    = 4

	evalAt  = 16
	depthAt = 32
	boundAt = depthAt + depthBits
	ageAt   = boundAt + 2
	moveAt  = ageAt + ageBits // 45; 45 + 19 = 64
)

func packMove(m board.Move) packedMove {
	if m == board.NoMove {
		return 0
	}
	const golden = 0x9E3779B97F4A7C15
	return packedMove(m.From()) | packedMove(uint64(m>>8)*golden>>(64-(packedBits-8)))<<8
}

func (b packedMove) from() define.Square { return define.Square(b) }

// among returns the first of the moves that is packed like this, or NoMove.
func (b packedMove) among(moves []board.Move) board.Move {
	for _, m := range moves {
		if packMove(m) == b {
			return m
		}
	}
	return board.NoMove
}

// pack puts everything but the age into one word.
func (r record) pack() uint64 {
	return uint64(uint16(r.score)) | uint64(uint16(r.eval))<<evalAt |
		uint64(clamp(r.depth, 0, 1<<depthBits-1))<<depthAt | uint64(r.bound)<<boundAt | uint64(r.move)<<moveAt
}

func unpack(data uint64) record {
	return record{
		score: Score(int16(data)),
		eval:  Score(int16(data >> evalAt)),
		depth: depthOf(data),
		bound: boundOf(data),
		move:  packedMove(data >> moveAt),
	}
}

func depthOf(data uint64) int   { return int(data >> depthAt & (1<<depthBits - 1)) }
func boundOf(data uint64) Bound { return Bound(data >> boundAt & 3) }

// mask has the bits of a key that choose the bucket.
func (t *table) mask() uint64 { return uint64(len(t.buckets) - 1) }

func (t *table) bucket(key uint64) *bucket { return &t.buckets[key&t.mask()] }

func (t *table) tag(key uint64) uint64 { return key&^t.mask() | t.generation }

// clear empties the table while no search runs.
func (t *table) clear() {
	t.age = 0
	if t.generation == t.mask() {
		clear(t.buckets) // of a small table, after thousands of games
		t.generation = 0
		return
	}
	t.generation++
}

// startSearch begins a new search: what older ones have left is replaced first.
func (t *table) startSearch() { t.age = (t.age + 1) & (1<<ageBits - 1) }

// probe returns what is known about the position with that key.
func (t *table) probe(key uint64) (record, bool) {
	b, tag := t.bucket(key), t.tag(key)
	for i := range b {
		data := b[i].data.Load()
		if b[i].check.Load()^data == tag && boundOf(data) != NoBound {
			return unpack(data), true
		}
	}
	runtime.KeepAlive(t) // the buckets live as long as t
	return record{eval: noScore}, false
}

// store puts r in the place of the same position, or else in an empty one, or in that of the
// least useful entry: shallow and old. It spares a clearly deeper entry of the same position, unless
// r is exact, and keeps its move if r has none.
func (t *table) store(key uint64, r record) {
	b, tag := t.bucket(key), t.tag(key)
	victim, least := &b[0], math.MaxInt
	for i := range b {
		data := b[i].data.Load()
		stored := b[i].check.Load() ^ data
		if stored == tag {
			if r.move == 0 {
				r.move = packedMove(data >> moveAt)
			}
			if r.bound != Exact && t.ageOf(data) == 0 && depthOf(data) >= r.depth+tableSpared {
				return
			}
			victim = &b[i]
			break
		}
		value := depthOf(data) - tableAging*t.ageOf(data)
		if boundOf(data) == NoBound || stored&t.mask() != t.generation {
			value = math.MinInt // an empty place, or one of another generation
		}
		if value < least {
			victim, least = &b[i], value
		}
	}
	data := r.pack() | uint64(t.age)<<ageAt
	victim.data.Store(data)
	victim.check.Store(tag ^ data)
	runtime.KeepAlive(t)
}

// ageOf is the number of searches since an entry was stored.
func (t *table) ageOf(data uint64) int {
	return int((uint64(t.age) - data>>ageAt) & (1<<ageBits - 1))
}

// full is how much of the table the present search has filled, in permille.
func (t *table) full() int {
	n, sample := 0, t.buckets[:min(250, len(t.buckets))]
	for b := range sample {
		for i := range sample[b] {
			data := sample[b][i].data.Load()
			present := (sample[b][i].check.Load()^data)&t.mask() == t.generation
			if present && boundOf(data) != NoBound && t.ageOf(data) == 0 {
				n++
			}
		}
	}
	return n * 1000 / (4 * len(sample))
}
