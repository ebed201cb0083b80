package engine

import "sync/atomic"

// merits is a list of small numbers that grow with success and shrink with
// failure. They stay within ±meritLimit and lie two in a word, so that several
// threads may read and change them without a lock; a change that gets lost
// because another thread changes the same word at the same time does not matter.
type merits []uint32

const meritLimit = 1 << 14

func newMerits(n int) merits { return make(merits, (n+1)/2) }

// at returns the nth number.
func (m merits) at(n int) int32 {
	return int32(int16(atomic.LoadUint32(&m[n>>1]) >> (n & 1 * 16)))
}

// learn moves the nth number towards the bonus; the nearer it is to its limit,
// the less. Alone, a thread need not make sure that others see it soon.
func (m merits) learn(n, bonus int, alone bool) {
	word, shift := &m[n>>1], n&1*16
	old := atomic.LoadUint32(word)
	v := int(int16(old >> shift))
	v += bonus - v*max(bonus, -bonus)/meritLimit
	now := old&^(0xFFFF<<shift) | uint32(uint16(v))<<shift
	if alone {
		*word = now
	} else {
		atomic.StoreUint32(word, now)
	}
}
